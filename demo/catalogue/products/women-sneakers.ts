import type { Colour } from '#domain/browse/catalog/palette.ts'
import { shoeSizes, type NamedProduct, type Words } from './product.ts'
import { sneakerLasts } from './sneaker-lasts.ts'

const sneaker = (name: string): Words => [`Zapatilla ${name}`, `Zapatilla ${name}`, `Tenis ${name}`]
const plenty = { '35': 24, '36': 40, '37': 60, '38': 60, '39': 40, '40': 24 }

const shared = {
  category: 'zapatillas-mujer',
  gender: 'mujer',
  sizes: shoeSizes,
} as const

const leading: NamedProduct[] = [
  {
    ...shared,
    ...sneakerLasts.canvas,
    role: 'ZM0001',
    name: sneaker('Brisa'),
    brand: 'huella-larga',
    colour: 'blanco',
    price: 64_990,
    percentOff: 20,
    stock: plenty,
    pictures: 4,
    isEco: true,
    isBoost: true,
    popularity: 9_990,
    ageInDays: 40,
    attributes: {
      s_type: 'Urbana',
      upper_material: 'Algodón orgánico',
      sole_material: 'Caucho reciclado',
      occasion: 'Casual',
      style: 'Urbano',
    },
  },
  {
    ...shared,
    ...sneakerLasts.high,
    role: 'ZM0002',
    name: sneaker('Coral'),
    brand: 'esquinera',
    colour: 'rojo',
    price: 52_990,
    stock: { '36': 8, '37': 1, '38': 12, '39': 9 },
    popularity: 8_600,
  },
  {
    ...shared,
    ...sneakerLasts.retro,
    role: 'ZM0003',
    name: sneaker('Salvia'),
    brand: 'tacuarel',
    colour: 'verde-salvia',
    price: 58_990,
    stock: { '36': 7, '37': 9, '38': 2, '39': 11 },
    popularity: 8_250,
  },
  {
    ...shared,
    ...sneakerLasts.knit,
    role: 'ZM0004',
    name: sneaker('Pizarra'),
    brand: 'ombusera',
    colour: 'grafito',
    price: 49_990,
    stock: { '36': 0, '37': 14, '38': 0, '39': 10 },
    popularity: 7_900,
  },
  {
    ...shared,
    ...sneakerLasts.platform,
    role: 'ZM0005',
    name: sneaker('Cerezo'),
    brand: 'yungalia',
    colour: 'rosa-viejo',
    price: 61_990,
    percentOff: 15,
    stock: { '36': 0, '37': 0, '38': 0, '39': 0 },
    popularity: 7_600,
  },
]

/** Neighbours in the list never have the same construction. */
const order = ['court', 'slipOn', 'runner', 'platform', 'retro', 'knit', 'canvas', 'high', 'trail'] as const

const names = [
  ...'Alborada Bahía Calma Duna Estela Faro Glicina Horizonte Isla Jazmín Kiwi Laguna Marea Niebla Oleaje'.split(' '),
  ...'Pétalo Quimera Rocío Sendero Trébol Umbral Vaivén Velero Yerbal Zafiro Aurora Bruma Candela Destello'.split(' '),
]
const colours: readonly Colour[] = [
  'negro',
  'blanco',
  'marino',
  'rosa-viejo',
  'arena',
  'oliva',
  'celeste',
  'bordo',
  'lavanda',
]
const makers = [
  'esquinera',
  'huella-larga',
  'tacuarel',
  'chasquino',
  'dos-andenes',
  'quillanga',
  'alquenta',
  'wayrinka',
]
const prices = [45_990, 54_990, 39_990, 68_990, 59_990, 74_990, 49_990]

/** Fills the category to 34 products: pages of 10, 10, 10 and 4. */
const filling = names.map((name, index): NamedProduct => {
  const own = {
    role: `ZM${String(index + 6).padStart(4, '0')}`,
    name: sneaker(name),
    brand: makers[index % makers.length]!,
    colour: colours[index % colours.length]!,
    price: prices[index % prices.length]!,
    percentOff: index % 3 === 0 ? [10, 25, 35][(index / 3) % 3]! : 0,
    isEco: index % 7 === 2,
    stock: { '35': 6 + (index % 5), '36': 12, '37': 18, '38': 18, '39': 12, '40': 5 + (index % 4) },
    // Widely spread, so that they mix with the other products of a department.
    popularity: 7_500 - index * 220,
    ageInDays: 3 + index * 4,
  }
  return { ...shared, ...sneakerLasts[order[index % order.length]!], ...own }
})

export const womenSneakers: readonly NamedProduct[] = [...leading, ...filling]
