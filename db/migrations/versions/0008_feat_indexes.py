"""Lists of the best are read from indexes that hold all they need.

Revision 0008, after 0007.
"""

from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

FEATS = ["comp", "td", "int_", "cas", "mvp", "kills"]


def upgrade() -> None:
    op.drop_index("ix_league_feats_league_id_season_id", table_name="league_feats")
    op.create_index("ix_league_feats_ever", "league_feats", ["league_id", "team_id", "player_id", *FEATS, "guild_id"])
    op.create_index(
        "ix_league_feats_season",
        "league_feats",
        ["season_id", "team_id", "player_id", *FEATS, "league_id", "guild_id"],
    )


def downgrade() -> None:
    op.drop_index("ix_league_feats_season", table_name="league_feats")
    op.drop_index("ix_league_feats_ever", table_name="league_feats")
    op.create_index("ix_league_feats_league_id_season_id", "league_feats", ["league_id", "season_id"])
