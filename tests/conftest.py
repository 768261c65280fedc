"""What all tests share."""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("suite", deadline=None)
settings.register_profile("repeatable", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("repeatable" if os.environ.get("CI") else "suite")
