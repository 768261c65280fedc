# Qué hacen habilidades, equipos, estrellas y tablas, en pocas palabras, y la ficha de un jugador.

## Habilidades generales

rule-skill-block = Cuando en un placaje sale «ambos derribados», puede quedarse de pie.
rule-skill-dauntless = Al placar a alguien más fuerte, tira 1D6 y suma su Fuerza. Si el total supera la Fuerza del otro, en ese placaje vale tanto como él; los apoyos se cuentan después.
rule-skill-dirty-player = Suma 1 a la tirada de armadura de su falta o a la de heridas, nunca a las dos.
rule-skill-fend = Quien lo empuja no puede ocupar su casilla, aunque caiga derribado. En una penetración el otro sí puede seguir andando después.
rule-skill-frenzy = Ocupa siempre la casilla que puede. Si su placaje solo empuja y los dos siguen de pie y juntos, tiene que placar otra vez al mismo contrario; en una penetración eso cuesta otra casilla de movimiento.
rule-skill-kick = Si está fuera de la línea de defensa y de las zonas anchas, puede hacer la patada inicial con la mitad de desvío, redondeando hacia abajo.
rule-skill-kick-off-return = Cuando la patada ya se ha desviado, un receptor con esta habilidad que no esté en la línea de defensa puede mover hasta { $reach } casillas dentro de su mitad. No si el touchback es seguro.
rule-skill-pass-block = Cuando un contrario pasa, puede mover hasta { $reach } casillas, esquivando como siempre, si así acaba bajo el pase, en la casilla vacía a la que va o junto al lanzador o al receptor.
rule-skill-pro = Una vez por turno puede repetir cualquier tirada suya, menos armadura, heridas y lesión, si antes saca { $pro }+; si no, la tirada vale. Ese { $pro }+ se puede repetir con una segunda oportunidad de equipo.
rule-skill-shadowing = Cuando un contrario sale de su zona de defensa durante una acción, los dos tiran 1D6 y suman su Movimiento. Si él iguala o supera al otro, pasa a la casilla que queda libre, sin esquivar. Solo uno puede intentarlo en cada paso.
rule-skill-strip-ball = El portador del balón al que empuja lo suelta, aunque siga de pie. Manos Seguras lo impide.
rule-skill-sure-hands = Repite la tirada si no logra recoger el balón. Robar Balón no sirve contra él.
rule-skill-tackle = Los contrarios no pueden usar Esquivar para salir de su zona de defensa, ni cuando él los placa.
rule-skill-wrestle = Cuando en un placaje suyo o contra él sale «ambos derribados», puede llevarse al otro al suelo: los dos quedan Tumbados sin tirada de armadura, y solo hay cambio de turno si el portador del balón es del equipo que mueve.

## Agilidad

rule-skill-catch = Repite la tirada si no atrapa el balón, también en una entrega, o si no logra interceptarlo.
rule-skill-diving-catch = Puede intentar atrapar un pase, una patada inicial o un balón devuelto que caiga en su zona de defensa, sin dejar su casilla. No vale con rebotes; dos jugadores que lo intentan a la vez se estorban.
rule-skill-diving-tackle = Resta 2 a la tirada de un contrario que esquiva para salir de su zona de defensa y queda Tumbado, sin daño, en la casilla abandonada. Puede esperar a que la tirada se repita; solo uno por tirada.
rule-skill-dodge = Repite una tirada de esquivar fallada por turno de equipo. Si sale «defensor tropieza», solo lo empujan. Placaje Defensivo le quita ambas cosas.
rule-skill-jump-up = Se levanta sin gastar movimiento. Desde el suelo puede incluso declarar un placaje: con una tirada de Agilidad a +2 se levanta para hacerlo; si falla, se queda en el suelo y pierde el placaje.
rule-skill-leap = Una vez por acción puede saltar por encima de cualquiera hasta una casilla libre a dos de distancia como mucho. Cuesta { $leap } casillas de movimiento y una tirada de Agilidad sin modificar en vez de esquivar; si falla, cae derribado donde quería llegar.
rule-skill-side-step = Cuando lo empujan, su entrenador elige la casilla, cualquiera libre junto a él. Apartar se lo impide, y en el suelo no puede hacerlo.
rule-skill-sneaky-git = Los dobles en la tirada de armadura de su falta solo le cuestan la expulsión si la armadura se rompe. Los de la tirada de heridas cuentan igual.
rule-skill-sprint = Puede ir a por ellos una vez más que las { $further } habituales en una acción.
rule-skill-sure-feet = Repite una vez por turno una tirada fallada de ir a por ellos.

