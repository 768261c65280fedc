"""Where the steps of a league match are shown in Discord."""

import sqlalchemy as sa
from alembic import op

from db import types

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "league_messages",
        sa.Column("guild_id", types.Snowflake(), nullable=False),
        sa.Column(
            "fixture_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column("place", sa.String(length=16), nullable=False),
        sa.Column("channel_id", types.Snowflake(), nullable=True),
        sa.Column("message_id", types.Snowflake(), nullable=True),
        sa.Column("shown", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(
            ["guild_id", "fixture_id"],
            ["league_fixtures.guild_id", "league_fixtures.id"],
            name=op.f("fk_league_messages_guild_id_fixture_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("fixture_id", "place", name=op.f("pk_league_messages")),
    )


def downgrade() -> None:
    op.drop_table("league_messages")
