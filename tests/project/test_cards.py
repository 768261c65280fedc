"""Every special play card has its entry, its tests and its words."""

from __future__ import annotations

import pytest

from docs import coverage
from engine.match.card import DECKS, entries, known_cards
from services.language import LANGUAGES, texts_for
from services.narration.names import key
from tests.project import ROOT

TESTS = ROOT / "tests" / "rules" / "cards"


def test_the_decks_have_104_cards() -> None:
    sizes = {deck: sum(one.deck == deck for one in entries().values()) for deck in DECKS}
    assert list(sizes.values()) == [13, 13, 13, 13, 26, 18, 8]


def test_every_card_is_played() -> None:
    assert [name for name in entries() if name not in known_cards()] == []


@pytest.mark.parametrize("card", list(entries()))
def test_every_card_has_tests_and_words(card: str) -> None:
    deck = entries()[card].deck
    found = [*TESTS.glob(f"{deck}/{card}*.play"), *TESTS.glob(f"{deck}/{card}/*.play")]
    assert found, f"tests/rules/cards/{deck}/{card}.play is missing"
    for lang in LANGUAGES:
        assert texts_for(lang).has(f"card-does-{key(card)}"), (
            f"locales/{lang}/cards_{deck}.ftl lacks card-does-{key(card)}"
        )


def test_tests_stand_in_the_folder_of_their_deck() -> None:
    for path in TESTS.rglob("*.play"):
        named = coverage.named(path)
        assert named, path
        assert path.relative_to(TESTS).parts[0] == entries()[named[0][1]].deck, path
