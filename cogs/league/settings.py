"""`/league settings`: a league's optional rules, each changed with one choice or a short form."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import discord

from cogs.dungeon_offers import dungeon_name
from cogs.errors import Said
from cogs.language import texts_of
from cogs.league import finding
from cogs.league.finding import Interaction, actor_of, guild_of, league_of, leagues_of
from cogs.league.groups import LEAGUE
from cogs.league.pressing import field, form, on_choice, on_form, select, show
from cogs.translator import command
from engine.league.settings import MVP_MODES, STANDARD, Expenses, Settings
from engine.match.dungeon.state import RULE_SET as DUNGEONBOWL
from services.cards import PAUSES
from services.dungeons import NAME_LENGTH, read_turns
from services.language import Texts
from services.league.leagues import League
from services.league.office import settings_of
from services.rule_sets import OFFERED, rules_name

#: Options of the select that open a form, with the fields of the form.
AMOUNTS: dict[str, tuple[str, ...]] = {
    "founding": ("budget", "free_fan_factor", "extra_winnings"),
    "expenses": ("start", "band", "step"),
    "forfeits": ("winnings", "fine", "mvps"),
}
SERVES = ("winner_serves", "loser_serves")


@command("league settings", LEAGUE)
async def settings(interaction: Interaction, league: str | None = None) -> None:
    """Show the optional rules of a league; its commissioners change them there."""
    texts = await texts_of(interaction)
    found = await league_of(interaction, league)
    changing = await leagues_of(interaction).leagues.is_changed_by(found, actor_of(interaction))
    await _panel(interaction, found, texts, changing=changing)


settings.autocomplete("league")(finding.leagues)


async def _panel(interaction: Interaction, league: League, texts: Texts, *, changing: bool = True) -> None:
    lines = [texts.say("settings-of-league", league=league.name), *setting_lines(league, texts)]
    if not changing:
        await show(interaction, "\n".join(lines))
        return
    options = list(_options(settings_of(league), texts))
    choose = select("settings", league.id, placeholder=texts.say("setting-choose"), options=options)
    await show(interaction, "\n".join(lines), choose)


def setting_lines(league: League, texts: Texts) -> list[str]:
    """The optional rules of a league, a line each."""
    now = settings_of(league)
    expenses = now.expenses
    forfeits = now.forfeits
    served = [texts.say(f"setting-{name.replace('_', '-')}") for name in SERVES if getattr(forfeits, name)]
    return [
        texts.say("setting-line-founding", budget=now.budget, fans=now.free_fan_factor),
        texts.say("setting-line-rules", rules=rules_name(now.rules, texts)),
        *_dungeon_lines(now, texts),
        texts.say("setting-line-mvp", mode=texts.say(f"setting-mvp-{now.mvp}")),
        texts.say("setting-line-inducements", state=_on(now.inducements, texts)),
        texts.say("setting-line-pause", pause=texts.say(f"choice-pause-{now.card_pause}")),
        texts.say("setting-line-extra", gold=now.extra_winnings),
        texts.say("setting-line-no-expenses")
        if expenses is None
        else texts.say("setting-line-expenses", start=expenses.start, band=expenses.band, step=expenses.step),
        texts.say("setting-line-forfeits", gold=forfeits.winnings, mvps=forfeits.mvps, fine=forfeits.fine),
        texts.say("setting-line-served", who=texts.join(served) or texts.say("setting-nobody")),
    ]


def _dungeon_lines(now: Settings, texts: Texts) -> list[str]:
    """Where the league goes under the ground, if it does."""
    lines: list[str] = []
    if DUNGEONBOWL in now.rules.split("+") or now.dungeon_major:
        name = dungeon_name(now.dungeon, texts) if now.dungeon else texts.say("setting-dungeon-lot")
        turns = " ".join(str(one) for one in now.dungeon_turns)
        lines.append(texts.say("setting-line-dungeon", dungeon=name, turns=turns or texts.say("setting-dungeon-usual")))
    if now.dungeon_major:
        lines.append(texts.say("setting-line-dungeon-major"))
    return lines


def _on(value: bool, texts: Texts) -> str:
    return texts.say("setting-on" if value else "setting-off")


def _options(now: Settings, texts: Texts) -> Iterator[discord.SelectOption]:
    """What can be changed; the choices that hold now are left out."""
    for mode in MVP_MODES:
        if mode != now.mvp:
            yield _option(f"mvp-{mode}", texts.say("setting-to-mvp", mode=texts.say(f"setting-mvp-{mode}")))
    for name in OFFERED[1:]:
        message = "setting-rules-without" if name in now.rules.split("+") else "setting-rules-with"
        yield _option(f"rules-{name}", texts.say(message, rules=rules_name(name, texts)))
    yield _option("dungeon", texts.say("setting-to-dungeon"))
    major = "setting-dungeon-major-off" if now.dungeon_major else "setting-dungeon-major-on"
    yield _option("dungeon_major", texts.say(major))
    yield _option("inducements", texts.say("setting-inducements-off" if now.inducements else "setting-inducements-on"))
    for pause in PAUSES:
        if pause != now.card_pause:
            yield _option(f"pause-{pause}", texts.say("setting-to-pause", pause=texts.say(f"choice-pause-{pause}")))
    yield _option("founding", texts.say("setting-to-founding"))
    if now.expenses is not None:
        yield _option("no_expenses", texts.say("setting-expenses-off"))
    if now.expenses != STANDARD.expenses:
        yield _option("standard_expenses", texts.say("setting-expenses-standard"))
    yield _option("expenses", texts.say("setting-to-expenses"))
    yield _option("forfeits", texts.say("setting-to-forfeits"))
    for name in SERVES:
        who = texts.say(f"setting-{name.replace('_', '-')}")
        message = "setting-serves-not" if getattr(now.forfeits, name) else "setting-serves"
        yield _option(name, texts.say(message, who=who))


def _option(value: str, label: str) -> discord.SelectOption:
    return discord.SelectOption(value=value, label=label[:100])


@on_choice("settings")
async def _choose(interaction: Interaction, values: list[str], league_id: str) -> None:
    texts = await texts_of(interaction)
    services = leagues_of(interaction).leagues
    league = await services.may_change(guild_of(interaction), int(league_id), actor_of(interaction))
    what, now = values[0], settings_of(league)
    if what == "dungeon":
        turns = " ".join(str(one) for one in now.dungeon_turns)
        fields = [
            field("dungeon", texts.say("setting-field-dungeon"), now.dungeon, length=NAME_LENGTH),
            field("turns", texts.say("setting-field-turns"), turns),
        ]
        opened = form("settings", league.id, what, title=texts.say("setting-to-dungeon"), fields=fields)
        await interaction.response.send_modal(opened)
        return
    if what in AMOUNTS:
        fields = [
            field(name, texts.say(f"setting-field-{name.replace('_', '-')}"), value)
            for name, value in _amounts(what, now).items()
        ]
        title = texts.say(f"setting-to-{what}")
        await interaction.response.send_modal(form("settings", league.id, what, title=title, fields=fields))
        return
    await _change(interaction, league, texts, **_changes(what, now))


def _changes(what: str, now: Settings) -> dict[str, Any]:
    """What a choice changes."""
    if what.startswith("mvp-"):
        return {"mvp": what.removeprefix("mvp-")}
    if what.startswith("pause-"):
        return {"card_pause": what.removeprefix("pause-")}
    if what.startswith("rules-"):
        name, chosen = what.removeprefix("rules-"), now.rules.split("+")
        kept = [one for one in chosen if one != name] if name in chosen else [*chosen, name]
        return {"rules": "+".join(kept or OFFERED[:1])}
    if what in SERVES:
        return {"forfeits": replace(now.forfeits, **{what: not getattr(now.forfeits, what)})}
    known: dict[str, dict[str, Any]] = {
        "inducements": {"inducements": not now.inducements},
        "dungeon_major": {"dungeon_major": not now.dungeon_major},
        "no_expenses": {"expenses": None},
        "standard_expenses": {"expenses": STANDARD.expenses},
    }
    return known.get(what, {})


def _amounts(what: str, now: Settings) -> dict[str, int]:
    """The fields of a form with the amounts that hold now."""
    source = {"founding": now, "expenses": now.expenses or Expenses(), "forfeits": now.forfeits}[what]
    return {name: getattr(source, name) for name in AMOUNTS[what]}


@on_form("settings")
async def _fill(interaction: Interaction, fields: dict[str, str], league_id: str, what: str) -> None:
    texts = await texts_of(interaction)
    services = leagues_of(interaction).leagues
    league = await services.may_change(guild_of(interaction), int(league_id), actor_of(interaction))
    now = settings_of(league)
    if what == "dungeon":
        typed = fields.get("turns", "").strip()
        turns = read_turns(typed) if typed else ()
        await _change(interaction, league, texts, dungeon=fields.get("dungeon", "").strip(), dungeon_turns=turns)
        return
    amounts = {
        name: number_in(fields.get(name, ""), texts.say(f"setting-field-{name.replace('_', '-')}"), texts)
        for name in AMOUNTS.get(what, ())
    }
    changes: dict[str, Any] = amounts
    if what == "expenses":
        changes = {"expenses": Expenses(**amounts)}
    elif what == "forfeits":
        changes = {"forfeits": replace(now.forfeits, **amounts)}
    await _change(interaction, league, texts, **changes)


async def _change(interaction: Interaction, league: League, texts: Texts, **changes: Any) -> None:
    services = leagues_of(interaction).leagues
    if changes:
        await services.change_settings(league.guild_id, league.id, actor_of(interaction), **changes)
    await _panel(interaction, await services.get(league.guild_id, league.id), texts)


def number_in(typed: str, what: str, texts: Texts) -> int:
    """A whole number that was typed, with or without marks between its thousands.

    Raises:
        Said: it is none.
    """
    plain = "".join(sign for sign in typed if sign not in " .,'\u00a0\u202f_")
    if not plain.removeprefix("-").isdecimal() or len(plain) > 9:
        raise Said(texts.say("league-no-number", given=typed[:20], what=what))
    return int(plain)
