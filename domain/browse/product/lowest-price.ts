/** What a product cost in one period, as it was set; moments in milliseconds, open ends infinite. */
export type PricePeriod = {
  since: number
  until: number
  price: number
  specialPrice: number | null
  specialFrom: number
  specialTo: number
}

type Stretch = { since: number; until: number; price: number; isReduced: boolean }

const dayMs = 24 * 60 * 60 * 1000
const referenceDays = 30

/** The price in force, stretch by stretch: an offer begins and ends within a period without anybody changing anything. */
function stretchesOf({ since, until, price, specialPrice, specialFrom, specialTo }: PricePeriod): Stretch[] {
  if (specialPrice === null) return [{ since, until, price, isReduced: false }]
  const [from, to] = [Math.max(since, Math.min(until, specialFrom)), Math.max(since, Math.min(until, specialTo))]
  return [
    { since, until: from, price, isReduced: false },
    { since: from, until: to, price: specialPrice, isReduced: true },
    { since: to, until, price, isReduced: false },
  ].filter((one) => one.since < one.until)
}

/**
 * The lowest price of the 30 days before the discount that is in force at `now`: the one a discount is honestly measured
 * by. A discount that was deepened, or followed by another without a day between, is one discount. Undefined where there
 * is none, or where the price of all these days is not known.
 */
export function lowestPriceBefore(periods: readonly PricePeriod[], now: number): number | undefined {
  const stretches = periods.flatMap(stretchesOf).toSorted((a, b) => a.since - b.since)
  let at = stretches.findIndex(({ since, until }) => since <= now && now < until)
  if (at === -1 || !stretches[at]!.isReduced) return undefined
  while (stretches[at - 1]?.isReduced && stretches[at - 1]!.until === stretches[at]!.since) at -= 1
  const end = stretches[at]!.since
  const start = end - referenceDays * dayMs
  const before = stretches.slice(0, at).filter(({ until }) => until > start)
  let known = start
  for (const { since, until } of before) if (since <= known) known = Math.max(known, until)
  return known < end ? undefined : Math.min(...before.map(({ price }) => price))
}
