"""Teams of leagues on Discord: founding them, their sheets, their commissioner's word, and what a coach does between matches."""
