"""States of seasons and fixtures, and the forms in which a division is played."""

from __future__ import annotations

PLANNED = "planned"
RUNNING = "running"
OVER = "over"
#: States of a fixture.
SCHEDULED = "scheduled"
PRE_MATCH = "pre_match"
PLAYING = "playing"
REPORTED = "reported"
POST_MATCH = "post_match"
DONE = "done"
THIRD_PLACE = "knock_out_third_place"
#: Forms of a division that are a cup.
CUPS = ("knock_out", THIRD_PLACE)
SWISS = "swiss"
LADDER = "ladder"
#: How a division plays: everybody against everybody once or twice, in Swiss rounds, on a ladder, or as a cup.
FORMS = ("single", "double", SWISS, LADDER, *CUPS)
#: States in which a fixture's result counts for the table.
COUNTED = (POST_MATCH, DONE, "bye")
#: The most days a round may last.
LONGEST_ROUND = 365