## Pase

rule-skill-accurate = Suma 1 a sus tiradas de pase.
rule-skill-dump-off = Si van a placarlo y tiene el balón, antes puede hacer un pase rápido, que no causa cambio de turno a ningún equipo. No antes del segundo placaje de Furia.
rule-skill-hail-mary-pass = Puede lanzar el balón a cualquier casilla. Con un 1 natural es balón perdido; si no, siempre se desvía tres casillas y nadie puede interceptarlo. No en una ventisca.
rule-skill-leader = Su equipo tiene una segunda oportunidad más en cada parte, por muchos líderes que alinee. Solo se puede usar mientras haya un líder en el campo, de pie o no.
rule-skill-nerves-of-steel = Las zonas de defensa contrarias no le estorban al pasar, atrapar ni interceptar.
rule-skill-pass = Repite la tirada si su pase es impreciso o balón perdido.
rule-skill-safe-throw = Cuando le interceptan un pase, hace una tirada de Agilidad sin modificar; si la supera, la intercepción no vale y el pase sigue. No evita el balón perdido, y nada puede contra Piernas Muy Largas.

## Fuerza

rule-skill-break-tackle = Una vez por turno puede usar su Fuerza en lugar de su Agilidad para esquivar, incluso después de ver la tirada.
rule-skill-grab = En una acción de placaje puede empujar al contrario a cualquier casilla libre junto a este. En un placaje o una penetración anula Echarse a un Lado. Nunca va junto a Furia.
rule-skill-guard = Apoya a los compañeros que placan o son placados aunque otros contrarios lo marquen. No sirve en las faltas.
rule-skill-juggernaut = En una penetración puede tratar «ambos derribados» como un empujón, y los contrarios no pueden usar contra él Zafarse, Mantenerse Firme ni Forcejeo.
rule-skill-mighty-blow = Suma 1 a la tirada de armadura o a la de heridas de un contrario al que derriba placando, nunca a las dos.
rule-skill-multiple-block = En una acción de placaje puede placar uno tras otro a dos contrarios adyacentes, cada uno con 2 más de Fuerza. No ocupa casillas, y para el segundo tiene que seguir de pie.
rule-skill-piling-on = Tras derribar a un contrario placando, puede repetir la tirada de armadura o de heridas si está de pie junto a él, y si lo empujó, tras ocupar su casilla. Después queda Tumbado; solo es cambio de turno si llevaba el balón.
rule-skill-stand-firm = Puede negarse a que lo empujen: nadie se mueve, y si cae, cae en su propia casilla. En una cadena de empujones todos se detienen ante él.
rule-skill-strong-arm = Suma 1 a sus pases cortos, pases largos y bombas largas.
rule-skill-thick-skull = Un 8 en la tabla de heridas solo lo deja Aturdido.

## Mutaciones

rule-skill-big-hand = Ni las zonas de defensa ni la lluvia torrencial le estorban para recoger el balón.
rule-skill-claw = Cuando derriba a alguien placando, una tirada de armadura de { $claws } o más, ya modificada, supera cualquier armadura.
rule-skill-disturbing-presence = Los contrarios que están a tres casillas o menos tienen −1 para pasar, atrapar e interceptar, por cada jugador así, aunque esté en el suelo.
rule-skill-extra-arms = Suma 1 a sus tiradas para recoger el balón, atrapar e interceptar.
rule-skill-foul-appearance = Quien quiera placarlo, o atacarlo de otro modo, necesita antes un 2+. Con un 1 pierde ese ataque, sin cambio de turno.
rule-skill-horns = Suma 1 a su Fuerza en el placaje de una penetración si antes ha movido al menos una casilla. El segundo placaje de Furia lo conserva.
rule-skill-prehensile-tail = Los contrarios tienen −1 al esquivar para salir de su zona de defensa.
rule-skill-tentacles = Cuando un contrario quiere salir de su zona de defensa, los dos tiran 1D6 y suman su Fuerza, el contrario 1 más. Si él supera al contrario, este se queda donde está y su acción termina.
rule-skill-two-heads = Suma 1 a sus tiradas de esquivar.
rule-skill-very-long-legs = Suma 1 a sus intercepciones y a sus saltos. Pase Seguro no anula sus intercepciones.

