/** Wallet money that expires or may not be withdrawn. Instants in milliseconds. */
export type BoundMoney = { id: number; remaining: number; expiresAt: number | null }

/** Bound money that paid an order, by its end (an ISO instant; null: none). It comes back with that end (INV-14). */
export type BoundWalletPart = { amount: number; until: string | null }

const isUnexpired = ({ expiresAt }: BoundMoney, now: number) => expiresAt === null || now < expiresAt
const sumOf = (bound: readonly BoundMoney[]) => bound.reduce((sum, { remaining }) => sum + remaining, 0)

/** Later than any date, and finite: differences of infinities are NaN. */
const never = Number.MAX_SAFE_INTEGER
const endOf = ({ expiresAt }: BoundMoney) => expiresAt ?? never

/** The spendable amount: expired money does not count, even before the nightly job removes it (R18). */
export function spendable(balance: number, bound: readonly BoundMoney[], now: number): number {
  return Math.max(0, balance - sumOf(bound.filter((money) => !isUnexpired(money, now))))
}

/**
 * The amount that can be spent on a cart of which `goods` are no gift cards: money with an end pays goods and their
 * shipping only, because a gift card has no end (decision 043).
 */
export function spendableOn(balance: number, bound: readonly BoundMoney[], now: number, goods: number): number {
  const ending = sumOf(bound.filter((money) => money.expiresAt !== null && isUnexpired(money, now)))
  return spendable(balance, bound, now) - Math.max(0, ending - goods)
}

/**
 * What remains of bound money after a purchase, which spends the soonest to expire first (INV-13), and money with an
 * end only on goods. Only changed entries.
 */
export function spend(
  bound: readonly BoundMoney[],
  { amount, goods, now }: { amount: number; goods: number; now: number },
): { id: number; remaining: number }[] {
  const soonest = bound
    .filter((money) => money.remaining > 0 && isUnexpired(money, now))
    .toSorted((a, b) => endOf(a) - endOf(b) || a.id - b.id)
  let left = amount
  let goodsLeft = goods
  return soonest.flatMap(({ id, remaining, expiresAt }) => {
    const taken = Math.min(left, remaining, expiresAt === null ? left : goodsLeft)
    left -= taken
    if (expiresAt !== null) goodsLeft -= taken
    return taken > 0 ? { id, remaining: remaining - taken } : []
  })
}

/** The bound money that a purchase took, one part per end. Undoing the order returns the same parts (INV-14). */
export function boundTaken(
  before: readonly BoundMoney[],
  after: readonly { id: number; remaining: number }[],
): BoundWalletPart[] {
  const byEnd = new Map<number | null, number>()
  for (const { id, remaining } of after) {
    const money = before.find((each) => each.id === id)
    if (money) byEnd.set(money.expiresAt, (byEnd.get(money.expiresAt) ?? 0) + money.remaining - remaining)
  }
  return [...byEnd].map(([end, amount]) => ({ amount, until: end === null ? null : new Date(end).toISOString() }))
}
