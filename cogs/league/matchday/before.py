"""Before a league match: weather, petty cash and inducements in a message that says who is awaited with what.

Nothing is spent before both coaches have confirmed; then the thread of the match opens.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import discord
from discord import ui
from discord.utils import escape_markdown, format_dt

from cogs.client import Client
from cogs.language import match_texts, server_texts
from cogs.league.matchday import ids, posting
from cogs.league.matchday.controls import button, option, parts, select, view_of
from cogs.league.matchday.posting import Shown
from cogs.league.teams.parts import sheet_button
from cogs.views.shop import about_item
from engine.inducements import EXTRA_SKILL_COST
from engine.league.pre_match import PreMatch
from engine.league.stored import from_data
from engine.league.value import team_value
from services.hiring import hired_name, sells_cards
from services.language import Texts
from services.league.baskets import LeagueBasket, league_basket
from services.league.match_days import Awaited, awaits
from services.league.messages import BEGUN, GONE, WITHOUT_THREAD, Due
from services.league.seasons import Fixture
from services.session import Match

#: Steps of the amounts of petty cash that a select offers, in gold pieces.
CASH_STEP = 10_000
#: How often a thread that was not opened is tried again before the record of what came before it does without.
ATTEMPTS = 3
#: How many of them it offers besides nothing and everything.
CASH_OFFERS = 23


class Asked:
    """Who was asked what the last time, so that another who is asked is notified; after a restart he is once more."""

    def __init__(self) -> None:
        self._known: dict[int, Awaited | None] = {}

    def anew(self, fixture_id: int, now: Awaited | None) -> bool:
        """Whether somebody else is asked, or something else."""
        before = self._known.get(fixture_id)
        self._known[fixture_id] = now
        return before != now


async def show(client: Client, due: Due, asked: Asked) -> None:
    """Bring the message before a match up to date; when the match has begun, its thread opens.

    Raises:
        Refused: the match cannot be shown.
        discord.HTTPException: Discord does not allow it.
    """
    services, fixture = client.services, due.fixture
    if due.mark == GONE:
        over = due.stored is not None and due.stored.shown in (BEGUN, WITHOUT_THREAD)
        text = None if over or due.fixture.state != "scheduled" else await _called_off(client, due)
        await posting.close(client, due, text)
        return
    whole = await services.league.seasons.fixture(fixture.guild_id, fixture.id)
    match = await services.sessions.row(fixture.guild_id, int(whole.match_id or 0))
    texts = match_texts(match)
    if due.mark == BEGUN:
        session = await services.sessions.get(match.guild_id, match.id)
        if session.match.board_message_id is None and not session.beyond_kick_off():
            client.boards.show(session, await session.follow_orders())
        for _ in range(ATTEMPTS):
            client.boards.show(session)
            await client.boards.shown(session)
            if session.match.channel_id is not None:
                break
        if due.stored is None:
            await services.league.messages.shown(due, None, None)
            return
        if session.match.channel_id is None:
            due = replace(due, mark=WITHOUT_THREAD)
        sheets = view_of(list(_sheets(whole, from_data(PreMatch, whole.pre_match), texts)))
        await posting.put(client, due, Shown(begun_text(whole, session.match, texts), sheets), _rooms(match))
        return
    start: PreMatch = from_data(PreMatch, whole.pre_match)
    awaited = awaits(start)
    told = match.coach(awaited[0]) if awaited is not None else None
    shown = Shown(text_of(whole, start, match, texts), view(whole, start, match, texts), told)
    if asked.anew(fixture.id, awaited):
        shown = Shown(shown.text, shown.view, told, fresh=True)
    await posting.put(client, due, shown, _rooms(match))


def _rooms(match: Match) -> list[int]:
    return [match.parent_channel_id] if match.parent_channel_id is not None else []


async def _called_off(client: Client, due: Due) -> str:
    texts = await server_texts(client, due.fixture.guild_id)
    names = [
        (await client.services.league.teams.get(due.fixture.guild_id, team)).name
        for team in (due.fixture.home_team, due.fixture.away_team or 0)
    ]
    return texts.say("matchday-called-off", home=names[0], away=names[1])


# -- what it says -------------------------------------------------------------------------------------------------------


def text_of(fixture: Fixture, start: PreMatch, match: Match, texts: Texts) -> str:
    """Where both teams are, and who is awaited with what until when."""
    lines = [*_opening_lines(start, texts)]
    for side in (0, 1):
        lines += _side_lines(start, side, match, texts)
    lines += _shared_lines(start, texts)
    awaited = awaits(start)
    if awaited is not None:
        side, kind = awaited
        when = format_dt(fixture.expires_at, "R") if fixture.expires_at is not None else "–"
        lines.append(
            texts.say(
                f"matchday-awaited-{kind.replace('_', '-')}",
                coach=f"<@{match.coach(side)}>",
                team=escape_markdown(start.teams[side].name),
                when=when,
            )
        )
    return "\n".join(lines)


def begun_text(fixture: Fixture, match: Match, texts: Texts) -> str:
    """The record of what was before the match, with the fans who came."""
    start: PreMatch = from_data(PreMatch, fixture.pre_match)
    lines = [*_opening_lines(start, texts)]
    for side in (0, 1):
        lines += _side_lines(start, side, match, texts)
    lines += _shared_lines(start, texts)
    opening = fixture.opening
    for side in (0, 1):
        lines.append(
            texts.say(
                "matchday-fans",
                team=escape_markdown(start.teams[side].name),
                fans=int(opening["fans"][side]) * 1000,
                fame=int(opening["fame"][side]),
            )
        )
    if match.channel_id is not None:
        lines.append(texts.say("matchday-begun", thread=f"<#{match.channel_id}>"))
    return "\n".join(lines)


def _opening_lines(start: PreMatch, texts: Texts) -> Iterator[str]:
    home, away = (escape_markdown(team.name) for team in start.teams)
    yield texts.say("matchday-before", home=home, away=away)
    effect = texts.say(f"rule-weather-{start.weather}")
    yield texts.say("matchday-weather", weather=texts.say(f"weather-{start.weather}"), effect=effect)


def _side_lines(start: PreMatch, side: int, match: Match, texts: Texts) -> Iterator[str]:
    team, cash = start.teams[side], start.petty_cash[side]
    yield texts.say(
        "matchday-side",
        team=escape_markdown(team.name),
        roster=texts.roster(team.roster),
        coach=f"<@{match.coach(side)}>",
        value=team_value(team),
        treasury=team.treasury,
    )
    if team.journeymen:
        yield texts.say("matchday-journeymen", count=len(team.journeymen))
    if cash is None:
        yield texts.say("matchday-cash-open")
        return
    yield texts.say("matchday-cash", cash=cash)
    if None in start.petty_cash:
        return
    basket = league_basket(start, side, match.coach(side))
    for item, count in basket.counted():
        yield texts.say("shop-line", count=count, item=hired_name(item, texts), cost=count * basket.price(item))
    yield texts.say(
        "matchday-budget",
        gift=start.gift(side),
        budget=basket.budget,
        spent=basket.spent,
        left=basket.left,
        state="confirmed" if start.confirmed[side] else "open",
    )


def _shared_lines(start: PreMatch, texts: Texts) -> Iterator[str]:
    for star in sorted({item for item in start.baskets[0] if item.startswith("star:")} & set(start.baskets[1])):
        yield texts.say("shop-shared", star=hired_name(star, texts))


# -- its controls -------------------------------------------------------------------------------------------------------


def view(fixture: Fixture, start: PreMatch, match: Match, texts: Texts, mercenary: str = "") -> ui.View | None:
    """The controls of who is awaited; those of a ``mercenary``'s extra skill where one is being chosen."""
    awaited = awaits(start)
    if awaited is None:
        return None
    side, kind = awaited
    sheets = _sheets(fixture, start, texts)
    if kind == "petty_cash":
        return view_of([*_cash_controls(fixture.id, side, start.teams[side].treasury, texts), *sheets])
    basket = league_basket(start, side, match.coach(side), decks=sells_cards(match))
    if mercenary:
        return view_of(list(_skill_controls(fixture.id, basket, mercenary, texts)))
    return view_of([*_basket_controls(fixture.id, basket, texts), *sheets])


