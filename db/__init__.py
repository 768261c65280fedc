"""Storage: SQLAlchemy Core over SQLite (aiosqlite) or PostgreSQL, with Alembic migrations.

Start with `db.engine.Database`. Each family of rows has a module of small functions that take an open connection and
the guild they act for, and return frozen dataclasses:

- `db.guilds`: settings of a Discord server;
- `db.preferences`: a coach's preferences and saved formations;
- `db.challenges`: challenges, from the secret's hash to the accepted match;
- `db.matches`: matches, what each waits for, and where its messages are;
- `db.log`: decisions and the dice journal, struck entries included;
- `db.snapshots`: rest points;
- `db.record`: a decision with all that belongs to it in one step, take-backs, and resuming a match;
- `db.deadlines`, `db.clocks`: what falls due, and the time each side has left;
- `db.agreements`: requests that need the other coach's consent;
- `db.markers`: what a coach last saw;
- `db.league_leagues`: leagues, their commissioners, news and audit log;
- `db.league_teams`: league teams with their ledgers;
- `db.league_play`: seasons, divisions and fixtures;
- `db.league_stages`: how divisions are played, replaced teams, coaches of results, trophies and prizes;
- `db.league_dates`: dates of fixtures, their events in Discord, and what was reminded of;
- `db.league_sequences`: sequences after matches, and what players did in them.

A row of another guild behaves as if it did not exist.
"""

from db import league_stage_tables as league_stage_tables
from db import league_tables as league_tables
