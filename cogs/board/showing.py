"""What is sent for one match: the board of the running turn, what remains of the turns before, notifications, reports."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from datetime import timedelta

import discord

from cogs.announcements import announce_result
from cogs.board import picture, words
from cogs.board.due import Due
from cogs.board.hand_messages import message_hands
from cogs.board.layout import board_layout, report_layout
from cogs.board.look import Look
from cogs.board.pings import Pings, notice_gone
from cogs.board.places import TOO_OLD_TO_EDIT, UNKNOWN_MESSAGE, only
from cogs.client import Client
from cogs.language import match_texts
from cogs.views.agreement import post_requests
from cogs.views.claim import post_claims
from cogs.views.consent import post_consents
from engine.match import events as ev
from render.scene import Scene
from services import narration, reading
from services.errors import Refused
from services.language import Texts
from services.session import MatchSession

log = logging.getLogger(__name__)
#: A message older than an hour can hardly be edited.
OLDEST = timedelta(minutes=50)
MESSAGE_LENGTH = 1900
SECOND_HALF = 2
NOBODY = discord.AllowedMentions.none()
#: Events after which the pitch is no longer as it was when the turn ended.
CLEARED = (ev.DriveBegan, ev.DriveEnded, ev.HalfEnded)


class Showing:
    """What one match shows, with what must be remembered from one time to the next.

    Nothing of that is needed: after a restart the next picture is drawn without.
    """

    def __init__(self, client: Client) -> None:
        self._client = client
        self._pings = Pings()
        self._look = Look()
        self._looked_at: tuple[int, str, int] | None = None
        self._scene: Scene | None = None
        self._closed = False
        self._told: set[tuple[int, int]] = set()

    async def show(self, session: MatchSession, thread: discord.Thread, due: Due) -> None:
        """Show everything that is due; what is done is taken out of `due`, so that a second attempt does the rest.

        Raises:
            discord.HTTPException: Discord refuses something.
        """
        texts = match_texts(session.match)
        if session.cut:
            await thread.send(texts.say("board-log-cut"), allowed_mentions=NOBODY)
            session.cut = 0
        if due.answered and self._client.user is not None:
            await self._pings.clear(thread, self._client.user.id)
            due.answered = False
        over = await session.stored(lambda: session.match.state not in ("playing", "paused") or session.game.over)
        if due.reports:
            # That the end was not shown yet is known by the board's being there.
            await self._end_turns(session, thread, due, texts, forget=not over)
        if due.halftime:
            if not session.game.over:
                title = "board-half-time" if session.game.position.half == SECOND_HALF else "board-second-half-over"
                await self._statistics(session, thread, texts, title)
            due.halftime = False
        if over:
            await self._end(session, thread, due, texts)
            return
        posted = await self._board(session, thread, due, texts)
        await self._notify(session, thread, due, texts, posted)
        await self._client.boards.open_hands.close_past(session, self._client.services.clock.now())
        await message_hands(self._client, session, self._told)
        await post_claims(session, thread)
        if due.requested:
            await post_requests(session, thread)
            await post_consents(session, thread)
            due.requested = False

    async def _end_turns(
        self, session: MatchSession, thread: discord.Thread, due: Due, texts: Texts, *, forget: bool
    ) -> None:
        """Leave picture and summary where the board of a turn was; its controls go."""
        text = "\n\n".join(words.report_text(report, session.game, texts) for report in due.reports)
        cleared = any(isinstance(event, CLEARED) for event in due.events)
        scene = self._scene if cleared else None
        if scene is None:
            scene = self._laid_out(
                session, texts, Look(), await self._colour_blind(session), words.latest(due.reports[-1].story)
            )
        png = await self._left_behind(session, scene, words.report_title(due.reports[-1], session.game, texts))
        await self._close_board(session, thread, text, texts.say("board-turn-picture"), png)
        due.reports, self._closed = [], True
        if forget:
            await session.set_board(None)

    async def _close_board(
        self, session: MatchSession, thread: discord.Thread, text: str, description: str, png: bytes | None
    ) -> None:
        message_id, pictured = session.match.board_message_id, png is not None
        view, files = report_layout(text, description, pictured=pictured), picture.attachments(png, description)
        try:
            if message_id is not None:
                message = thread.get_partial_message(message_id)
                await message.edit(view=view, attachments=files, allowed_mentions=NOBODY)
            else:
                await thread.send(view=view, files=files, allowed_mentions=NOBODY)
        except discord.HTTPException as error:
            if error.code not in (UNKNOWN_MESSAGE, TOO_OLD_TO_EDIT):
                raise
            again = report_layout(text, description, pictured=pictured)
            await thread.send(view=again, files=picture.attachments(png, description), allowed_mentions=NOBODY)

    async def _left_behind(self, session: MatchSession, scene: Scene | None, caption: str) -> bytes | None:
        """The picture that stays when a board's controls go."""
        drawing = picture.drawn(picture.left_behind(scene, caption)) if scene is not None else None
        return await self._finished(session, drawing)

    def _laid_out(
        self, session: MatchSession, texts: Texts, look: Look, blind: bool, events: Iterable[object]
    ) -> Scene | None:
        """What the picture shows; None where that cannot be told, which must not keep the coaches from playing."""
        try:
            return picture.scene(session, texts, look, blind, events)
        except Exception:
            log.exception("match %s: its picture could not be laid out", session.match.id)
            return None

    async def _finished(self, session: MatchSession, drawing: asyncio.Future[bytes] | None) -> bytes | None:
        try:
            return await drawing if drawing is not None else None
        except Exception:
            log.exception("match %s: its picture could not be drawn", session.match.id)
            return None

    async def _board(self, session: MatchSession, thread: discord.Thread, due: Due, texts: Texts) -> bool:
        """Bring the board up to date; returns whether another message was posted for it."""
        blind = await self._colour_blind(session)

        def laid_out() -> tuple[asyncio.Future[bytes] | None, discord.ui.LayoutView, str, int | None]:
            self._remember(session, due.look)
            scene = self._scene = self._laid_out(session, texts, self._look, blind, words.latest(session.story.steps))
            drawing = picture.drawn(scene) if scene is not None else None
            view, description = board_layout(session, texts, self._look), picture.alt_text(session, texts)
            return drawing, view, description, session.asked_user

        drawing, view, description, asked = await session.stored(laid_out)
        png = await self._finished(session, drawing)
        if png is None:
            view = await session.stored(lambda: board_layout(session, texts, self._look, pictured=False))
        files = picture.attachments(png, description)
        old = session.match.board_message_id
        if old is not None and not due.fresh and not self._too_old(session):
            await thread.get_partial_message(old).edit(view=view, attachments=files, allowed_mentions=NOBODY)
            due.events = []
            return False
        told = only(due.mention) if due.mention is not None and due.mention == asked else NOBODY
        message = await thread.send(view=view, files=files, allowed_mentions=told)
        await session.set_board(message.id)
        self._closed = False
        due.events, due.fresh = [], False
        if old is not None:
            await _delete(thread, old)
        return True

    async def _notify(
        self, session: MatchSession, thread: discord.Thread, due: Due, texts: Texts, posted: bool
    ) -> None:
        asked, mention = session.asked_user, due.mention
        mentioned = mention is not None and mention == asked
        if asked is not None and (mentioned or due.asked_anew):
            gone = await notice_gone(thread, session, asked)
            if mentioned and not gone and not posted:
                await self._pings.send(thread, asked, narration.question(session.game, texts))
        due.mention, due.asked_anew = None, False
        while due.lines:
            line = due.lines[0]
            if line.user_id is None:
                await thread.send(line.text, allowed_mentions=NOBODY)
            elif line.user_id == asked:
                await self._pings.send(thread, line.user_id, line.text)
            due.lines.pop(0)

    async def _end(self, session: MatchSession, thread: discord.Thread, due: Due, texts: Texts) -> None:
        """The last words, then a board that is still there loses its controls: until then the end counts as not shown."""
        if due.finished:
            if session.match.state == "finished":
                await self._statistics(session, thread, texts, "board-full-time")
                await announce_result(self._client, session)
            else:
                await thread.send(words.state_line(session, texts), allowed_mentions=NOBODY)
            due.finished = False
        if session.match.board_message_id is not None:
            if not self._closed:
                scene = self._scene or self._laid_out(session, texts, Look(), await self._colour_blind(session), ())
                png = await self._left_behind(session, scene, narration.score_line(session.game, texts))
                text = words.end_text(session, texts)
                await self._close_board(session, thread, text, texts.say("board-turn-picture"), png)
            await session.set_board(None)

    async def _statistics(self, session: MatchSession, thread: discord.Thread, texts: Texts, title: str) -> None:
        try:
            lines = narration.report(await reading.statistics(session), session.game.position, texts)
        except Refused:
            lines = [narration.headline(session.game, texts)]
        text = "\n".join([f"### {texts.say(title)}", *lines])
        await thread.send(text[:MESSAGE_LENGTH], allowed_mentions=NOBODY)

    def _remember(self, session: MatchSession, look: Look | None) -> None:
        prompt = session.game.prompt
        asked = (prompt.number, prompt.kind, prompt.side) if prompt is not None else None
        if look is not None:
            self._look = look
        elif asked != self._looked_at:
            # Who is moved about at a set-up is moved again as a rule.
            again = asked is not None and asked[1] == "setup" and (self._looked_at or (0,))[1:] == asked[1:]
            self._look = Look(self._look.selected if again else None)
        self._looked_at = asked

    def _too_old(self, session: MatchSession) -> bool:
        posted = session.match.board_posted_at
        return posted is not None and self._client.services.clock.now() - posted > OLDEST

    async def _colour_blind(self, session: MatchSession) -> bool:
        """Whether one of the coaches needs the palette for the colour-blind."""
        match, get = session.match, self._client.services.preferences.get
        both = [await get(match.guild_id, coach) for coach in (match.home_coach, match.away_coach)]
        return any(preferences.palette == "colour_blind" for preferences in both)


async def _delete(thread: discord.Thread, message_id: int) -> None:
    try:
        await thread.get_partial_message(message_id).delete()
    except discord.NotFound:
        return
