import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { ProductGender } from '#domain/browse/catalog/genders.ts'
import { hashText } from '#domain/platform/random.ts'
import { openCountries } from '#domain/platform/country/country.ts'
import { cards, nounIn, type GeneratedKind } from './kinds/cards.ts'
import type { Attributes, Cut, Parts } from './kinds/kind-card.ts'
import { perRound, rankInKind, slots } from './slots.ts'

export type Pattern = 'plain' | 'stripes' | 'checks' | 'floral' | 'dots' | 'print'

/** How one model is built: its silhouette, and one option for each part. */
export type Specification = { silhouette: string; form: Readonly<Record<string, string>> }

type SpecifyInput = {
  kind: GeneratedKind
  gender: ProductGender
  /** A brand puts its own mark on everything. */
  brand: string
  /** What all colours of the model share: the same number, the same parts. */
  model: string
  attributes: Attributes
  cut: Cut | undefined
  /** What is fixed for a named product. */
  named?: { silhouette?: string; parts: Parts } | undefined
}

/**
 * The one place that decides a product's construction. Name and attributes follow from the same cut, so text and
 * drawing always agree; where cut and attributes leave a choice, the model has its own.
 */
export function specify({ kind, gender, brand, model, attributes, cut, named }: SpecifyInput): Specification {
  const card = cards[kind]
  const parts: Record<string, string | readonly string[]> = { ...card.parts }
  if (gender === 'ninos') Object.assign(parts, card.children)
  for (const [key, values] of Object.entries(card.partsByAttribute ?? {}))
    Object.assign(parts, values[attributes[key as keyof Attributes] ?? ''])
  Object.assign(parts, cut?.parts, named?.parts)
  const form: Record<string, string> = {}
  let turn = turnOf(model, parts)
  for (const [part, ways] of Object.entries(parts)) {
    if (typeof ways === 'string') form[part] = ways
    else if (part === 'mark') form[part] = ways[hashText(brand) % ways.length]!
    else {
      form[part] = ways[turn % ways.length]!
      turn = Math.floor(turn / ways.length)
    }
  }
  return { silhouette: named?.silhouette ?? cut?.silhouette ?? card.silhouette, form }
}

/**
 * Distributes the models of a kind evenly over all combinations of parts: randomness would build two alike long before
 * the combinations are used up, and two alike in one list look like a mistake.
 */
function turnOf(model: string, parts: Parts): number {
  let choices = 1
  for (const [part, ways] of Object.entries(parts))
    if (typeof ways !== 'string' && part !== 'mark') choices *= ways.length
  return Math.floor(((numberInKind(model) * 0.302775638) % 1) * choices)
}

/** The number of a model within its kind, from its sku. */
function numberInKind(model: string): number {
  const digits = Number(/\d+/.exec(model)?.[0] ?? 0)
  if (!/^[A-Z]{3}\d{6}$/.test(model)) return digits
  const place = (digits - 1) % slots.length
  return Math.floor((digits - 1) / slots.length) * perRound.get(slots[place]!.kind)! + rankInKind[place]!
}

const heads = new Map<Cut, string[]>()
function headsOf(kind: GeneratedKind, cut: Cut): string[] {
  let found = heads.get(cut)
  if (!found) {
    const inCountry = (country: OpenCountry) => `${nounIn(country, cut.noun ?? cards[kind].noun)} ${cut.word} `
    found = [...new Set(openCountries.map(inCountry))]
    heads.set(cut, found)
  }
  return found
}

/** The cut a product's name begins with: a stored product keeps it only in its name. */
export function cutOfName(kind: GeneratedKind, gender: ProductGender, name: string): Cut | undefined {
  return cards[kind].cuts.find(
    (cut) => (!cut.for || cut.for.includes(gender)) && headsOf(kind, cut).some((head) => name.startsWith(head)),
  )
}
