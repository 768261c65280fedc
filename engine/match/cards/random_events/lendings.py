"""Cards that only lend skills or characteristics to one player."""

from engine.match.card import MATCH, lend

lend("duh_where_am_i", MATCH, ("really_stupid",))
lend("gimme_that", MATCH, ("dauntless", "juggernaut", "strip_ball"))
lend("orcidas_sponsorship", MATCH, ("sprint", "sure_feet"), ma=1)
lend("tackling_machine", MATCH, ("diving_tackle", "jump_up", "tackle", "wrestle"))
