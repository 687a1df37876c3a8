import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { Voice } from './kinds/kind-card.ts'
import { partWords } from './part-words/part-words.ts'
import type { PartWords } from './part-words/part-words-type.ts'

/**
 * The sentences of descriptions: fit, material, where to wear it. `{usalas/úsalas}` is the word of Argentina, then of
 * the others; a third word is for Colombia alone; `@` is the material.
 */
const texts: Readonly<Record<Voice, { fit: readonly string[]; made: readonly string[]; use: readonly string[] }>> = {
  sneaker: {
    fit: [
      'Horma regular: {pedí/pide} tu {talle/talla} de siempre.',
      'Calzan justo al principio y ceden con el uso; si {dudás/dudas}, {pedí/pide} medio número más.',
      'Puntera amplia y talón firme, para caminar todo el día sin que el pie se mueva.',
    ],
    made: [
      'Capellada de @ y plantilla extraíble de espuma.',
      'La capellada es de @, con refuerzos cosidos donde más se dobla.',
      'Confección en @ y suela de dos densidades que amortigua el paso.',
      'Exterior de @ y forro textil que deja respirar.',
    ],
    use: [
      'Van con jean, con lino y con ropa de entrenar.',
      '{Salí/Sal} así al trabajo y {seguí/sigue} de largo hasta la noche.',
      'Se limpian con un paño húmedo y se secan a la sombra.',
      'Pesan menos de 300 gramos en un número 40.',
      'El dibujo de la suela agarra bien en veredas mojadas.',
    ],
  },
  boot: {
    fit: [
      'Horma cómoda con lugar para {una media gruesa/un calcetín grueso/una media gruesa}.',
      'Base estable, para caminar la ciudad entera.',
      'Calzan parejo: {pedí/pide} tu {talle/talla} de siempre.',
    ],
    made: [
      'Confección en @, con forro textil y plantilla acolchada.',
      'Su material, @, toma carácter con el tiempo: cada par termina siendo distinto.',
      'Exterior de @ y costuras reforzadas en el talón.',
    ],
    use: [
      'Van bien con jean recto y con pantalón de vestir.',
      '{Pasales/Pásales} crema incolora antes de la primera lluvia.',
      'Un par para todo el invierno, del trabajo al fin de semana.',
    ],
  },
  shoe: {
    fit: [
      'Horma regular: {elegí/elige} tu {talle/talla} habitual.',
      'La plantilla acolchada sostiene el arco y se agradece después de horas de pie.',
      'Calce firme en el empeine, sin apretar los dedos.',
    ],
    made: [
      'Exterior de @ y forro suave que no raspa.',
      'Confección en @, con terminación a mano en los bordes.',
      'Su material, @, se amolda al pie después de los primeros usos.',
    ],
    use: [
      'Levantan un pantalón simple y cualquier salida de sábado.',
      'Para días largos: oficina, {colectivo/micro/bus} y cena.',
      '{Guardá/Guarda} el par en su bolsa de tela: conserva la forma.',
      'Combinan con lino, con denim y con {medias/calcetines/medias} a la vista.',
    ],
  },
  top: {
    fit: [
      'Calce relajado en el cuerpo, con hombro apenas caído.',
      'Corte recto que se puede llevar por dentro o por fuera del pantalón.',
      'Ni ajusta ni sobra: {pedí/pide} tu {talle/talla} de siempre.',
      'Calce cómodo; para un efecto más amplio, {elegí/elige} un {talle/talla} más.',
    ],
    made: [
      'Confección en @, con costuras planas que no marcan.',
      'Su material, @, es fresco y mantiene la forma lavado tras lavado.',
      'Tela de @, de las que mejoran con los años.',
      'Tela de @, ya prelavada para que no encoja.',
    ],
    use: [
      '{Probá/Prueba} con jean de tiro alto o debajo de un blazer.',
      '{Lavá/Lava} con agua fría y del revés: el color dura más.',
      'Una prenda para todos los días y para todas las estaciones.',
      'Sin nada más en verano, debajo de un abrigo en invierno.',
      'Se arruga poco: buena compañera de {valija/maleta}.',
    ],
  },
  light: {
    fit: ['Ajusta sin apretar y queda en su lugar.', 'Se siente liviano y acompaña cada movimiento.'],
    made: [
      'Confección en @, con costuras planas que no marcan.',
      'Su material, @, se adapta al cuerpo y recupera la forma.',
      'Doble capa de @ adelante: no transparenta.',
    ],
    use: [
      'Para entrenar, para salir o debajo de una camisa abierta.',
      'Va con jean de tiro alto y con {pollera/falda} larga.',
      '{Lavá/Lava} con agua fría y sin suavizante.',
    ],
  },
  warm: {
    fit: ['Queda suelto sin agrandar: {pedí/pide} tu {talle/talla}.', 'Cuello firme que no se estira.'],
    made: [
      'Tejido en @, suave por dentro y sin bolitas por fuera.',
      'Hecho en @: abriga sin pesar.',
      'Su material, @, conserva el color y la forma después de muchos lavados.',
    ],
    use: [
      'Para la primera fresca de la tarde, sobre una camisa o sobre la piel.',
      '{Lavalo/Lávalo} a mano o en ciclo delicado y {secalo/sécalo} en plano.',
      'Va con pantalón de vestir tanto como con {jogging/buzo/sudadera}.',
      'El que se pone al llegar a casa y termina saliendo a la calle.',
    ],
  },
  outer: {
    fit: [
      'Deja lugar para un abrigo de punto debajo.',
      'Sienta bien cerrado y mejor abierto: {pedí/pide} tu {talle/talla}.',
    ],
    made: [
      'Exterior de @ y forro interno liso, fácil de poner.',
      'Confección en @, con costuras dobles en sisas y bolsillos.',
      'Su material, @, corta el viento y se seca rápido.',
    ],
    use: [
      'Para mañanas de 5 grados y tardes de 15.',
      'Con jean y {zapatillas/zapatillas/tenis} de día, con pantalón de vestir de noche.',
      '{Colgá/Cuelga} en percha ancha y {cepillá/cepilla} en seco: casi no pide lavado.',
      'Se dobla chico y entra en la mochila.',
    ],
  },
  dress: {
    fit: ['Escote cómodo y cierre invisible al costado.', 'Cae con movimiento y no se pega al cuerpo.'],
    made: [
      'Tela de @ con forro donde hace falta.',
      'Confección en @: liviana, con buena caída y sin transparencias.',
      'Su material, @, se plancha poco y se seca de un día para el otro.',
    ],
    use: [
      'Con {zapatillas/zapatillas/tenis} a la mañana y con {taco/taco/tacón} a la noche.',
      'Para {un casamiento/un matrimonio} de día, una oficina sin aire o la playa.',
      '{Sumale/Súmale} un saco de punto cuando refresca.',
      '{Lavalo/Lávalo} con agua fría y {colgalo/cuélgalo} húmedo para que el ruedo no se tuerza.',
    ],
  },
  skirt: {
    fit: ['Cintura firme con cierre invisible al costado.', 'Cae con movimiento y no se sube al caminar.'],
    made: [
      'Tela de @ con forro donde hace falta.',
      'Confección en @, con buena caída y sin transparencias.',
      'Su material, @, se plancha poco y se seca de un día para el otro.',
    ],
    use: [
      'Con botas en invierno, con sandalias en verano.',
      '{Sumale/Súmale} una camisa por dentro y ya es oficina.',
      '{Lavá/Lava} con agua fría y {colgá/cuelga} en húmedo para que el ruedo no se tuerza.',
    ],
  },
  bottom: {
    fit: [
      'Cintura firme que no se abre al sentarse.',
      'Calza cómodo en cadera y muslo; {elegí/elige} tu {talle/talla} de siempre.',
    ],
    made: [
      'Confección en @, con costuras reforzadas en la entrepierna.',
      'Su material, @, cede lo justo y recupera la forma.',
      'Tela de @, lavada para que no destiña ni encoja.',
    ],
    use: [
      'Va del escritorio al fin de semana sin cambiarse.',
      '{Lavá/Lava} del revés y con agua fría.',
      'Con {remera/polera/camiseta} básica o con camisa por dentro.',
      'De lo que se vuelve a comprar en otro color.',
    ],
  },
  home: {
    fit: [
      'Calce suave, con elásticos que no dejan marca.',
      'Amplitud donde importa, para un domingo entero en casa.',
      'Costuras planas y etiqueta estampada: nada que pique.',
    ],
    made: [
      'Confección en @, agradable desde la primera puesta.',
      'Su material, @, respira y se seca rápido.',
      'Interior y exterior de @.',
    ],
    use: [
      'Se lava en máquina con colores parecidos.',
      'Buen regalo: llega en caja de cartón reciclado.',
      'Para estar en casa como se debe.',
    ],
  },
  swim: {
    fit: ['Ajusta firme y no se corre al nadar.', 'Forro interno y ajuste regulable.'],
    made: ['Tela de @ con protección UV 50.', 'Su material, @, resiste el cloro y la sal.'],
    use: [
      '{Enjuagá/Enjuaga} con agua dulce después de cada uso.',
      'Se seca en media hora al sol.',
      'Para la {pileta/piscina}, el río o el mar.',
    ],
  },
  bag: {
    fit: [
      'Entran una billetera, el teléfono, las llaves y un libro.',
      'Mantiene la forma aunque esté vacía.',
      'Compartimento acolchado y bolsillo interno con cierre.',
    ],
    made: [
      'Confección en @, con herrajes que no se descascaran.',
      'Su material, @, lleva costura doble en las asas.',
      'Exterior de @ y forro de algodón.',
    ],
    use: [
      'Se limpia con un paño apenas húmedo.',
      'Acompaña la semana de trabajo y el viaje del sábado.',
      'Viene en bolsa de tela para guardar entre temporadas.',
    ],
  },
  small: {
    fit: ['Medida única que se adapta.', 'Pesa poco y no molesta.', 'Terminaciones prolijas, también por dentro.'],
    made: ['Confección en @.', 'De @, con detalles cosidos a mano.', 'Su material, @, envejece bien y se cuida fácil.'],
    use: [
      'El detalle que termina el conjunto.',
      'Para uso de todos los días.',
      'Un regalo que no falla de {talle/talla}.',
      '{Elegí/Elige} el color que más {usás/usas} y {olvidate/olvídate}.',
    ],
  },
  watch: {
    fit: ['Caja fina que pasa debajo del puño de la camisa.', 'Esfera limpia que se lee de un vistazo.'],
    made: [
      '{Malla/Correa} de @ intercambiable, sin herramientas.',
      'Correa de @ y cristal mineral resistente a rayas.',
    ],
    use: [
      'Movimiento de cuarzo con batería para tres años.',
      'Un año de garantía y servicio técnico en nuestras sucursales.',
      'Con traje o con {remera/polera/camiseta}, se ve bien.',
    ],
  },
}