## Extraordinarias

rule-skill-always-hungry = Antes de lanzar a un compañero tira 1D6: con un 1 intenta comérselo. Con un segundo 1 el compañero muere y nada lo salva; si no, se escabulle y el lanzamiento cuenta como balón perdido.
rule-skill-animosity = Antes de pasar o entregar el balón a un compañero de otra raza, o de lanzarlo, tira 1D6: con un 1 se niega y su acción termina.
rule-skill-ball-and-chain = Solo mueve: su entrenador señala y 1D6 lo lleva de frente o en diagonal a un lado. Nunca esquiva, y placa a quien encuentre, amigo o enemigo. Cuando cae, va directo a la tirada de heridas, y Aturdido significa Inconsciente.
rule-skill-blood-lust = Con un 1 al declarar su acción solo puede mover, y luego tiene que morder a un siervo adyacente, que va directo a la tirada de heridas. Si no hay a quién morder, se marcha a las reservas y es cambio de turno.
rule-skill-bombardier = De pie y sin moverse puede lanzar una bomba como si pasara, en vez de cualquier otra acción; quien la atrapa la lanza enseguida. Derriba a quien esté en su casilla, y a los de al lado con { $blast }+. Perderla no es cambio de turno; derribar a uno de los suyos, sí.
rule-skill-bone-head = Con un 1 al declarar, pierde la acción. Se queda sin zona de defensa y no atrapa ni apoya hasta que supere una tirada posterior o acabe la entrada.
rule-skill-chainsaw = Ataca con la sierra en vez de placar: tirada de armadura a +{ $saw } contra la víctima con 2+, contra él mismo con un 1. Sus faltas tienen la misma ventaja y el mismo riesgo, y cuando lo derriban la tirada contra su armadura suma lo mismo. Usarla pone fin a una penetración.
rule-skill-decay = Una lesión le cuesta dos tiradas en la tabla de lesiones, y valen las dos.
rule-skill-fan-favourite = Mientras está en el campo, su equipo tiene 1 más de FAMA en la tabla de patada inicial.
rule-skill-hypnotic-gaze = Al final de su movimiento puede mirar a un contrario adyacente: tirada de Agilidad, −1 por cada zona de defensa contraria sobre él salvo la de la víctima. Le quita la zona de defensa, atrapar y apoyar hasta su próxima acción o el final de la entrada.
rule-skill-loner = Una segunda oportunidad de equipo para su tirada solo sirve con { $loner }+; si no, se gasta en vano.
rule-skill-no-hands = Nunca puede recoger, atrapar, interceptar ni llevar el balón.
rule-skill-nurgles-rot = Un contrario al que mata con un placaje o una falta puede unirse a su equipo como Putrefacto tras el partido, si su Fuerza es { $raised } como mucho y no tiene Degenerar, Regeneración ni Escurridizo.
rule-skill-really-stupid = Necesita 4+ al declarar, o 2+ con un compañero más listo al lado; si no, pierde la acción. Entonces se queda sin zona de defensa y no atrapa ni apoya hasta que supere una tirada posterior o acabe la entrada.
rule-skill-regeneration = Tras su tirada de lesión, y el médico si actúa, tira 1D6: con { $back }+ se recupera y vuelve a las reservas. Solo un Igor puede repetir esa tirada.
rule-skill-right-stuff = Lo puede lanzar un jugador con Lanzar Compañero de Equipo. Aterriza con una tirada de Agilidad, −1 por cada zona de defensa contraria en la casilla; si falla, queda Tumbado y se tira por su armadura.
rule-skill-secret-weapon = Lo expulsan al final de cada entrada en la que ha participado, salvo que un soborno lo remedie.
rule-skill-stab = Puede apuñalar a un contrario adyacente en vez de placarlo: tirada de armadura y luego de heridas, sin modificadores suyos. Pone fin a una penetración y no da puntos de estrellato.
rule-skill-stakes = Suma 1 a la tirada de armadura cuando apuñala a { $star } o a cualquiera que juegue para { $teams }.
rule-skill-stunty = Las zonas de defensa de la casilla en la que entra no le estorban al esquivar; con un arma secreta pierde esa ventaja. −1 a sus pases y +1 a las tiradas de heridas contra él.
rule-skill-take-root = Con un 1 al declarar no puede dejar su casilla ni ser empujado hasta que caiga o acabe la entrada. Aún puede placar a quien tenga al lado, pero una penetración se pierde.
rule-skill-throw-team-mate = Como pase suyo puede lanzar a un compañero adyacente, de pie y con Agilidad Felina, a distancia rápida o corta y con −1. El compañero siempre se desvía tres casillas y tiene que aterrizar; derriba a aquel sobre quien caiga.
rule-skill-titchy = Suma 1 a sus tiradas de esquivar. Los contrarios tienen que esquivar para salir de su zona de defensa, pero esta nunca les resta 1 a la tirada.
rule-skill-wild-animal = Necesita 4+ al declarar, o 2+ para un placaje o una penetración; si no, pierde la acción.

