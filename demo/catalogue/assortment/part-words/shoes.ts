import type { PartWords } from './part-words-type.ts'

const zip = '{cierre/cierre/cremallera}'

/**
 * Only what a shopper would ask about; the first three that apply are used. `{a/b/c}` are the words of Argentina, Chile
 * and Colombia, as in the other sentences.
 */
export const shoeWords: PartWords = {
  sneaker: {
    closure: {
      laces: 'con cordones',
      tied: 'con cordones',
      straps: 'con dos {abrojos/velcros/velcros}',
      elastic: 'sin cordones, con elásticos a los costados',
    },
    collar: { high: 'caña hasta el tobillo' },
    panel: {
      perforated: 'puntera perforada',
      cap: 'puntera de goma',
      mudguard: 'puntera en T',
      foxing: 'refuerzo en la puntera',
    },
    sole: {
      platform: 'suela plataforma',
      gum: 'suela color caramelo',
      vulcanised: 'suela fina vulcanizada',
      double: 'suela de dos colores',
      cup: 'suela cosida',
    },
  },
  'running-shoe': {
    upper: { mesh: 'de malla con cordones', knit: 'tejidas en una pieza, con cuello elástico' },
    sole: {
      lug: 'suela de tacos',
      rocker: 'suela curva que ayuda a impulsarse',
      wave: 'suela ancha de espuma',
      foam: 'espuma firme en el talón',
    },
    rand: { toe: 'puntera protegida', round: 'protector de goma en todo el contorno' },
  },
  boot: {
    closure: {
      laces: 'con cordones hasta arriba',
      elastic: 'con elásticos a los costados',
      zip: `con ${zip} lateral`,
      'pull-on': 'con tirador para calzarlas',
      buckle: 'con hebillas',
    },
    shaft: { ankle: 'caña hasta el tobillo', mid: 'media caña', high: 'caña alta' },
    base: {
      lug: 'suela dentada',
      platform: 'suela plataforma',
      block: '{taco/taco/tacón} ancho',
      cuban: '{taco/taco/tacón} cubano',
      low: '{taco/taco/tacón} bajo',
    },
  },
  sandal: {
    straps: {
      slide: 'con una banda ancha',
      'two-bands': 'con dos bandas',
      crossed: 'con tiras cruzadas',
      fisherman: 'con tiras tejidas',
      thin: 'con tiras finas',
      'closed-toe': 'con puntera cerrada',
    },
    back: { ankle: 'pulsera al tobillo', sling: 'tira al talón', open: 'talón libre' },
    base: {
      platform: 'plataforma liviana',
      'jute-wedge': 'cuña forrada en yute',
      jute: 'base de yute',
      eva: 'base de EVA',
      footbed: 'plantilla anatómica',
      flat: 'base plana',
    },
  },
  heel: {
    upper: {
      pump: 'cerrados',
      slingback: 'con tira al talón',
      'mary-jane': 'con pulsera al empeine',
      dorsay: 'abiertos a los costados',
      strappy: 'con tiras y pulsera al tobillo',
    },
    toe: { point: 'en punta', almond: 'punta almendrada', round: 'punta redonda', square: 'punta cuadrada' },
    heel: {
      stiletto: '{taco/taco/tacón} aguja',
      block: '{taco/taco/tacón} ancho',
      flared: '{taco/taco/tacón} acampanado',
    },
  },
  loafer: {
    vamp: {
      penny: 'con antifaz',
      bit: 'con estribo dorado',
      tassel: 'con borlas',
      boat: 'con cordón de cuero',
      plain: 'de empeine liso',
    },
    sole: { track: 'suela dentada', driver: 'suela de gomitas', leather: 'suela cosida', rubber: 'suela de goma' },
  },
  flat: {
    upper: {
      ballet: 'de corte bailarina',
      'mary-jane': 'con una pulsera',
      'two-bars': 'con dos pulseras',
      slingback: 'con tira al talón',
    },
    toe: { round: 'punta redonda', point: 'punta fina', square: 'punta cuadrada' },
    trim: { bow: '{moño/lazo/moño}', cap: 'puntera de otro color', bit: 'estribo dorado', piping: 'vivo en contraste' },
  },
  slipper: {
    upper: { mule: 'abiertas atrás', moccasin: 'cerradas', bootie: 'altas como botitas' },
    edge: { fleece: 'borde de corderito', piped: 'vivo en contraste' },
    sole: { foam: 'suela de espuma gruesa', suede: 'suela cosida' },
  },
}
