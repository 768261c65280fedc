"""Every button and select of ours, so that the bot knows those that an earlier run sent."""

from __future__ import annotations

from typing import Any

from discord import ui

from cogs.views.agreement import Agree
from cogs.views.challenge import Answer, Team
from cogs.views.press import Choose, Press
from cogs.views.take_back import Points
from cogs.views.tools import Tool

DYNAMIC_ITEMS: tuple[type[ui.DynamicItem[Any]], ...] = (Press, Choose, Tool, Agree, Points, Answer, Team)
