/** Model names: places, plants, winds and trades of the south, and a few invented words that sound like it. */
const modelNames =
  `Brisa Sierra Nahuel Maipo Tilcara Aconquija Cauca Quimbaya Lonquén Andina Ceibo Lapacho Tacuara Jarilla Pehuén
Arrayán Coirón Notro Maitén Quillay Boldo Ulmo Calafate Michay Chilca Guayacán Yarumo Frailejón Cámbulo Guadua Totora Junco Espinillo
Algarrobo Tala Aromo Retamo Caldén Molle Chañar Quebracho Timbó Urunday Guabiyú Pitanga Macachín Carqueja Marcela Cedrón Burrito Poleo
Peperina Rosario Pampa Delta Litoral Costanera Terraza Balcón Vereda Zaguán Patio Aljibe Farol Adoquín Azotea Galería Glorieta Estación
Andén Trocha Durmiente Vagón Muelle Dársena Astillero Boya Faro Bitácora Sextante Brújula Compás Deriva Marea Bajamar Rompiente Espuma
Salina Médano Duna Barda Meseta Quebrada Puna Altiplano Cumbre Ladera Vertiente Arroyo Remanso Laguna Estero Bañado Cañada Vado Picada
Huella Rastro Sendero Atajo Travesía Posta Arriero Tropilla Baqueano Resero Domador Talabartero Alfarera Tejedora Bordadora Tintorera
Hilandera Modista Sastre Zapatera Cordonera Curtiembre Telar Lanzadera Urdimbre Trama Madeja Ovillo Festón Pespunte Dobladillo Ojal
Alforza Pinza Canesú Solapa Bolero Milonga Zamba Vidala Chacarera Cueca Tonada Bambuco Cumbia Porro Joropo Guabina Candombe Murga
Comparsa Serenata Albahaca Canela Azafrán Pimentón Cacao Café Panela Guayaba Lulo Maracuyá Papaya Níspero Membrillo Higuera Olivar
Viñedo Vendimia Lagar Tonel Barrica Otoñal Solsticio Equinoccio Lucero Alborada Crepúsculo Penumbra Neblina Garúa Chubasco Relámpago
Trueno Arcoíris Cometa Órbita Eclipse Aurora Celaje Horizonte Zenit Nadir Aguaribay Benteveo Calandria Zorzal Hornero Tero Chajá Ñandú
Loica Chucao Queltehue Tucúquere Barranquero Turpial Mirla Colibrí Tangara Guacharaca`
    .split(/\s+/)
    .filter(Boolean)

/** The n-th model of a kind: a name, and once the list is exhausted, the name with a number, as running shoes have. */
export function modelName(offset: number, index: number): string {
  // A step that shares no factor with the length visits every name once per round.
  const name = modelNames[(offset + index * step) % modelNames.length]!
  const edition = Math.floor(index / modelNames.length)
  return edition === 0 ? name : `${name} ${edition + 1}`
}

const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b))
let candidate = 89
while (common(candidate, modelNames.length) !== 1) candidate++
const step = candidate
