# Qué se pregunta a quién y qué se puede responder.
ask-toss = { $team }: pide cara o cruz.
ask-receive = { $team } ganó el sorteo: ¿patear o recibir?
ask-setup-kicking = { $team }: despliegue para la patada inicial.
ask-setup-receiving = { $team }: despliegue para recibir.
ask-kick = { $team }: ¿hacia dónde se patea?
ask-high-kick = { $team }: el balón está alto sobre { $square }; ¿quién corre a recibirlo?
ask-quick-snap = { $team }: cada uno de tus jugadores puede mover una casilla.
ask-touchback = { $team }: touchback, ¿para quién es el balón?
ask-turn = { $team }: ¿quién actúa? Turno { $turn }.
ask-turn-blitz = { $team }: un turno gratuito antes de que caiga el balón; ¿quién actúa?
ask-action = { $team }: { $player } ({ $action }), { $free ->
    [0] no quedan casillas
    [one] queda una casilla
   *[other] quedan { $free } casillas
}{ $more ->
    [0] .
   *[other] , y { $more } más a por ellos.
}
ask-reroll = { $team }: { $player } falló al { $roll } a { $needed }+ con un { $die }. ¿Se repite la tirada?
ask-reroll-success = { $team }: { $player } consiguió { $roll } a { $needed }+ con un { $die }. ¿Se repite de todos modos?
ask-reroll-block = { $team }: { $player } sacó { $faces }. ¿Se repite la tirada?
ask-reroll-block-dice = { $team }: { $player } ha tirado los dados de placaje. ¿Se repite la tirada?
ask-block-die = { $team }: { $player } placa a { $target }; ¿qué dado cuenta?
ask-use = { $team }: ¿usa { $player } { $skill }?
ask-use-target = { $team }: ¿usa { $player } { $skill } contra { $target }?
ask-push = { $team }: ¿hacia dónde retrocede { $player }?
ask-follow = { $team }: ¿ocupa { $player } la casilla { $square }?
ask-intercept = { $team }: ¿quién intenta interceptar?
ask-apothecary = { $team }: { $player } está herido ({ $result }). ¿Se llama al médico?
ask-keep = { $team }: ¿qué resultado se queda { $player }: { $first } o { $second }?
ask-sent-off = { $team }: van a expulsar a { $player }. ¿Se prueba un soborno?
ask-draw = { $team }: el partido está empatado. ¿Se deja así o hay prórroga?
ask-nothing = El partido ha terminado.

label-heads = Cara
label-tails = Cruz
label-kick = Patear
label-receive = Recibir
label-kick-at = Patear a { $square }
label-place = { $player } a { $square }
label-remove = { $player } a las reservas
label-formation = { $formation }
label-ready = Listo
label-catcher = { $player } · { $square }
label-nobody = Nadie
label-step = { $player } a { $square }
label-touchback = { $player } · { $square }
label-declare = { $player }: { $action }
label-move = Mover a { $square }
label-stand = Levantarse
label-block = Placar a { $player }
label-foul = Falta a { $player }
label-pass = Pasar a { $square }
label-pass-to = Pasar a { $player } · { $square }
label-handoff = Entregar a { $player }
label-throw = Lanzar a { $player } a { $square }
label-done = Hecho
label-end = Fin de turno
label-reroll = { $source } · { $chance }
label-reroll-block = { $source }
label-reroll-down = { $source } · derriba { $chance }
label-reroll-none = No repetir
label-die = { $face }
label-use = Usar { $skill }
label-use-player = { $player }: { $skill }
label-decline = No
label-decline-skill = Sin { $skill }
label-push = { $square }
label-push-crowd = Hacia el público
label-past = { $player }: { $what }
label-past-push = Empujón a { $square }
label-follow = Ocupar
label-stay = Quedarse
label-intercept = { $player } · { $chance }
label-apothecary = Médico
label-keep = { $result }
label-bribe = Soborno · { $chance }
label-accept = Dejar el campo
label-draw = Dejarlo en empate
label-overtime = Prórroga
label-concede = Conceder
label-timeout = Se acabó el tiempo
label-list = { $first }, { $second }

block-dice-own = { $count ->
    [one] un dado
   *[other] { $count } dados, eliges tú
}
block-dice-theirs = { $count } dados, elige el rival

score-line = { $home } { $home_score }-{ $away_score } { $away }
state-line = { $half } · turnos { $home_turn }/{ $away_turn } · SO { $home_rerolls }/{ $away_rerolls } · { $weather }

ask-bite = { $team }: ¿a quién muerde { $player }?
ask-bomb = { $team }: ¿intenta { $player } atrapar la bomba?
ask-bomb-throw = { $team }: ¿hacia dónde relanza { $player } la bomba?
ask-igor = { $team }: ¿se ocupa Igor de { $player }?
ask-kick-off-return = { $team }: ¿quién se mueve hacia el balón ({ $skill })?
ask-pass-block = { $team }: ¿quién se mueve contra el pase ({ $skill })?
ask-reaction = { $team }: ¿adónde se mueve { $player } ({ $skill })?
ask-wizard = { $team }: ¿lanza el hechicero un hechizo?

label-bite = Morder a { $player }
label-bomb = Bomba a { $square }
label-gaze = Mirar a { $player }
label-stab = Apuñalar a { $player }
label-chainsaw = Sierra contra { $player }
label-leap = Saltar a { $square }
label-multiple = Placar a { $players }
label-hail-mary = Pase a lo loco a { $square }
label-igor = Llamar a Igor
label-catch = Atraparla
label-apothecary-which = Médico: { $result }
label-wizard = { $spell }: { $target }
label-use-square = { $skill }: { $square }
