# Controles: lo que dicen listas y botones.
choose-answer = Elige
choose-square = ¿Qué casilla?
choose-player = ¿Qué jugador?
choose-action = ¿Qué acción?
choose-place = ¿Adónde?
choose-target = ¿A quién?
choose-formation = Formación
choose-to-place = Mover a un jugador
choose-swap = Cambiar el sitio con
pad-stay = Quieto
actions-back = ‹ Volver

player-option = { $player } · { $square } · MO { $ma }
player-can = { $actions }
player-can-score = puede anotar: { $chance } · { $actions }
squad-option = { $player } · { $where }
squad-values = MO { $ma } FU { $st } AG { $ag } AR { $av } · { $skills }
swap-with = Cambiar el sitio con { $player }

place-option = { $square } · { $why } · { $chance }
place-why-score = touchdown
place-why-ball = recoger el balón
place-why-forward = avanzar sin marca
place-why-mark = marcar a { $player }
place-why-guard = proteger al portador
place-why-clear = salir de las zonas de defensa
place-why-back = retroceder sin marca
place-why-spread = cerca
needs-nothing = sin tiradas
needs-bare = { $needs } · { $chance } sin segundas oportunidades

target-block = Placar a { $player } · { $dice }
target-blitz = Penetrar a { $player } · { $dice } · { $chance }
target-pass = { $player }, { $band }, { $faces }: { $chance }
target-foul = Falta a { $player } · apoyos { $assists }
target-hand-off = Entregar a { $player } · { $chance }
target-plain = { $player } · { $chance }

spells-show = Hechicero…
spells-choose = { $spell }, { $needed }

player-state = { $states } · { $can }
state-ball = lleva el balón
state-star = estrella
state-rooted = enraizado
state-chained = bola con cadena
state-gazed = hipnotizado
state-no-zone = sin zona de defensa
state-used = ya ha actuado
