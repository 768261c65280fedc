"""`/match`: from the challenge to the record, and everything around the play itself."""

from __future__ import annotations

import io
from typing import Any

import discord
from discord.app_commands import Choice, Range
from discord.ext import commands

from cogs.answers import is_number, matching, reply
from cogs.board.places import missing_permissions, permission_names
from cogs.client import Client
from cogs.confirm import ask_first
from cogs.dungeon_offers import dungeon_offers, dungeon_rules_for
from cogs.errors import Said
from cogs.finding import live_matches, session_for, unstarted_match
from cogs.language import match_texts, server_texts, texts_of
from cogs.match_words import clock_lines, log_lines, verification_lines
from cogs.naming import match_name, user_mention
from cogs.news import since_looked
from cogs.ruling import actor_in, tell_ruling
from cogs.ruling_words import ruling_lines
from cogs.translator import choices, command, group
from cogs.views import challenge as challenge_view
from cogs.views.shop import find_place, post_baskets
from cogs.views.toolbar import take_back
from services import agreed, commissioner, reading
from services.cards import AUTO, PAUSES
from services.challenges import GROUNDS, WORD_LENGTH
from services.clock import PRESETS
from services.errors import Refused
from services.hiring import MOST_BUDGET, baskets
from services.language import Texts
from services.league.office import Actor
from services.outcome import Outcome
from services.rule_sets import CHOICES, OFFERED
from services.session import MatchSession

DRAWS = ("ask", "draw", "overtime")
MOST_MINUTES = 7 * 24 * 60
Interaction = discord.Interaction[Client]


