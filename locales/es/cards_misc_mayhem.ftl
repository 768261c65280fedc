# Lo que hace cada carta del mazo Disturbios Varios.
card-does-hometown-fans = Eliges la dirección de la primera devolución del balón del partido. Después decide otra vez el dado.
card-does-johnny-waterboy = Tus inconscientes se recuperan con +1 durante todo el partido. Un 1 natural siempre falla.
