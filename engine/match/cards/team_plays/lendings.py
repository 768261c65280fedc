"""Cards that only lend skills or characteristics to one player of the own side."""

from engine.match.card import DRIVE, OWN_TURN, lend

lend("option_play", DRIVE, ("dump_off", "pass"))
lend("spectacular_catch", OWN_TURN, ("catch", "diving_catch"))
