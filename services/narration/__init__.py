"""Events, prompts and decisions in words; nothing here knows where they are shown."""
