"""Taking back farther than is free: the select of decisions, of which one is proposed to the other coach."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import ui

from cogs.client import client_of
from cogs.errors import answered, tell
from cogs.language import texts_of
from cogs.views import ids
from cogs.views.judging import session_of
from cogs.views.press import chosen
from cogs.views.unkept import unkept
from services import agreed, narration
from services.errors import Refused
from services.session import MatchSession

Interaction = discord.Interaction[Any]


class Points(ui.DynamicItem[ui.Select[Any]], template=ids.POINTS):
    """The decisions to which a match may be taken back by agreement."""

    def __init__(self, match: int) -> None:
        super().__init__(ui.Select(custom_id=ids.points(match)))
        self.match = match

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /) -> Points:
        return cls(int(match["match"]))

    async def callback(self, interaction: Interaction) -> None:
        await answered(interaction, self._take(interaction))

    async def _take(self, interaction: Interaction) -> None:
        await interaction.response.defer()
        session = await session_of(interaction, self.match)
        outcome = await agreed.propose(session, interaction.user.id, "take_back", int(chosen(interaction)[0]))
        boards = client_of(interaction).boards
        if await boards.settle(interaction, session, outcome) and boards.stands(session):
            await interaction.edit_original_response(
                content=(await texts_of(interaction)).say("view-take-back-asked"), view=None
            )


async def offer_take_back(interaction: Interaction, session: MatchSession) -> None:
    """Show the sender alone the last decisions; the one he chooses, and all after it, he asks to strike."""
    texts = await texts_of(interaction)
    session.side_of(interaction.user.id)
    points = await agreed.points(session)
    if not points:
        raise Refused("take_back_nothing")
    names = [team.name or texts.roster(team.roster) for team in session.game.position.teams]
    options = [
        discord.SelectOption(
            label=narration.label_past(point.decision, point.player, session.game, texts)[:100],
            value=str(point.keep),
            description=texts.say(
                "view-take-back-rolled" if point.rolled else "view-take-back-plain",
                team=names[point.side] if point.side is not None else "–",
            )[:100],
        )
        for point in points
    ]
    select: ui.Select[Any] = ui.Select(
        custom_id=ids.points(session.match.id), placeholder=texts.say("view-take-back-choose")[:150], options=options
    )
    view = unkept(ui.View(timeout=None))
    view.add_item(select)
    await tell(interaction, texts.say("view-take-back-farther"), view=view)
