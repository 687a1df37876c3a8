import { rootOf } from './root-of.ts'

/**
 * Everyday words unrelated to fashion, folded, so that none is taken for a misspelt word of the catalogue: `papa` is
 * not papaya, `mano` is not man. Products belong in the thesaurus instead. Edit freely.
 */
const words = `
abajo abeja abierto abogado abril abuelo acaso accidente aceite acero agosto agua aguila ahora aire alas alegre alegria algo algun alguien alma alto alumno amable amarillo
amigo amiga amor anaranjado ancla angel anillo animal ano antes antiguo aparte aqui arbol arriba arte asi aun aunque avena ayer ayuda azafata bajo balcon banco banda banco
bano barato barco barrio bastante batalla beso bien billete blando boca bosque botella brazo bruja bueno buena buscar cabello cabeza cada cadera caja calidad caliente calle
calor cambio camino campo cancion cantidad cara carbon carta casi causa cena centro cerca cerdo cerveza ciego cielo cien ciencia cien ciudad claro clase cliente cobre coche cocina
codigo cola comer comida comprar compras con conejo contra copa corazon correo corto cosa cosas costa crear crudo cuadra cual cuando cuanto cuatro cuenta cuerda cuerpo cuesta cuidado cumple
cupon dedo delante dentro derecha desde despues devolucion dia diario dibujo dicho diente diez dinero dios direccion disponible doble doctor domingo donde dos dulce durante duro edad
efectivo ejemplo ellos empleo empresa encima enero enfermera entrar entrega entre envio envios epoca equipo error espalda espera esposa esposo esquina estado estar estos estrella
estudiante existe facil falta familia famoso fecha febrero feliz feo fin final flaco flor foto frente fresa frio fruta fuego fuera fuerte futuro gente gol gordo gracias gran grande
grasa gratis grupo guerra gusto haber habitacion hablar hacer hasta hay helado hermano hermana hermoso hielo hierro hija hijo hoja hola hora horario hospital hotel hoy hueso huevo humo idea iglesia igual
isla izquierda jamas jardin jefe jueves juego julio junio junto jugo juntos lado lago largo leche lejos lento leon letra libre limon limpio lindo linda lista listo lleno local loco luego lugar luna lunes luz
madera madre maestra maestro malo mama manana mano manos manzana mapa mar marca marido martes marzo masa mayo mayor medico medio mejor menor menos mensaje mercado mes metal metro mezcla miedo miel
miercoles mil minuto mio mismo mitad modelo momento moneda montar mucho muchos mujer mundo musica nada nadie natural necesario necesita nena nido nieto nieve ninguno noche nombre
normal norte nota noticia novia novio nube nueve nuevo numero nunca ocho oeste oferta ojo ojos olor onda once opcion orden oreja original oso otro otra otros padre pagar pago pagina pais pajaro
palabra palo pan papa papel paquete par parada pared pareja parte pasado paseo paso pasto pata patio payaso paz pecho pedido peine pelo pena pequeno perder perfecto pero persona pesado pescado peso
pez pie piedra pierna pino piso plan playa plaza pobre poco poder policia pollo polvo poner pony porque postre precio pregunta premio primer primo princesa principe problema producto
profesor programa pronto propio prueba pueblo puente puerta puerto pues punto queso quien quiero quince quizas raro rato razon real recibo red regalo regla reina rey rico rio risa rojo roto
rueda ruido sabado sabor sal sala salud sangre santo seguro seis semana senal senor septiembre ser serie servicio siempre siete siglo silencio sin sitio sobre sol solo sopa sorpresa suave
sucursal suelo suerte sueno sur tal talento tamano tambien tanto tarde taza tema temprano tener tercero tia tiempo tienda tierra tigre tio tipo tocar toda todo todos tomar tomate torre torta trabajo tren tres
triste tronco trozo unico usado usar uva vaca vacio valor varios vecino veinte venta ventana ver verdad verdura vez viaje vida vidrio viejo viento viernes vista vivir volver voz vuelta zona
moral pantera rodado bati bati bateria barra basura bache bala balde ballena bandera barba baraja bebida boleto bolero bolita bomba bono borde borrador botella boton bosque bronce brisa buque burro buzon
cabra cacao cadete cajon calculo calma calabaza calendario campana campeon canal canasta canela canoa capitan capital capitulo caramelo carbono carga carnaval carpeta carrera carreta cartel cartero casino castillo
cemento ceramica cereza chancho charla chicle chimenea chiste chocolate cigarro cinta circo cisne cocodrilo codo colmena columna comedia cometa compas concha condor conejo copia corona corral cortina costa costilla cristal cuaderno cuchara cuello cuento cueva
danza dato debate deuda diario dibujo diploma disco disfrute drama duda duende dueno eclipse elefante embudo enano enchufe enigma ensalada envase error escalera escena escoba escudo esfera espina espuma estatua estera estrecho estufa examen
fabrica fabula factura faro farol fiebre fila filtro firma flecha foca fondo forma fosforo freno frontera fruto fuente funcion furgon gallina gallo galleta gancho ganso garaje gato gasa genio gigante girasol globo golpe gorila gota grano granja grieta grifo gripe gruta guardia guia guitarra
hacha hada helicoptero herida hormiga huerta iman imagen incendio invento jabon jalea jarra jaula jirafa jota joven juez jugo lagarto lana lanza latido leche lechuga lengua lenteja libelula liebre lima limite linterna lobo loma lombriz loro lucha lupa llama llave lluvia
macho madrina maiz maleza malo mambo manantial mancha mango mani maniobra manta manteca manto maquina marea marfil marino martillo mascara masa mate matriz mecha medalla melodia menta merienda mesa miga milla mina mision misterio molino monja mono monte mosca mosquito motor mudanza muela mueble muerte multa muralla museo
nariz nave navaja neblina nervio nido nino nodo nopal norma nudo nuca nuez oceano ocio oido olla ombligo onda opera orca orilla oro oruga oveja pala palanca palco paleta palma paloma pantano pantalla papaya parque parra parto pasillo pastel pasta pastor patada patin patria pauta payaso pelea pelicula pelota pera perico perla perro persiana pesca pestana petalo petroleo pianista picada pila piloto pimienta pinguino pino pinta pintura pintor piojo pipa pirata pista pizarra placa plata plato plaza pleito pluma pollito polvo poema poeta polea polen polo pomelo portal posada postal potro pozo prado presa prima primo prisa profeta puma pulga pulpo punta pupitre
quimica rabia radio raiz rama rana rata rayo rebote receta reja remo remera repollo resorte reto revista rima rincon rival robo roca rocio rodaja rodilla rombo rosal rosca rosquilla rotura rubio rueda rugido ruleta rumbo ruta sabio sacapuntas saco salto sapo sarten selva semilla sello senda sierra siesta signo silbato silla siglo soldado sombra sonido sopa sotano suerte susto tabla taco talco taller tambor tanque tapa tarea tarjeta tarro taxi techo teja tejado telar teja tenedor teoria terreno texto tigre timbre tinta tiza toalla tomate tono topo torero tormenta toro torneo torta tortuga trampa trapo trebol tregua tribu trigo trompo trono trucha tumba tunel turno
ulcera urna vagon valle vapor vara vaso vecina vejez vela veleta vena veneno verbo verja vibora vicio victima vid vidrio viga villa vino violin virus visita viuda vuelo yate yegua yema yerno yeso yogur zanahoria zorro zumo
barrer batir besar bordar borrar botar brillar buscado caber caer callar calzar cambiar cansar cantar caminar cargar casar cazar cenar cerrar cocinar coger colgar contar cortar correr coser costar crecer creer cruzar cuidar curar dejar doblar dormir dudar durar echar elegir empezar enviar errar estudiar fallar faltar firmar flotar fumar ganar gastar girar gritar guardar
importado importada marca original imitacion replica nacional reembolso seguimiento contacto ayuda reclamo sucursales horarios pedidos
`

const roots = new Set(
  words
    .split(/\s+/)
    .filter((word) => word.length > 2)
    .map(rootOf),
)

export const isPlainSpanish = (root: string): boolean => roots.has(root)
