"""What can go wrong in storage, apart from the driver's own errors."""


class StorageError(Exception):
    """Base of the errors raised by `db` itself."""


class NotFound(StorageError):
    """The guild has no such row; a row of another guild counts as none.

    `what` is the table's name and `key` what was looked for.
    """

    def __init__(self, what: str, guild_id: int, key: object) -> None:
        super().__init__(f"{what} {key} not found in guild {guild_id}")
        self.what = what
        self.guild_id = guild_id
        self.key = key


class Conflict(StorageError):
    """The row is no longer in the state the caller saw; nothing was written by the call that raises this."""


class Unusable(StorageError):
    """There is no database that could be used where `DATABASE_URL` points; the text says why, for the operator."""


class SchemaError(Unusable):
    """The database's schema cannot be brought to this program's version."""
