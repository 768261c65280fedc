"""The board: what everybody in a match's thread sees, and the buttons and selects on it."""

from __future__ import annotations

from cogs.client import Client


async def setup(bot: Client) -> None:
    """Know every button and select, whichever run of the bot sent it, and notice what happens to threads."""
    # Looked up late: the views know parts of the board as well.
    from cogs.board.noticing import Noticing
    from cogs.views.items import DYNAMIC_ITEMS

    bot.add_dynamic_items(*DYNAMIC_ITEMS)
    await bot.add_cog(Noticing(bot))
