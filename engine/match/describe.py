"""A position as text: the header that gives it again, and a picture made of letters."""

from __future__ import annotations

from engine import rosters
from engine.match.card import card_of
from engine.match.dungeon import ground
from engine.match.effects import DEFAULT_RULES
from engine.match.field import OFF, square, square_name
from engine.match.header import CHARACTERISTICS, HALVES, POSTURES, SIDES, STAFF
from engine.match.notation import LASTING_MARKS, MARKS
from engine.match.position import STANDING, Player, Position, Team


def header_text(position: Position, hands: tuple[int, ...] = (0, 1)) -> str:
    """The header of a `.play` file, without its closing line, that :func:`engine.match.header.read` reads as this position.

    Meant for a rest: the beginning of a match, or a ``turn`` prompt. ``hands``: the sides whose cards in hand are told;
    the others are left out.
    """
    teams = list(zip(SIDES, position.teams, strict=True))
    rules = [] if position.rules["set"] == DEFAULT_RULES else [f"rules: {position.rules['set']}"]
    lines = rules + [f"{side}: {team.roster}" for side, team in teams]
    lines += ground.lines(position)
    running = position.active != -1
    if running or position.rules.get("weather_given"):
        lines.append(f"weather: {position.weather}")
    if position.rules.get("underground"):
        lines.append("underground: on")
    if running:
        sides = tuple(SIDES)
        lines += [
            f"half: {next(word for word, half in HALVES.items() if half == position.half)}",
            "turn: " + " ".join(f"{side} {team.turn}" for side, team in teams),
            f"active: {sides[position.active]}",
            f"receiving: {sides[position.receiving]}",
            f"score: {position.teams[0].score}-{position.teams[1].score}",
        ]
    lines.append("rerolls: " + " ".join(_rerolls(side, team) for side, team in teams))
    if running or position.rules.get("fame_given"):
        lines.append("fame: " + " ".join(f"{side} {team.fame}" for side, team in teams))
    for side, team in teams:
        staff = [f"{kind} {int(number)}" for kind in STAFF if (number := getattr(team, kind))]
        if staff:
            lines.append(f"staff: {side} {' '.join(staff)}")
    held = " ".join(f"{side} {','.join(team.hand)}" for n, (side, team) in enumerate(teams) if team.hand and n in hands)
    if held:
        lines.append(f"cards: {held}")
    if position.rules.get("card_pauses"):
        lines.append("card_pauses: on")
    played = " ".join(_in_force(position, side, n) for n, side in enumerate(SIDES) if _in_force(position, side, n))
    if played:
        lines.append(f"in_force: {played}")
    if position.hurt and any(team.hand or team.played for team in position.teams):
        lines.append(f"hurt: {' '.join(tuple(SIDES)[side] for side in position.hurt)}")
    asked = " ".join(f"{side} successes" for side, team in teams if team.ask_successes)
    if asked:
        lines.append(f"ask: {asked}")
    if position.spent:
        lines.append(f"spent: {' '.join(position.spent)}")
    if position.carrier is not None:
        lines.append(f"ball: {position.carrier.id}")
    elif position.ball != OFF:
        lines.append(f"ball: {square_name(position.ball)}")
    lines += [_player(player) for player in position.players.values()]
    return "\n".join(lines) + "\n"


def _in_force(position: Position, side: str, number: int) -> str:
    """The cards of a side in force, each with its targets."""
    words = [
        ":".join(
            [
                force.card,
                *(square_name(t) if isinstance(t, int) else t for t in card_of(force.card).told(position, force)),
            ]
        )
        for force in position.in_force
        if force.side == number
    ]
    return " ".join([side, *words]) if words else ""


def _rerolls(side: str, team: Team) -> str:
    full = f" of {team.rerolls_full}" if team.rerolls_full != team.rerolls else ""
    return f"{side} {team.rerolls}{full}{' leader' if team.leader else ''}"


def _player(player: Player) -> str:
    entry = rosters.position(player.position)
    hired = ":" in player.position
    first = [player.position, player.id] if hired else [player.id, player.position]
    words = [*first, square_name(player.sq) if player.sq != OFF else player.place]
    if player.posture != STANDING:
        words += [word for word, posture in POSTURES.items() if posture == player.posture]
    marks = MARKS if player.sq != OFF else LASTING_MARKS
    words += [mark for mark in marks if getattr(player, MARKS[mark][0]) in MARKS[mark][1]]
    *characteristics, skills = player.own or (player.ma, player.st, player.ag, player.av, player.skills)
    words += [f"+{name}" for name in skills if name not in entry.skills]
    words += [f"-{name}" for name in entry.skills if name not in skills]
    for name, usual, now in zip(CHARACTERISTICS, entry.characteristics, characteristics, strict=True):
        if now != usual:
            words.append(f"{name}={now}")
    if player.niggles:
        words.append(f"ni={player.niggles}")
    if player.name:
        words.append('name="' + player.name.replace('"', "'") + '"')
    return " ".join(words)


def picture(position: Position) -> str:
    """The field in letters, a column of the page for each column of the field; ``*`` marks a ball.

    ``h7`` stands, ``h7-`` is prone, ``h7=`` stunned. In a dungeon ``###`` is wall, ``[C]`` a chest, ``(3)`` a teleporter;
    other signs are those of its map.
    """
    field = position.field
    marks = ground.marks(position)
    balls = {position.ball_square}
    second = position.second
    if second is not None:
        balls.add(second.carrier.sq if second.carrier is not None else second.sq)
    head = "    " + "".join(f"{square_name(square(x, 0))[:-1]:<5}" for x in range(field.width))
    rows = [head.rstrip()]
    for y in range(field.height):
        cells: list[str] = []
        for x in range(field.width):
            sq = square(x, y)
            player = position.board[sq]
            text = player.id + ("", "-", "=")[player.posture] if player is not None else marks.get(sq, ".")
            cells.append(f"{text + '*' * (sq in balls):<5}")
        rows.append(f"{y + 1:>2}  {''.join(cells).rstrip()}")
    return "\n".join(rows) + "\n"
