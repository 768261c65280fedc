"""Cards that only lend skills or characteristics to one player of the own side, for the match."""

from engine.match.card import MATCH, lend

lend("chainsaw", MATCH, ("chainsaw", "secret_weapon", "no_hands"))
lend("magic_helmet", MATCH, ("thick_skull",), av=1)
lend("one_with_the_kicker", MATCH, ("kick_off_return", "diving_catch"))
lend("stiletto", MATCH, ("dirty_player", "stab"))
