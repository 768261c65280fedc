"""A budget before the coin toss: what may be hired, when it is binding, and that the match keeps it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from db.matches import Match
from engine.match.script import run
from services import reading
from services.errors import Refused
from services.hiring import MOST_BUDGET, baskets, hired_by_both, hired_name
from services.language import LANGUAGES, texts_for
from services.refusals import refusal
from tests.services.table import AWAY_COACH, GUILD, HOME_COACH, STRANGER, Table

GRIFF = "star:griff_oberwald"


async def agreed(table: Table, budget: int, teams: tuple[str, str] = ("human_lanterns", "human_swallows")) -> Match:
    """A match whose teams are chosen."""
    challenges = table.services.challenges
    made = await challenges.challenge(GUILD, 10, HOME_COACH, AWAY_COACH, word="n", ground="challenger", budget=budget)
    match = await challenges.accept(GUILD, made.id, AWAY_COACH, "s")
    await challenges.choose_team(GUILD, match.id, HOME_COACH, teams[0])
    return await challenges.choose_team(GUILD, match.id, AWAY_COACH, teams[1])


async def confirmed(table: Table, match: Match) -> Match:
    for coach in (HOME_COACH, AWAY_COACH):
        match = await table.services.shopping.confirm(GUILD, match.id, coach)
    return match


async def test_without_a_budget_the_match_begins_at_once(table: Table) -> None:
    match = await agreed(table, 0)
    assert match.state == "playing"
    with pytest.raises(Refused, match="purchase_closed"):
        await table.services.shopping.add(GUILD, match.id, HOME_COACH, "wizard")


@pytest.mark.parametrize("budget", [-10_000, 5_000, 1_010_000])
async def test_a_budget_has_limits_and_steps(table: Table, budget: int) -> None:
    with pytest.raises(Refused, match="bad_budget"):
        await agreed(table, budget)


async def test_a_star_in_both_baskets_plays_for_neither(table: Table) -> None:
    match = await agreed(table, MOST_BUDGET)
    assert match.state == "teams"
    shopping = table.services.shopping
    for coach in (HOME_COACH, AWAY_COACH):
        match = await shopping.add(GUILD, match.id, coach, GRIFF)
    await shopping.add(GUILD, match.id, HOME_COACH, "mercenary:human.lineman+tackle")
    match = await shopping.add(GUILD, match.id, AWAY_COACH, "wizard")
    both = baskets(match)
    assert both is not None
    assert hired_by_both(*both) == [GRIFF]
    assert both[0].left == MOST_BUDGET - 320_000 - 50_000 - 30_000 - 50_000
    match = await confirmed(table, match)
    assert match.state == "playing"
    position = (await table.services.sessions.get(GUILD, match.id)).game.position
    assert not any(player.position == GRIFF for player in position.players.values())
    (mercenary,) = [p for p in position.squads[0] if p.position.startswith("mercenary:")]
    assert mercenary.has("tackle")
    assert mercenary.has("loner")
    assert (position.teams[0].wizard, position.teams[1].wizard) == (0, 1)


async def test_the_match_is_the_same_after_a_restart_and_in_its_record(table: Table) -> None:
    match = await agreed(table, 600_000, ("human_lanterns", "orc_mudlarks"))
    shopping = table.services.shopping
    for coach, items in (
        (HOME_COACH, (GRIFF, "mercenary:human.lineman", "extra_team_training")),
        (AWAY_COACH, ("wizard", "bribes", "bloodweiser_babes", "halfling_master_chef")),
    ):
        for item in items:
            await shopping.add(GUILD, match.id, coach, item)
    await confirmed(table, match)
    session = await table.services.sessions.get(GUILD, match.id)
    await table.until(session, lambda game: game.prompt is not None and game.prompt.kind == "turn")
    before = session.game.position.digest()
    table.services.sessions.forget(GUILD)
    session = await table.services.sessions.get(GUILD, match.id)
    assert session.game.position.digest() == before
    assert any(player.position == GRIFF for player in session.game.position.squads[0])
    record = await reading.export(session)
    assert f"{GRIFF} h" in record
    assert "mercenary:human.lineman h" in record
    assert "wizard 1" in record
    again = run(record).position
    for team, stored in zip(again.teams, session.game.position.teams, strict=True):
        team.name = stored.name
    assert again.digest() == before


async def test_nothing_is_binding_before_both_have_confirmed(table: Table) -> None:
    match = await agreed(table, 100_000)
    shopping = table.services.shopping
    await shopping.add(GUILD, match.id, HOME_COACH, "bribes")
    match = await shopping.confirm(GUILD, match.id, HOME_COACH)
    assert match.state == "teams"
    with pytest.raises(Refused, match="purchase_confirmed"):
        await shopping.remove(GUILD, match.id, HOME_COACH, "bribes")
    await shopping.reopen(GUILD, match.id, HOME_COACH)
    match = await shopping.remove(GUILD, match.id, HOME_COACH, "bribes")
    match = await confirmed(table, match)
    position = (await table.services.sessions.get(GUILD, match.id)).game.position
    assert position.teams[0].bribes == 0
    with pytest.raises(Refused, match="purchase_closed"):
        await shopping.reopen(GUILD, match.id, HOME_COACH)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("coach", "side", "item", "code"),
    [
        (HOME_COACH, 0, GRIFF, "purchase_over_budget"),
        (HOME_COACH, 0, "igor", "purchase_no_such_item"),
        (HOME_COACH, 0, "star:nobody", "purchase_no_such_item"),
        (HOME_COACH, 0, "mercenary:human.lineman+stunty", "purchase_no_such_skill"),
        (HOME_COACH, 0, "mercenary:human.blitzer", "purchase_position_full"),
        (HOME_COACH, 1, "bribes", "purchase_other"),
        (STRANGER, None, "bribes", "stranger"),
    ],
)
async def test_bad_purchases_are_refused_in_words_and_change_nothing(
    table: Table, coach: int, side: int | None, item: str, code: str, lang: str
) -> None:
    match = await agreed(table, 300_000, ("human_lanterns", "orc_mudlarks"))
    before = await table.services.sessions.row(GUILD, match.id)
    with pytest.raises(Refused) as caught:
        await table.services.shopping.add(GUILD, match.id, coach, item, side)
    assert caught.value.code == code
    assert refusal(caught.value, texts_for(lang))
    assert await table.services.sessions.row(GUILD, match.id) == before


async def test_a_used_up_item_is_not_offered_and_refused(table: Table) -> None:
    match = await agreed(table, MOST_BUDGET)
    match = await table.services.shopping.add(GUILD, match.id, HOME_COACH, "wizard")
    both = baskets(match)
    assert both is not None
    assert "wizard" not in both[0].offers()
    assert "wizard" in both[1].offers()
    with pytest.raises(Refused, match="purchase_too_many"):
        await table.services.shopping.add(GUILD, match.id, HOME_COACH, "wizard")
    with pytest.raises(Refused, match="purchase_not_there"):
        await table.services.shopping.remove(GUILD, match.id, HOME_COACH, "bribes")


async def test_teams_are_not_changed_while_shopping_and_the_match_can_be_cancelled(table: Table) -> None:
    match = await agreed(table, 100_000)
    with pytest.raises(Refused, match="teams_chosen"):
        await table.services.challenges.choose_team(GUILD, match.id, HOME_COACH, "orc_mudlarks")
    waiting = await table.services.inbox.list(GUILD, HOME_COACH)
    assert [one.kind for one in waiting] == ["shopping"]
    await table.services.challenges.cancel(GUILD, match.id, HOME_COACH)
    with pytest.raises(Refused, match="purchase_closed"):
        await table.services.shopping.confirm(GUILD, match.id, AWAY_COACH)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_everything_on_offer_has_a_name(table: Table, lang: str) -> None:
    match = await agreed(table, MOST_BUDGET)
    both = baskets(match)
    assert both is not None
    for basket in both:
        roomy = replace(basket, sheet=replace(basket.sheet, players=()))
        offers = roomy.offers()
        assert len(offers) <= 25
        named = [hired_name(item, texts_for(lang)) for item in [*offers, *(s for i in offers for s in roomy.skills(i))]]
        assert len(set(named)) == len(named)
