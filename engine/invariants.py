"""What holds in every position at every prompt, whatever has been played."""

from __future__ import annotations

from engine.match.ball import cannot_hold
from engine.match.card import card_of
from engine.match.dice import SeededDice
from engine.match.dungeon.state import Dungeon
from engine.match.field import OFF
from engine.match.game import Game, reopen
from engine.match.position import IN_THE_AIR, ON_PITCH, STANDING, Position
from engine.match.second_ball import SecondBall
from engine.match.turn import TURNS_A_HALF

PLAYERS_ON_PITCH = 11
MOST_TURNS_UNDERGROUND = 999
COUNTERS = ("rerolls", "apothecary", "bribes", "wizard", "babes", "chef", "igor", "necromancer", "score")


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


def hold_reopened(game: Game) -> None:
    """Check that a match stands again as it stands when its log is replayed from the latest rest point.

    Raises:
        Broken: position, prompt, legal decisions or the number of dice differ.
    """
    prompt = game.prompt
    if prompt is None:
        return
    point = game.rest_point
    again = reopen(point, game.log[point.entry - game.first :], SeededDice(0), game.position.field)
    other = again.prompt
    if other is None or again.position.digest() != game.position.digest():
        raise Broken(f"reopened at {prompt}, the position is another")
    asked = [(p.kind, p.side, p.number, p.default, p.about, list(p.legal)) for p in (prompt, other)]
    if asked[0] != asked[1]:
        raise Broken(f"reopened at {asked[0]}, the prompt is {asked[1]}")
    if (again.last_entry, again.log[-1]) != (game.last_entry, game.log[-1]):
        raise Broken(f"reopened at {prompt}, the log is another")


def _position(pos: Position) -> None:
    _counters(pos)
    standing = 0
    if pos.dungeon is not None:
        _underground(pos, pos.dungeon)
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
        # Who waits in the air for a teleporter keeps what he has lost, and comes out with it.
        if player.sq == OFF and player.place != IN_THE_AIR and (player.lost_zone or player.rooted):
            raise Broken(f"{player.id} is off the pitch, and rooted or without a zone")
    if standing != sum(player.sq != OFF for player in pos.players.values()):
        raise Broken("the board holds somebody who is in no squad")
    for side, squad in enumerate(pos.squads):
        number = sum(player.sq != OFF and not player.on.stands_alone for player in squad)
        allowed = PLAYERS_ON_PITCH + sum(card_of(f.card).over_eleven for f in pos.in_force if f.side == side)
        if number > allowed and pos.dungeon is None:
            raise Broken(f"side {side} has {number} players on the pitch")
        if {player.id for player in squad} != {p.id for p in pos.players.values() if p.side == side}:
            raise Broken(f"the squad of side {side} is not its players")
    _cards(pos)
    carrier = pos.carrier
    if carrier is not None:
        if pos.ball != OFF:
            raise Broken(f"{carrier.id} holds the ball, and it lies on {pos.ball}")
        if (carrier.sq == OFF and carrier.place != IN_THE_AIR) or carrier.posture != STANDING:
            raise Broken(f"{carrier.id} holds the ball, but does not stand on the pitch")
        if cannot_hold(pos, carrier):
            raise Broken(f"{carrier.id} holds the ball, but can hold none")
    if pos.second is not None:
        _second(pos, pos.second)
    if carrier is None and pos.ball != OFF and pos.ball not in pos.field.exists:
        raise Broken(f"the ball lies off the field, on {pos.ball}")


def _second(pos: Position, other: SecondBall) -> None:
    """What holds of a second ball."""
    holder = other.carrier
    if not any(force.card == "ball_clone" for force in pos.in_force):
        raise Broken("a second ball, but no card that brought it")
    if holder is not None:
        if other.sq != OFF or holder is pos.carrier:
            raise Broken(f"{holder.id} holds two balls, or one that lies on {other.sq}")
        if (holder.sq == OFF and holder.place != IN_THE_AIR) or holder.posture != STANDING:
            raise Broken(f"{holder.id} holds the second ball, but does not stand on the pitch")
    elif other.sq not in pos.field.exists:
        raise Broken(f"the second ball lies off the field, on {other.sq}")


def _underground(pos: Position, dungeon: Dungeon) -> None:
    """What holds between a dungeon and the field it makes."""
    for sq in (*dungeon.chests, *dungeon.teleporters):
        if sq != OFF and sq not in dungeon.map.floor:
            raise Broken(f"a chest or a teleporter is no floor: {sq}")
    if set(dungeon.chests) & pos.field.exists:
        raise Broken("a player could stand on a closed chest")
    if not set(pos.field.exists) <= dungeon.map.floor:
        raise Broken("a player could stand where there is no floor")
    if pos.ball != OFF and not dungeon.found:
        raise Broken("the ball is there, but has not been found")
    if any(team.wizard for team in pos.teams):
        raise Broken("a wizard in a dungeon")


def _cards(pos: Position) -> None:
    """No card is in two places, and nobody keeps what a card changed when none is in force."""
    held = [name for team in pos.teams for name in (*team.hand, *team.played)]
    if len(held) != len(set(held)):
        raise Broken(f"a card is held or played twice: {held}")
    if not pos.in_force:
        changed = [me.id for me in pos.players.values() if me.own or me.turned]
        if changed:
            raise Broken(f"{changed} are changed by cards, but none is in force")


def _counters(pos: Position) -> None:
    for side, team in enumerate(pos.teams):
        for name in COUNTERS:
            if getattr(team, name) < 0:
                raise Broken(f"side {side} has {getattr(team, name)} {name}")
        if not 0 <= team.turn <= (TURNS_A_HALF if pos.dungeon is None else MOST_TURNS_UNDERGROUND):
            raise Broken(f"the turn marker of side {side} stands on {team.turn}")
    for player in pos.players.values():
        if min(player.ma, player.st, player.ag, player.av) < 1:
            raise Broken(f"a characteristic of {player.id} is below 1")
