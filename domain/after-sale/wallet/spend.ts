/** Wallet money that expires or may not be withdrawn. Instants in milliseconds. */
export type BoundMoney = { id: number; remaining: number; expiresAt: number | null }

const isUnexpired = ({ expiresAt }: BoundMoney, now: number) => expiresAt === null || now < expiresAt

/** Later than any date, and finite: differences of infinities are NaN. */
const never = Number.MAX_SAFE_INTEGER
const endOf = ({ expiresAt }: BoundMoney) => expiresAt ?? never

/** The spendable amount: expired money does not count, even before the nightly job removes it (R18). */
export function spendable(balance: number, bound: readonly BoundMoney[], now: number): number {
  const ended = bound.filter((money) => !isUnexpired(money, now)).reduce((sum, { remaining }) => sum + remaining, 0)
  return Math.max(0, balance - ended)
}

/**
 * What remains of bound money after a purchase, which spends the soonest to expire first (INV-13). Only changed
 * entries.
 */
export function spend(bound: readonly BoundMoney[], amount: number, now: number): { id: number; remaining: number }[] {
  const soonest = bound
    .filter((money) => money.remaining > 0 && isUnexpired(money, now))
    .toSorted((a, b) => endOf(a) - endOf(b) || a.id - b.id)
  let left = amount
  return soonest.flatMap(({ id, remaining }) => {
    const taken = Math.min(left, remaining)
    left -= taken
    return taken > 0 ? { id, remaining: remaining - taken } : []
  })
}

/**
 * How much of a purchase was bound money, and its latest expiry (null: none). When the order is undone, the same amount
 * comes back as bound money: a gift must not become cash by buying and cancelling (INV-14).
 */
export function boundTaken(
  before: readonly BoundMoney[],
  after: readonly { id: number; remaining: number }[],
): { amount: number; until: Date | null } | undefined {
  const taken = after.flatMap(({ id, remaining }) => {
    const money = before.find((each) => each.id === id)
    return money ? [{ amount: money.remaining - remaining, end: endOf(money) }] : []
  })
  if (taken.length === 0) return undefined
  const end = Math.max(...taken.map((each) => each.end))
  return { amount: taken.reduce((sum, { amount }) => sum + amount, 0), until: end === never ? null : new Date(end) }
}
