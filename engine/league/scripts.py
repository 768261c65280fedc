"""Running league scripts with every verb there is."""

from __future__ import annotations

from engine.league import script_matches, script_sheet, script_tables, script_teams
from engine.league.script import LeagueScript, State

VERBS = script_teams.VERBS | script_matches.VERBS | script_tables.VERBS
CHECKS = script_sheet.CHECKS | script_matches.CHECKS | script_tables.CHECKS


def run(text: str) -> State:
    """Run a `.league` text and return what it has built.

    Raises:
        PlayError: a line does not hold.
    """
    return LeagueScript(text, VERBS, CHECKS).run()