rule-skill-changed = { $text } Con las reglas que se juegan aquí: { $changed }
rule-skill-elsewhere = *{ $rules }:* { $text }
rule-dungeon-hail-mary-pass = No se puede usar: allí un pase necesita el camino libre y no pasa de corto.
rule-dungeon-leader = Una sola segunda oportunidad para todo el partido.
rule-dungeon-leap = Solo suma 1 a sus saltos sobre cosas.
rule-dungeon-secret-weapon = Al final de cada turno de su equipo, 1D6: con un { $seen } el árbitro lo ve y lo expulsa, salvo que un soborno lo remedie.
rule-dungeon-very-long-legs = Solo suman 1 a sus saltos sobre cosas.

rule-category-general = habilidad general
rule-category-agility = habilidad de agilidad
rule-category-passing = habilidad de pase
rule-category-strength = habilidad de fuerza
rule-category-mutation = mutación
rule-category-extraordinary = rasgo extraordinario
rule-skill-owners = **De partida la tienen:** { $players }
rule-skill-no-owners = Ninguna posición empieza con ella.
rule-skill-stars = **Estrellas:** { $stars }

## Equipos

rule-team-amazon = Todas se escabullen con Esquivar y casi ninguna lleva armadura.
rule-team-chaos = Fuertes en la pelea, empiezan con pocas habilidades y ganan mutaciones con facilidad. Avanzan a golpes, no a pases.
rule-team-chaos-dwarf = Defensas duros y centauros toro sujetan el frente; los hobgoblins, baratos, corren con el balón.
rule-team-chaos-pact = Bárbaros que pueden aprender casi de todo, un invitado de otras tres razas y hasta tres gigantes.
rule-team-dark-elf = Elfos ágiles que además hacen daño: blitzers, asesinos con puñal y brujas furiosas.
rule-team-dwarf = Lentos, bien acorazados y difíciles de dejar inconscientes; casi todos saben Placar. La apisonadora es un arma secreta.
rule-team-elf = Manos rápidas y poca armadura: pasar pronto, anotar deprisa y evitar el contacto.
rule-team-goblin = Pequeños, baratos y escurridizos, con todas las armas secretas a la vez. Los trolls los lanzan por el campo.
rule-team-halfling = Los más pequeños y débiles de todos, apoyados en dos hombres árbol que placan y los lanzan.
rule-team-high-elf = Ágiles como los demás elfos pero mejor acorazados, con lanzadores a los que cuesta interceptar.
rule-team-human = De todo un poco: receptores rápidos, lanzadores seguros, cuatro blitzers y un ogro.
rule-team-khemri = Cuatro guardianes de la tumba aplastan cuanto tienen cerca; los demás son torpes con el balón pero vuelven a levantarse.
rule-team-lizardman = Eslizones rápidos y escurridizos llevan el balón mientras los fuertes saurios y un kroxigor abren camino.
rule-team-necromantic = Hombres lobo y necrófagos corren, los gólems sujetan la línea y los zombis pagan la cuenta.
rule-team-norse = Todos saben Placar, pero su armadura es escasa: o pegan primero o lo sufren.
rule-team-nurgle = Resistentes, repulsivos y lentos; a los contrarios les cuesta manejar el balón y hasta atacarlos.
rule-team-ogre = Seis ogros se encargan de pelear, si se acuerdan; los snotlings, de anotar.
rule-team-orc = Bien acorazados y fuertes en todas las líneas; no son rápidos, pero cuesta quitarlos de en medio.
rule-team-skaven = Los corredores más rápidos que hay, con poca armadura, que anotan en uno o dos turnos.
rule-team-slann = Todos saltan, así que ninguna línea los frena; solo el kroxigor se queda en tierra.
rule-team-undead = Dos momias para romper la línea, cuatro necrófagos veloces para correr y cuerpos que vuelven a levantarse.
rule-team-underworld = Goblins y skavens que desconfían unos de otros, abiertos a las mutaciones, con un troll.
rule-team-vampire = Los vampiros superan a casi cualquiera, pero de vez en cuando tienen que morder a uno de sus siervos.
rule-team-wood-elf = Los elfos más veloces, con bailarines guerreros que saltan, un hombre árbol que echa raíces y poca armadura.

