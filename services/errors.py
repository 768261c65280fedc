"""What a person may be refused, as a code and values for a translated sentence."""

from __future__ import annotations


class Refused(Exception):
    """Something asked for cannot be done; nothing was changed.

    ``code`` is the part after ``refused-`` of a message id in the locale files (``_`` there written ``-``), ``values``
    are its variables.
    """

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(f"{code} {values}" if values else code)
        self.code = code
        self.values = values
