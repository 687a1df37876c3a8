import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { ProductKind } from './product-kinds.ts'

/** One word for all stores, or one each for Argentina, Chile and Colombia. */
type Words = string | readonly [ar: string, cl: string, co: string]

/** The menu word of each kind, in each country's own vocabulary. */
const pluralWords: Readonly<Record<ProductKind, Words>> = {
  sneaker: ['Zapatillas', 'Zapatillas', 'Tenis'],
  running: 'Running',
  boot: 'Botas',
  sandal: 'Sandalias',
  heel: ['Zapatos de taco', 'Zapatos de taco', 'Tacones'],
  loafer: 'Mocasines',
  flat: ['Chatitas', 'Ballerinas', 'Baletas'],
  slipper: 'Pantuflas',
  tshirt: ['Remeras', 'Poleras', 'Camisetas'],
  shirt: 'Camisas',
  blouse: 'Blusas',
  top: 'Tops',
  hoodie: ['Buzos', 'Polerones', 'Buzos'],
  sweater: ['Sweaters', 'Sweaters', 'Sacos'],
  jacket: ['Camperas', 'Chaquetas', 'Chaquetas'],
  coat: ['Tapados', 'Abrigos', 'Abrigos'],
  dress: 'Vestidos',
  pyjama: 'Pijamas',
  swimwear: ['Mallas', 'Trajes de baño', 'Vestidos de baño'],
  underwear: 'Ropa interior',
  trousers: 'Pantalones',
  jeans: 'Jeans',
  shorts: ['Shorts', 'Shorts', 'Bermudas'],
  skirt: ['Polleras', 'Faldas', 'Faldas'],
  leggings: ['Calzas', 'Calzas', 'Leggings'],
  socks: ['Medias', 'Calcetines', 'Medias'],
  bag: ['Carteras', 'Carteras', 'Bolsos'],
  backpack: ['Mochilas', 'Mochilas', 'Morrales'],
  wallet: 'Billeteras',
  belt: ['Cinturones', 'Cinturones', 'Correas'],
  cap: ['Gorras', 'Jockeys', 'Gorras'],
  scarf: ['Bufandas y pañuelos', 'Bufandas y pañuelos', 'Bufandas y pañoletas'],
  sunglasses: ['Anteojos de sol', 'Lentes de sol', 'Gafas de sol'],
  watch: 'Relojes',
  giftcard: 'Gift Cards',
}

const column = { ar: 0, cl: 1, co: 2 } as const

export function menuWord(kind: ProductKind, country: OpenCountry): string {
  const words = pluralWords[kind]
  return typeof words === 'string' ? words : words[column[country]]
}

/** Zapatos de taco → zapatos-de-taco */
export function pathWord(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