rule-special-animosity = Algunos de sus jugadores pueden negarse a dar el balón a un compañero de otra raza.
rule-special-bribe-discount = A este equipo los sobornos le salen más baratos.
rule-special-chef-discount = A este equipo el chef halfling le sale más barato.
rule-special-stakes-vulnerable = Las estacas hacen más daño a sus jugadores.
rule-special-necromancer = Su nigromante reanima al primer contrario de Fuerza { $raised } o menos que muera, salvo que tenga Regeneración o Escurridizo: un { $position } se une al momento a las reservas.
rule-special-nurgles-rot = Los contrarios muertos por Putrefacción de Nurgle pueden unirse como { $position } tras el partido.
rule-special-blood-lust-thralls = Sus vampiros muerden al { $position }.
rule-team-staff = Segunda oportunidad { $reroll } (hasta { $most }) · { $apothecary }
rule-team-apothecary = médico { $price }
rule-team-no-apothecary = sin médico
rule-team-position = **{ $name }** · 0–{ $max } · { $cost } · { $profile }
rule-team-stars = **Estrellas que puede alquilar:** { $stars }
rule-stat-ma = MO
rule-stat-st = FU
rule-stat-ag = AG
rule-stat-av = AR
rule-no-skills = sin habilidades

## Estrellas

rule-star-price = Precio { $cost } · { $profile }
rule-star-comes-with = Viene con { $star }, sin precio propio.
rule-star-brings = Trae consigo a { $stars }.
rule-star-thrall = Cuenta como siervo al que los vampiros pueden morder.
rule-star-teams = **Juega para:** { $teams }
rule-star-terms = Un equipo puede alquilar { $most } como mucho. Si los dos equipos alquilan a la misma estrella, no juega para ninguno, y ni el médico ni el Igor del equipo la atienden.

## Tablas

rule-table-kickoff = Tabla de patada inicial
rule-table-weather = Tabla del tiempo
rule-table-injury = Armadura y tabla de heridas
rule-table-casualty = Tabla de lesiones
rule-table-range = Distancias de pase
rule-table-dice = Dados de placaje
rule-table-agility = Tabla de agilidad
rule-table-points = Puntos de estrellato
rule-table-inducements = Incentivos y precios

rule-about-kickoff = 2D6, cuando la patada ya se ha desviado y antes de que caiga el balón.
rule-kickoff-get-the-ref = Cada equipo gana un soborno para este partido.
rule-kickoff-riot = Se mueven los marcadores de turno de los dos equipos: uno atrás si el del receptor está en { $seventh }, uno adelante si aún no ha tenido turno en esta parte; si no, lo decide 1D6: con 1–3 adelante, con 4–6 atrás.
rule-kickoff-perfect-defence = El equipo que patea puede colocarse de nuevo.
rule-kickoff-high-kick = Un receptor al que ningún contrario marque puede ponerse bajo el balón, si su casilla está libre.
rule-kickoff-cheering-fans = 1D3 + FAMA + animadoras: el total más alto gana una segunda oportunidad para esta parte; si empatan, los dos.
rule-kickoff-changing-weather = Se vuelve a tirar el tiempo. Si queda un día perfecto, el balón se desvía una casilla más.
rule-kickoff-brilliant-coaching = 1D3 + FAMA + ayudantes del entrenador: el total más alto gana una segunda oportunidad para esta parte; si empatan, los dos.
rule-kickoff-quick-snap = Cada receptor puede mover una casilla, lo marque quien lo marque, incluso al campo contrario.
rule-kickoff-blitz = El equipo que patea juega un turno gratuito antes de que caiga el balón, sin los jugadores que estén marcados al empezarlo. Un cambio de turno le pone fin.
rule-kickoff-throw-a-rock = 1D6 + FAMA: los hinchas del total más alto aciertan a un contrario al azar de los que están en el campo, que va directo a la tirada de heridas. Si empatan, uno por equipo.
rule-kickoff-pitch-invasion = 1D6 + la FAMA del otro equipo por cada jugador en el campo: con 6 o más queda Aturdido.