def _sheets(fixture: Fixture, start: PreMatch, texts: Texts) -> Iterator[ui.Item[Any]]:
    """Both sheets are open to both coaches, before the match and while it is played."""
    for team_id, team in zip((fixture.home_team, fixture.away_team), start.teams, strict=True):
        yield sheet_button(team_id or 0, team.name, texts)


def cash_offers(treasury: int) -> list[int]:
    """Amounts of petty cash to choose from: nothing, evenly spread round amounts, everything."""
    most = treasury // CASH_STEP
    step = max(1, -(-most // CASH_OFFERS))
    amounts = {0, *(count * CASH_STEP for count in range(step, most + 1, step)), treasury}
    return sorted(amounts)


def _cash_controls(fixture: int, side: int, treasury: int, texts: Texts) -> Iterator[ui.Item[Any]]:
    options = [option(texts.say("matchday-cash-option", cash=amount), str(amount)) for amount in cash_offers(treasury)]
    yield select(ids.before_select(fixture, side, "cash", 0), texts.say("matchday-cash-select"), options)
    if treasury:
        yield button(ids.before_button(fixture, side, "other"), texts.say("matchday-cash-other"))


def _basket_controls(fixture: int, basket: LeagueBasket, texts: Texts) -> Iterator[ui.Item[Any]]:
    offers = basket.offers()
    stars = [item for item in offers if item.startswith("star:")]
    help_ = [item for item in offers if not item.startswith("star:")]
    for what, items in (("help", help_), ("stars", stars), ("cards", basket.deck_offers())):
        if items:
            options = [option(_priced(basket, item, texts), item, about_item(item, texts)) for item in items]
            custom_id = ids.before_select(fixture, basket.side, what, len(basket.items))
            yield select(custom_id, texts.say("shop-cards" if what == "cards" else f"matchday-hire-{what}"), options)
    some = [option(_priced(basket, item, texts, count), item) for item, count in basket.counted()]
    if some:
        custom_id = ids.before_select(fixture, basket.side, "remove", len(basket.items))
        yield select(custom_id, texts.say("shop-remove"), some)
    custom_id = ids.before_button(fixture, basket.side, "done")
    yield button(custom_id, texts.say("matchday-basket-done"), discord.ButtonStyle.success)


def _skill_controls(fixture: int, basket: LeagueBasket, mercenary: str, texts: Texts) -> Iterator[ui.Item[Any]]:
    found = [
        option(texts.say("shop-option-skill", skill=texts.skill(item.partition("+")[2]), cost=basket.price(item)), item)
        for item in basket.skills(mercenary)
    ]
    for part, some in enumerate(parts(found)):
        placeholder = texts.say("shop-skill", position=texts.position(mercenary), cost=EXTRA_SKILL_COST)
        if part:
            first, last = (texts.skill(one.value.partition("+")[2]) for one in (some[0], some[-1]))
            placeholder = texts.say("shop-skill-more", first=first, last=last)
        custom_id = ids.before_select(fixture, basket.side, f"skill{part}", len(basket.items))
        yield select(custom_id, placeholder, some)
    plain = texts.say("shop-plain", cost=basket.price(mercenary))
    yield button(ids.before_button(fixture, basket.side, "plain", mercenary), plain, discord.ButtonStyle.primary)
    yield button(ids.before_button(fixture, basket.side, "back"), texts.say("shop-back"))


def _priced(basket: LeagueBasket, item: str, texts: Texts, count: int = 1) -> str:
    name = hired_name(item, texts)
    if count > 1:
        name = f"{count} × {name}"
    return texts.say("shop-option", item=name, cost=count * basket.price(item))
