/** A line of an order: what was paid for it, also by credits, and the rate of tax in it. Amounts in minor units. */
export type TaxedLine = { amount: number; percent: number }

/** What was paid at one rate, tax included, and the tax in it. */
export type TaxRow = { percent: number; paid: number; amount: number }

const taxRow = (percent: number, paid: number): TaxRow => ({
  percent,
  paid,
  amount: Math.round((paid * percent) / (100 + percent)),
})

/** The part of an amount that comes before `upTo` of `total`: differences of it add up to the amount. */
const partBefore = (amount: number, upTo: number, total: number): number =>
  Number((BigInt(amount) * BigInt(upTo)) / BigInt(total))

/**
 * The taxes in everything that is paid, also by the wallet and by credits (OP-055), by rate, the highest first. Delivery is
 * taxed as what it delivers: it is shared over the rates by what their goods cost. Where these cost nothing it is taxed as
 * its store taxes. What was paid at each rate adds up to what was paid.
 */
export function taxRows(lines: readonly TaxedLine[], shipping: number, storePercent: number): TaxRow[] {
  const costs = new Map<number, number>()
  for (const { percent, amount } of lines) costs.set(percent, (costs.get(percent) ?? 0) + amount)
  const rates = [...costs].filter(([, cost]) => cost > 0).toSorted(([a], [b]) => b - a)
  if (rates.length === 0) return [taxRow(storePercent, shipping)]
  const goods = rates.reduce((sum, [, cost]) => sum + cost, 0)
  let upTo = 0
  return rates.map(([percent, cost]) => {
    const before = partBefore(shipping, upTo, goods)
    upTo += cost
    return taxRow(percent, cost + partBefore(shipping, upTo, goods) - before)
  })
}

export const taxOf = (rows: readonly TaxRow[]): number => rows.reduce((sum, { amount }) => sum + amount, 0)
