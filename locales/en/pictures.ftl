picture-gold = { NUMBER($amount) }
picture-short-gold = { NUMBER($thousands) }k
picture-value-now = Value of the sheet
picture-value-next = Value next match
picture-treasury = Treasury
picture-record = Won – drawn – lost
picture-rerolls = Re-rolls
picture-fan-factor = Fan factor
picture-coaches = Assistant coaches
picture-cheerleaders = Cheerleaders
picture-apothecary = Apothecary
picture-player = Player
picture-ma = MA
picture-st = ST
picture-ag = AG
picture-av = AV
picture-comp = Cp
picture-td = TD
picture-int = Int
picture-cas = Cas
picture-mvp = MVP
picture-spp = SPP
picture-value = Value
picture-learned = learned
picture-raised = raised by an improvement
picture-lowered = lowered by an injury
picture-no-players = No players yet
picture-misses = misses next match
picture-niggling = { $count ->
    [one] niggling injury
   *[other] niggling injury ×{ $count }
}
picture-open-roll = improvement open: { $first } + { $second }
picture-journeyman = journeyman
picture-phase-draft = draft
picture-phase-submitted = waits for approval
picture-phase-ready = ready
picture-phase-in-match = in a match
picture-phase-post-match = after a match
picture-phase-retired = retired
picture-trophy-chaos-cup = Chaos Cup
picture-trophy-dungeonbowl = Dungeonbowl
picture-trophy-spike = Spike! Magazine trophy
picture-trophy-blood-bowl = Blood Bowl
picture-team = Team
picture-played = P
picture-won = W
picture-drawn = D
picture-lost = L
picture-td-for-against = TD
picture-cas-for-against = Cas
picture-form = Form
picture-points = Pts
picture-up = goes up
picture-down = goes down
picture-level = level until a coin is tossed
picture-no-teams = No teams yet
picture-letter-won = W
picture-letter-drawn = D
picture-letter-lost = L
picture-letter-bye = B
picture-forfeits-won = { $count } won by forfeit
picture-forfeits-lost = { $count } forfeited
picture-byes = { $count ->
    [one] 1 bye
   *[other] { $count } byes
}
