/** When and what for: occasions, sports, seasons. How a line reads: see concept.ts. */
export const occasions = `
fiesta = boda, casamiento, matrimonio, gala, cóctel, graduación, grado, quince, 15 años, cumpleaños, evento, egresados, party, noche, ceremonia, bautizo, bautismo, comunión, año nuevo, navidad, invitada, prom, licenciatura de colegio ~ fieta, voda, casamieto
oficina = trabajo, trabajar, laboral, ejecutiva, ejecutivo, office, entrevista, reunión, formal, negocios, business, oficinista
salida = salir, cita, boliche, bailar, discoteca, carrete, rumba, previa, after office, antro, fin de semana, restaurante, cena
casual = informal, de todos los días, everyday, uso diario, diario, para el día
playa = playero, playera de uso, mar, beach, vacaciones, veraniego de playa, arena de mar, piscina, pileta, crucero, resort + malla, ojota, short de baño
casa = estar en casa, entrecasa, homewear, loungewear, hogareño, para estar + pijama, pantufla
deporte = gimnasio, gym, entrenar, entrenamiento, fitness, ejercicio, deportivo de uso, training, crossfit, gimnasia, pilates, cardio, pesas, workout, sportswear + zapatilla running, top deportivo, calza, short deportivo ~ jim, gimnacio, yim
colegio = escuela, escolar, vuelta a clases, universidad, facultad, jardín de infantes, clases, back to school, facu, secundaria + mochila
viaje = viajar, travel, turismo, avión, mochilero + mochila
montaña = cerro, camping, campamento, aventura, aire libre, campo, escalada, excursión
lluvia = días de lluvia, mal tiempo + rompeviento, trench, impermeable de tela, campera impermeable
frío = invierno, nieve, abrigo de invierno, bajo cero, días fríos, temporada fría, otoño invierno, invernal, otoño, ropa de abrigo, abrigo de ropa + tapado, campera, sweater, buzo, bufanda, polar
calor = verano, días de calor, primavera verano, veraniego, primavera, estival, temporada cálida + short, vestido, top, sandalia, malla, remera, pollera, ojota
esquí = ski, snowboard, nieve de deporte
natación = nadar, swimming, aquagym + malla
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
embarazo = embarazada, maternidad, futura mamá, premamá, maternity
luto = funeral, velorio
halloween = noche de brujas
san valentín = día de los enamorados, amor y amistad, aniversario
día del padre = dia del papá
día de la madre = dia de la mamá
día del niño
reyes = reyes magos, papá noel, viejito pascuero
cyber = cyber monday, hot sale, black friday, cyberday
`