/** Children's products have their own sentences about where to wear them. */
const forChildren = [
  'Para la escuela, la plaza y el fin de semana.',
  'Aguanta recreos, plaza y barro.',
  'Si está entre dos {talles/tallas}, {elegí el/elige la} más grande: dura otra temporada.',
  'Fácil de poner sin ayuda.',
]

const aboutWaste = [
  'Parte de nuestra línea de moda sostenible: se sabe de dónde viene cada material.',
  'Moda sostenible: el teñido usa la mitad de agua que uno común.',
  'Moda sostenible, cosida en talleres que podemos visitar.',
  'Moda sostenible: la etiqueta y el embalaje son de papel reciclado.',
]

/** Sentence kits per country, with the right verb forms already in place. */
export type SentenceKit = {
  voices: Readonly<Record<Voice, { fit: string[]; made: string[]; use: string[] }>>
  forChildren: string[]
  aboutWaste: string[]
  /** The words for a part, by silhouette, part and option. */
  parts: PartWords
}

function speak(text: string, country: OpenCountry): string {
  return text.replace(/\{([^}]+)\}/g, (_, choice: string) => {
    const words = choice.split('/')
    const place = country === 'ar' ? 0 : country === 'cl' ? 1 : Math.min(2, words.length - 1)
    return words[place]!
  })
}

const mapValues = <From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

export function sentencesOf(country: OpenCountry): SentenceKit {
  const inCountry = (list: readonly string[]) => list.map((text) => speak(text, country))
  const voices = Object.fromEntries(
    Object.entries(texts).map(([voice, { fit, made, use }]) => {
      return [voice, { fit: inCountry(fit), made: inCountry(made), use: inCountry(use) }]
    }),
  ) as SentenceKit['voices']
  const parts = mapValues(partWords, (ofThing) =>
    mapValues(ofThing, (ofPart) => mapValues(ofPart, (text) => speak(text, country))),
  )
  return { voices, forChildren: inCountry(forChildren), aboutWaste: inCountry(aboutWaste), parts }
}
