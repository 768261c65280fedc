picture-gold = { NUMBER($amount) }
picture-short-gold = { NUMBER($thousands) }k
picture-value-now = Valor de la hoja
picture-value-next = Valor próximo partido
picture-treasury = Tesorería
picture-record = Ganados – emp. – perd.
picture-rerolls = Segundas oport.
picture-fan-factor = Factor de hinchas
picture-coaches = Ayudantes entr.
picture-cheerleaders = Animadoras
picture-apothecary = Médico
picture-player = Jugador
picture-ma = MO
picture-st = FU
picture-ag = AG
picture-av = AR
picture-comp = Pase
picture-td = TD
picture-int = Int
picture-cas = Her
picture-mvp = MJP
picture-spp = PE
picture-value = Valor
picture-learned = aprendida
picture-raised = subida por una mejora
picture-lowered = bajada por una herida
picture-no-players = Todavía no hay jugadores
picture-misses = se pierde el próximo partido
picture-niggling = { $count ->
    [one] lesión crónica
   *[other] lesión crónica ×{ $count }
}
picture-open-roll = mejora pendiente: { $first } + { $second }
picture-journeyman = Independiente
picture-phase-draft = borrador
picture-phase-submitted = espera aprobación
picture-phase-ready = listo
picture-phase-in-match = en un partido
picture-phase-post-match = después de un partido
picture-phase-retired = retirado
picture-trophy-chaos-cup = Copa Caos
picture-trophy-dungeonbowl = Dungeonbowl
picture-trophy-spike = Trofeo Spike!
picture-trophy-blood-bowl = Blood Bowl
picture-team = Equipo
picture-played = J
picture-won = G
picture-drawn = E
picture-lost = P
picture-td-for-against = TD
picture-cas-for-against = Heridas
picture-form = Racha
picture-points = Ptos
picture-up = sube
picture-down = baja
picture-level = empatados hasta tirar una moneda
picture-no-teams = Todavía no hay equipos
picture-letter-won = G
picture-letter-drawn = E
picture-letter-lost = P
picture-letter-bye = D
picture-forfeits-won = { $count ->
    [one] 1 ganado sin jugar
   *[other] { $count } ganados sin jugar
}
picture-forfeits-lost = { $count ->
    [one] 1 no presentado
   *[other] { $count } no presentados
}
picture-byes = { $count ->
    [one] 1 descanso
   *[other] { $count } descansos
}
