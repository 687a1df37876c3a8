/**
 * Things of a house and of other shops that people ask a fashion shop for: known, so that they are never bent into something else. Whether we have
 * them, the catalogue says. How a line reads: see concept.ts.
 */
export const elsewhere = `
sábanas = juego de sábanas, sheets, ropa de cama, juego de cama
toalla / toalla / toalla = toallón de baño, juego de toallas, towel
frazada / frazada / cobija = manta, cobertor, colcha, plumón, edredón, acolchado de cama, cubrecama, cubrelecho, quilt, manta de sillón
almohada = almohadón, cojín, funda de almohada
cortina = blackout, visillo
alfombra = tapete, carpeta, felpudo, limpiapiés
mantel = individuales, servilleta, repasador, camino de mesa
colchón = sommier, cama, somier, litera
sillón = sofá, futón, puff, reposera
mesa = mesa ratona, escritorio, comedor
silla = banqueta, taburete, silla gamer
mueble = ropero, placard, estante, biblioteca, cómoda de dormitorio, zapatero, perchero
lámpara = velador, foco, ampolleta, bombillo
espejo
percha / colgador / gancho = ganchos de ropa
cuadro de pared = cuadros decorativos, póster, portarretrato
vela = aromatizante, difusor, sahumerio
planta = maceta, flores artificiales, florero
vajilla = platos, taza, vaso, copa, jarra, cubiertos, tenedor, cuchara, cuchillo, mug
olla = sartén, cacerola, wok, asadera
termo = botella térmica, mate, botella de agua, bombilla, caramañola
heladera / refrigerador / nevera = refrigeradora, freezer, congelador
lavarropas / lavadora / lavadora = secarropas, secadora, lavavajillas, centrifugado
cocina de gas = horno, anafe, estufa, calefón, microondas, hornalla
licuadora = batidora, minipimer, procesadora, freidora de aire, cafetera, tostadora, airfryer, pava eléctrica, hervidor, electrodoméstico
aspiradora = robot aspiradora, escoba, trapeador, mopa
plancha = planchita, plancha de pelo, secador de pelo, rizador, buclera
ventilador = aire acondicionado, calefactor, estufa eléctrica, split
televisor = tele, televisión, smart tv, proyector, tv
celular = teléfono, móvil, iphone, smartphone, funda de celular, cargador, carcasa
computadora = pc, computador de escritorio, tablet, ipad, impresora, monitor, teclado, mouse
auriculares / audífonos / audífonos = parlante, earphones, airpods, bafle, headphones
cámara = cámara de fotos, drone, gopro
consola = playstation, xbox, nintendo, videojuego, joystick, ps5
libro = novela, cuaderno, agenda, revista, cómic, libreta
lapicera / lápiz / lapicero = birome, marcador, útiles, tijera, útiles escolares, esfero
juguete = muñeca, lego, peluches, muñeco, autito, rompecabezas, barbie, juegos de mesa, pelota, balón
bicicleta = bici, monopatín, patineta, scooter, casco, triciclo
pesas de gimnasio = mancuernas, colchoneta, cinta de correr, esterilla, bandas elásticas, kettlebell
carpa = bolsa de dormir, saco de dormir, linterna, sleeping
auto = coche, carro, moto, neumático, llanta, batería de auto, casco de moto
herramienta = taladro, martillo, destornillador, pintura
perfume = fragancia, colonia, loción, eau de toilette, desodorante, body splash
maquillaje = labial, base de maquillaje, rímel, sombra de ojos, delineador, rubor, esmalte, cosmético
crema = crema facial, sérum, bloqueador, protector solar, hidratante, skincare, bloqueador solar
champú / shampoo / champú = acondicionador, shampú, jabón, gel de ducha, tintura, crema de enjuague
afeitadora = máquina de afeitar, rasuradora, depiladora, cepillo de dientes, pasta dental
pañal = mamadera, biberón, chupete, cochecito, coche de bebé, tetero, tete, sonajero, huevito
medicamento = remedio, vitaminas, ibuprofeno, proteína, suplemento, paracetamol, creatina, pastilla
comida = alimento, arroz, leche, pan, carne, galletitas, chocolates, yerba, vino de mesa, cerveza, gaseosa, pizza, azúcar, huevos, fruta
mascota = perro, gato, alimento para perro, correa de perro, collar de perro, cucha, ropa para perro
cigarrillo = vaper, vape, encendedor
instrumento = guitarra, piano, batería musical, violín, ukelele
entradas = pasajes, hotel, boletos, recital
dinero = préstamo, crédito personal, tarjeta de crédito, seguro
tela = hilo de coser, máquina de coser, lana para tejer, botones sueltos
detergente = lavandina, jabón en polvo, suavizante, quitamanchas, cloro
joyero = alhajero, caja de relojes, organizador de joyas
bolsa de basura = bolsas plásticas, bolsa de regalo, papel de regalo
reloj de pared = despertador, reloj despertador
maniquí = percheros de tienda, exhibidor
`
