"""What the tables of a season that is over went by.

Revision 0006, after 0005.
"""

import sqlalchemy as sa
from alembic import op

from db import types

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("league_seasons", sa.Column("rules", types.CanonicalJSON(), nullable=True))


def downgrade() -> None:
    op.drop_column("league_seasons", "rules")
