"""Cards that only lend skills or characteristics to one player of the own side."""

from engine.match.card import MATCH, OWN_TURN, lend

lend("beguiling_bracers", MATCH, ("hypnotic_gaze", "side_step", "bone_head"))
lend("wand_of_smashing", OWN_TURN, ("mighty_blow",), st=1)
