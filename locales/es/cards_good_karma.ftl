# Lo que hace cada carta del mazo Buen Karma.
card-does-all-out-blitz = En este turno puedes declarar dos acciones de Penetración.
