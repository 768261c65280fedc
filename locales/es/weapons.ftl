# Las armas secretas de 2003: la discusión con el árbitro, el veneno y la elección de reglas.

ask-sent-off-argue = { $team }: el árbitro no deja volver al campo a { $player } con su arma. ¿Se le discute?
label-argue = Discutir · { $chance }
event-argued = { $team } discute por { $player }: { $die }, el árbitro le deja seguir jugando.
event-argued-in-vain = { $team } discute por { $player }: { $die }, el árbitro niega con la cabeza.
event-argued-unheard = { $team } discute por { $player }: { $die }. El árbitro se ha hartado: no escucha más a este entrenador.
event-poison-spent = Se ha agotado el veneno de la daga de { $player }.

order-argue = discusiones con el árbitro
order-argue-always = discutir por cada arma
order-argue-never = no discutir nunca

option-match-challenge-rules = reglas
    .description = Con qué reglas se juega
choice-rules-crp = Las reglas de siempre
choice-rules-secret-weapons-2003 = Las armas secretas de 2003
view-challenge-rules = -# Reglas: { $rules }.
refused-unknown-rules = No hay reglas «{ $given }». Existen: { $known }.

rule-table-weapons = Armas secretas de 2003
rule-about-weapons = Un reglamento que puede elegir un desafío o una liga. En lo que calla valen las reglas de siempre.
rule-2003-ball-and-chain = Como siempre, pero solo resulta herido si es derribado o sale del campo, no si lo dejan tumbado.
rule-2003-bombardier = Aquel sobre quien cae una bomba tiene que intentar atraparla, si puede; nadie la deja explotar a propósito.
rule-2003-chainsaw = También puede placar de la forma habitual, y tras atacar con la sierra en una penetración puede seguir moviendo.
rule-2003-stab = La daga está envenenada hasta su primer éxito: una víctima que quedaría aturdida queda inconsciente. Tras apuñalar en una penetración puede seguir moviendo.
rule-2003-secret-weapon = Una entrada por partido. No consigue puntos de estrellato y nunca mejora.
rule-2003-no-hands = Como siempre.
rule-2003-argument = Cuando el árbitro prohíbe volver a un arma tras su entrada, el entrenador puede discutírselo, una vez por jugador: 1D6. Con un 6 el jugador puede seguir. Con un 1 el árbitro no escucha más a este entrenador durante el partido. Los sobornos funcionan como siempre.

league-news-mvp-unearned = { $team }: el premio va a { $player }, a quien su arma no deja ganar nada, y se pierde.
