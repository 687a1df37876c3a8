import type { PartWords } from './part-words-type.ts'

const zip = '{cierre/cierre/cremallera}'

/**
 * Only what a shopper would ask about; the first three that apply are used. `{a/b/c}` are the words of Argentina, Chile
 * and Colombia, as in the other sentences.
 */
export const accessoryWords: PartWords = {
  socks: {
    height: {
      invisible: 'no se ven con el zapato puesto',
      ankle: 'hasta el tobillo',
      quarter: 'por encima del tobillo',
      crew: 'hasta media pierna',
    },
    foot: { cushioned: 'planta acolchada', ribbed: 'empeine acanalado' },
  },
  bag: {
    shape: { crossbody: 'para cruzar', tote: 'de dos asas', baguette: 'corta, de hombro', bucket: 'de boca fruncida' },
    closing: { flap: 'solapa con broche', zip },
    strap: { chain: 'correa de cadena', wide: 'correa ancha' },
    trim: { pocket: 'bolsillo al frente', tassel: 'borla' },
  },
  backpack: {
    top: { roll: 'boca que se enrolla', zip: `${zip} doble`, flap: 'tapa con correas' },
    front: { pocket: 'bolsillo al frente', 'two-pockets': 'dos bolsillos al frente' },
    sides: { bottle: 'lugar para la botella' },
  },
  wallet: {
    shape: { cardholder: 'para tarjetas', long: 'larga', compact: 'de bolsillo' },
    closing: { flap: 'solapa con broche', zip },
  },
  belt: {
    buckle: {
      double: 'con dos hebillas',
      square: 'con hebilla cuadrada',
      round: 'con hebilla redonda',
      plate: 'con placa',
      western: 'con hebilla y puntera de metal',
    },
    strap: { stitched: 'pespunte a la vista', braided: 'trenzado', studded: 'tachas', tooled: 'cuero repujado' },
  },
  cap: {
    crown: { mesh: 'red atrás', soft: 'copa blanda', high: 'copa alta' },
    peak: { flat: 'visera plana', curved: 'visera curva' },
  },
  scarf: {
    knit: { ribbed: 'punto acanalado', cable: 'punto trenzado' },
    ends: { fringe: 'flecos', tassels: 'borlas', rib: 'puntas acanaladas', plain: 'puntas lisas' },
    border: { stripe: 'franjas en las puntas' },
  },
  sunglasses: {
    lens: {
      'cat-eye': 'ojo de gato',
      round: 'redondos',
      oval: 'ovalados',
      aviator: 'aviador',
      square: 'cuadrados',
      hexagon: 'de seis lados',
    },
    tint: { smoke: 'cristal gris', brown: 'cristal marrón', green: 'cristal verde', fade: 'cristal degradé' },
  },
  watch: {
    bezel: { diver: 'bisel giratorio', square: 'caja cuadrada', thin: 'caja fina' },
    dial: {
      numerals: 'números grandes',
      roman: 'índices romanos',
      bars: 'índices aplicados',
      dots: 'índices redondos',
      bare: 'esfera limpia',
    },
    subdial: { chrono: 'cronógrafo', seconds: 'segundero aparte', date: 'fecha' },
  },
}
