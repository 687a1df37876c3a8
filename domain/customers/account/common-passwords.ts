/**
 * The passwords guessed first (OP-065): sequences, keyboard rows, names, clubs and words of our countries. All in lower
 * case, all within the shop's own pattern.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 987654321 111111 000000 121212 123123 112233 123321
  654321 666666 777777 888888 999999 222222 333333 444444 555555 101010 131313 159753 147258 147258369 123654 1q2w3e 1q2w3e4r
  1q2w3e4r5t qwerty qwerty123 qwertyuiop qwerty1 asdfgh asdfghjkl asdf1234 zxcvbn zxcvbnm qazwsx qazwsxedc q1w2e3r4 abc123
  abcd1234 abcdef a1b2c3 aa123456 a123456 a12345 password password1 password123 passw0rd p@ssw0rd p@ssword contraseña
  contraseña1 contrasena contrasena1 clave1 clave123 miclave micontraseña secreto hola123 holahola hola1234 hola12 holamundo
  bienvenido bienvenida admin123 administrador usuario usuario1 invitado prueba prueba1 prueba123 cambiame cambiar letmein
  welcome welcome1 iloveyou teamo tequiero teamo123 tequiero1 teamomucho miamor mivida mibebe princesa princesita hermosa
  hermoso bonita bonito corazon corazón amorcito amor123 familia mifamilia mihijo mishijos mama123 papa123 jesus jesus1
  jesucristo diosesamor dios123 cristo virgenmaria angel1 angeles angelito estrella estrellita mariposa chocolate mascota
  perrito gatito superman batman pokemon naruto messi10 lionelmessi maradona diego10 boca123 bocajuniors boca1905 cabj1905
  riverplate river1901 river123 carp1901 racing1 racingclub independiente sanlorenzo rosario rosariocentral newells
  colocolo colocolo1 colocolo91 udechile lau1927 catolica cruzados nacional nacional1 atleticonacional millonarios millos
  americadecali junior1 deportivocali santafe argentina argentina1 argentina10 buenosaires cordoba mendoza chile123 chilechile
  santiago santiago1 valparaiso colombia colombia1 colombia123 bogota bogota1 medellin medellin1 barranquilla barcelona
  barcelona1 realmadrid madrid1 alejandro alejandra alejandro1 andrea andrea1 andres andres1 antonio carlos carlos1 carolina
  catalina camila camila1 claudia cristian cristina daniel daniel1 daniela daniela1 david123 diego123 eduardo fernanda
  fernando fernando1 florencia francisco gabriel gabriela gonzalo guillermo gustavo ignacio isabella javier javiera jorge123
  jose123 juan123 juancarlos juanpablo julian juliana karina laura123 leonardo lorena lucas123 lucia123 luciana luis123
  manuel marcela marcelo marcos maria123 mariana mariana1 martin martin1 martina mateo123 matias matias1 mauricio maximiliano
  miguel miguel1 monica natalia natalia1 nicolas nicolas1 pamela paola123 patricia pedro123 ricardo roberto rodrigo romina
  sandra santiago10 sebastian sebastian1 sergio silvia sofia123 tomas123 valentina valentina1 valeria vanessa veronica
  victoria ximena yamila yesica zapatillas zapatos monkey dragon football futbol futbol1 futbol10
  shadow master michael jordan23 sunshine whatever trustno1 liverpool charlie computer internet samsung samsung1 motorola
  iphone google google1 facebook facebook1 instagram whatsapp netflix gmail123 hotmail hotmail1 primavera verano2024
  verano2025 verano2026 invierno otoño2024 enero2024 enero2025 enero2026 lunes1 viernes navidad abril2025 julio2025`.split(
    /\s+/,
  ),
)
