/** Money of a wallet that ends one day or may not be withdrawn. Instants in milliseconds. */
export type BoundMoney = { id: number; remaining: number; expiresAt: number | null }

const isAlive = ({ expiresAt }: BoundMoney, now: number) => expiresAt === null || now < expiresAt

/** Far beyond any date: differences of it are numbers, those of infinity are not. */
const never = Number.MAX_SAFE_INTEGER
const endOf = ({ expiresAt }: BoundMoney) => expiresAt ?? never

/** What can be spent: not money whose date has passed, though the night's job has not taken it back yet (R18). */
export function spendable(balance: number, bound: readonly BoundMoney[], now: number): number {
  const ended = bound.filter((money) => !isAlive(money, now)).reduce((sum, { remaining }) => sum + remaining, 0)
  return Math.max(0, balance - ended)
}

/** What is left of bound money after a purchase, which takes what ends soonest first (INV-13). Only what changes. */
export function spend(bound: readonly BoundMoney[], amount: number, now: number): { id: number; remaining: number }[] {
  const soonest = bound
    .filter((money) => money.remaining > 0 && isAlive(money, now))
    .toSorted((a, b) => endOf(a) - endOf(b) || a.id - b.id)
  let left = amount
  return soonest.flatMap(({ id, remaining }) => {
    const taken = Math.min(left, remaining)
    left -= taken
    return taken > 0 ? { id, remaining: remaining - taken } : []
  })
}

/**
 * How much of a purchase was bound money, and the latest day of it (null: it has none). If the order is undone, so much
 * comes back bound: a gift must not become cash by buying and cancelling (INV-14).
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
