"""Leagues as transactions, without Discord: everything is scoped by guild, limited to who may do it, and audited.

Start with :class:`services.league.bureau.LeagueServices`. What is refused raises :class:`services.errors.Refused`.
"""
