"""The groups of commands to which several modules add: ``@command("league export", LEAGUE)`` on a function of a module.

A function added so takes the interaction first, without ``self``. The package's ``setup`` registers the groups; a module only has to be
imported, which every module of ``cogs`` with a ``setup`` is.
"""

from __future__ import annotations

from cogs.translator import group

LEAGUE = group("league")
SEASON = group("season")
FIXTURE = group("fixture")
POSTMATCH = group("postmatch")
DATE = group("date")
STAGE = group("stage")
LADDER = group("ladder")
MAJOR = group("major")
GROUPS = (LEAGUE, SEASON, FIXTURE, POSTMATCH, DATE, STAGE, LADDER, MAJOR)
