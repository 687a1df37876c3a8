import type { PartWords } from './part-words-type.ts'

const zip = '{cierre/cierre/cremallera}'

/**
 * Only what a shopper would ask about; the first three that apply are used. `{a/b/c}` are the words of Argentina, Chile
 * and Colombia, as in the other sentences.
 */
export const clothesWords: PartWords = {
  't-shirt': {
    neckline: {
      crew: 'cuello redondo',
      v: 'escote en V',
      scoop: 'escote amplio',
      boat: 'escote bote',
      henley: 'cartera con botones',
      polo: 'cuello polo',
      mock: 'cuello alto',
    },
    sleeve: { short: 'manga corta', elbow: 'manga al codo', long: 'manga larga' },
    pocket: { chest: 'bolsillo en el pecho' },
    hem: { split: '{tajos/aberturas/aberturas} a los costados' },
  },
  shirt: {
    collar: { shirt: 'cuello camisero', camp: 'cuello abierto' },
    sleeve: { long: 'manga larga con puño', rolled: 'manga que se arremanga', short: 'manga corta' },
    pockets: { one: 'un bolsillo', two: 'dos bolsillos', flaps: 'dos bolsillos con tapa' },
  },
  blouse: {
    neckline: { crew: 'cuello redondo', wrap: 'escote cruzado', bow: 'lazo al cuello', halter: 'cuello halter' },
    sleeve: {
      bishop: 'mangas con vuelo y puño',
      bell: 'mangas acampanadas',
      puff: 'mangas con frunce',
      none: 'espalda descubierta',
    },
    hem: { peplum: 'volado en la cintura' },
    front: { ruffle: 'volados al frente', pintucks: 'alforzas al frente' },
  },
  'tank-top': {
    style: {
      tank: 'sin mangas',
      straps: '{breteles/tirantes/tiras} finos',
      halter: 'atado al cuello',
      bandeau: 'sin {breteles/tirantes/tiras}',
      racer: 'espalda nadadora',
    },
    front: {
      gathered: 'frunce al frente',
      ribbed: 'tejido acanalado',
      buttons: 'botones al frente',
      knot: 'nudo al frente',
    },
  },
  'sports-top': {
    neck: { zip: `${zip} al frente`, scoop: 'escote redondo' },
    panel: { mesh: 'malla a los costados' },
    band: { wide: 'banda ancha' },
  },
  hoodie: {
    neck: { hood: 'capucha con cordón', crew: 'cuello redondo', 'half-zip': `medio ${zip}` },
    front: { zip: `${zip} entero` },
    pocket: { kangaroo: 'bolsillo canguro', side: 'bolsillos al costado' },
    panel: { sleeves: 'mangas de otro color', yoke: 'canesú en contraste' },
  },
  sweater: {
    neckline: { crew: 'cuello redondo', v: 'escote en V', high: 'cuello alto' },
    knit: {
      cable: 'trenzas al frente',
      'one-cable': 'una trenza al frente',
      ribbed: 'punto acanalado',
      moss: 'punto arroz',
      yoke: 'guarda en el canesú',
    },
    front: { buttons: 'abotonado adelante' },
  },
  jacket: {
    construction: {
      puffer: 'acolchada',
      windbreaker: 'liviana, con canesú',
      trucker: 'con bolsillos en el pecho',
      biker: `con ${zip} cruzado y solapas`,
      bomber: 'con puños y cintura acanalados',
    },
    collar: { hood: 'capucha' },
  },
  coat: {
    construction: {
      double: 'de doble botonadura',
      trench: 'con cinturón y charreteras',
      robe: 'cruzado, con lazo',
      single: 'de una hilera de botones',
    },
    lapel: { notched: 'solapa clásica', peaked: 'solapa en punta', shawl: 'cuello chal' },
    pockets: { patch: 'bolsillos plaqué', flap: 'bolsillos con tapa', welt: 'bolsillos al sesgo' },
  },
  dress: {
    neckline: {
      crew: 'cuello redondo',
      scoop: 'escote redondo',
      v: 'escote en V',
      square: 'escote cuadrado',
      shirt: 'cuello camisero',
      wrap: 'escote cruzado',
      straps: '{breteles/tirantes/tiras} finos',
      halter: 'cuello halter',
    },
    sleeve: {
      none: 'sin mangas',
      short: 'manga corta',
      puff: 'mangas con frunce',
      cap: 'manguita',
      'three-quarter': 'mangas tres cuartos',
      bell: 'mangas tres cuartos acampanadas',
      long: 'manga larga',
      bishop: 'mangas con vuelo y puño',
    },
    waist: {
      belt: 'cinturón',
      elastic: 'cintura elastizada',
      bow: 'lazo a la cintura',
      high: 'corte debajo del busto',
    },
  },
  pyjama: {
    bottoms: {
      trousers: 'dos piezas: arriba y pantalón',
      shorts: 'dos piezas: arriba y short',
      cuffed: 'dos piezas: arriba y pantalón con puño',
    },
    neckline: { camp: 'cuello camisero', crew: 'cuello redondo', henley: 'cartera con botones' },
    sleeve: { long: 'manga larga', short: 'manga corta' },
  },
  swimsuit: {
    pieces: { one: 'enteriza', two: 'dos piezas' },
    neck: { deep: 'escote profundo', straight: 'escote recto', high: 'cuello alto' },
    waist: { tied: 'lazo a la cintura', ruched: 'frunce que modela', panel: 'costados en contraste' },
  },
  'swim-shorts': {
    pockets: { slanted: 'con bolsillos', cargo: 'con bolsillos cargo', none: 'sin bolsillos' },
    hem: { stripe: 'franja al costado' },
  },
  briefs: { edge: { seamless: 'sin costuras' }, rise: { high: 'tiro alto', mid: 'tiro medio', low: 'tiro bajo' } },
  bra: {
    cup: { triangle: 'copa triángulo' },
    edge: { lace: '{puntilla/encaje/encaje} en el escote', piped: 'vivo en contraste' },
    band: { wide: 'banda ancha' },
  },
  boxers: {
    leg: { long: 'pierna larga', short: 'pierna corta' },
    front: { buttons: 'botones adelante', pouch: 'frente anatómico' },
  },
  'underwear-set': {
    top: {
      tank: '{musculosa/camiseta sin mangas/camiseta sin mangas} y prenda de abajo a juego',
      straps: 'top de {breteles/tirantes/tiras} y prenda de abajo a juego',
      racer: 'top nadador y prenda de abajo a juego',
    },
  },
  trousers: {
    front: { crease: 'con raya planchada', pleats: 'con pinzas', cord: 'con cordón' },
    pockets: { cargo: 'bolsillos cargo', slanted: 'bolsillos al sesgo', patch: 'bolsillos curvos' },
    hem: { rib: 'puño en el tobillo', 'turn-up': '{botamanga vuelta/basta doblada/bota doblada}' },
    waist: { elastic: 'cintura elástica', paperbag: 'cintura fruncida' },
  },
  jeans: {
    wash: {
      raw: 'lavado parejo',
      faded: 'lavado gastado',
      torn: 'rotura en la rodilla',
      panelled: 'recortes en la pierna',
    },
    hem: { 'turn-up': '{botamanga vuelta/basta doblada/bota doblada}', frayed: 'ruedo deshilachado' },
  },
  shorts: {
    pockets: { cargo: 'con bolsillos cargo', slanted: 'con bolsillos', jeans: 'con cinco bolsillos' },
    waist: { elastic: 'cintura elástica', paperbag: 'cintura fruncida' },
    hem: { 'turn-up': '{botamanga vuelta/basta doblada/bota doblada}', stripe: 'franja al costado' },
  },
  skirt: {
    cut: {
      pleated: 'plisada',
      tiered: 'en tres pisos',
      bias: 'cortada al bies',
      straight: 'recta',
      'a-line': 'en A',
      circle: 'con mucho vuelo',
    },
    front: {
      buttons: 'botones adelante',
      slit: '{tajo/abertura/abertura} al costado',
      zip: `${zip} a la vista`,
      pockets: 'bolsillos',
    },
    waist: { elastic: 'cintura elástica', tied: 'lazo a la cintura', belt: 'cinturón' },
  },
  leggings: {
    length: { full: 'largo al tobillo', capri: 'a media pierna', biker: 'por encima de la rodilla' },
    waist: { crossed: 'cintura cruzada', deep: 'cintura ancha' },
    pocket: { phone: 'bolsillo para el teléfono' },
  },
}
