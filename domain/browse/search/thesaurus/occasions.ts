/** Occasions, sports, seasons. Line format: see concept.ts. */
export const occasions = `
fiesta = boda, casamiento, matrimonio, gala, cóctel, graduación, grado, quince, 15 años, cumpleaños de 15, cumple de 15, quinceañera, fiesta de 15, cumpleaños, cumple, evento, egresados, egresada, party, noche, ceremonia, bautizo, bautismo, comunión, año nuevo, navidad, invitada, prom, licenciatura de colegio, wedding & vestido, blusa, zapato de taco, zapato de vestir, mocasín, sobre, salida, satén, brillo, lentejuelas, encaje ! zapatilla, ojota, playa, deporte, colegio, casa ~ fieta, voda, casamieto
oficina = trabajo, trabajar, laboral, ejecutiva, ejecutivo, office, entrevista, entrevista de trabajo, reunión, formal, negocios, business, oficinista & camisa, blusa, pantalón de vestir, vestido, pollera, zapato de vestir, mocasín, zapato de taco, clásico ! zapatilla, ojota, deporte, playa, casa
salida = salir, cita, boliche, bailar, discoteca, carrete, carretear, rumba, rumbear, parranda, previa, after office, antro, fin de semana, restaurante, cena, salir a bailar, salir de noche & vestido, top, blusa, camisa, zapato de taco, fiesta, satén, brillo ! deporte, colegio, casa
casual = informal, de todos los días, everyday, uso diario, diario, para el día & jean, remera, zapatilla, urbano ! ropa interior, pijama
playa = playero, playera de uso, mar, beach, vacaciones, veraniego de playa, arena de mar, crucero, resort + malla, ojota, short de baño & short, sandalia, vestido, lino, anteojos de sol, sombrero ! oficina, manga larga, lana
pileta / piscina / piscina = nadar, natación, swimming, aquagym, pool + malla, short de baño & ojota, sandalia ! vestido, blusa
casa = estar en casa, andar en casa, entrecasa, homewear, loungewear, hogareño, para estar + pijama, pantufla, bata
deporte = gimnasio, gym, entrenar, entrenamiento, fitness, ejercicio, deportivo de uso, training, crossfit, gimnasia, cardio, pesas, workout, sportswear + zapatilla running, top deportivo, calza, short deportivo & remera deportiva, pantalón jogger, tejido técnico, deportivo ! malla, short de baño ~ jim, gimnacio, yim
correr = trotar, trote, footing, maratón, atletismo, salir a correr, jogging de deporte + zapatilla running, running & calza, top deportivo, short deportivo, deporte, tejido técnico ! malla, short de baño
yoga = pilates, stretching, meditación + calza, top deportivo & top, deporte, tejido técnico ! malla, short de baño
colegio = escuela, escolar, vuelta a clases, vuelta al cole, cole, jardín de infantes, jardín, guardería, kínder, clases, back to school, secundaria + mochila & niño, zapato escolar, remera, pantalón, buzo ! fiesta, oficina, mujer, hombre
universidad = facultad, facu, instituto + mochila, mochila porta notebook & jean, zapatilla, casual
viaje = viajar, travel, turismo, avión, mochilero + mochila, bolso de viaje, valija & tote, riñonera, bandolera
montaña = trekking, senderismo, hiking, caminata, montañismo, outdoor, cerro, camping, campamento, acampar, aventura, aire libre, campo, escalada, excursión + trail, zapatilla trekking, bota de trekking, mochila de trekking & borcego, rompeviento, polar ~ treking, trekin
lluvia = días de lluvia, mal tiempo, llover, días lluviosos, lluvioso + rompeviento, trench, impermeable de tela, campera impermeable, capa de lluvia, bota de lluvia & bota, nylon ! sandalia
viento = días de viento, ventoso + rompeviento & campera, nylon
frío = invierno, nieve, abrigo de invierno, bajo cero, días fríos, temporada fría, otoño invierno, invernal, clima frío, tierra fría, calentito de ropa + tapado, campera, sweater, buzo, bufanda, polar, bota, gorro, guantes & puffer, lana, frisa, abrigado ! pijama, short, sandalia, manga corta, sin mangas, playa
ropa de abrigo = abrigo de ropa, ropa abrigada, ropa calentita + tapado, campera, sweater, buzo, polar, chaleco & puffer, lana, frisa, abrigado ! pijama, accesorio
entretiempo = media estación, otoño, clima templado, primera fresca + sweater, buzo, campera, cárdigan, trench & manga larga, tejido de punto ! pijama, short, sandalia, sin mangas, manga corta
primavera = temporada media + vestido, pollera, blusa, remera, camisa, top & floral, lino, manga corta ! lana, pijama
calor = verano, días de calor, primavera verano, veraniego, estival, temporada cálida, clima cálido, tierra caliente, clima caliente, clima tropical + short, vestido, top, sandalia, malla, remera, pollera, ojota, short de baño & lino, manga corta, sin mangas, playa, liviano, anteojos de sol, gorra, sombrero ! pijama, bota, zapato de taco, lana, manga larga, tejido de punto
esquí = ski, esquiar, snowboard, nieve de deporte + puffer, campera de esquí & campera, polar, bufanda, gorro
caminar = caminatas largas, estar de pie, pasear + zapatilla, zapatilla running & mocasín, zapato bajo, cómodo, acolchado ! zapato de taco, stiletto, pantufla
obsequio = regalo de navidad, regalo de cumpleaños, regalo de aniversario, regalo empresarial, amigo invisible, amigo secreto, san valentín, día de los enamorados, amor y amistad, aniversario, reyes magos, papá noel, viejito pascuero + tarjeta de regalo, billetera, reloj, cartera, cinturón, bufanda, anteojos de sol, mochila
ciclismo de deporte = bici de uso, mtb, andar en bicicleta
básquet = baloncesto, basket, basquetbol
tenis de deporte = tenista, raqueta de uso
vóley = voleibol, volleyball
hockey
rugby = rugbier
golf = golfista
surf = surfista, surfer
boxeo = box, kickboxing, artes marciales, karate, judo
danza = ballet, baile, danza clásica, tango, salsa de baile
equitación = montar a caballo, polo a caballo
caza y pesca = pesca, cacería, pescador de uso
embarazo = embarazada, maternidad, futura mamá, premamá, maternity + vestido, calza, pantalón jogger & mujer, amplio ! entallado, hombre, niño
luto = funeral, velorio
halloween = noche de brujas
día del padre = dia del papá
día de la madre = dia de la mamá
día del niño
cyber = cyber monday, hot sale, black friday, cyberday
`
