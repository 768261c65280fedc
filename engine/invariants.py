"""What holds in every position at every prompt, whatever has been played."""

from __future__ import annotations

from engine.match.field import OFF
from engine.match.game import Game
from engine.match.position import ON_PITCH, STANDING, Position

PLAYERS_ON_PITCH = 11


class Broken(Exception):
    """An invariant does not hold."""


def hold(game: Game) -> None:
    """Check a match at its pending prompt; listing what is legal must change nothing.

    Raises:
        Broken: something does not hold.
    """
    _position(game.position)
    prompt = game.prompt
    if prompt is None:
        return
    before = game.position.digest(), game.dice_drawn()
    listed = list(prompt.legal)
    if not listed:
        raise Broken(f"nothing is legal at {prompt}")
    for decision in listed:
        if decision not in prompt.legal:
            raise Broken(f"{decision} is listed at {prompt}, but not legal")
        if decision[0] not in prompt.legal.verbs:
            raise Broken(f"{prompt} lists {decision}, but does not know its verb")
    if prompt.default not in prompt.legal:
        raise Broken(f"the default {prompt.default} of {prompt} is not legal")
    if before != (game.position.digest(), game.dice_drawn()):
        raise Broken(f"listing what is legal at {prompt} changed the position")


def _position(pos: Position) -> None:
    standing = 0
    for sq, player in enumerate(pos.board):
        if player is not None:
            standing += 1
            if player.sq != sq:
                raise Broken(f"{player.id} stands on square {player.sq}, the board has him on {sq}")
            if sq not in pos.field.exists:
                raise Broken(f"{player.id} stands off the field, on {sq}")
    for player in pos.players.values():
        if (player.sq != OFF) != (player.place == ON_PITCH):
            raise Broken(f"{player.id} is in {player.place} and on square {player.sq}")
        if player.sq != OFF and pos.board[player.sq] is not player:
            raise Broken(f"{player.id} is not on the board at {player.sq}")
    if standing != sum(player.sq != OFF for player in pos.players.values()):
        raise Broken("the board holds somebody who is in no squad")
    for side, squad in enumerate(pos.squads):
        number = sum(player.sq != OFF for player in squad)
        if number > PLAYERS_ON_PITCH:
            raise Broken(f"side {side} has {number} players on the pitch")
        if {player.id for player in squad} != {p.id for p in pos.players.values() if p.side == side}:
            raise Broken(f"the squad of side {side} is not its players")
    carrier = pos.carrier
    if carrier is not None:
        if pos.ball != OFF:
            raise Broken(f"{carrier.id} holds the ball, and it lies on {pos.ball}")
        if carrier.sq == OFF or carrier.posture != STANDING:
            raise Broken(f"{carrier.id} holds the ball, but does not stand on the pitch")
    elif pos.ball != OFF and pos.ball not in pos.field.exists:
        raise Broken(f"the ball lies off the field, on {pos.ball}")
