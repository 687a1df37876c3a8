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
importado importada marca original imitacion replica nacional reembolso seguimiento contacto ayuda reclamo sucursales horarios pedidos
`

const roots = new Set(
  words
    .split(/\s+/)
    .filter((word) => word.length > 2)
    .map(rootOf),
)

export const isPlainSpanish = (root: string): boolean => roots.has(root)
