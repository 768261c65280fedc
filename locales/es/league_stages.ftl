# Competiciones más allá de la liga a una vuelta: rondas suizas, escaleras, fases, grandes, fechas, valoraciones.
refused-league-no-swiss = { $division } no se juega en rondas suizas.
refused-league-no-ladder = { $division } no es una escalera.
refused-league-no-stage = { $division } no es ni una copa ni una fase posterior; solo esas se nutren de otras divisiones.
refused-league-round-open = { $matches } partidos de la última ronda aún no tienen resultado, y su plazo no ha vencido.
refused-league-no-round = { $division } no tiene más rondas: están todas sorteadas, o alguien repetiría rival.
refused-league-bad-rounds = Indica un número de rondas de { $least } a { $most }.
refused-league-bad-reach = Indica un número de puestos de 0 (cualquiera) a { $most }.
refused-league-ladder-reach = Se reta a un equipo que esté por encima del tuyo en esta escalera; puestos como máximo (0: cualquiera): { $reach }.
refused-league-ladder-busy = { $team } tiene un partido de esta escalera por jugar; ese va primero.
refused-league-unknown-major = No existe el gran campeonato «{ $given }». Se conocen: { $known }.
refused-league-major-begun = { $division } ya ha empezado; lo que es se decidió antes.
refused-league-prize-settled = Este premio ya está resuelto, o su jugador ha dejado el equipo.
refused-league-season-not-over = { $season } no ha terminado; termínala primero.

league-thing-chaos-cup = Copa Caos
league-thing-dungeonbowl = la Dungeonbowl
league-thing-spike = Trofeo Revista ¡Spike!
league-thing-blood-bowl = Trofeo Blood Bowl

league-news-round-drawn = { $division }: la ronda { $round } está sorteada.
league-news-ladder-challenged = { $division }: { $team } reta a { $other }.
league-news-promoted = { $team } asciende a { $division }.
league-news-relegated = { $team } desciende a { $division }.
league-news-trophy-won = { $team } recibe el trofeo: ¡{ $what }!
league-news-trophy-returned = { $team } devuelve el trofeo: { $what }.
league-news-gifts-drawn = Los dioses de la Copa Caos se fijan en { $team }: { $players } pueden recibir un regalo.
league-news-gift-given = { $team }: { $player } recibe un regalo del Caos: { $what }.
league-news-player-of-the-year = { $team }: { $player } es el Mejor Jugador del Año y Favorito del Público.

league-audit-round-drawn = ronda sorteada
league-audit-rounds-set = número de rondas fijado
league-audit-ladder-challenged = reto en la escalera
league-audit-ladder-called-off = partido de escalera anulado
league-audit-ladder-reach = alcance de los retos fijado
league-audit-major-declared = gran campeonato declarado
league-audit-trophy-handed-over = trofeo entregado
league-audit-gift-given = regalo del Caos aceptado
league-audit-gift-declined = regalo del Caos rechazado
league-audit-player-of-the-year = Mejor Jugador del Año nombrado
league-audit-player-of-the-year-left = sin Mejor Jugador del Año

refused-league-no-zone = Indica primero tu zona horaria: /ajustes zona. Así las fechas se leen y se muestran como tú las entiendes.
refused-league-bad-date = «{ $given }» no es una fecha con hora. Escríbela como 2026-12-05 20:30 o 5.12. 20:30.
refused-league-past-date = Ese momento ya ha pasado; elige otro posterior.
refused-league-far-date = Elige una fecha dentro de los próximos { $days } días.
refused-league-late-date = El plazo de este partido vence { $due }. Elige una fecha anterior o pide a un comisario que lo amplíe.
refused-league-date-closed = Esta fecha ya no está abierta.
refused-league-own-date = Quien tiene que responder a la fecha que propusiste es el otro entrenador.
refused-league-no-date = No hay fecha acordada para este partido.
league-news-date-agreed = { $home } – { $away } se jugará { $at }.
league-audit-date-proposed = fecha propuesta
league-audit-date-agreed = fecha acordada
league-audit-date-declined = fecha rechazada
league-audit-date-withdrawn = fecha anulada
