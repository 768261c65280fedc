# Equipos de las ligas: fundación, hojas, aprobación, nombres, tiradas de mejora, traspasos.

command-team = equipo
    .description = Equipos de las ligas de este servidor: fundar uno, leer hojas, cuidar del tuyo
command-team-found = fundar
    .description = Fundar un equipo para una liga, paso a paso
option-team-found-name = nombre
    .description = Cómo se llama el equipo; si falta, se te pregunta
option-team-found-roster = raza
    .description = Qué raza; si falta, eliges entre todas
command-team-edit = editar
    .description = Seguir con tu borrador, o cambiar nombres, dorsales, colores y emblema
command-team-sheet = hoja
    .description = Leer la hoja de un equipo; en el hilo de un partido, las dos
option-team-sheet-public = pública
    .description = Mostrarla a todos los de este canal
command-team-list = lista
    .description = Los equipos de una liga
command-team-history = historial
    .description = Todo lo que un jugador ha hecho y sufrido
option-team-history-player = jugador
    .description = Qué jugador, también los que dejaron el equipo
command-team-ledger = cuentas
    .description = Cada movimiento de oro en la tesorería de un equipo
command-team-rename = renombrar
    .description = Dar otro nombre a tu equipo o a uno de sus jugadores
option-team-rename-name = nombre
    .description = El nombre nuevo
option-team-rename-player = jugador
    .description = Qué jugador; si falta, el propio equipo
command-team-renumber = dorsal
    .description = Dar otro dorsal a un jugador; si alguien lo lleva, se intercambian
option-team-renumber-player = jugador
    .description = Qué jugador
option-team-renumber-number = número
    .description = El dorsal nuevo, de 1 a 99
command-team-improve = mejorar
    .description = Elegir para las tiradas de mejora de tus jugadores que siguen pendientes
command-team-retire = retirar
    .description = Hacer que un equipo no juegue más
command-team-reinstate = readmitir
    .description = Para comisarios: dejar que un equipo retirado juegue de nuevo
command-team-handover = traspasar
    .description = Ofrecer un equipo a otro entrenador, que tiene que aceptarlo
option-team-handover-coach = entrenador
    .description = Quién lo va a entrenar
command-team-approve = aprobar
    .description = Para comisarios: admitir en la liga un equipo presentado
command-team-refuse = devolver
    .description = Para comisarios: devolver a su entrenador un equipo presentado
option-team-refuse-reason = motivo
    .description = Por qué, con palabras que ayuden al entrenador

refused-league-already-coach = { $team } ya es el equipo de ese entrenador.
refused-league-offer-other = Esa oferta se hizo a otra persona.
refused-league-bad-line = Cada línea empieza con un dorsal y sigue con un nombre; esta no: «{ $given }».
league-audit-discarded = borrador descartado

team-found-roster = Un equipo nuevo para { $league }. ¿De qué raza?
team-choose-roster = Elige una raza
team-roster-about = Segundas oportunidades a { $reroll }, { $apothecary ->
    [yes] puede tener médico
   *[no] sin médico
}
team-found-title = Equipo nuevo: { $roster }
team-founded = El borrador está empezado. Cada paso queda guardado; `/equipo editar` te trae de vuelta aquí cuando quieras.
team-field-name = Nombre del equipo
team-field-player = Nombre del jugador
team-field-number = Dorsal
team-field-number-hint = De 1 a 99; si lo lleva un compañero, se intercambian

team-builder-title = **{ $team }** · { $roster } · { $league } · { $state }
team-builder-budget = Quedan **{ $left }** monedas de oro de { $budget }
team-builder-treasury = Tesorería **{ $treasury }** monedas de oro
team-builder-value = Valor del equipo { $value } · { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}
team-builder-position = { $count }/{ $most } { $position } ({ $cost }): { $names }
team-builder-staff = Cuadro técnico: { $staff }
team-builder-item = { $item } { $count }
team-builder-priced = { $item } { $count } ({ $cost })
team-builder-no-apothecary = Esta raza no puede tener médico.
team-builder-missing = { $missing ->
    [one] Falta un jugador más: un equipo tiene de 11 a 16.
   *[other] Faltan { $missing } jugadores más: un equipo tiene de 11 a 16.
}
team-builder-complete = Completo: preséntalo o sigue comprando. El oro que sobre será la tesorería.
team-builder-waits = Espera a un comisario; hasta entonces nada cambia en él.
team-buy-player = Comprar un jugador
team-buy-staff = Segundas oportunidades, hinchas y cuadro técnico
team-offer = { $item } · { $cost } · { $count } de { $most }
team-staff-buy = Comprar: { $item } · { $cost } · tienes { $count }
team-staff-return = Devolver: { $item } · recuperas { $cost }
team-return = Devolver un jugador
team-return-player = { $player } · recuperas { $cost }
team-again = Otra vez: { $item } ({ $cost })
team-undo = Deshacer
team-name = Nombre del equipo
team-players = Jugadores
team-looks = Colores y emblema
team-show-sheet = Hoja
team-back = Volver
team-submit = Presentar
team-discard = Descartar
team-discard-ask = ¿Tirar el borrador de { $team }? No queda nada de él.
team-discard-yes = Tirarlo
team-discarded = El borrador de { $team } ya no existe.
team-take-back = Retirarlo
team-taken-back = El borrador vuelve a ser tuyo.
team-remind = Avisar al comisario otra vez
team-improve = Mejoras ({ $count })
team-players-title = **{ $team }**: elige un jugador para darle nombre u otro dorsal.
team-players-choose = Nombre y dorsal de …
team-players-all = Nombrar a todos
team-players-all-hint = Una línea por jugador: su dorsal y después su nombre

