import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { ProductKind } from '#demo/catalogue/product-kinds.ts'
import { accessories } from './accessories.ts'
import { bottoms } from './bottoms.ts'
import type { KindCard, Noun } from './kind-card.ts'
import { shoes } from './shoes.ts'
import { sportShoes } from './sport-shoes.ts'
import { tops } from './tops.ts'
import { warmTops } from './warm-tops.ts'
import { wholeBody } from './whole-body.ts'

/** Gift cards are not generated: the demo has the only one. */
export type GeneratedKind = Exclude<ProductKind, 'giftcard'>

export const cards: Readonly<Record<GeneratedKind, KindCard>> = {
  ...sportShoes,
  ...shoes,
  ...tops,
  ...warmTops,
  ...wholeBody,
  ...bottoms,
  ...accessories,
}

const column = { ar: 0, cl: 1, co: 2 } as const

/** The noun at the head of a product's name. */
export function nounIn(country: OpenCountry, noun: Noun): string {
  return typeof noun === 'string' ? noun : noun[column[country]]
}
