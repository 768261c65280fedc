"""All boards of the bot: what commands, buttons and timers call when something is to be shown."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from datetime import timedelta
from functools import partial
from typing import Any

import discord

from cogs.board.due import Due, Line
from cogs.board.look import Look
from cogs.board.menders import tell_mender, trouble_text
from cogs.board.places import find_channel, homeless
from cogs.board.stage import Stage
from cogs.client import Client
from cogs.errors import explain, tell
from cogs.language import match_texts, texts_of
from cogs.views import ids
from cogs.views.ids import offered
from cogs.views.open_hands import OpenHands
from services import inbox, narration, reading
from services.claims import TURNS
from services.errors import Refused
from services.language import Texts
from services.outcome import Outcome
from services.session import Match, MatchSession
from services.sessions import Expiry

log = logging.getLogger(__name__)
TOLD_LENGTH = 1900
#: How many matches are remembered beyond those that are being shown; what is forgotten is only drawn anew.
CAPACITY = 500
#: How long ago the last decision may have been for a match to be taken up at start, even where its board is current.
LATELY = timedelta(hours=1)
#: How long ago a match may have ended for its end to be shown at start.
ENDED_LATELY = timedelta(days=7)


class Boards:
    """The presenter of every match."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self.open_hands = OpenHands()
        self._stages: dict[tuple[int, int], Stage] = {}
        self._redrawing: asyncio.Task[None] | None = None

    # -- showing ------------------------------------------------------------------------------------------------

    def show(self, session: MatchSession, outcome: Outcome | None = None, look: Look | None = None) -> None:
        """Show a match as it stands, with what came of a press, soon; bursts come together.

        Whatever Discord refuses is dealt with here: a thread is reopened or made anew, a board posted again, and who can
        mend the rest is told.
        """
        due = self._due(session)
        if outcome is not None:
            due.add(outcome)
        if look is not None:
            due.look = look

    async def settle(
        self,
        interaction: discord.Interaction[Any],
        session: MatchSession,
        outcome: Outcome,
        look: Look | None = None,
    ) -> bool:
        """Show what came of a press, and tell its sender alone why it, or the rest of it, was refused.

        Returns whether nothing was refused.
        """
        if outcome.refusal is not None:
            await tell(interaction, explain(outcome.refusal, await texts_of(interaction), session.game))
        if outcome.played:
            await inbox.look(session, interaction.user.id)
        if outcome.played or outcome.refusal is None:
            self.show(session, outcome, look)
            await self.tell_trouble(interaction, session)
        return outcome.refusal is None

    async def tell_trouble(self, interaction: discord.Interaction[Any], session: MatchSession) -> None:
        """Wait until the board is shown; if it cannot be, tell the sender why, and that nothing is lost."""
        stage = self._stage(session)
        await stage.done()
        if stage.trouble is not None:
            texts = await texts_of(interaction)
            await tell(interaction, trouble_text(self._client, session.match, stage.trouble, texts))

    async def shown(self, session: MatchSession) -> None:
        """Wait until everything is shown that is due."""
        await self._stage(session).done()

    async def repost(self, session: MatchSession, here: Any = None) -> str | None:
        """Post the board anew at the end of the thread; returns its link, None when it cannot be posted.

        Where the match has lost thread and channel it goes on in a thread of the channel `here`.
        """
        if isinstance(here, discord.TextChannel) and await homeless(self._client, session.match):
            await session.set_thread(session.match.channel_id, here.id)
        self._due(session).fresh = True
        stage = self._stage(session)
        await stage.done()
        return self.link(session.match) if stage.trouble is None else None

    def link(self, match: Match) -> str | None:
        """The address of the present board, else of the thread; None where there is neither."""
        if match.channel_id is None:
            return None
        parts = [str(part) for part in (match.guild_id, match.channel_id, match.board_message_id) if part is not None]
        return f"https://discord.com/channels/{'/'.join(parts)}"

    def told(self, session: MatchSession, outcome: Outcome, texts: Texts) -> str:
        """What came of a press in sentences; the last of them where there are too many."""
        lines = narration.told(outcome.played, session.game.position, texts)
        while lines and len("\n".join(lines)) > TOLD_LENGTH:
            lines.pop(0)
        return "\n".join(lines)

    def stands(self, session: MatchSession) -> bool:
        """Whether all that was due could be shown the last time, what a coach asked of the other included."""
        return self._stage(session).trouble is None

    # -- what the clock did -------------------------------------------------------------------------------------

    async def expired(self, expiries: Sequence[Expiry]) -> None:
        """Show what fell due: decisions of the clock, warnings, and notifications that had to wait."""
        for expiry in expiries:
            try:
                session = await self._client.services.sessions.get(expiry.guild_id, expiry.match_id)
            except Refused as refusal:
                log.warning("match %s: %s", expiry.match_id, refusal)
                continue
            if expiry.outcome is not None:
                self.show(session, expiry.outcome)
            elif expiry.mention is not None and session.asked_user == expiry.mention:
                text = await session.stored(partial(self._reminder, session, expiry))
                self._due(session).lines.append(Line(text, expiry.mention))

    def _reminder(self, session: MatchSession, expiry: Expiry) -> str:
        texts = match_texts(session.match)
        question = narration.question(session.game, texts)
        if expiry.kind == "mention" or expiry.due_at is None:
            return question
        when = discord.utils.format_dt(expiry.due_at, "R")
        return texts.say(f"board-{expiry.kind}", when=when, question=question)

    # -- coming and going ---------------------------------------------------------------------------------------

    def redraw_soon(self) -> None:
        """Draw again, one after the other, the boards that a stop of the bot may have left behind."""
        self._redrawing = asyncio.create_task(self._redraw())

    async def _redraw(self) -> None:
        now = self._client.services.clock.now()
        since = now - LATELY
        for guild in list(self._client.guilds):
            for match in await self._client.services.sessions.unclosed(guild.id, now - ENDED_LATELY):
                await self._close(match)
            unposted = await self._client.services.sessions.unposted(guild.id)
            for match in await self._client.services.sessions.live(guild.id):
                if match.state != "playing" and match.id not in unposted:
                    continue
                lately = match.asked_since is not None and match.asked_since >= since
                again = max(match.home_timeouts, match.away_timeouts) >= TURNS or match.id in unposted
                asked = await self._question_shown(match)
                if lately or again or asked != match.prompt_number:
                    await self._take_up(match, asked, again)

    async def _close(self, match: Match) -> None:
        """Show the end of a match that came just before the bot stopped."""
        await self._take_up(match, await self._question_shown(match), again=True)

    async def _take_up(self, match: Match, asked: int | None, again: bool) -> None:
        """Show what was decided since the board asked its question, if anything was, or ``again``."""
        try:
            session = await self._client.services.sessions.get(match.guild_id, match.id)
        except Refused as refusal:
            log.warning("match %s: %s", match.id, refusal)
            return
        prompt = session.game.prompt
        if prompt is not None and asked == prompt.number and not again:
            return
        missed = await reading.unshown(session, asked) if asked is not None else []
        shown_meanwhile = (match.guild_id, match.id) in self._stages
        due = self._due(session)
        due.finished |= session.match.state in reading.REVEALED
        due.requested = True
        if shown_meanwhile:
            return
        for outcome in missed:
            due.add(outcome)
        if prompt is not None and asked != prompt.number:
            due.asked_anew = not missed or missed[0].played[0].side != prompt.side
            if due.asked_anew:
                due.mention = session.whom_to_tell(None, await session.preferences()).at_once
        await self.shown(session)

    async def _question_shown(self, match: Match) -> int | None:
        """The number of the question that the board in the thread asks; None where there is no such board to be seen."""
        if match.channel_id is None or match.board_message_id is None:
            return None
        try:
            thread = await find_channel(self._client, match.guild_id, match.channel_id)
            if not isinstance(thread, discord.Thread):
                return None
            message = await thread.fetch_message(match.board_message_id)
        except discord.HTTPException:
            return None
        return next(ids.questions(offered(message.components), match.id), None)

    async def lost(self, session: MatchSession, error: Exception) -> None:
        """A match has lost its place: tell who can mend it."""
        await self._stage(session).lost(session, error)

    async def retry(self, guild_id: int) -> None:
        """Something has changed on a server: show the matches that could not be shown."""
        for (guild, match_id), stage in list(self._stages.items()):
            if guild == guild_id and stage.trouble is not None:
                self._due(await self._client.services.sessions.get(guild, match_id))

    def forget(self, guild_id: int) -> None:
        """Drop what memory holds of a guild."""
        for key in [key for key in self._stages if key[0] == guild_id]:
            del self._stages[key]

    async def close(self) -> None:
        """Stop showing."""
        if self._redrawing is not None:
            self._redrawing.cancel()
            await asyncio.gather(self._redrawing, return_exceptions=True)
        for stage in self._stages.values():
            await stage.close()

    def _due(self, session: MatchSession) -> Due:
        return self._stage(session).due(session)

    def _stage(self, session: MatchSession) -> Stage:
        key = session.match.guild_id, session.match.id
        if key not in self._stages:
            idle = [other for other, stage in self._stages.items() if stage.idle]
            for other in idle[: max(0, len(self._stages) - CAPACITY)]:
                del self._stages[other]
            self._stages[key] = Stage(self._client, lambda match, error: tell_mender(self._client, match, error))
        return self._stages[key]
