"""Alembic's entry: run migrations on the connection that `Database.migrate` opened, or on DATABASE_URL by hand."""

import asyncio
import os

from alembic import context
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from db.engine import async_url
from db.tables import metadata


def run(connection: Connection) -> None:
    """Run what was asked of Alembic in a transaction on this connection."""
    context.configure(
        connection=connection,
        target_metadata=metadata,
        render_as_batch=connection.dialect.name == "sqlite",
        compare_server_default=True,
        user_module_prefix="types.",
    )
    with context.begin_transaction():
        context.run_migrations()


async def run_by_hand() -> None:
    """Do so on the database of DATABASE_URL, for a developer at the command line."""
    engine = create_async_engine(async_url(os.environ["DATABASE_URL"]))
    async with engine.begin() as connection:
        await connection.run_sync(run)
    await engine.dispose()


if context.is_offline_mode():
    raise SystemExit("migrations read the database; run them with a connection")
given = context.config.attributes.get("connection")
if given is None:
    asyncio.run(run_by_hand())
else:
    run(given)
