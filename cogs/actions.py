"""One command for each kind of decision, made from the table of :mod:`cogs.verbs`, and `/do` for lines of notation."""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, Range
from discord.ext import commands

from cogs.answers import OFFERED_LENGTH, matching, reply
from cogs.client import Client
from cogs.confirm import ask_first
from cogs.errors import REFUSALS, Said, explain
from cogs.finding import session_for
from cogs.language import texts_of
from cogs.translator import command, group
from cogs.verbs import VERBS, Asked, Option, Plan, Verb
from engine.match.field import parse_square
from engine.match.notation import NotationError, is_player
from services import narration
from services.errors import Refused
from services.language import Texts
from services.outcome import Outcome
from services.session import MatchSession

LINE_LENGTH = 300
#: How lines begin that are no decisions: expectations, tries, dice and comments of play files.
NO_DECISION = ("=", "?", "!", "#", "dice:")
Interaction = discord.Interaction[Client]


def asked_of(interaction: Interaction, session: MatchSession, given: dict[str, str], texts: Texts) -> Asked:
    """What a command of this sender sees.

    Raises:
        Refused: `stranger`, `paused`, `match_over` or `not_your_prompt`.
    """
    side = session.side_of(interaction.user.id)
    prompt = session.playing()
    if side != prompt.side:
        raise Refused("not_your_prompt", coach=session.match.coach(prompt.side))
    return Asked(session.game, prompt, side, texts, given)


def meant(verb: Verb, asked: Asked) -> Asked:
    """The same with offered names, where somebody typed one, as the values that stand for them."""
    given = dict(asked.given)
    for option in verb.options:
        typed = given.get(option.name, "").strip()
        if not typed or is_player(typed) or typed.lstrip("#").isdecimal() or parse_square(typed.upper()) is not None:
            continue
        fits = (value for name, value in option.offered(asked) if name.casefold() == typed.casefold())
        given[option.name] = next(fits, typed)
    return Asked(asked.game, asked.prompt, asked.side, asked.texts, given)


async def play(interaction: Interaction, name: str, given: dict[str, str]) -> None:
    """Play what a command means, or ask first where it must be confirmed."""
    texts = await texts_of(interaction)
    session = await session_for(interaction)
    verb = VERBS[name]
    try:
        asked = asked_of(interaction, session, given, texts)
        plan = verb.plan(meant(verb, asked))
    except REFUSALS as refusal:
        raise Said(explain(refusal, texts, session.game)) from None
    await interaction.response.defer(ephemeral=True)
    if plan.decisions[0][0] not in asked.prompt.legal.verbs:
        raise Said(texts.say("command-not-asked", question=narration.question(session.game, texts)))
    if plan.question and possible(asked, plan):
        await ask_first(interaction, session, plan.decisions, plan.question, texts)
        return
    number = asked.prompt.number if plan.bound else None
    await show(interaction, session, await session.press(interaction.user.id, number, plan.decisions), texts)


def possible(asked: Asked, plan: Plan) -> bool:
    """Whether what a plan begins with is legal, so that asking about it is not idle."""
    return plan.decisions[0] in asked.prompt.legal


async def show(interaction: Interaction, session: MatchSession, outcome: Outcome, texts: Texts) -> None:
    """Show what came of a command, to its sender in sentences."""
    boards = interaction.client.boards
    if await boards.settle(interaction, session, outcome):
        await reply(interaction, boards.told(session, outcome, texts) or texts.say("command-settled"))


async def offer(interaction: Interaction, name: str, option: Option, typed: str) -> list[Choice[str]]:
    """What an option offers while its value is being typed; nothing to who is not asked."""
    given = {one: str(value) for one, value in interaction.namespace if value is not None and one != option.name}
    texts = await texts_of(interaction)
    try:
        session = await session_for(interaction)
        asked = asked_of(interaction, session, given, texts)
        return matching(option.offered(meant(VERBS[name], asked)), typed)
    except (Refused, Said, NotationError):
        return []


def make_command(
    name: str, verb: Verb, parent: app_commands.Group | None = None
) -> app_commands.Command[Any, ..., Any]:
    """The command of a verb, in a group where it has a `parent`."""

    async def callback(interaction: Interaction, **given: str | None) -> None:
        filled = {python_name(key, back=True): value for key, value in given.items() if value is not None}
        await play(interaction, name, filled)

    callback.__signature__ = inspect.Signature(  # pyright: ignore[reportFunctionMemberAccess]  # what discord.py reads
        [inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction)]
        + [_parameter(option) for option in ordered(verb.options)]
    )
    made = command(name, parent)(callback)
    for option in verb.options:
        made.autocomplete(python_name(option.name))(_completer(name, option))
    return made


def _completer(name: str, option: Option) -> Any:
    async def complete(interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await offer(interaction, name, option, typed)

    return complete


def _parameter(option: Option) -> inspect.Parameter:
    kind = inspect.Parameter.KEYWORD_ONLY
    typed: Any = Range[str, 1, OFFERED_LENGTH]
    if option.needed:
        return inspect.Parameter(python_name(option.name), kind, annotation=typed)
    return inspect.Parameter(python_name(option.name), kind, annotation=typed | None, default=None)


def python_name(option: str, back: bool = False) -> str:
    """An option's name as a parameter; `from` and `with` are words of Python."""
    if back:
        return option.rstrip("_")
    return f"{option}_" if option in ("from", "with") else option


def ordered(options: Iterable[Option]) -> list[Option]:
    """Options that are needed first, as Discord wants them."""
    return sorted(options, key=lambda option: not option.needed)


class Actions(commands.Cog):
    """`/do`; the other commands of decisions are made from the table."""

    @command("do")
    async def do(self, interaction: Interaction, line: Range[str, 1, LINE_LENGTH]) -> None:
        """Play a line of notation as far as it is legal; it takes no defaults."""
        texts = await texts_of(interaction)
        session = await session_for(interaction)
        if line.strip().startswith(NO_DECISION):
            raise Said(texts.say("command-do-decisions"))
        await interaction.response.defer(ephemeral=True)
        await show(interaction, session, await session.type(interaction.user.id, line), texts)


async def setup(bot: Client) -> None:
    """Add the cog and the commands of the table."""
    await bot.add_cog(Actions())
    groups: dict[str, app_commands.Group] = {}
    for name, verb in VERBS.items():
        first, _, rest = name.partition(" ")
        if not rest:
            bot.tree.add_command(make_command(name, verb))
            continue
        if first not in groups:
            groups[first] = group(first)
            bot.tree.add_command(groups[first])
        make_command(name, verb, groups[first])
