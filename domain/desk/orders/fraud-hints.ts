import { fold } from '#domain/platform/text/fold.ts'

/** What is known around an order when somebody looks at it. Money in minor units. */
export type FraudFacts = {
  /** Different cards that were tried for it. */
  cards: number
  /** When attempts to pay it were refused. */
  refusedAt: readonly Date[]
  /** Other orders of the same buyer in the day before it. */
  ordersOfBuyer: number
  /** Other buyers who had something sent to the same door in the days before it. */
  othersAtAddress: number
  /** Who it goes to, and whose account or invoice it is. */
  recipient: string
  owner: string
  /** Where it goes, and where the same buyer had things sent before. */
  region: string
  usualRegions: readonly string[]
  amount: number
  /** The median of the store's latest orders, and of how many; null for a store that has none. */
  usual: { median: number; orders: number } | null
}

export const fraudHintKinds = [
  'several_cards',
  'refusals',
  'many_orders',
  'shared_address',
  'other_name',
  'far_from_usual',
  'large_sum',
] as const
export type FraudHintKind = (typeof fraudHintKinds)[number]

/** What may be worth a look, with the figure that says why. It decides nothing: every one of these happens to honest people. */
export type FraudHint = { kind: FraudHintKind; figure: number }

/** From where on something is unusual. One declined card is a Monday; three within the hour are a list being tried. */
const from = { cards: 3, refusals: 3, ordersOfBuyer: 3, othersAtAddress: 2, earlierOrders: 2, times: 5, sample: 20 }
const refusalWindowMs = 60 * 60 * 1000

/** The most refusals that fell into one hour. */
function refusalsInAnHour(refusedAt: readonly Date[]): number {
  const moments = refusedAt.map((at) => at.getTime()).toSorted((one, other) => one - other)
  const inHourOf = (begin: number) => moments.filter((at) => at >= begin && at < begin + refusalWindowMs).length
  return Math.max(0, ...moments.map(inHourOf))
}

const wordsOf = (name: string) =>
  fold(name)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1)

/** A family name in common is enough: people buy for each other. */
const sharesName = (one: string, other: string) => {
  const words = wordsOf(other)
  return words.length === 0 || wordsOf(one).length === 0 || wordsOf(one).some((word) => words.includes(word))
}

export function fraudHints(facts: FraudFacts): FraudHint[] {
  const { cards, ordersOfBuyer, othersAtAddress, recipient, owner, region, usualRegions, amount, usual } = facts
  const refusals = refusalsInAnHour(facts.refusedAt)
  const times = usual && usual.median > 0 && usual.orders >= from.sample ? Math.floor(amount / usual.median) : 0
  const isFar = usualRegions.length >= from.earlierOrders && !usualRegions.includes(region)
  const hints: (FraudHint | false)[] = [
    cards >= from.cards && { kind: 'several_cards', figure: cards },
    refusals >= from.refusals && { kind: 'refusals', figure: refusals },
    ordersOfBuyer >= from.ordersOfBuyer && { kind: 'many_orders', figure: ordersOfBuyer + 1 },
    othersAtAddress >= from.othersAtAddress && { kind: 'shared_address', figure: othersAtAddress + 1 },
    !sharesName(recipient, owner) && { kind: 'other_name', figure: 0 },
    isFar && { kind: 'far_from_usual', figure: usualRegions.length },
    times >= from.times && { kind: 'large_sum', figure: times },
  ]
  return hints.filter((hint) => hint !== false)
}
