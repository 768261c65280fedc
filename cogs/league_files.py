"""`/league export` and `/league import`: a league as a file, and back with a preview."""

from __future__ import annotations

import io
import re
from typing import Any

import discord
from discord import ui

from cogs.answers import reply
from cogs.client import Client, client_of
from cogs.errors import Said, answered
from cogs.language import texts_of
from cogs.league import finding
from cogs.league.finding import Interaction, actor_of, guild_of, league_of, leagues_of, season_of
from cogs.league.groups import LEAGUE
from cogs.translator import choices, command
from cogs.views.unkept import unkept
from services.errors import Refused
from services.language import Texts
from services.league.imports import Preview
from services.league.judging import MOST_BYTES, MOST_TOLD

WHAT = ("json", "standings", "statistics")
ENDINGS = (".json", ".json.gz")
MEGA = 1_000_000
LENGTH = 1900


@command("league export", LEAGUE, {"what": choices("export", WHAT)})
async def export(
    interaction: Interaction, what: str = "json", season: str | None = None, league: str | None = None
) -> None:
    """Give the league as a file, to the sender alone."""
    await interaction.response.defer(ephemeral=True)
    texts, guild_id = await texts_of(interaction), guild_of(interaction)
    found, files = await league_of(interaction, league), leagues_of(interaction).files
    if what == "json":
        made = await files.export(guild_id, found.id, actor_of(interaction))
    else:
        season_id = (await season_of(interaction, found, season)).id if season is not None else None
        make = files.standings if what == "standings" else files.statistics
        made = await make(guild_id, found.id, season_id)
    most = interaction.guild.filesize_limit if interaction.guild is not None else MOST_BYTES
    if len(made.content) > most:
        raise Said(texts.say("export-too-large", size=str(len(made.content) // MEGA + 1)))
    said = texts.say("export-done" if what == "json" else "export-csv", name=found.name)
    await reply(interaction, said, file=discord.File(io.BytesIO(made.content), made.name))


@command("league import", LEAGUE)
async def import_(interaction: Interaction, file: discord.Attachment, name: str | None = None) -> None:
    """Judge a file, show what it would make or what is wrong with it, and ask."""
    await interaction.response.defer(ephemeral=True)
    texts = await texts_of(interaction)
    actor = actor_of(interaction)
    if not actor.admin:
        raise Refused("league_not_admin")
    if not file.filename.lower().endswith(ENDINGS):
        raise Said(texts.say("import-file-type"))
    if file.size > MOST_BYTES:
        raise Refused("import_large", most=MOST_BYTES // MEGA)
    preview = await leagues_of(interaction).imports.preview(guild_of(interaction), actor, await file.read(), name)
    if preview.number is None:
        await reply(interaction, refusal_text(preview, texts))
        return
    view = unkept(ui.View(timeout=None))
    for answer, style in (("yes", discord.ButtonStyle.success), ("no", discord.ButtonStyle.secondary)):
        custom_id = f"li:{preview.number}:{answer}"
        view.add_item(ui.Button(label=texts.say(f"import-{answer}"), style=style, custom_id=custom_id))
    await reply(interaction, preview_text(preview, texts), view=view)


def preview_text(preview: Preview, texts: Texts) -> str:
    """What a file would make."""
    counts = preview.counts
    title = texts.say(
        "import-title",
        name=discord.utils.escape_markdown(preview.name),
        teams=counts["league_teams"],
        coaches=len(preview.coaches),
        seasons=counts["league_seasons"],
        fixtures=counts["league_fixtures"],
        played=preview.played,
        news=counts["league_news"],
        audit=counts["league_audit"],
    )
    return "\n".join([title, texts.say("import-left"), texts.say("import-question")])


def refusal_text(preview: Preview, texts: Texts) -> str:
    """What is wrong with a file, as far as a message holds it."""
    lines = [texts.say("import-refused-title", faults=1 if len(preview.faults) == 1 else MOST_TOLD)]
    for one in preview.faults:
        said = texts.say(f"import-{one.code}", **{key: _plain(value) for key, value in one.values.items()})
        line = texts.say("import-fault", where=_plain(one.where), text=said)
        if len("\n".join([*lines, line])) > LENGTH:
            break
        lines.append(line)
    return "\n".join(lines)


def _plain(text: str) -> str:
    return discord.utils.escape_markdown(text.replace("`", "'"))


class Confirmed(ui.DynamicItem[ui.Button[Any]], template=r"li:(?P<number>\d+):(?P<answer>yes|no)"):
    """Makes the league that was previewed, or leaves it."""

    def __init__(self, number: int, answer: str) -> None:
        super().__init__(ui.Button(custom_id=f"li:{number}:{answer}"))
        self.number, self.answer = number, answer

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Confirmed:
        return cls(int(match["number"]), match["answer"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await answered(interaction, self._take(interaction))

    async def _take(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer()
        texts, guild_id, actor = await texts_of(interaction), guild_of(interaction), actor_of(interaction)
        imports = client_of(interaction).services.league.imports
        if self.answer == "no":
            await imports.decline(guild_id, actor, self.number)
            said = texts.say("import-declined")
        else:
            made = await imports.confirm(guild_id, actor, self.number)
            said = texts.say("import-done", name=made.name)
        await interaction.edit_original_response(content=said, view=None)


export.autocomplete("league")(finding.leagues)
export.autocomplete("season")(finding.seasons)


async def setup(bot: Client) -> None:
    """Know the buttons again after a restart; the commands are in the league's group."""
    bot.add_dynamic_items(Confirmed)
