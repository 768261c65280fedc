"""`/commissioner`: rulings in a match that is going on, each told in its thread."""

from __future__ import annotations

import discord
from discord.app_commands import Choice, Range
from discord.ext import commands

from cogs.answers import is_number, reply
from cogs.client import Client
from cogs.errors import Said
from cogs.finding import live_matches, session_for
from cogs.language import match_texts, texts_of
from cogs.league.pressing import field, form, on_form
from cogs.naming import user_mention
from cogs.ruling import NOBODY, actor_in, tell_ruling
from cogs.translator import choices, command, group
from engine.match.rulings import MOST_TOUCHDOWNS
from services import commissioner, consent, narration, verdicts
from services.commissioner import LONGEST_REASON, MOST_MINUTES
from services.errors import Refused
from services.narration.corrections import verdict
from services.outcome import Outcome
from services.session import Match, MatchSession
from services.verdicts import Winner

Interaction = discord.Interaction[Client]
LONGEST_LINE = 500
_WINNERS: dict[str, Winner] = {"home": "home", "away": "away"}


class Commissioner(commands.Cog):
    """The commissioner's office during a match."""

    commissioner = group("commissioner")

    def __init__(self, bot: Client) -> None:
        self.bot = bot

    # -- the clock ----------------------------------------------------------------------------------------------

    @command("commissioner extend", commissioner)
    async def extend(
        self, interaction: Interaction, minutes: Range[int, 1, MOST_MINUTES], match: str | None = None
    ) -> None:
        """Give more time."""
        session = await self._session(interaction, match)
        actor = await actor_in(interaction, session.match)
        await self._settle(interaction, session, await commissioner.extend(session, actor, minutes))

    @command("commissioner stop", commissioner)
    async def stop(self, interaction: Interaction, match: str | None = None) -> None:
        """Stop the clock."""
        session = await self._session(interaction, match)
        await self._settle(
            interaction, session, await commissioner.stop(session, await actor_in(interaction, session.match))
        )

    @command("commissioner resume", commissioner)
    async def resume(self, interaction: Interaction, match: str | None = None) -> None:
        """Let the match go on."""
        session = await self._session(interaction, match)
        await self._settle(
            interaction, session, await commissioner.go_on(session, await actor_in(interaction, session.match))
        )

    # -- decisions ----------------------------------------------------------------------------------------------

    @command("commissioner decide", commissioner)
    async def decide(
        self, interaction: Interaction, line: Range[str, 1, LONGEST_LINE] | None = None, match: str | None = None
    ) -> None:
        """Decide for an absent coach, and tell the thread what came of it."""
        session = await self._session(interaction, match)
        actor = await actor_in(interaction, session.match)
        outcome = await commissioner.decide(session, actor, line or "")
        await self.bot.boards.settle(interaction, session, outcome)
        if outcome.played:
            told = self.bot.boards.told(session, outcome, match_texts(session.match))
            await tell_ruling(self.bot, session, after=told)
            texts = await texts_of(interaction)
            await reply(interaction, self.bot.boards.told(session, outcome, texts) or texts.say("commissioner-done"))

    @command("commissioner adjudicate", commissioner, {"winner": choices("winner", ("home", "away"))})
    async def adjudicate(
        self,
        interaction: Interaction,
        home: Range[int, 0, MOST_TOUCHDOWNS],
        away: Range[int, 0, MOST_TOUCHDOWNS],
        winner: str | None = None,
        reason: Range[str, 1, LONGEST_REASON] | None = None,
        match: str | None = None,
    ) -> None:
        """End the match with a result, once a form that says so is sent."""
        session = await session_for(interaction, match)
        actor = await actor_in(interaction, session.match)
        texts = await texts_of(interaction)
        won = _WINNERS.get(winner or "")
        await verdicts.may_adjudicate(session, actor, home, away, won)
        why = commissioner.reason_of(reason or "")
        said = verdict(verdicts.verdict_of(home, away, won), narration.Names(session.game.position, texts))
        fields = [
            field(
                "reason",
                texts.say("adjudicate-reason"),
                why,
                hint=texts.say("adjudicate-hint"),
                length=LONGEST_REASON,
            )
        ]
        asked = form(
            "adjudicate",
            session.match.id,
            home,
            away,
            won or "",
            title=texts.say("adjudicate-title"),
            fields=fields,
            text=texts.say("adjudicate-ask", match=str(session.match.id), verdict=said),
        )
        await interaction.response.send_modal(asked)

    # -- with both coaches' consent -----------------------------------------------------------------------------

    @command("commissioner correct", commissioner)
    async def correct(
        self,
        interaction: Interaction,
        what: Range[str, 1, LONGEST_LINE],
        reason: Range[str, 1, LONGEST_REASON] | None = None,
        match: str | None = None,
    ) -> None:
        """Ask both coaches to agree to a corrected position."""
        await self._propose(interaction, match, "correct", what, reason or "")

    @command("commissioner annul", commissioner)
    async def annul(
        self,
        interaction: Interaction,
        reason: Range[str, 1, LONGEST_REASON] | None = None,
        match: str | None = None,
    ) -> None:
        """Ask both coaches to agree that the match does not count."""
        await self._propose(interaction, match, "annul", "", reason or "")

    async def _propose(
        self, interaction: Interaction, match: str | None, kind: consent.Kind, what: str, reason: str
    ) -> None:
        session = await self._session(interaction, match)
        actor = await actor_in(interaction, session.match)
        outcome = await consent.propose(session, actor, kind, what, reason)
        if await self.bot.boards.settle(interaction, session, outcome) and self.bot.boards.stands(session):
            await reply(interaction, (await texts_of(interaction)).say("commissioner-asked"))

    # -- coaches, and before the kick-off -----------------------------------------------------------------------

    @command("commissioner replace", commissioner)
    async def replace(
        self, interaction: Interaction, coach: discord.User, by: discord.Member, match: str | None = None
    ) -> None:
        """Let somebody else coach a side."""
        texts = await texts_of(interaction)
        if by.bot:
            raise Said(texts.say("commissioner-bot"))
        row = await self._before(interaction, match)
        if row is not None:
            await self._replace_before(interaction, row, coach.id, by.id)
            return
        session = await self._session(interaction, match)
        side = session.match.side_of(coach.id)
        outcome = await commissioner.replace_coach(session, await actor_in(interaction, session.match), coach.id, by.id)
        if not await self.bot.boards.settle(interaction, session, outcome):
            return
        told = match_texts(session.match)
        team = narration.Names(session.game.position, told).team(side or 0)
        after = told.say("commissioner-new-coach", new=user_mention(by.id), team=team)
        await tell_ruling(self.bot, session, by.id, after=after)
        await reply(interaction, texts.say("commissioner-done"))

    async def _replace_before(self, interaction: Interaction, row: Match, old: int, new: int) -> None:
        changed = await commissioner.replace_before(
            self.bot.services.desk, row, await actor_in(interaction, row), old, new
        )
        who, told = user_mention(interaction.user.id), match_texts(changed)
        said = told.say("ruling-replaced-before", who=who, old=user_mention(old), new=user_mention(new))
        await self._say(interaction, row, said, new)

    @command("commissioner cancel", commissioner)
    async def cancel(self, interaction: Interaction, match: str | None = None) -> None:
        """Cancel a match before its kick-off, also while the teams are being chosen."""
        row = await self._before(interaction, match)
        if row is None:
            session = await self._session(interaction, match)
            actor = await actor_in(interaction, session.match)
            await self._settle(interaction, session, await commissioner.cancel(session, actor))
            return
        services, actor = self.bot.services, await actor_in(interaction, row)
        if commissioner.league_of(row) is None:
            await commissioner.cancel_before(services.desk, row, actor)
        else:
            await commissioner.check(services.desk, row, actor)
            await services.league.match_days.cancel(row.guild_id, int(row.options["fixture"]), actor)
        said = match_texts(row).say("ruling-cancelled", who=user_mention(interaction.user.id))
        await self._say(interaction, row, said)

    async def _say(self, interaction: Interaction, row: Match, text: str, *mentioned: int) -> None:
        """Tell the channel where a match is being prepared, then the sender."""
        place = row.channel_id or row.parent_channel_id
        channel = interaction.guild.get_channel_or_thread(place) if interaction.guild is not None and place else None
        if isinstance(channel, discord.TextChannel | discord.Thread):
            users = [discord.Object(one) for one in mentioned]
            await channel.send(text, allowed_mentions=discord.AllowedMentions(users=users) if users else NOBODY)
        await reply(interaction, (await texts_of(interaction)).say("commissioner-done"))

    # -- shared -------------------------------------------------------------------------------------------------

    async def _session(self, interaction: Interaction, match: str | None) -> MatchSession:
        """The match that is meant; the answer is for the sender alone."""
        session = await session_for(interaction, match)
        if not interaction.response.is_done():
            await interaction.response.defer(ephemeral=True)
        return session

    async def _before(self, interaction: Interaction, match: str | None) -> Match | None:
        """A match that has not begun: the one named, else the one of this channel; None for any other."""
        assert interaction.guild_id is not None
        if match is not None:
            if not is_number(match):
                raise Refused("no_such_match")
            row = await self.bot.services.sessions.row(interaction.guild_id, int(match))
            return row if row.state == "teams" else None
        for row in await self.bot.services.sessions.live(interaction.guild_id):
            if row.state == "teams" and row.channel_id is not None and row.channel_id == interaction.channel_id:
                return row
        return None

    async def _settle(self, interaction: Interaction, session: MatchSession, outcome: Outcome) -> None:
        if await self.bot.boards.settle(interaction, session, outcome):
            await tell_ruling(self.bot, session)
            await reply(interaction, (await texts_of(interaction)).say("commissioner-done"))

    async def _matches(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await live_matches(interaction, typed)

    for _command in (extend, stop, resume, decide, adjudicate, correct, annul, replace, cancel):
        _command.autocomplete("match")(_matches)
    del _command


@on_form("adjudicate")
async def _adjudicated(
    interaction: Interaction, filled: dict[str, str], match: str, home: str, away: str, winner: str
) -> None:
    await interaction.response.defer(ephemeral=True)
    session = await session_for(interaction, match)
    outcome = await verdicts.adjudicate(
        session,
        await actor_in(interaction, session.match),
        int(home),
        int(away),
        _WINNERS.get(winner),
        filled.get("reason", ""),
    )
    if await interaction.client.boards.settle(interaction, session, outcome):
        await tell_ruling(interaction.client, session)
        await reply(interaction, (await texts_of(interaction)).say("commissioner-done"))


async def setup(bot: Client) -> None:
    """Add the cog."""
    await bot.add_cog(Commissioner(bot))
