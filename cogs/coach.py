"""What a coach sets for himself, and what waits for him: `/inbox`, `/settings`, `/orders`, `/formations`."""

from __future__ import annotations

from typing import Any
from zoneinfo import available_timezones

import discord
from discord.app_commands import Choice, Range
from discord.ext import commands
from discord.utils import format_dt

from cogs.answers import clipped, matching, reply
from cogs.client import Client
from cogs.language import texts_of
from cogs.league.finding import actor_of
from cogs.league.matchday.posting import awaited_line
from cogs.naming import match_name, message_link, user_mention
from cogs.translator import choices, command, group
from services.errors import Refused
from services.formations import NAME_LENGTH
from services.inbox import Waiting
from services.language import LANGUAGES, Texts
from services.preferences import PALETTES, Preferences
from services.session import MatchSession
from services.standing_orders import ORDERS

NONE = "none"
AUTO = "auto"


class Coach(commands.Cog):
    """A coach's own affairs; all answers are for him alone."""

    orders = group("orders")
    formations = group("formations")

    def __init__(self, bot: Client) -> None:
        self.bot = bot

    # -- inbox --------------------------------------------------------------------------------------------------

    @command("inbox")
    async def inbox(self, interaction: discord.Interaction[Client]) -> None:
        """What waits for the coach, most urgent first, with links."""
        assert interaction.guild_id is not None
        texts = await texts_of(interaction)
        waiting = await self.bot.services.inbox.list(interaction.guild_id, interaction.user.id)
        awaited = await self.bot.services.league.messages.awaited(interaction.guild_id, actor_of(interaction))
        if not waiting and not awaited:
            await reply(interaction, texts.say("inbox-empty"))
            return
        lines = [
            texts.say("inbox-title"),
            *(awaited_line(one, texts) for one in awaited),
            *(self._waiting(one, interaction.user.id, texts) for one in waiting),
        ]
        await reply(interaction, clipped(lines, texts))

    def _waiting(self, waiting: Waiting, user_id: int, texts: Texts) -> str:
        if waiting.challenge is not None:
            challenge = waiting.challenge
            link = message_link(challenge.guild_id, challenge.channel_id, challenge.message_id)
            return texts.say("inbox-challenge", coach=user_mention(challenge.challenger), link=link)
        match = waiting.match
        assert match is not None
        other = match.away_coach if match.home_coach == user_id else match.home_coach
        if waiting.asked_by is not None:
            other = waiting.asked_by
        line = texts.say(
            f"inbox-{waiting.kind.replace('_', '-')}",
            match=match_name(match, texts),
            coach=user_mention(other),
            link=self.bot.boards.link(match) or "",
        ).rstrip()
        if waiting.due_at is not None:
            line += " " + texts.say("inbox-due", time=format_dt(waiting.due_at, "R"))
        if waiting.news:
            line += " " + texts.say("inbox-count", count=waiting.news)
        return line

    # -- settings -----------------------------------------------------------------------------------------------

    @command(
        "settings",
        lists={"language": choices("language", (*LANGUAGES, AUTO)), "palette": choices("palette", PALETTES)},
    )
    async def settings(
        self,
        interaction: discord.Interaction[Client],
        language: str | None = None,
        zone: str | None = None,
        quiet: str | None = None,
        mentions: bool | None = None,
        palette: str | None = None,
        cards: bool | None = None,
    ) -> None:
        """Change what is given, then show all of it."""
        assert interaction.guild_id is not None
        changes: dict[str, Any] = {}
        if language is not None:
            changes["language"] = None if language == AUTO else language
        if zone is not None:
            changes["time_zone"] = None if zone.strip().casefold() == NONE else zone_named(zone)
        if quiet is not None:
            changes["quiet"] = None if quiet.strip().casefold() == NONE else quiet_hours(quiet)
        if mentions is not None:
            changes["mention"] = mentions
        if palette is not None:
            changes["palette"] = palette
        if cards is not None:
            changes["card_messages"] = cards
        service = self.bot.services.preferences
        if changes:
            saved = await service.change(interaction.guild_id, interaction.user.id, **changes)
        else:
            saved = await service.get(interaction.guild_id, interaction.user.id)
        texts = await texts_of(interaction)
        first = texts.say("settings-saved") if changes else texts.say("settings-title")
        await reply(interaction, "\n".join([first, *settings_lines(saved, texts)]))

    @settings.autocomplete("zone")
    async def _zones(self, interaction: discord.Interaction[Client], typed: str) -> list[Choice[str]]:
        wanted = typed.strip().replace(" ", "_")
        return matching([(name.replace("_", " "), name) for name in sorted(ZONES)] + [(NONE, NONE)], wanted)

    # -- standing orders ----------------------------------------------------------------------------------------

    @command("orders list", orders)
    async def list_orders(self, interaction: discord.Interaction[Client]) -> None:
        """The orders given, and those that could be."""
        assert interaction.guild_id is not None
        texts = await texts_of(interaction)
        saved = await self.bot.services.preferences.get(interaction.guild_id, interaction.user.id)
        await reply(interaction, clipped(order_lines(saved, texts), texts))

    @command("orders set", orders)
    async def set_order(self, interaction: discord.Interaction[Client], order: str, answer: str) -> None:
        """Give a standing order."""
        assert interaction.guild_id is not None
        await self.bot.services.preferences.set_order(interaction.guild_id, interaction.user.id, order, answer)
        texts = await texts_of(interaction)
        said = texts.say("orders-set", order=order_name(order, texts), answer=answer_name(order, answer, texts))
        await reply(interaction, said)

    @command("orders clear", orders)
    async def clear_order(self, interaction: discord.Interaction[Client], order: str | None = None) -> None:
        """Take one standing order back, or all."""
        assert interaction.guild_id is not None
        service, guild_id, user_id = self.bot.services.preferences, interaction.guild_id, interaction.user.id
        given = (await service.get(guild_id, user_id)).standing_orders
        if order is not None and order in ORDERS and order not in given:
            raise Refused("order_not_given")
        for key in [order] if order is not None else list(given):
            await service.set_order(guild_id, user_id, key, None)
        texts = await texts_of(interaction)
        if order is None:
            await reply(interaction, texts.say("orders-cleared-all", count=len(given)))
        else:
            await reply(interaction, texts.say("orders-cleared", order=order_name(order, texts)))

    @set_order.autocomplete("order")
    async def _orders(self, interaction: discord.Interaction[Client], typed: str) -> list[Choice[str]]:
        texts = await texts_of(interaction)
        return matching([(order_name(key, texts), key) for key in ORDERS], typed)

    @set_order.autocomplete("answer")
    async def _answers(self, interaction: discord.Interaction[Client], typed: str) -> list[Choice[str]]:
        texts = await texts_of(interaction)
        key = str(getattr(interaction.namespace, "order", ""))
        known = ORDERS[key].choices if key in ORDERS else ()
        return matching([(answer_name(key, choice, texts), choice) for choice in known], typed)

    @clear_order.autocomplete("order")
    async def _given(self, interaction: discord.Interaction[Client], typed: str) -> list[Choice[str]]:
        assert interaction.guild_id is not None
        texts = await texts_of(interaction)
        given = (await self.bot.services.preferences.get(interaction.guild_id, interaction.user.id)).standing_orders
        return matching([(order_name(key, texts), key) for key in given if key in ORDERS], typed)

    # -- formations ---------------------------------------------------------------------------------------------

    @command("formations list", formations)
    async def list_formations(self, interaction: discord.Interaction[Client]) -> None:
        """The coach's formations by name."""
        assert interaction.guild_id is not None
        texts = await texts_of(interaction)
        names = await self.bot.services.formations.names(interaction.guild_id, interaction.user.id)
        if not names:
            await reply(interaction, texts.say("formations-none"))
            return
        lines = [texts.say("formations-title"), *(f"- {discord.utils.escape_markdown(name)}" for name in names)]
        await reply(interaction, clipped(lines, texts))

    @command("formations save", formations)
    async def save_formation(self, interaction: discord.Interaction[Client], name: Range[str, 1, NAME_LENGTH]) -> None:
        """Save how the coach's side stands."""
        assert interaction.guild_id is not None
        session = await self._session(interaction)
        side = session.side_of(interaction.user.id)
        saved = await self.bot.services.formations.save(
            interaction.guild_id, interaction.user.id, name, session.game, side
        )
        texts = await texts_of(interaction)
        await reply(interaction, texts.say("formations-saved", name=discord.utils.escape_markdown(saved)))

    @command("formations use", formations)
    async def use_formation(self, interaction: discord.Interaction[Client], name: str) -> None:
        """Set up in a formation."""
        assert interaction.guild_id is not None
        session = await self._session(interaction)
        user_id = interaction.user.id
        decisions = await self.bot.services.formations.decisions(interaction.guild_id, user_id, name, session.game)
        await interaction.response.defer(ephemeral=True)
        outcome = await session.press(user_id, None, decisions)
        if await self.bot.boards.settle(interaction, session, outcome):
            texts = await texts_of(interaction)
            shown = discord.utils.escape_markdown(name)
            await interaction.followup.send(texts.say("formations-used", name=shown), ephemeral=True)

    @command("formations delete", formations)
    async def delete_formation(self, interaction: discord.Interaction[Client], name: str) -> None:
        """Delete a formation."""
        assert interaction.guild_id is not None
        await self.bot.services.formations.delete(interaction.guild_id, interaction.user.id, name)
        texts = await texts_of(interaction)
        await reply(interaction, texts.say("formations-deleted", name=discord.utils.escape_markdown(name)))

    @use_formation.autocomplete("name")
    @delete_formation.autocomplete("name")
    async def _names(self, interaction: discord.Interaction[Client], typed: str) -> list[Choice[str]]:
        assert interaction.guild_id is not None
        names = await self.bot.services.formations.names(interaction.guild_id, interaction.user.id)
        return matching([(name, name) for name in names], typed)

    async def _session(self, interaction: discord.Interaction[Client]) -> MatchSession:
        assert interaction.guild_id is not None
        return await self.bot.services.sessions.in_channel(interaction.guild_id, interaction.channel_id or 0)


