"""After a league match: a message to each coach with what has happened to his team, what he is asked, and the answers.

The rolls are stored before their choice is shown, so that nobody can choose twice.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord import ui
from discord.utils import escape_markdown, format_dt

from cogs.client import Client
from cogs.language import match_texts, server_texts
from cogs.league.matchday import ids, posting
from cogs.league.matchday.controls import button, option, parts, select, view_of
from cogs.league.matchday.posting import Shown
from cogs.league.matchday.trading import learn_controls, shop_controls
from cogs.league.teams.parts import sheet_button
from engine.league import improvement
from engine.league.asking import Answer, Ask
from engine.league.value import team_value
from services.language import Texts
from services.league import telling
from services.league.messages import GONE, Due
from services.league.sequences import Step
from services.league.wording import player, thing

#: Answers that are shown as buttons where there are no more of them.
BUTTONS = 5
#: Letters of what has happened that a message shows; the last of it where it is more.
STORY = 1300
WORDS = ("random", "later", "keep", "reroll", "accept", "decline", "hire", "dismiss")
#: Verbs of trades, whose undoing is named by them.
TRADES = ("buy", "fire", "choose", "rename", "renumber")


async def show(client: Client, due: Due, side: int) -> None:
    """Bring the message about a team's sequence up to date.

    Raises:
        Refused: it cannot be read.
        discord.HTTPException: Discord does not allow it.
    """
    if due.mark == GONE:
        texts = await server_texts(client, due.fixture.guild_id)
        await posting.close(client, due, texts.say("matchday-after-gone"))
        return
    services, fixture = client.services, due.fixture
    guild_id = fixture.guild_id
    rooms: list[int] = []
    texts = await server_texts(client, guild_id)
    if fixture.match_id is not None:
        match = await services.sessions.row(guild_id, fixture.match_id)
        texts = match_texts(match)
        if match.state == "finished":
            await client.boards.shown(await services.sessions.get(guild_id, match.id))
        rooms = [one for one in (match.channel_id, match.parent_channel_id) if one is not None]
    report = await services.league.messages.of(guild_id, fixture.id, "report")
    league = await services.league.leagues.get(guild_id, fixture.league_id)
    rooms += [one for one in (report.channel_id if report else None, league.channel_id) if one is not None]
    team_id = fixture.home_team if side == 0 else int(fixture.away_team or 0)
    step = await services.league.sequences.after(guild_id, fixture.id, team_id)
    shown = Shown(text_of(step, texts), view(step, texts), step.team.coach)
    await posting.put(client, due, shown, rooms)


async def texts_after(client: Client, guild_id: int, fixture_id: int) -> Texts:
    """The language of what everybody reads after a fixture: its match's, else the server's."""
    fixture = await client.services.league.seasons.fixture(guild_id, fixture_id)
    if fixture.match_id is None:
        return await server_texts(client, guild_id)
    return match_texts(await client.services.sessions.row(guild_id, fixture.match_id))


# -- what it says -------------------------------------------------------------------------------------------------------


def text_of(step: Step, texts: Texts) -> str:
    """What has happened to a team after its match, and what its coach is asked."""
    team = step.team.team
    told = [escape_markdown(telling.told(one, team, texts)) for one in step.news]
    name = escape_markdown(team.name)
    left, kept = STORY, list[str]()
    for line in reversed(told):
        left -= len(line) + 3
        if left < 0:
            kept.append("…")
            break
        kept.append(f"- {line}")
    lines = [texts.say("matchday-after", team=name, coach=f"<@{step.team.coach}>"), *reversed(kept)]
    if step.ask is None:
        lines.append(texts.say("matchday-after-over", value=team_value(team), treasury=team.treasury))
        return "\n".join(lines)
    lines.append(f"**{escape_markdown(telling.question(step.ask, team, texts))}**")
    lines.append(texts.say("matchday-after-due", when=format_dt(step.due_at, "R")))
    return "\n".join(lines)


def undo_label(answer: Answer, texts: Texts) -> str:
    """What taking the last answer back would take back."""
    verb, *rest = answer
    if verb in TRADES:
        what = ", ".join(thing(one, texts) for one in rest)
        return texts.say(f"matchday-undo-{verb}", what=what)
    return texts.say("matchday-undo")


# -- its controls -------------------------------------------------------------------------------------------------------


def view(step: Step, texts: Texts, learning: int | None = None) -> ui.View | None:
    """The controls of what is asked; those of an open improvement roll of the player ``learning`` while he chooses."""
    if step.ask is None:
        return None
    if learning is not None:
        return view_of(list(learn_controls(step, learning, texts)))
    controls = list(_controls(step, step.ask, texts))
    if step.undo is not None:
        controls.append(button(ids.after_button(step.team.id, step.step, "undo"), undo_label(step.undo, texts)))
    controls.append(sheet_button(step.team.id, step.team.name, texts))
    return view_of(controls)


def _controls(step: Step, ask: Ask, texts: Texts) -> Iterator[ui.Item[Any]]:
    team_id, number = step.team.id, step.step
    if ask.kind == "shop":
        yield from shop_controls(step, texts)
        return
    if ask.kind == "nominate":
        yield _nominating(step, ask, texts)
        return
    spoken = [(index, one) for index, one in enumerate(ask.options) if str(one[0]) in WORDS]
    listed = [(index, one) for index, one in enumerate(ask.options) if str(one[0]) not in WORDS]
    if len(ask.options) <= BUTTONS:
        spoken, listed = [*listed, *spoken], []
    options = [
        option(telling.option(one, ask, step.team.team, texts), str(index), _about(one, ask, step, texts))
        for index, one in listed
    ]
    for part, some in enumerate(parts(options)):
        placeholder = texts.say("matchday-choose", first=some[0].label, last=some[-1].label)
        yield select(ids.after_select(team_id, number, f"give{part}"), placeholder, some)
    for index, one in spoken:
        style = discord.ButtonStyle.primary if one == ask.default else discord.ButtonStyle.secondary
        label = telling.option(one, ask, step.team.team, texts)
        yield button(ids.after_button(team_id, number, "give", str(index)), label, style)


def _nominating(step: Step, ask: Ask, texts: Texts) -> ui.Select[Any]:
    numbers: Any = ask.about["numbers"]
    options = [option(player(step.team.team.player(int(one)), texts), str(one)) for one in numbers]
    count = int(str(ask.about["count"]))
    return select(
        ids.after_select(step.team.id, step.step, "nominate"),
        texts.say("matchday-nominate", count=count),
        options,
        count,
    )


def _about(answer: Answer, ask: Ask, step: Step, texts: Texts) -> str | None:
    """What an improvement adds to the player's value."""
    if ask.kind != "improve" or answer[0] != "choose":
        return None
    one = step.team.team.player(int(str(ask.about["number"])))
    value = improvement.options(one, one.pending[0])[str(answer[1])]
    return texts.say("matchday-worth", value=value)
