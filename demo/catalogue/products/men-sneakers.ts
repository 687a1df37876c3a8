import type { Colour } from '#domain/browse/catalog/palette.ts'
import { shoeSizes, type NamedProduct } from './product.ts'
import { sneakerLasts } from './sneaker-lasts.ts'

const names = 'Andén Barrio Cordón Dique Empedrado Farol Galpón Hangar Islote Muelle Norte Puente'.split(' ')
const colours: readonly Colour[] = ['negro', 'gris', 'indigo', 'blanco', 'camel']
const makers = ['chasquino', 'huella-larga', 'kuntura', 'garua-norte', 'esquinera']
const order = ['court', 'runner', 'high', 'retro', 'trail', 'slipOn', 'knit'] as const
const prices = [38_990, 72_990, 64_990, 57_990, 81_990]

/** The target of searches for men's sneakers. The first belongs to a seller who ships for free, below the threshold. */
export const menSneakers: readonly NamedProduct[] = names.map((name, index) => {
  return {
    ...sneakerLasts[order[index % order.length]!],
    role: `ZH${String(index + 1).padStart(4, '0')}`,
    name: [`Zapatilla ${name}`, `Zapatilla ${name}`, `Tenis ${name}`],
    category: 'zapatillas-hombre',
    gender: 'hombre',
    brand: makers[index % makers.length]!,
    supplier: index === 0 ? 'anden' : 'house',
    colour: colours[index % colours.length]!,
    price: prices[index % prices.length]!,
    sizes: shoeSizes,
    stock: { '39': 10, '40': 16, '41': 22, '42': 22, '43': 14, '44': 8 },
    popularity: 8_400 - index * 620,
    ageInDays: 5 + index * 6,
    percentOff: index % 4 === 2 ? 20 : 0,
  }
})