class Matches(commands.Cog):
    """A match from outside."""

    match = group("match")

    def __init__(self, bot: Client) -> None:
        self.bot = bot

    # -- before it begins ---------------------------------------------------------------------------------------

    @command(
        "match challenge",
        match,
        {
            "clock": choices("clock", PRESETS),
            "ground": choices("ground", GROUNDS),
            "draw": choices("end", DRAWS),
            "rules": choices("rules", CHOICES),
            "pause": choices("pause", PAUSES),
        },
    )
    async def challenge(
        self,
        interaction: Interaction,
        opponent: discord.Member | None = None,
        clock: str | None = None,
        ground: str = "random",
        draw: str = "ask",
        budget: Range[int, 0, MOST_BUDGET] = 0,
        rules: str = OFFERED[0],
        pause: str = AUTO,
        dungeon: str | None = None,
        turns: Range[str, 1, 12] | None = None,
        word: Range[str, 1, WORD_LENGTH] | None = None,
    ) -> None:
        """Make a challenge and show it to everybody, with the hash of the dice."""
        assert interaction.guild_id is not None
        texts = await texts_of(interaction)
        self._check_place(interaction, texts)
        if opponent is not None and opponent.bot:
            raise Said(texts.say("match-challenge-bot"))
        language = (await server_texts(self.bot, interaction.guild_id)).lang
        made = await self.bot.services.challenges.challenge(
            interaction.guild_id,
            interaction.channel_id or 0,
            interaction.user.id,
            opponent.id if opponent is not None else None,
            preset=clock,
            word=word,
            ground=ground,  # pyright: ignore[reportArgumentType]  # Discord sends one of the choices
            draw=draw,  # pyright: ignore[reportArgumentType]
            budget=budget,
            rules=dungeon_rules_for(rules, dungeon),
            pause=pause,
            dungeon=dungeon,
            turns=turns,
            language=language,
        )
        await challenge_view.send_challenge(interaction, made)

    def _check_place(self, interaction: Interaction, texts: Texts) -> None:
        if not isinstance(interaction.channel, discord.TextChannel):
            raise Said(texts.say("match-challenge-place"))
        missing = missing_permissions(interaction.app_permissions)
        if missing:
            raise Said(texts.say("view-challenge-permissions", missing=permission_names(missing, texts)))

    @challenge.autocomplete("dungeon")
    async def _dungeons(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await dungeon_offers(interaction, typed)

    @command("match accept", match)
    async def accept(
        self, interaction: Interaction, challenge: str, word: Range[str, 1, WORD_LENGTH] | None = None
    ) -> None:
        """Accept a challenge."""
        await challenge_view.accept(interaction, number(challenge), word)

    @command("match decline", match)
    async def decline(self, interaction: Interaction, challenge: str) -> None:
        """Decline a challenge."""
        await challenge_view.decline(interaction, number(challenge))

    @command("match withdraw", match)
    async def withdraw(self, interaction: Interaction, challenge: str) -> None:
        """Withdraw an own challenge."""
        await challenge_view.withdraw(interaction, number(challenge))

    @accept.autocomplete("challenge")
    async def _open(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self._challenges(interaction, typed, ("mine", "anyone"))

    @decline.autocomplete("challenge")
    async def _to_me(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self._challenges(interaction, typed, ("mine",))

    @withdraw.autocomplete("challenge")
    async def _own(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self._challenges(interaction, typed, ("own",))

    async def _challenges(self, interaction: Interaction, typed: str, kinds: tuple[str, ...]) -> list[Choice[str]]:
        assert interaction.guild_id is not None
        texts, me = await texts_of(interaction), interaction.user.id
        found: list[tuple[str, str]] = []
        for one in await self.bot.services.challenges.open_for(interaction.guild_id, me):
            kind = "own" if one.challenger == me else "anyone" if one.opponent is None else "mine"
            if kind in kinds:
                other = one.opponent if kind == "own" else one.challenger
                clock = texts.say(f"choice-clock-{one.clock_preset}")
                name = self._name(interaction, other) or texts.say("match-anyone")
                found.append(
                    (texts.say("match-challenge-offer", number=str(one.id), coach=name, clock=clock), str(one.id))
                )
        return matching(found, typed)

    def _name(self, interaction: Interaction, user_id: int | None) -> str | None:
        if user_id is None or interaction.guild is None:
            return None
        member = interaction.guild.get_member(user_id) or self.bot.get_user(user_id)
        return member.display_name if member is not None else str(user_id)

    @command("match team", match)
    async def team(self, interaction: Interaction, name: str, match: str | None = None) -> None:
        """Choose a team."""
        row = await unstarted_match(interaction, match)
        if row is None:
            raise Refused("teams_chosen") if match is not None else Refused("no_match_here")
        await challenge_view.choose_team(interaction, row.id, name)

    @team.autocomplete("name")
    async def _teams(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        texts = await texts_of(interaction)
        ready = self.bot.services.challenges.teams()
        return matching([(f"{one.name} · {texts.roster(one.roster)}", one.id) for one in ready], typed)

    @command("match shop", match)
    async def shop(self, interaction: Interaction, match: str | None = None) -> None:
        """Post the sender's basket anew."""
        row = await unstarted_match(interaction, match)
        side = row.side_of(interaction.user.id) if row is not None else None
        if row is None or side is None or baskets(row) is None:
            raise Refused("purchase_closed")
        await interaction.response.defer(ephemeral=True)
        await find_place(interaction, row)
        row = await self.bot.services.sessions.row(row.guild_id, row.id)
        await post_baskets(self.bot, row, side)
        await reply(interaction, (await texts_of(interaction)).say("shop-posted"))

    # -- reading ------------------------------------------------------------------------------------------------

    @command("match board", match)
    async def board(self, interaction: Interaction, match: str | None = None) -> None:
        """Show the board anew."""
        session = await session_for(interaction, match)
        await interaction.response.defer(ephemeral=True)
        link = await self.bot.boards.repost(session, interaction.channel)
        texts = await texts_of(interaction)
        await reply(interaction, texts.say("match-board-link", link=link) if link else texts.say("match-board-lost"))

    @command("match news", match)
    async def news(self, interaction: Interaction, match: str | None = None) -> None:
        """What happened since the coach looked."""
        session = await session_for(interaction, match)
        await interaction.response.defer(ephemeral=True)
        texts = await texts_of(interaction)
        session.side_of(interaction.user.id)
        told = await since_looked(self.bot, session, interaction.user.id, texts)
        await reply(interaction, told or texts.say("news-none"))

    @command("match log", match)
    async def log(self, interaction: Interaction, match: str | None = None) -> None:
        """Everything that happened, as a file."""
        session = await session_for(interaction, match)
        await interaction.response.defer(ephemeral=True)
        texts = await texts_of(interaction)
        lines = log_lines(await reading.log_of(session), session, texts)
        rulings = await commissioner.rulings_of(self.bot.services.desk, session.match)
        lines += ruling_lines(rulings, session, texts)
        file = text_file("\n".join(lines) + "\n", f"match-{session.match.id}.txt", texts.say("match-log-file"))
        await reply(interaction, texts.say("match-log", match=match_name(session.match, texts)), file=file)

    @command("match clock", match)
    async def clock(self, interaction: Interaction, match: str | None = None) -> None:
        """What both coaches have left."""
        session = await session_for(interaction, match)
        await reply(interaction, "\n".join(clock_lines(session, await texts_of(interaction))))

    @command("match verify", match)
    async def verify(self, interaction: Interaction, match: str | None = None) -> None:
        """Check the dice."""
        session = await session_for(interaction, match)
        await interaction.response.defer(ephemeral=True)
        checked = await reading.verify(session)
        texts = await texts_of(interaction)
        await reply(interaction, "\n".join(verification_lines(checked, texts)))

    @command("match export", match)
    async def export(self, interaction: Interaction, match: str | None = None) -> None:
        """The record."""
        session = await session_for(interaction, match)
        await interaction.response.defer(ephemeral=True)
        texts = await texts_of(interaction)
        record = await reading.export(session)
        file = text_file(record, f"match-{session.match.id}.play", texts.say("match-export-file"))
        await reply(interaction, texts.say("match-export", match=match_name(session.match, texts)), file=file)

    # -- going against the course of play -----------------------------------------------------------------------

    @command("match concede", match)
    async def concede(self, interaction: Interaction, match: str | None = None) -> None:
        """Ask once more, then concede."""
        session = await session_for(interaction, match)
        prompt, side = session.playing(), session.side_of(interaction.user.id)
        if side != prompt.side or ("concede",) not in prompt.legal:
            raise Refused("concede_when")
        texts = await texts_of(interaction)
        await ask_first(interaction, session, [("concede",)], texts.say("match-concede-sure"), texts)

    @command("match cancel", match)
    async def cancel(self, interaction: Interaction, match: str | None = None) -> None:
        """Cancel before the kick-off, also while the teams are being chosen."""
        assert interaction.guild_id is not None
        texts = await texts_of(interaction)
        row = await unstarted_match(interaction, match)
        if row is not None:
            if "fixture" in row.options:
                actor = Actor(interaction.user.id, admin=interaction.permissions.manage_guild)
                await self.bot.services.league.match_days.cancel(
                    interaction.guild_id, int(row.options["fixture"]), actor
                )
            else:
                await self.bot.services.challenges.cancel(interaction.guild_id, row.id, interaction.user.id)
            await reply(interaction, texts.say("match-cancelled"))
            if isinstance(interaction.channel, discord.Thread):
                said = match_texts(row).say("match-cancelled-by", coach=user_mention(interaction.user.id))
                await interaction.channel.send(said, allowed_mentions=discord.AllowedMentions.none())
            return
        session = await session_for(interaction, match)
        await self._settle(interaction, session, await agreed.cancel(session, interaction.user.id), "match-cancelled")

    @command("match abandon", match)
    async def abandon(self, interaction: Interaction, match: str | None = None) -> None:
        """Ask for the match to be abandoned."""
        await self._propose(interaction, match, "abandon")

    @command("match pause", match)
    async def pause(self, interaction: Interaction, match: str | None = None) -> None:
        """Ask for a pause."""
        await self._propose(interaction, match, "pause")

    async def _propose(self, interaction: Interaction, match: str | None, kind: agreed.Kind) -> None:
        session = await session_for(interaction, match)
        await interaction.response.defer(ephemeral=True)
        outcome = await agreed.propose(session, interaction.user.id, kind)
        if await self.bot.boards.settle(interaction, session, outcome) and self.bot.boards.stands(session):
            texts = await texts_of(interaction)
            await reply(interaction, texts.say("match-asked", coach=user_mention(outcome.mention or 0)))

    @command("match resume", match)
    async def resume(self, interaction: Interaction, match: str | None = None) -> None:
        """Go on."""
        session = await session_for(interaction, match)
        await self._settle(interaction, session, await agreed.unpause(session, interaction.user.id), "match-resumed")

    @command("match takeback", match)
    async def takeback(self, interaction: Interaction, match: str | None = None) -> None:
        """Take back freely what may be; else offer what the other coach can agree to."""
        session = await session_for(interaction, match)
        await interaction.response.defer(ephemeral=True)
        outcome = await take_back(interaction, session)
        if outcome is not None:
            await self._settle(interaction, session, outcome, "match-taken-back")

    @command("match extend", match)
    async def extend(
        self, interaction: Interaction, minutes: Range[int, 1, MOST_MINUTES], match: str | None = None
    ) -> None:
        """Give more time."""
        session = await session_for(interaction, match)
        outcome = await commissioner.extend(session, await actor_in(interaction, session.match), minutes)
        await self._settle(interaction, session, outcome, "match-extended", minutes=minutes)
        if outcome.refusal is None:
            await tell_ruling(self.bot, session)

    async def _settle(
        self, interaction: Interaction, session: MatchSession, outcome: Outcome, said: str, **values: Any
    ) -> None:
        if not interaction.response.is_done():
            await interaction.response.defer(ephemeral=True)
        if await self.bot.boards.settle(interaction, session, outcome):
            await reply(interaction, (await texts_of(interaction)).say(said, **values))

    async def _of_mine(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await live_matches(interaction, typed)

    for _command in (
        team,
        shop,
        board,
        news,
        log,
        clock,
        verify,
        export,
        concede,
        cancel,
        abandon,
        pause,
        resume,
        takeback,
        extend,
    ):
        _command.autocomplete("match")(_of_mine)
    del _command


def number(text: str) -> int:
    """The number of a challenge as autocomplete gives it.

    Raises:
        Refused: `no_such_challenge`.
    """
    if not is_number(text):
        raise Refused("no_such_challenge")
    return int(text)


def text_file(text: str, name: str, description: str) -> discord.File:
    """A text as an attachment."""
    return discord.File(io.BytesIO(text.encode()), name, description=description)


async def setup(bot: Client) -> None:
    """Add the cog."""
    await bot.add_cog(Matches(bot))
