"""What happens around the rules, without Discord: sessions, narration, preferences, timers."""
