"""Journeys: people who use the bot on a Discord in memory, as they would on the real one.

```python
from bot import create_bot
from services.settings import Settings
from tests.simcord_kit import open_world


async def test_a_challenge_is_accepted(tmp_path):
    settings = Settings(_env_file=None, database_url=f"sqlite+aiosqlite:///{tmp_path}/t.db")
    async with open_world(lambda clock: create_bot(settings, clock=clock)) as world:
        a, b, spectator, stranger = world.a, world.b, world.spectator, world.stranger
        b.locale = "es-ES"
        asked = await a.slash("match challenge", opponent=b)      # options by name; people as they are
        assert asked.text and not asked.private                   # what came back; private: only `a` sees it
        assert (await stranger.press("c:*:accept")).private       # refused: only the stranger reads why
        await b.press("c:*:accept")                               # a label or a custom_id, `*` stands for anything
        await a.choose("m:*:0:*", "Harbour Lanterns")             # a select by custom_id or placeholder; options by value or label
        form = await a.press("To…")                               # an answer that is a form has `.modal`
        await a.submit(form, {"Square": "M9"})                    # fields by label or custom_id
        assert await a.complete("move", "to", "M", player="h7")   # autocomplete: [(name, value), …]
        await a.press_raw("old:custom_id", on=a.board)            # a button that is no longer there: a stale view
        await world.advance(240)                                  # seconds; deadlines and APScheduler follow
        await world.restart()                                     # a new bot on the same Discord and database
        print(a.reads(), [control.label for control in a.controls()])
```

- `open_world(make_bot, …)`: `make_bot(clock)` builds the bot; `clock.now()` is the world's time. At the end errors that the bot swallowed
  are raised, and what it sent is checked against Discord's limits and, when `../shared/discord` is there, the published contract.
  Time stands still but for `advance` and for what the bot waits for within 1.5 seconds of an action (a collapsed edit): that passes at once.
- `world`: `a`, `b` (coaches), `spectator`, `stranger`, `owner`, `env`, `guild`, `arena`, `here` (newest thread, else the arena), `threads`,
  `advance`, `restart`, `clock`, `requests(method, path)`, `check_requests()`.
- `person`: `slash`, `complete`, `press`, `press_raw`, `choose`, `submit`, `controls`, `board`, `reads`, `private`, `direct`, `leave`, `locale`.
  (`tests/discord/journeys.py` has what journeys of the real bot share: agreeing on a match, pressing what is offered.)
  All take `channel=` (default `world.here`); `press` and `choose` take `on=` a message (default: the newest one that has the control).
- `limits`: `check_tree_limits(tree)`, `check_components(view, list or message)`, `check_modal`, `check_message` raise `AssertionError` naming every limit that is
  broken; `…_problems` list them.
- `contract.Contract.published()`: the contract, None when it is not there; `page.Page`: a coach's page of the local table over HTTP.
"""

from tests.simcord_kit.contract import Contract
from tests.simcord_kit.limits import check_components, check_message, check_modal, check_tree_limits
from tests.simcord_kit.people import Answer, Control, Person
from tests.simcord_kit.world import VirtualClock, World, open_world

__all__ = [
    "Answer",
    "Contract",
    "Control",
    "Person",
    "VirtualClock",
    "World",
    "check_components",
    "check_message",
    "check_modal",
    "check_tree_limits",
    "open_world",
]