rule-about-weather = 2D6 antes del partido, y otra vez si sale { $changing }.
rule-weather-sweltering = Al final de cada entrada, 1D6 por cada jugador en el campo: con un 1 no se le puede colocar en la siguiente patada inicial.
rule-weather-sunny = −1 a todas las tiradas de pase.
rule-weather-nice = Sin efecto.
rule-weather-rain = −1 a todas las tiradas para recoger el balón, atrapar o interceptar.
rule-weather-blizzard = Para ir a por ellos hace falta 3+, y solo se puede intentar un pase rápido o corto.

rule-about-injury = Un jugador derribado resulta herido si 2D6 superan su Armadura. Entonces otros 2D6, +1 por cada lesión crónica:
rule-injury-stunned = Queda boca abajo y se da la vuelta al final del próximo turno de su equipo.
rule-injury-knocked-out = Sale del campo. Antes de cada patada inicial posterior vuelve con { $recovers }+.
rule-injury-casualty = Se pierde el resto del partido; la tabla de lesiones dice qué le ha pasado.
rule-injury-crowd = Quien es empujado al público va directo a la tirada de heridas; si solo queda Aturdido, pasa a las reservas.

rule-about-casualty = 1D6 para las decenas y 1D8 para las unidades.
rule-casualty-badly-hurt = Sin secuelas.
rule-casualty-miss-next-game = No juega el próximo partido.
rule-casualty-niggling = +1 a todas las tiradas de heridas posteriores contra él, y no juega el próximo partido.
rule-casualty-minus-ma = El Movimiento baja en 1 y no juega el próximo partido.
rule-casualty-minus-av = La Armadura baja en 1 y no juega el próximo partido.
rule-casualty-minus-ag = La Agilidad baja en 1 y no juega el próximo partido.
rule-casualty-minus-st = La Fuerza baja en 1 y no juega el próximo partido.
rule-casualty-dead = No volverá a jugar.
rule-casualty-note = Un médico hace repetir la tirada una vez por partido, y su entrenador elige entre los dos resultados; con «magullado» el jugador vuelve a las reservas. Ninguna característica baja de 1, ni más de 2 en total.

rule-about-range = Casillas de distancia en un sentido hacia la derecha, en el otro hacia abajo; el lanzador está en 0/0. Un punto es fuera de alcance.
rule-range-quick = R
rule-range-short = C
rule-range-long = L
rule-range-bomb = B
rule-range-entry = **{ $letter }** { $band }: { $modifier } a la tirada de pase
rule-range-note = Un pase que queda en 1 o menos es balón perdido, salvo que saliera un 6; si sale un 1 siempre lo es. Si es impreciso, se desvía tres veces.

rule-about-dice = Misma Fuerza: un dado. Más fuerte: { $two } dados. Más del doble de fuerte: { $three }. El bando más fuerte elige cuál vale.
rule-face-row = **{ $face }** ({ $count } de 6): { $effect }
rule-face-skull = El atacante queda derribado.
rule-face-both = Los dos quedan derribados, salvo quien use Placar.
rule-face-push = El defensor retrocede una casilla; el atacante puede ocupar la que deja.
rule-face-stumble = Empujado y derribado, pero solo empujado si usa Esquivar.
rule-face-pow = El defensor queda empujado y derribado.
rule-dice-assists = Cada compañero que apoya suma 1 a la Fuerza de su bando: está junto al contrario en cuestión y ningún otro contrario lo marca.

rule-about-agility = Lo que tiene que sacar 1D6 como mínimo, sin modificar. Si sale un 1 siempre falla, si sale un 6 siempre acierta.
rule-agility-row = AG { $ag }: { $target }+
rule-agility-and-more = { $ag } o más
rule-roll-row = **{ $roll }:** { $modifiers }
rule-roll-dodge = +1; −1 por cada zona de defensa contraria en la casilla de llegada
rule-roll-pick-up = +1; −1 por cada zona de defensa contraria en la casilla del balón; −1 con lluvia torrencial
rule-roll-catch = +1 tras un pase preciso o una entrega; −1 por cada zona de defensa contraria sobre él; −1 con lluvia torrencial
rule-roll-pass = la distancia; −1 por cada zona de defensa contraria sobre él; −1 si está muy soleado
rule-roll-intercept = −2; −1 por cada zona de defensa contraria sobre él; −1 con lluvia torrencial
rule-roll-leap = ninguno
rule-roll-landing = −1 por cada zona de defensa contraria en la casilla
rule-roll-gaze = −1 por cada zona de defensa contraria sobre él salvo la de la víctima

