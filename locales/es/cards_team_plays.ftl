# Lo que hace cada carta del mazo Jugadas Ensayadas.
card-does-option-play = Uno de tus jugadores tiene Pase Precipitado y Pasar hasta que termine la entrada.
card-does-spectacular-catch = Uno de tus jugadores tiene Atrapar y Recepción Heroica durante este turno.
