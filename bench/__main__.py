"""Everything that is measured, one line each: ``python -m bench`` or ``make bench``.

Name parts to run only those: ``python -m bench engine odds``.
"""

from __future__ import annotations

import importlib
import pkgutil
import platform
import sys
from datetime import UTC, datetime

import bench


def main() -> None:
    """Run the parts named on the command line, or all."""
    parts = [module.name for module in pkgutil.iter_modules(bench.__path__) if not module.name.startswith("_")]
    wanted, sys.argv[1:] = sys.argv[1:] or parts, []
    unknown = [name for name in wanted if name not in parts]
    if unknown:
        raise SystemExit(f"there is no part {' '.join(unknown)}; there are {' '.join(parts)}")
    print(
        f"{datetime.now(UTC):%Y-%m-%d}, Python {platform.python_version()}, {platform.machine()}, {platform.system()}"
    )
    for name in wanted:
        print(f"-- {name}")
        importlib.import_module(f"bench.{name}").main()


if __name__ == "__main__":
    main()
