"""Cards that only lend skills or characteristics to one player of the own side."""

from engine.match.card import DRIVE, MATCH, lend

lend("kicking_boots", MATCH, ("kick", "dirty_player"), ma=-1)
lend("stolen_playbook", DRIVE, ("pass_block", "shadowing"))
