# Resúmenes, informes y el tablero en palabras.
summary-actions = { $moves ->
    [0] Nadie se movió
    [one] Se movió un jugador
   *[other] Se movieron { $moves } jugadores
}, { $blocks ->
    [0] ningún placaje
    [one] un placaje
   *[other] { $blocks } placajes
}, { $down ->
    [0] ningún rival derribado
    [one] un rival derribado
   *[other] { $down } rivales derribados
}{ $rerolls ->
    [0] .
    [one] , una segunda oportunidad usada.
   *[other] , { $rerolls } segundas oportunidades usadas.
}
summary-quiet = Nada fuera de lo normal.
summary-ball-held = { $player } tiene el balón en { $square }.
summary-ball-lies = El balón está en { $square }.
summary-ball-off = El balón no está en el campo.

report-score = { $home } { $home_score }-{ $away_score } { $away }
report-side = { $team }: { $blocks } placajes, { $down } rivales derribados, { $casualties } lesiones, { $passes } pases completados, { $rerolls } segundas oportunidades usadas, { $turnovers } cambios de turno.
report-luck = Suerte: salieron bien { $made } de { $rolls } tiradas, cabía esperar { $expected }; de { $dice } dados de placaje, { $skulls } atacantes derribados y { $pows } defensores derribados.
report-scorers = Touchdowns de { $scorers }.
report-scorer = { $player } ({ $count })

alt-pitch = { $team } en el campo: { $players }.
alt-off = { $team }, { $place }: { $players }.
posture-prone = tumbado
posture-stunned = aturdido
