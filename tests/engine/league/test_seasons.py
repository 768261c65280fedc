"""Random seasons keep the books and every limit."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.league.seasons import random_season


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32))
def test_no_team_is_ever_illegal_and_the_ledger_is_the_treasury(seed: int) -> None:
    for team in random_season(seed).values():
        assert team.matches == team.won + team.drawn + team.lost == 6


@pytest.mark.slow
def test_many_seasons() -> None:
    """A tenth of what `make seasons` plays."""
    for seed in range(100):
        random_season(seed)
