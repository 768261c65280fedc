"""Dungeons of a server's own.

Revision 0010, after 0009.
"""

import sqlalchemy as sa
from alembic import op

from db import types

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "dungeons",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("saved_at", types.UTCDateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["guild_id"], ["guilds.guild_id"], name=op.f("fk_dungeons_guild_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("guild_id", "name", name=op.f("pk_dungeons")),
    )


def downgrade() -> None:
    op.drop_table("dungeons")
