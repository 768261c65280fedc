"""`/league rules`: what results are worth in a league's tables, bonuses, and the order of tie-breaks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import discord

from cogs.language import texts_of
from cogs.league import finding
from cogs.league.finding import Interaction, actor_of, guild_of, league_of, leagues_of
from cogs.league.groups import LEAGUE
from cogs.league.pressing import button, field, form, on_choice, on_form, on_press, select, show
from cogs.league.settings import number_in
from cogs.translator import command
from engine.league.standings import TIE_BREAKS, Bonus, PointsRule, TableRules
from services.language import Texts
from services.league.leagues import BONUSES, League, rules_of

#: Forms of what results are worth, with their fields.
RESULTS = {"results": ("win", "draw", "loss"), "others": ("forfeit_win", "forfeit_loss", "bye")}
#: Bonuses that need a number of something.
COUNTED = ("touchdowns", "casualties", "narrow_loss")
#: Tie-breaks by the sign that stands for each in a custom id.
SIGNS = dict(zip("abcdefghijklmnopqrstuvwxyz", TIE_BREAKS, strict=False))


@command("league rules", LEAGUE)
async def rules(interaction: Interaction, league: str | None = None) -> None:
    """Show what a league's tables go by; its commissioners change it there."""
    texts = await texts_of(interaction)
    found = await league_of(interaction, league)
    changing = await leagues_of(interaction).leagues.is_changed_by(found, actor_of(interaction))
    await _panel(interaction, found, texts, changing=changing)


rules.autocomplete("league")(finding.leagues)


async def _panel(interaction: Interaction, league: League, texts: Texts, *, changing: bool = True) -> None:
    now = rules_of(league)
    lines = [texts.say("rules-of-league", league=league.name), *rule_lines(now, texts)]
    if not changing:
        await show(interaction, "\n".join(lines))
        return
    await show(
        interaction,
        "\n".join(lines),
        select(
            "bonus", league.id, placeholder=texts.say("rules-bonus-choose"), options=list(_bonus_options(now, texts))
        ),
        button("points", league.id, "results", label=texts.say("rules-to-results")),
        button("points", league.id, "others", label=texts.say("rules-to-others")),
        button("ties", league.id, "", label=texts.say("rules-to-ties")),
    )


def rule_lines(now: TableRules, texts: Texts) -> list[str]:
    """What a table goes by, a line each."""
    points = now.points
    lines = [
        texts.say("rules-line-results", win=points.win, draw=points.draw, loss=points.loss),
        texts.say("rules-line-others", won=points.forfeit_win, lost=points.forfeit_loss, bye=points.bye),
    ]
    lines += [texts.say("rules-line-bonus", bonus=_bonus(one, texts)) for one in points.bonuses]
    breaks = [tie_break(name, texts) for name in now.tie_breaks]
    lines.append(texts.say("rules-line-ties"))
    lines += [f"{place}. {name}" for place, name in enumerate(breaks, 1)] or [texts.say("rules-no-ties")]
    return lines


def tie_break(name: str, texts: Texts) -> str:
    """What a tie-break compares."""
    return texts.say(f"tie-break-{name.replace('_', '-')}")


def _bonus(one: Bonus, texts: Texts) -> str:
    return texts.say(f"bonus-{one.kind.replace('_', '-')}", needed=one.threshold, points=one.points)


def _bonus_options(now: TableRules, texts: Texts) -> Iterator[discord.SelectOption]:
    for kind in BONUSES:
        yield discord.SelectOption(value=f"add-{kind}", label=texts.say(f"bonus-add-{kind.replace('_', '-')}")[:100])
    for place, one in enumerate(now.points.bonuses):
        label = texts.say("bonus-drop", bonus=_bonus(one, texts))
        yield discord.SelectOption(value=f"drop-{place}", label=label[:100])


# -- what results are worth ---------------------------------------------------------------------------------------------


@on_press("points")
async def _ask_points(interaction: Interaction, league_id: str, which: str) -> None:
    texts = await texts_of(interaction)
    league = await _mine(interaction, league_id)
    points = rules_of(league).points
    fields = [
        field(name, texts.say(f"rules-field-{name.replace('_', '-')}"), getattr(points, name), length=4)
        for name in RESULTS.get(which, ())
    ]
    title = texts.say(f"rules-to-{which}")
    await interaction.response.send_modal(form("points", league.id, which, title=title, fields=fields))


@on_form("points")
async def _take_points(interaction: Interaction, fields: dict[str, str], league_id: str, which: str) -> None:
    texts = await texts_of(interaction)
    league = await _mine(interaction, league_id)
    given = {
        name: number_in(fields.get(name, ""), texts.say(f"rules-field-{name.replace('_', '-')}"), texts)
        for name in RESULTS.get(which, ())
    }
    await _change(interaction, league, texts, points=replace(rules_of(league).points, **given))


