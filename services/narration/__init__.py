"""Events, prompts and decisions in words; nothing here knows where they are shown."""

from services.narration.in_force import in_force_lines, in_force_short
from services.narration.labels import label, label_all, label_past, reroll_chance
from services.narration.names import Names
from services.narration.questions import question
from services.narration.summaries import alt_text, headline, report, score_line, state_line, turn_summary
from services.narration.telling import sentences, told

__all__ = [
    "Names",
    "alt_text",
    "headline",
    "in_force_lines",
    "in_force_short",
    "label",
    "label_all",
    "label_past",
    "question",
    "report",
    "reroll_chance",
    "score_line",
    "sentences",
    "state_line",
    "told",
    "turn_summary",
]
