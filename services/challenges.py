"""From a challenge to the coin toss: word and secret of the dice, home and away, teams, the first position."""

from __future__ import annotations

import secrets
from datetime import datetime
from typing import Any, Literal

from sqlalchemy.ext.asyncio import AsyncConnection

from db import challenges as rows
from db import guilds, matches
from db.challenges import Challenge, ChallengeState
from db.errors import Conflict, NotFound
from db.matches import Match
from engine import teams
from engine.match.effects import DEFAULT_RULES
from engine.teams import TeamSheet
from services.beginning import begin
from services.cards import AUTO, checked_pause
from services.clock import DEFAULT_PRESET, PRESETS
from services.desk import Desk
from services.dice import new_secret, new_word
from services.dungeons import Dungeons
from services.errors import Refused
from services.hiring import budget_of, check_budget
from services.rule_sets import checked_rules

WORD_LENGTH = 64
Ground = Literal["random", "challenger", "opponent"]
GROUNDS: tuple[Ground, ...] = ("random", "challenger", "opponent")


class Challenges:
    """Challenges and the preparation of matches."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.dungeons = Dungeons(desk)

    async def challenge(
        self,
        guild_id: int,
        channel_id: int,
        challenger: int,
        opponent: int | None,
        *,
        preset: str | None = None,
        word: str | None = None,
        ground: Ground = "random",
        draw: Literal["ask", "draw", "overtime"] = "ask",
        budget: int = 0,
        pause: str = AUTO,
        rules: str = DEFAULT_RULES,
        dungeon: str | None = None,
        turns: str | None = None,
        language: str = "en",
    ) -> Challenge:
        """Make a challenge; its ``dice_hash`` is to be shown with it. ``ground`` says who plays at home.

        ``budget``: gold pieces that each side may spend on inducements, up to :data:`services.hiring.MOST_BUDGET`;
        ``pause``: how long a pause for special play cards is, of :data:`services.cards.PAUSES`; ``rules``: rule sets, several
        joined with ``+``; ``dungeon``: where it is played by the rules of dungeons, one at random without a name; ``turns``:
        when its clock acts, as :func:`services.dungeons.read_turns` reads it.

        Raises:
            Refused: ``challenge_self``, ``unknown_preset``, ``bad_word``, ``bad_budget``, ``unknown_pause``, ``unknown_rules``,
                ``unknown_dungeon``, ``dungeon_turns``, ``dungeon_without_rules``.
        """
        check_budget(budget)
        options = {
            "ground": ground,
            "draw": draw,
            "budget": budget,
            "card_pause": checked_pause(pause),
            "language": language,
        }
        async with self._desk.database.transaction() as conn:
            return await self.challenge_in(
                conn,
                guild_id,
                channel_id,
                challenger,
                opponent,
                preset=preset,
                word=word,
                options=options,
                rules=rules,
                dungeon=dungeon,
                turns=turns,
            )

    async def challenge_in(
        self,
        conn: AsyncConnection,
        guild_id: int,
        channel_id: int,
        challenger: int,
        opponent: int | None,
        *,
        preset: str | None,
        word: str | None,
        options: dict[str, Any],
        rules: str = DEFAULT_RULES,
        dungeon: str | None = None,
        turns: str | None = None,
        decided: bool = False,
    ) -> Challenge:
        """Make a challenge within a transaction; ``options`` are ``ground``, ``draw``, ``budget`` and ``language``.

        ``decided``: somebody must win, also in a dungeon.

        Raises:
            Refused: ``challenge_self``, ``unknown_preset``, ``bad_word``, ``unknown_rules``, ``unknown_dungeon``,
                ``dungeon_turns``, ``dungeon_without_rules``.
        """
        played = checked_rules(rules)
        if opponent == challenger:
            raise Refused("challenge_self")
        now = self._desk.clock.now()
        secret, digest = new_secret()
        guild = await guilds.ensure_guild(conn, guild_id, now)
        chosen = preset or guild.clock_preset or DEFAULT_PRESET
        if chosen not in PRESETS:
            raise Refused("unknown_preset", given=chosen, known=", ".join(PRESETS))
        underground = await self.dungeons.chosen(conn, guild_id, played, dungeon, turns, chosen, decided=decided)
        return await rows.create_challenge(
            conn,
            guild_id,
            channel_id=channel_id,
            challenger=challenger,
            opponent=opponent,
            rules=played,
            options={**options, **underground},
            clock_preset=chosen,
            dice_secret=secret,
            dice_hash=digest,
            challenger_word=_word(word),
            now=now,
        )

    async def accept(self, guild_id: int, challenge_id: int, user_id: int, word: str | None = None) -> Match:
        """Accept a challenge: the match is made, its coaches choose their teams next.

        Raises:
            Refused: ``no_such_challenge``, ``challenge_own``, ``challenge_other``, ``challenge_closed``, ``bad_word``,
                ``challenge_of_league``: a league match is accepted through its league.
        """
        async with self._desk.database.transaction() as conn:
            challenge = await self._open(conn, guild_id, challenge_id)
            if "fixture" in challenge.options:
                raise Refused("challenge_of_league")
            return await self.accept_in(conn, challenge, user_id, word)

    async def accept_in(self, conn: AsyncConnection, challenge: Challenge, user_id: int, word: str | None) -> Match:
        """Accept an open challenge within a transaction.

        Raises:
            Refused: ``challenge_own``, ``challenge_other``, ``challenge_closed``, ``bad_word``.
        """
        now = self._desk.clock.now()
        guild_id = challenge.guild_id
        mine = _word(word)
        if user_id == challenge.challenger:
            raise Refused("challenge_own")
        if challenge.opponent not in (None, user_id):
            raise Refused("challenge_other")
        ground = challenge.options["ground"]
        at_home = secrets.randbelow(2) == 0 if ground == "random" else ground == "challenger"
        sides = [(challenge.challenger, challenge.challenger_word), (user_id, mine)]
        (home, home_word), (away, away_word) = sides if at_home else sides[::-1]
        match = await matches.create_match(
            conn,
            guild_id,
            home_coach=home,
            away_coach=away,
            rules=challenge.rules,
            options={
                "draw": challenge.options["draw"],
                "budget": challenge.options.get("budget", 0),
                "card_pause": challenge.options.get("card_pause", AUTO),
                **{name: challenge.options[name] for name in ("dungeon",) if name in challenge.options},
            },
            language=challenge.options["language"],
            clock_preset=challenge.clock_preset,
            dice_secret=challenge.dice_secret,
            dice_hash=challenge.dice_hash,
            home_word=home_word,
            away_word=away_word,
            parent_channel_id=challenge.channel_id,
            now=now,
        )
        await self._answer(conn, guild_id, challenge.id, "accepted", now, match.id)
        return match

    async def decline(self, guild_id: int, challenge_id: int, user_id: int) -> Challenge:
        """Decline a challenge made to this coach.

        Raises:
            Refused: ``no_such_challenge``, ``challenge_other``, ``challenge_closed``.
        """
        async with self._desk.database.transaction() as conn:
            challenge = await self._open(conn, guild_id, challenge_id)
            if challenge.opponent != user_id:
                raise Refused("challenge_other")
            return await self._answer(conn, guild_id, challenge_id, "declined", self._desk.clock.now())

    async def withdraw(self, guild_id: int, challenge_id: int, user_id: int) -> Challenge:
        """Withdraw the own challenge.

        Raises:
            Refused: ``no_such_challenge``, ``challenge_not_own``, ``challenge_closed``.
        """
        async with self._desk.database.transaction() as conn:
            challenge = await self._open(conn, guild_id, challenge_id)
            if challenge.challenger != user_id:
                raise Refused("challenge_not_own")
            return await self._answer(conn, guild_id, challenge_id, "withdrawn", self._desk.clock.now())

    async def get(self, guild_id: int, challenge_id: int) -> Challenge:
        """One challenge, open or not.

        Raises:
            Refused: ``no_such_challenge``.
        """
        try:
            async with self._desk.database.reading() as conn:
                return await rows.load_challenge(conn, guild_id, challenge_id)
        except NotFound:
            raise Refused("no_such_challenge") from None

    async def open_for(self, guild_id: int, user_id: int) -> list[Challenge]:
        """Open challenges that this coach made, that were made to him, or that anyone may accept."""
        async with self._desk.database.reading() as conn:
            return await rows.list_open_challenges(conn, guild_id, user_id=user_id)

    async def set_message(self, guild_id: int, challenge_id: int, message_id: int) -> None:
        """Remember the message that carries the challenge's buttons."""
        async with self._desk.database.transaction() as conn:
            await rows.set_challenge_message(conn, guild_id, challenge_id, message_id)

    async def move(self, guild_id: int, match_id: int, channel_id: int) -> Match:
        """Let a match that is being prepared go on in another channel, its own being gone.

        Raises:
            Refused: ``no_such_match``.
        """
        try:
            async with self._desk.database.transaction() as conn:
                return await matches.update_match(conn, guild_id, match_id, parent_channel_id=channel_id)
        except NotFound:
            raise Refused("no_such_match") from None

    @staticmethod
    def teams() -> list[TeamSheet]:
        """The ready-made teams."""
        return [teams.ready_made(team_id) for team_id in teams.ready_made_ids()]

    async def choose_team(self, guild_id: int, match_id: int, user_id: int, team_id: str) -> Match:
        """Choose a ready-made team; when both coaches have, the match starts: its state is ``playing`` then.

        With a budget both coaches spend it first (:mod:`services.shopping`).

        A coach who has both sides chooses for the home side first.

        Raises:
            Refused: ``no_such_match``, ``stranger``, ``teams_chosen``, ``unknown_team``.
        """
        if team_id not in teams.ready_made_ids():
            raise Refused("unknown_team", given=team_id)
        async with self._desk.database.transaction() as conn:
            match = await self._preparing(conn, guild_id, match_id, user_id)
            if match.home_team is not None and match.away_team is not None:
                raise Refused("teams_chosen")
            if match.home_coach == user_id and (match.away_coach != user_id or match.home_team is None):
                match = await matches.update_match(conn, guild_id, match_id, home_team={"ready_made": team_id})
            else:
                match = await matches.update_match(conn, guild_id, match_id, away_team={"ready_made": team_id})
            if match.home_team is not None and match.away_team is not None and not budget_of(match):
                match = await begin(conn, match, self._desk.clock.now())
        self._desk.rearm()
        return match

    async def cancel(self, guild_id: int, match_id: int, user_id: int) -> Match:
        """Cancel a match whose coaches still choose their teams, or spend their budget.

        Raises:
            Refused: ``no_such_match``, ``stranger``, ``teams_chosen``.
        """
        async with self._desk.database.transaction() as conn:
            await self._preparing(conn, guild_id, match_id, user_id)
            now = self._desk.clock.now()
            return await matches.update_match(conn, guild_id, match_id, state="cancelled", finished_at=now)

    async def _preparing(self, conn: AsyncConnection, guild_id: int, match_id: int, user_id: int) -> Match:
        try:
            match = await matches.load_match(conn, guild_id, match_id)
        except NotFound:
            raise Refused("no_such_match") from None
        if match.side_of(user_id) is None:
            raise Refused("stranger")
        if match.state != "teams" or "fixture" in match.options:
            raise Refused("teams_chosen")
        return match

    async def _open(self, conn: AsyncConnection, guild_id: int, challenge_id: int) -> Challenge:
        try:
            challenge = await rows.load_challenge(conn, guild_id, challenge_id)
        except NotFound:
            raise Refused("no_such_challenge") from None
        if challenge.state != "open":
            raise Refused("challenge_closed")
        return challenge

    async def _answer(
        self,
        conn: AsyncConnection,
        guild_id: int,
        challenge_id: int,
        state: ChallengeState,
        now: datetime,
        match_id: int | None = None,
    ) -> Challenge:
        try:
            return await rows.answer_challenge(conn, guild_id, challenge_id, state, now, match_id=match_id)
        except Conflict:
            raise Refused("challenge_closed") from None


def _word(word: str | None) -> str:
    """A coach's word as it stands in the dice: without spaces around, and without the NUL that separates the words."""
    if word is None or not word.strip():
        return new_word()
    given = word.strip()
    if len(given) > WORD_LENGTH or not given.isprintable():
        raise Refused("bad_word", length=WORD_LENGTH)
    return given