team-looks-title = **{ $team }**: dos colores y un emblema. El primer color es el del escudo; el segundo, el de su borde y el emblema.
team-colour-first = Primer color
team-colour-second = Segundo color
team-colour-own = Colores por número
team-colour-hint = Un número como #1c54c4
team-colour-white = Blanco
team-colour-silver = Plata
team-colour-grey = Gris
team-colour-black = Negro
team-colour-brown = Marrón
team-colour-tan = Ocre
team-colour-cream = Crema
team-colour-gold = Dorado
team-colour-yellow = Amarillo
team-colour-orange = Naranja
team-colour-red = Rojo
team-colour-crimson = Carmesí
team-colour-pink = Rosa
team-colour-magenta = Fucsia
team-colour-violet = Violeta
team-colour-indigo = Índigo
team-colour-navy = Azul marino
team-colour-blue = Azul
team-colour-sky = Celeste
team-colour-turquoise = Turquesa
team-colour-mint = Menta
team-colour-green = Verde
team-colour-forest = Verde bosque
team-colour-olive = Verde oliva
team-emblem-some = Emblema
team-emblem-others = Más emblemas
team-emblem-initials = Sin emblema: las iniciales del equipo
team-emblem-none = las iniciales
team-emblem-ape = Simio
team-emblem-axe = Hacha de guerra
team-emblem-ball = Balón
team-emblem-bomb = Bomba
team-emblem-bull = Toro
team-emblem-chain = Bola con cadena
team-emblem-chainsaw = Motosierra
team-emblem-crocodile = Cocodrilo
team-emblem-dagger = Daga
team-emblem-dancer = Bailarín
team-emblem-dwarf = Cabeza barbuda
team-emblem-frog = Rana
team-emblem-ghoul = Necrófago
team-emblem-goblin = Cabeza de goblin
team-emblem-golem = Gólem
team-emblem-halfling = Mediano
team-emblem-horns = Cuernos
team-emblem-lizard = Lagarto
team-emblem-minion = Siervo
team-emblem-mummy = Momia
team-emblem-ogre = Ogro
team-emblem-orc = Orco
team-emblem-rat = Rata
team-emblem-roller = Apisonadora
team-emblem-skeleton = Esqueleto
team-emblem-star = Estrella
team-emblem-tentacles = Tentáculos
team-emblem-treeman = Árbol
team-emblem-troll = Cabeza de troll
team-emblem-vampire = Vampiro
team-emblem-warrior = Guerrero
team-emblem-wight = Calavera coronada
team-emblem-wolf = Lobo
team-emblem-zombie = Zombi

team-submitted = Presentado. Se ha llamado a los comisarios en { $place }; allí se te dirá.
team-submitted-untold = Presentado, pero no puedo escribir ni en el canal de la liga ni aquí. Pide a un comisario que use `/equipo aprobar`.
team-approve = Aprobar
team-refuse = Devolver
team-refuse-title = Devolver { $team }
team-refuse-reason = Por qué, para que el entrenador lo arregle
team-submission = { $coach } presenta **{ $team }** ({ $roster }) a { $league }: { $players } jugadores, valor del equipo { $value }, quedan { $treasury } monedas de oro.
team-approved = { $coach }: { $commissioner } ha aprobado **{ $team }**. ¡Te damos la bienvenida a { $league }!
team-approved-short = Aprobado por { $commissioner }.
team-refused = { $coach }: { $commissioner } devuelve **{ $team }**: «{ $reason }». Arréglalo con `/equipo editar` y preséntalo de nuevo.
team-mend = Arreglarlo
team-refused-short = Devuelto por { $commissioner }.
team-told = Hecho; se le dice al entrenador en { $place }.
team-decided-untold = Está hecho, pero no puedo escribir en el canal: dile a { $coach } qué ha sido de { $team }.

