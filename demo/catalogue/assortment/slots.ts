import type { ProductGender } from '#domain/browse/catalog/genders.ts'
import type { GeneratedKind } from './kinds/cards.ts'

export type Slot = { kind: GeneratedKind; gender: ProductGender; category: string }

type ModelCounts = Partial<Record<GeneratedKind, number>>

/** How many models of each kind a round of the assortment has: even a small shop has something in every category. */
const modelsPerRound: Readonly<Record<ProductGender, readonly ModelCounts[]>> = {
  mujer: [
    { running: 6, boot: 6, sandal: 6, heel: 4, loafer: 3, flat: 4, slipper: 2 },
    { tshirt: 11, blouse: 6, shirt: 5, top: 5, dress: 11, skirt: 6, trousers: 7, jeans: 7, shorts: 4, leggings: 4 },
    { hoodie: 5, sweater: 6, jacket: 7, coat: 4, underwear: 4, pyjama: 3, swimwear: 3 },
  ],
  hombre: [
    { sneaker: 10, running: 5, boot: 4, sandal: 2, loafer: 3, slipper: 1 },
    { tshirt: 9, shirt: 7, trousers: 6, jeans: 6, shorts: 4, hoodie: 6, sweater: 4, jacket: 6, coat: 2 },
    { underwear: 3, pyjama: 2, swimwear: 2 },
  ],
  ninos: [
    { sneaker: 5, running: 2, boot: 2, sandal: 2, slipper: 1 },
    { tshirt: 5, dress: 3, trousers: 2, jeans: 2, shorts: 2, hoodie: 3, jacket: 3, underwear: 1, pyjama: 2 },
  ],
  unisex: [{ bag: 8, backpack: 5, wallet: 3, belt: 3, watch: 5, sunglasses: 5, cap: 4, scarf: 3, socks: 4 }],
}

/** The category's key in the category tree; women's T-shirts are filed deeper, once their cut and print are known. */
function categoryKey(kind: GeneratedKind, gender: ProductGender): string {
  if (gender === 'unisex') return `accesorios-${kind}`
  return kind === 'sneaker' ? `zapatillas-${gender}` : `${gender}-${kind}`
}

const round: readonly Slot[] = Object.entries(modelsPerRound).flatMap(([key, parts]) => {
  const gender = key as ProductGender
  return parts
    .flatMap((part) => Object.entries(part) as [GeneratedKind, number][])
    .flatMap(([kind, models]) => {
      return Array.from({ length: models }, () => ({ kind, gender, category: categoryKey(kind, gender) }))
    })
})
const isFirstOfCategory = (slot: Slot, at: number) => slot.category !== round[at - 1]?.category

/** One model for every category, then the rest: a shop that stops within a round has no empty category. */
export const slots: readonly Slot[] = [
  ...mix(round.filter(isFirstOfCategory)),
  ...mix(round.filter((slot, at) => !isFirstOfCategory(slot, at))),
]

/** Steps through the list instead of shuffling: it is mixed without randomness. */
function mix(list: readonly Slot[]): Slot[] {
  const isPrime = (n: number) => Array.from({ length: n - 2 }, (_, at) => at + 2).every((divisor) => n % divisor !== 0)
  let step = Math.floor(list.length * 0.382)
  // A prime step that does not divide the length reaches every position once.
  while (!isPrime(step) || list.length % step === 0) step++
  return list.map((_, at) => list[(at * step) % list.length]!)
}

const seen = new Map<GeneratedKind, number>()
/** The position of this slot among the models of its kind in a round; with the round it numbers the kind's models. */
export const rankInKind: readonly number[] = slots.map(({ kind }) => {
  const rank = seen.get(kind) ?? 0
  seen.set(kind, rank + 1)
  return rank
})
export const perRound: ReadonlyMap<GeneratedKind, number> = seen
