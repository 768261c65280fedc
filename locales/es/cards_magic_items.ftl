# Lo que hace cada carta del mazo Objetos Mágicos.
card-does-lucky-charm = La primera vez que superen la armadura del jugador elegido solo queda aturdido. Lo que no necesita tirada de armadura, como el público, no gasta el amuleto.