rule-about-points = Lo que gana un jugador en un partido:
rule-points-row = **{ $points }** { $what }
rule-points-comp = por un pase completo: preciso y que al final tiene un compañero
rule-points-cas = por una lesión en un placaje, suyo o contra él
rule-points-int = por una intercepción
rule-points-td = por un touchdown
rule-points-mvp = por ser el mejor jugador del encuentro
rule-points-note = Las faltas, el público y las armas no dan nada. Las estrellas y los mercenarios no ganan nada de esto en un partido.

rule-about-inducements = Se contratan para un partido. Por equipo:
rule-item-row = **{ $name }** · 0–{ $max } · { $cost } · { $effect }
rule-price = { $cost }
rule-item-some = { $cost }, para { $teams } { $special }
rule-item-bloodweiser-babes = Cada una suma 1 a las tiradas con las que vuelven los inconscientes.
rule-item-bribes = Cada uno es un intento de librar a un jugador de la expulsión; falla con un 1.
rule-item-extra-team-training = Cada uno es una segunda oportunidad de equipo más para este partido.
rule-item-halfling-master-chef = 3D6 en cada parte: cada { $chef } o más da una segunda oportunidad y le quita una al otro equipo.
rule-item-igor = Repite una regeneración fallada. Solo para equipos sin médico.
rule-item-wandering-apothecaries = Cada uno atiende a un jugador, como el médico del equipo. Solo para equipos que pueden tener médico.
rule-item-wizard = Un hechizo por partido, al empezar un turno del equipo o justo después. Bola de fuego: todos los que estén de pie en una casilla y junto a ella caen derribados con { $fireball }+. Rayo: un jugador de pie con { $lightning }+. Los dos hieren como Golpe Mortífero.
rule-item-mercenaries = **Mercenarios** · El precio de su posición + { $surcharge }; una habilidad más de tirada normal, + { $extra }. Son Solitarios y cuentan para el límite de su posición.
rule-item-stars = **Jugadores estrella** · 0–{ $stars } · Cada uno tiene su precio.

## Lo que no se ha encontrado

rule-unknown-skill = No hay ninguna habilidad «{ $given }». { $hint }
rule-unknown-team = No hay ningún equipo «{ $given }». { $hint }
rule-unknown-star = No hay ningún jugador estrella «{ $given }». { $hint }
rule-unknown-table = No hay ninguna tabla «{ $given }». { $hint }
rule-hint-near = ¿Querías decir { $names }?
rule-hint-examples = Elige entre lo que se ofrece al escribir, como { $names }.

## La ficha de un jugador

card-title = #{ $number } { $name }
card-team = { $position } · { $team }
card-changed = **{ $value }** (era { $was })
card-skill = **{ $name }**: { $text }
card-no-skills = Sin habilidades.
card-injuries = **Lesionado en este partido:** { $injuries }
card-niggles = **Lesiones crónicas anteriores:** { $count }
card-points = **Puntos de estrellato en este partido:** { $points } ({ $earned })
card-points-none = **Puntos de estrellato en este partido:** ninguno
card-points-never = No gana puntos de estrellato en un partido.
card-earned-td = touchdowns: { $count }
card-earned-comp = pases completos: { $count }
card-earned-cas = lesiones: { $count }
card-earned-int = intercepciones: { $count }
card-state = **Ahora:** { $states }
card-at = en { $square }
card-standing = de pie
card-prone = tumbado
card-stunned = aturdido
card-air = en el aire
card-ball = con el balón
card-lost-zone = sin zona de defensa ({ $why })
card-rooted = ha echado raíces
card-used = ya ha actuado en este turno
card-grounded = demasiado acalorado para la próxima patada inicial
card-spent = ya gastado este turno: { $skills }
card-unknown = No hay ningún jugador «{ $given }» en este partido. Da un dorsal con su bando, como { $home } o { $away }, o elige entre los que se ofrecen.
card-ambiguous = Varios jugadores se llaman «{ $given }». Elige entre { $names }.
