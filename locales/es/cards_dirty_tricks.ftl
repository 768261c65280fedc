# Lo que hace cada carta del mazo Juego Sucio.
card-does-greased-shoes = En el turno que viene tus oponentes necesitan 5+ para ir A Por Ellos.
