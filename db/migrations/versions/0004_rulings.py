"""Rulings of commissioners in matches, and how many turns in a row each coach has let run out.

Revision 0004, after 0003.
"""

import sqlalchemy as sa
from alembic import op

from db import types

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "match_rulings",
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column(
            "match_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False, nullable=False
        ),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("action", sa.String(length=32), nullable=False),
        sa.Column("details", types.CanonicalJSON(), nullable=False),
        sa.Column("at", types.UTCDateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["guild_id", "match_id"],
            ["matches.guild_id", "matches.id"],
            name=op.f("fk_match_rulings_guild_id_match_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("match_id", "number", name=op.f("pk_match_rulings")),
    )
    op.add_column("matches", sa.Column("home_timeouts", sa.Integer(), server_default="0", nullable=False))
    op.add_column("matches", sa.Column("away_timeouts", sa.Integer(), server_default="0", nullable=False))


def downgrade() -> None:
    with op.batch_alter_table("matches") as batch:
        batch.drop_column("away_timeouts")
        batch.drop_column("home_timeouts")
    op.drop_table("match_rulings")