#: The time zones offered: places, without the abbreviations and the zones kept for old programs.
ZONES = frozenset(
    zone
    for zone in available_timezones()
    if zone == "UTC"
    or zone.split("/")[0]
    in {"Africa", "America", "Antarctica", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific"}
)


def zone_named(typed: str) -> str:
    """The zone's name as the time zone database writes it, where capitals or spaces differ."""
    wanted = typed.strip().replace(" ", "_").casefold()
    return next((zone for zone in ZONES if zone.casefold() == wanted), typed.strip())


def quiet_hours(typed: str) -> tuple[str, str]:
    """Both times of `22:00-07:00`.

    Raises:
        Refused: `bad_hours`.
    """
    parts = [part.strip() for part in typed.replace("–", "-").split("-")]
    if len(parts) != 2:
        raise Refused("bad_hours", given=typed[:40])
    return parts[0], parts[1]


def settings_lines(saved: Preferences, texts: Texts) -> list[str]:
    """What a coach has set, a line each."""
    language = texts.say(f"choice-language-{saved.language or AUTO}")
    if saved.quiet_from is None or saved.quiet_until is None:
        quiet = texts.say("settings-quiet-none")
    else:
        quiet = f"{saved.quiet_from // 60:02}:{saved.quiet_from % 60:02}–{saved.quiet_until // 60:02}:{saved.quiet_until % 60:02}"
    palette = (saved.palette or PALETTES[0]).replace("_", "-")
    return [
        texts.say("settings-language", value=language),
        texts.say("settings-zone", value=saved.time_zone or "UTC"),
        texts.say("settings-quiet", value=quiet),
        texts.say("settings-mentions", value=texts.say("settings-on" if saved.mention else "settings-off")),
        texts.say("settings-palette", value=texts.say(f"choice-palette-{palette}")),
        texts.say(
            "settings-cards", value=texts.say("settings-cards-on" if saved.card_messages else "settings-cards-off")
        ),
    ]


def order_name(key: str, texts: Texts) -> str:
    """What a standing order is about."""
    return texts.say(f"order-{key.replace('_', '-')}")


def answer_name(key: str, answer: str, texts: Texts) -> str:
    """What a standing order's answer means."""
    return texts.say(f"order-{key.replace('_', '-')}-{answer.replace('_', '-')}")


def order_lines(saved: Preferences, texts: Texts) -> list[str]:
    """The standing orders given, then those that could be."""
    given = {key: choice for key, choice in saved.standing_orders.items() if key in ORDERS}
    lines = [texts.say("orders-title") if given else texts.say("orders-none")]
    lines += [
        texts.say("orders-line", order=order_name(key, texts), answer=answer_name(key, choice, texts))
        for key, choice in given.items()
        if choice in ORDERS[key].choices
    ]
    others = [order_name(key, texts) for key in ORDERS if key not in given]
    if others:
        lines += [texts.say("orders-others"), *(f"- {name}" for name in others)]
    return lines


async def setup(bot: Client) -> None:
    """Add the cog."""
    await bot.add_cog(Coach(bot))