team-sheet-locked = 🔒 Bloqueada para el partido { $home } – { $away }: con esta hoja juegan. { $link }
team-sheet-alt = Hoja de { $team }; en el escudo: { $emblem }.
team-sheet-of = Hoja: { $team }
team-sheet-trophies = Trofeos: { $trophies }
team-sheet-emblem = Emblema: { $emblem }. Colores: { $first } y { $second }
team-sheet-history = Todo el historial de un jugador
team-sheet-ledger = Cuentas
team-ledger-title = **{ $team }**: { $treasury } monedas de oro en la tesorería
team-ledger-empty = Aún no se ha movido oro.
team-history-title = **{ $player }**, { $position } de { $team }: { $points } PE ({ $rank }), valor { $value }
team-history-empty = Aún no hay nada escrito de él.
team-gone-dead = † Murió.
team-gone-fired = Fue despedido.
team-gone-left = Dejó el equipo.
team-gone-dismissed = Era un Independiente y siguió su camino.
team-list-title = **{ $league }**: { $count ->
    [one] 1 equipo
   *[other] { $count } equipos
}
team-list-line = **{ $team }** · { $roster } · { $coach } · { $state } · { $value }
team-list-empty = Aún no hay equipos. Funda el primero con `/equipo fundar`.
team-list-open = Leer una hoja
team-page = Página { $page } de { $pages }
team-page-earlier = ◀ Antes
team-page-later = Después ▶

team-renamed = El nombre nuevo queda puesto: { $who }.
team-renumbered = El dorsal nuevo queda repartido: { $who }.
team-retire-ask = ¿Se retira { $team }? No jugará más; un comisario puede readmitirlo.
team-retire-yes = Retirar
team-retire-no = Ahora no
team-retired = { $team } se ha retirado.
team-stays = No se ha hecho nada.
team-reinstated = { $team } ha vuelto y está listo para jugar.
team-hand-bot = Un bot no entrena a ningún equipo; elige a una persona.
team-hand-own = { $team } ahora es tuyo.
team-hand-offer = { $receiver }: { $giver } te ofrece **{ $team }** ({ $roster }). ¿Quieres entrenarlo?
team-hand-accept = Aceptar
team-hand-decline = Rechazar o retirar
team-hand-accepted = { $receiver } entrena ahora a **{ $team }**; se lo traspasó { $giver }.
team-hand-declined = { $receiver } rechaza { $team }.
team-hand-withdrawn = { $giver } retira la oferta de { $team }.

team-improve-none = Ninguna tirada de mejora de { $team } está pendiente.
team-improve-title = **{ $team }**: estas tiradas esperan tu elección. ¿Quién aprende ahora?
team-improve-who = Elige un jugador
team-improve-line = { $player }: { $rolls }
team-improve-ask = **{ $player }**, { $position }, ha sacado { $roll }. Tiene: { $skills }. ¿Qué aprende?
team-improve-choose = Aprender: { $category }{ $rises ->
    [yes] {" "}o una característica
   *[no] {""}
}
team-improve-option = { $what } · valor +{ $value }
team-improve-sure = { $player } aprende **{ $what }** (valor +{ $value }). Eso queda para siempre.
team-improve-yes = Aprenderlo
team-improve-no = Elegir otra vez
team-improved = { $player } ha aprendido { $what }.

choice-topic-team = Un equipo propio
help-team = **Un equipo propio**
    1. `/equipo fundar`: elige una raza y ponle nombre al equipo. Tienes el presupuesto de la liga, por norma 1.000.000 de monedas de oro.
    2. Compra de 11 a 16 jugadores, segundas oportunidades, hinchas y cuadro técnico; *Otra vez* compra otra vez lo último, *Deshacer* lo devuelve. Cada paso queda guardado, `/equipo editar` te trae de vuelta.
    3. En *Jugadores* y en *Colores y emblema* das nombres, dorsales y aspecto, ahora o más tarde.
    4. *Presentar*: un comisario aprueba el equipo o dice qué hay que arreglar.
    Cualquier hoja se lee con `/equipo hoja`, en el hilo de un partido las dos; desde ella llegas a los historiales y las cuentas. `/equipo mejorar` elige para las tiradas de mejora que dejaste pendientes.
