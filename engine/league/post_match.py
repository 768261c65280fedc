"""The post-match sequence of one team, in the order of the rulebook.

Seed 003, *Secuencia posterior al encuentro* and *Actualizar la hoja de equipo*: most valuable player, star player points,
improvement rolls; deaths and injuries; winnings; petty cash and spiralling expenses; fan factor; buying, dismissing and the raised
dead; the infected and journeymen; journeymen up to eleven; team value. Each team of a match has its own sequence.

Questions (:class:`engine.league.asking.Ask`) and their answers:

============== ================================================================== =================
kind           answers                                                            default
============== ================================================================== =================
nominate       ``(number, number, number)``: fewer where fewer could play         the first ones
mvp            ``(number,)``, or ``("random",)``                                  ``("random",)``
improve        ``("choose", skill or characteristic)``, ``("later",)``            ``("later",)``
winnings       ``("keep",)``, ``("reroll",)``                                     ``("keep",)``
shop           ``("buy", item[, number[, name]])``, ``("fire", item or number)``,  ``("done",)``
               ``("choose", number, what)`` for an open roll, ``("rename",
               number, name)``, ``("renumber", number, other)``, ``("done",)``;
               asked again until done
raised         ``("accept",)``, ``("decline",)``                                  ``("accept",)``
journeyman     ``("hire",)``, ``("dismiss",)``                                    ``("dismiss",)``
fill_up        ``(position,)``                                                    the first position
============== ================================================================== =================
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.league import conceding, improvement, market, steps, value
from engine.league.asking import Answer, Ask, CountedDice, LogEntry, News, Steps
from engine.league.errors import LeagueError
from engine.league.match_day import FOE, LOSS, OWN, WIN, TeamReport
from engine.league.settings import STANDARD, Settings
from engine.league.team import IN_MATCH, POST_MATCH, READY, Points, Team
from engine.match.dice import Dice, ReplayedDice

DONE: Answer = ("done",)
KEEP: Answer = ("keep",)
REROLL: Answer = ("reroll",)
ACCEPT: Answer = ("accept",)
DECLINE: Answer = ("decline",)
HIRE: Answer = ("hire",)
DISMISS: Answer = ("dismiss",)
LATER: Answer = ("later",)
RANDOM: Answer = ("random",)
NOMINATED = 3
#: What is told of a trade, by its verb.
_TRADED = {
    "buy": "bought",
    "fire": "fired",
    "choose": "improved_later",
    "rename": "renamed",
    "renumber": "renumbered",
}


class PostMatch:
    """A running post-match sequence.

    Attributes:
        team: the team as it stands; improvement rolls are on it before their choice is offered.
        ask: what its coach is asked, or None once the team is ready again.
        news: everything that has happened.
        log: what :meth:`resume` needs besides the team, the report and the settings the sequence began with.
    """

    def __init__(self, team: Team, report: TeamReport, dice: Dice, settings: Settings = STANDARD) -> None:
        """Begin the sequence of a team whose match is over.

        Raises:
            LeagueError: ``phase``: it is in no match; ``unknown``: the report names somebody who could not play.
        """
        team.needs(IN_MATCH)
        for one in report.players:
            if team.player(one.number).misses:
                raise LeagueError("unknown", what=str(one.number))
        self.team = steps.counted(replace(team, phase=POST_MATCH), report.result)
        self.report = report
        self.settings = settings
        self.news: list[News] = []
        self.log: list[LogEntry] = []
        self.ask: Ask | None = None
        self._refusal: LeagueError | None = None
        self._dice = CountedDice(dice)
        self._run = self._sequence()
        self._advance(())

    @classmethod
    def resume(
        cls, team: Team, report: TeamReport, log: Iterable[LogEntry], dice: Dice, settings: Settings = STANDARD
    ) -> PostMatch:
        """Take a sequence up again from what it began with and its log; ``dice`` for what is still to be rolled.

        Raises:
            DiceMismatch: the log does not fit these rules.
            LeagueError: see :meth:`answer`.
        """
        entries = list(log)
        recorded = [die for entry in entries for die in entry.dice]
        self = cls(team, report, ReplayedDice(recorded, dice), settings)
        for entry in entries[1:]:
            self.answer(entry.answer)
        return self

    def answer(self, answer: Answer) -> list[News]:
        """Answer what is asked and return what happened until the next question.

        Raises:
            LeagueError: ``choice``: no such answer, or why the market refused it; nothing has changed. ``phase``: nothing is asked.
        """
        if self.ask is None:
            raise LeagueError("phase", phase=self.team.phase, needed=POST_MATCH)
        if self.ask.options and answer not in self.ask.options:
            raise LeagueError("choice", what=" ".join(map(str, answer)))
        known = len(self.news)
        self._advance(answer)
        return self.news[known:]

    def finish(self) -> list[News]:
        """Answer every question with its default: what happens when the time is up or the next match begins."""
        known = len(self.news)
        while self.ask is not None:
            self.answer(self.ask.default)
        return self.news[known:]

    def _advance(self, answer: Answer) -> None:
        self._refusal = None
        try:
            self.ask = self._run.send(answer) if self.log else next(self._run)
        except StopIteration:
            self.ask = None
        if self._refusal is not None:
            raise self._refusal
        self.log.append(LogEntry(answer, self._dice.taken()))

    def _tell(self, kind: str, **values: object) -> None:
        self.news.append(News(kind, values))

    def _tell_of(self, kind: str, number: int, **values: object) -> None:
        player = self.team.player(number)
        self._tell(kind, player=player.id, number=number, **values)

    # -- the sequence -------------------------------------------------------------------------------------------

    def _sequence(self) -> Steps[None]:
        yield from self._awards()
        self._earn()
        if self.report.conceded == OWN:
            self.team, news = conceding.departures(self._without_dead(), self._dice)
            self.news += news
        yield from self._improve()
        self._bury_and_heal()
        yield from self._winnings()
        self._pay()
        self._fans()
        yield from self._shop()
        yield from self._raised(self.report.raised)
        yield from self._raised(self.report.infected)
        yield from self._journeymen()
        yield from self._fill_up()
        self._tell("value", gold=value.team_value(self.team))
        self.team = replace(self.team, phase=READY)

    def _awards(self) -> Steps[None]:
        """Most valuable players: none for who conceded, two for the other side (seed 003, *Mejor Jugador del Encuentro*)."""
        for _ in range({OWN: 0, FOE: 2}.get(self.report.conceded, 1)):
            everyone = steps.candidates(self.team, self.report, self.settings.rules)
            number, own = yield from self._most_valuable(everyone)
            if own:
                self.team = steps.credit(self.team, number, Points(mvp=1))
                self._tell_of("mvp", number)
            elif number in (hired := dict(self.report.hired)):
                self._tell("mvp_wasted", position=hired[number], number=number)
            else:
                self._tell_of("mvp_unearned", number)

    def _most_valuable(self, everyone: tuple[tuple[int, bool], ...]) -> Steps[tuple[int, bool]]:
        """Who is most valuable, in the way the league has set (supplement 11)."""
        what = "most valuable player"
        own = tuple(one for one in everyone if one[1])
        if self.settings.mvp == "choose":
            options = tuple[Answer, ...]((number,) for number, _ in own)
            answer = yield Ask("mvp", {}, (RANDOM, *options), RANDOM)
            return steps.drawn(everyone, self._dice, what) if answer == RANDOM else (int(answer[0]), True)
        if self.settings.mvp == "nominate":
            numbers = [number for number, _ in own]
            count = min(NOMINATED, len(numbers))
            while True:
                answer = yield Ask("nominate", {"count": count, "numbers": tuple(numbers)}, (), tuple(numbers[:count]))
                if len(set(answer)) == len(answer) == count and all(number in numbers for number in answer):
                    named = sorted(int(number) for number in answer)
                    return steps.drawn(tuple(named), self._dice, what), True
                self._refusal = LeagueError("choice", what=" ".join(map(str, answer)))
        return steps.drawn(everyone, self._dice, what)

    def _earn(self) -> None:
        """Star player points of the match, and medals (seed 003, *Puntos de estrellato*, *El Trofeo Blood Bowl*)."""
        for one in sorted(self.report.players, key=lambda one: one.number):
            self.team = self._credited(one.number, one.earned)
        for number in sorted(self.report.medals):
            self.team = self._credited(number, Points(mvp=1))
            self._tell_of("medal", number)

    def _credited(self, number: int, earned: Points) -> Team:
        """The team with what a player earned, where he can earn anything; a report by hand may say more."""
        if not steps.earns(self.team.player(number), self.settings.rules):
            return self.team
        return steps.credit(self.team, number, earned)

    def _dead(self) -> list[int]:
        return [one.number for one in self.report.players if steps.DEAD in one.injuries]

    def _without_dead(self) -> Team:
        """Bury those who died, so that nobody asks whether they leave or learn."""
        for number in sorted(self._dead()):
            if any(one.number == number for one in self.team.players):
                self._tell_of("died", number)
                self.team = steps.hurt(self.team, number, (steps.DEAD,))
        return self.team

    def _improve(self) -> Steps[None]:
        """Improvement rolls, each kept on the sheet before its choice is offered (seed 003, *Tiradas de mejora*)."""
        dead = self._dead()
        learning = [one for one in self.team.players if steps.earns(one, self.settings.rules)]
        for one in learning:
            if one.number in dead:
                continue
            while improvement.rolls_due(self.team.player(one.number)):
                self.team = improvement.roll(self.team, one.number, self._dice)
                made = self.team.player(one.number).pending[-1]
                self._tell_of("improvement_roll", one.number, roll=made)
        for one in learning:
            for _ in self.team.player(one.number).pending:
                player = self.team.player(one.number)
                allowed = tuple[Answer, ...](
                    ("choose", what) for what in improvement.options(player, player.pending[0])
                )
                about = {"player": player.id, "number": one.number, "roll": player.pending[0]}
                answer = yield Ask("improve", about, (*allowed, LATER), LATER)
                if answer == LATER:
                    self._tell_of("improvement_open", one.number)
                    break
                self.team = improvement.choose(self.team, one.number, str(answer[1]))
                self._tell_of("improved", one.number, what=answer[1])

    def _bury_and_heal(self) -> None:
        """The dead leave the sheet, missed games are served, new injuries written down (seed 003, step 1)."""
        self.team = steps.serve(self._without_dead())
        present = {one.number for one in self.team.players}
        for one in sorted(self.report.players, key=lambda one: one.number):
            lasting = tuple(result for result in one.injuries if result != steps.DEAD)
            if one.number in present and lasting:
                recorded = tuple(steps.as_recorded(self.team.player(one.number), result) for result in lasting)
                self._tell_of("injured", one.number, results=recorded)
                self.team = steps.hurt(self.team, one.number, lasting)

    def _winnings(self) -> Steps[None]:
        """Winnings, a winner's re-roll, and the winnings of who conceded (seed 003, step 2; *Conceder*)."""
        report = self.report
        if report.conceded == OWN:
            self._tell("no_winnings")
            return
        die = self._dice.roll(6, "winnings")
        if report.result == WIN:
            gold = self._gate(steps.winnings(die, report.fame, WIN, self.settings.extra_winnings))
            answer = yield Ask("winnings", {"die": die, "gold": gold}, (KEEP, REROLL), KEEP)
            if answer == REROLL:
                die = self._dice.roll(6, "winnings, again")
        gold = self._gate(steps.winnings(die, report.fame, report.result, self.settings.extra_winnings))
        self.team = self.team.booked(gold, "winnings")
        self._tell("winnings", die=die, gold=gold)
        if report.conceded == FOE:
            theirs = self._dice.roll(6, "winnings of who conceded")
            more = self._gate(steps.winnings(theirs, report.foe_fame, LOSS, self.settings.extra_winnings))
            self.team = self.team.booked(more, "conceded")
            self._tell("winnings_of_foe", die=theirs, gold=more)
        before = self.team.treasury
        self.team = steps.trophy_income(self.team)
        if self.team.treasury > before:
            self._tell("trophy_income", gold=self.team.treasury - before)

    def _gate(self, gold: int) -> int:
        return gold * self.report.gate

    def _pay(self) -> None:
        """Petty cash that is left returns, then the spiralling expenses (seed 003, step 3)."""
        left = self.report.petty_cash_left
        self.team = self.team.booked(left, "petty_cash_returned")
        if left:
            self._tell("petty_cash_returned", gold=left)
        worth = value.team_value(self.team)
        self.team, paid = steps.expenses(self.team, self.settings)
        if paid:
            self._tell("expenses", gold=paid, value=worth)

    def _fans(self) -> None:
        """Fan factor (seed 003, step 4); whoever conceded loses a point without a roll (*Conceder*)."""
        before = self.team.fan_factor
        if self.report.conceded == OWN:
            self.team = conceding.lose_fans(self.team)
            total = 0
        else:
            self.team, total = steps.roll_fan_factor(self.team, self.report.result, self._dice)
        self._tell("fan_factor", before=before, now=self.team.fan_factor, total=total)

    def _shop(self) -> Steps[None]:
        """Buying and dismissing until the coach is done (seed 003, step 5)."""
        while True:
            answer = yield Ask("shop", {"treasury": self.team.treasury}, (), DONE)
            if answer == DONE:
                return
            try:
                self._trade(answer)
            except LeagueError as error:
                self._refusal = error

    def _trade(self, answer: Answer) -> None:
        match answer:
            case ("buy", str(item)):
                self.team = market.buy(self.team, item)
            case ("buy", str(item), int(number)):
                self.team = market.buy(self.team, item, number)
            case ("buy", str(item), int(number), str(name)):
                self.team = market.buy(self.team, item, number, name)
            case ("fire", str(item) | int(item)):
                self.team = market.fire(self.team, item)
            case ("choose", int(number), str(what)):
                self.team = improvement.choose(self.team, number, what)
            case ("rename", int(number), str(name)):
                self.team = market.rename(self.team, name, number)
            case ("renumber", int(number), int(other)):
                self.team = market.renumber(self.team, number, other)
            case _:
                raise LeagueError("choice", what=" ".join(map(str, answer)))
        self._tell(_TRADED[str(answer[0])], what=answer[1:])

    def _raised(self, positions: tuple[str, ...]) -> Steps[None]:
        """The raised dead and the infected join free of charge where there is room.

        Seed 000, *Médico* (zombies, step 5); seed 003, *Putrefacción de Nurgle* (rotters, step 6).
        """
        for position in positions:
            try:
                market.check_room(self.team, position)
            except LeagueError:
                self._tell("raised_in_vain", position=position)
                continue
            answer = yield Ask("raised", {"position": position}, (ACCEPT, DECLINE), ACCEPT)
            if answer == ACCEPT:
                self.team = self.team.joined(position, "raised")
                self._tell("raised", position=position)

    def _journeymen(self) -> Steps[None]:
        """Journeymen are hired or leave (seed 003, step 6)."""
        for one in self.team.journeymen:
            answer = DISMISS
            if self._can_hire(one.number):
                about = {"player": one.id, "number": one.number, "cost": one.entry.cost}
                answer = yield Ask("journeyman", about, (HIRE, DISMISS), DISMISS)
            self._tell_of("hired" if answer == HIRE else "dismissed", one.number, position=one.position)
            if answer == HIRE:
                self.team = market.hire_journeyman(self.team, one.number)
            else:
                self.team = self.team.without(self.team.player(one.number), "dismissed")

    def _can_hire(self, number: int) -> bool:
        try:
            market.hire_journeyman(self.team, number)
        except LeagueError:
            return False
        return True

    def _fill_up(self) -> Steps[None]:
        """Journeymen until eleven can play; the coach says of which position where there is a choice (seed 003, step 7)."""
        positions = market.journeyman_positions(self.team)
        options = tuple[Answer, ...]((position,) for position in positions)
        choice = len(positions) > 1
        while market.missing_journeymen(self.team):
            position = positions[0]
            if choice:
                missing = market.missing_journeymen(self.team)
                answer = yield Ask("fill_up", {"missing": missing}, options, options[0])
                position = str(answer[0])
            self.team = market.add_journeyman(self.team, position)
            self._tell("journeyman", position=position)