@on_choice("bonus")
async def _choose_bonus(interaction: Interaction, values: list[str], league_id: str) -> None:
    texts = await texts_of(interaction)
    league = await _mine(interaction, league_id)
    now = rules_of(league).points
    doing, _, what = values[0].partition("-")
    if doing == "drop":
        kept = tuple(one for place, one in enumerate(now.bonuses) if str(place) != what)
        await _change(interaction, league, texts, points=replace(now, bonuses=kept))
        return
    fields = [field("points", texts.say("rules-field-points"), 1, length=4)]
    if what in COUNTED:
        fields.insert(0, field("needed", texts.say(f"rules-field-{what.replace('_', '-')}"), 3, length=2))
    title = texts.say(f"bonus-add-{what.replace('_', '-')}")
    await interaction.response.send_modal(form("bonus", league.id, what, title=title, fields=fields))


@on_form("bonus")
async def _take_bonus(interaction: Interaction, fields: dict[str, str], league_id: str, kind: str) -> None:
    texts = await texts_of(interaction)
    league = await _mine(interaction, league_id)
    now = rules_of(league).points
    needed = number_in(fields.get("needed", ""), texts.say("rules-field-needed"), texts) if kind in COUNTED else 0
    points = number_in(fields.get("points", ""), texts.say("rules-field-points"), texts)
    # The same bonus given twice is one bonus: a form that is sent again changes nothing.
    others = [one for one in now.bonuses if (one.kind, one.threshold) != (kind, needed)]
    await _change(interaction, league, texts, points=replace(now, bonuses=(*others, Bonus(kind, needed, points))))


# -- tie-breaks ---------------------------------------------------------------------------------------------------------


@on_press("ties")
async def _order_ties(interaction: Interaction, league_id: str, order: str) -> None:
    """Begin a new order, or go on with one."""
    await _ask_tie(interaction, await _mine(interaction, league_id), order)


@on_choice("ties")
async def _next_tie(interaction: Interaction, values: list[str], league_id: str, order: str) -> None:
    league = await _mine(interaction, league_id)
    following = values[0] if values[0] not in order else ""
    await _ask_tie(interaction, league, order + following)


async def _ask_tie(interaction: Interaction, league: League, order: str) -> None:
    texts = await texts_of(interaction)
    chosen = [SIGNS[sign] for sign in order if sign in SIGNS]
    left = [(sign, name) for sign, name in SIGNS.items() if name not in chosen]
    lines = [texts.say("rules-order", place=len(chosen) + 1)]
    lines += [f"{place}. {tie_break(name, texts)}" for place, name in enumerate(chosen, 1)]
    options = [discord.SelectOption(value=sign, label=tie_break(name, texts)[:100]) for sign, name in left]
    items: list[discord.ui.Item[discord.ui.View]] = []
    if options:
        placeholder = texts.say("rules-next-tie", place=len(chosen) + 1)
        items.append(select("ties", league.id, order, placeholder=placeholder, options=options))
    done = texts.say("rules-order-done")
    items += [
        button("order", league.id, order, label=done, style=discord.ButtonStyle.success, off=not chosen),
        button("ties", league.id, order[:-1], label=texts.say("rules-order-back"), off=not chosen),
        button("rules", league.id, label=texts.say("league-leave")),
    ]
    await show(interaction, "\n".join(lines), *items)


@on_press("order")
async def _take_order(interaction: Interaction, league_id: str, order: str) -> None:
    texts = await texts_of(interaction)
    league = await _mine(interaction, league_id)
    await leagues_of(interaction).leagues.change_rules(
        league.guild_id,
        league.id,
        actor_of(interaction),
        tie_breaks=tuple(SIGNS[sign] for sign in order if sign in SIGNS),
    )
    await _again(interaction, league, texts)


@on_press("rules")
async def _show_again(interaction: Interaction, league_id: str) -> None:
    await _again(interaction, await _mine(interaction, league_id), await texts_of(interaction))


async def _change(interaction: Interaction, league: League, texts: Texts, *, points: PointsRule) -> None:
    await leagues_of(interaction).leagues.change_rules(league.guild_id, league.id, actor_of(interaction), points=points)
    await _again(interaction, league, texts)


async def _again(interaction: Interaction, league: League, texts: Texts) -> None:
    await _panel(interaction, await leagues_of(interaction).leagues.get(league.guild_id, league.id), texts)


async def _mine(interaction: Interaction, league_id: str) -> League:
    services = leagues_of(interaction).leagues
    return await services.may_change(guild_of(interaction), int(league_id), actor_of(interaction))
