import type { ProductGender } from '#domain/browse/catalog/genders.ts'
import { fold } from '#domain/platform/text/fold.ts'

/** Where a garment is worn, or that it is carried. A look has each place once. */
const lookPlaces = ['feet', 'legs', 'top', 'layer', 'whole', 'bag', 'accent'] as const
export type LookPlace = (typeof lookPlaces)[number]

/** In this order: a vestido de baño is for the beach, not for a look. Underwear and loungewear have no place. */
const words: readonly (readonly [LookPlace | null, RegExp])[] = [
  [null, /\b(interior|pijamas?|mallas?|bano|bikinis?|pantuflas?|medias|calcetines|gift|paraguas)\b/],
  [
    'accent',
    /\b(anteojos|lentes|gafas|reloj(es)?|cinturon(es)?|correas?|bufandas?|panuelos?|panoletas?|gorras?|jockeys?|sombreros?)\b/,
  ],
  ['bag', /\b(carteras?|bolsos?|mochilas?|morral(es)?|rinoneras?|bandoleras?|totes?)\b/],
  ['whole', /\b(vestidos?|enteritos?|enterizos?|jumpsuits?)\b/],
  [
    'layer',
    /\b(camperas?|chaquetas?|tapados?|abrigos?|buzos?|poleron(es)?|sweaters?|sacos?|cardigans?|blazers?|chalecos?)\b/,
  ],
  ['legs', /\b(pantalon(es)?|jeans?|shorts?|bermudas?|polleras?|faldas?|calzas?|leggings?|joggers?)\b/],
  ['top', /\b(remeras?|poleras?|camisetas?|camisas?|blusas?|tops?|chombas?|musculosas?)\b/],
  [
    'feet',
    /\b(zapatillas?|tenis|running|botas?|botines?|botinetas?|borcegos?|sandalias?|zapatos?|tacon(es)?|mocasin(es)?|chatitas?|ballerinas?|baletas?)\b/,
  ],
]

/** The place of a garment by its category name, in any of our countries. */
export function placeOf(categoryName: string): LookPlace | null {
  const name = fold(categoryName)
  return words.find(([, names]) => names.test(name))?.[0] ?? null
}

/** Which places complete which, the most wanted first. A dress needs neither top nor trousers. */
const companions: Readonly<Record<LookPlace, readonly LookPlace[]>> = {
  feet: ['legs', 'top', 'layer', 'bag', 'accent'],
  legs: ['top', 'feet', 'layer', 'bag', 'accent'],
  top: ['legs', 'feet', 'layer', 'bag', 'accent'],
  layer: ['top', 'legs', 'feet', 'bag', 'accent'],
  whole: ['feet', 'bag', 'layer', 'accent'],
  bag: ['top', 'legs', 'feet', 'layer', 'accent'],
  accent: ['top', 'legs', 'feet', 'layer', 'bag'],
}

export type Garment = {
  sku: string
  /** Brand and name: the colours of one model count as one. */
  model: string
  place: LookPlace
  gender: ProductGender
  colorFamily: string
  /** In force, in minor units. */
  price: number
  popularity: number
}

const minItems = 3
const maxItems = 4
const neutral = new Set(['negro', 'blanco', 'gris', 'beige', 'marron'])
/** Garments four times dearer or cheaper do not match. */
const maxPriceRatio = 4

/** Children's garments match only children's; unisex is for adults. */
function suits(one: ProductGender, other: ProductGender): boolean {
  if (one === 'ninos' || other === 'ninos') return one === other
  return one === other || one === 'unisex' || other === 'unisex'
}

/** The same colour family, or one of the two is neutral. */
function matches(one: string, other: string): boolean {
  const [a, b] = [fold(one), fold(other)]
  return a === b || neutral.has(a) || neutral.has(b)
}

const distance = (one: number, other: number) => Math.abs(Math.log(one / other))

/**
 * Completes a look: one garment for each free place, each matching all chosen before it, nearest in price first, then
 * the most popular. Fewer than three garments make no look.
 */
export function completeLook(worn: Garment, wardrobe: readonly Garment[]): string[] {
  const look: Garment[] = []
  for (const place of companions[worn.place]) {
    const [found] = wardrobe
      .filter((one) => one.place === place && one.model !== worn.model)
      .filter((one) => distance(one.price, worn.price) <= Math.log(maxPriceRatio))
      .filter((one) => [worn, ...look].every((other) => suits(other.gender, one.gender)))
      .filter((one) => [worn, ...look].every((other) => matches(other.colorFamily, one.colorFamily)))
      .toSorted((a, b) => {
        // Price steps, so that a popular garment at about the price precedes an unknown one at exactly that price.
        const step = (one: Garment) => Math.floor(distance(one.price, worn.price) / Math.log(2))
        return step(a) - step(b) || b.popularity - a.popularity || (a.sku < b.sku ? -1 : 1)
      })
    if (found) look.push(found)
    if (look.length === maxItems) break
  }
  return look.length < minItems ? [] : look.map(({ sku }) => sku)
}
