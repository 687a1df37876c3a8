/** What waits for the customer to do something. Amounts in minor units, instants in milliseconds, days as YYYY-MM-DD. */
export type Waiting = {
  unpaidOrders: readonly { orderNr: string; amount: number; reservedUntil: number | null }[]
  pickups: readonly { orderNr: string }[]
  dropoffs: readonly { batchnumber: string; until: string; place: string }[]
  /** Credits and wallet money with their end; a wallet has no number of its own. */
  ending: readonly { kind: 'credit' | 'wallet'; ref: string; amount: number; expiresAt: number }[]
  /** Orders with gift cards that no one was chosen for yet. */
  giftCards: readonly { orderNr: string }[]
}

export const nextActionKinds = ['pay', 'drop_off', 'pick_up', 'credit_ends', 'wallet_ends', 'send_gift_card'] as const

/** One thing to do next: what it is about, and its amount, place and end where it has them. */
export type NextAction = {
  kind: (typeof nextActionKinds)[number]
  ref: string
  amount: number | null
  place: string | null
  /** The moment until which it can be done. */
  until: number | null
  /** The day until which it can be done. */
  untilDay: string | null
}

/** Money that ends within this time is worth a word on the account's home. */
const soonMs = 7 * 24 * 60 * 60 * 1000
const maxActions = 3

const isOpenAt = (now: number) => (end: number | null) => end === null || end > now

/** What to do next, most urgent first: what is lost soonest before what only waits (design: account). */
export function nextActions(waiting: Waiting, now: number): NextAction[] {
  const isOpen = isOpenAt(now)
  const action = (kind: NextAction['kind'], ref: string, more: Partial<NextAction> = {}): NextAction => {
    return { kind, ref, amount: null, place: null, until: null, untilDay: null, ...more }
  }
  const unpaid = waiting.unpaidOrders
    .filter(({ reservedUntil }) => isOpen(reservedUntil))
    .toSorted((a, b) => (a.reservedUntil ?? Infinity) - (b.reservedUntil ?? Infinity))
  const dropoffs = waiting.dropoffs.toSorted((a, b) => a.until.localeCompare(b.until))
  const ending = waiting.ending
    .filter(({ amount, expiresAt }) => amount > 0 && now < expiresAt && expiresAt <= now + soonMs)
    .toSorted((a, b) => a.expiresAt - b.expiresAt)
  return [
    ...unpaid.map(({ orderNr, amount, reservedUntil }) => action('pay', orderNr, { amount, until: reservedUntil })),
    ...dropoffs.map(({ batchnumber, place, until }) => action('drop_off', batchnumber, { place, untilDay: until })),
    ...waiting.pickups.map(({ orderNr }) => action('pick_up', orderNr)),
    ...ending.map(({ kind, ref, amount, expiresAt }) =>
      action(kind === 'credit' ? 'credit_ends' : 'wallet_ends', ref, { amount, until: expiresAt }),
    ),
    ...waiting.giftCards.map(({ orderNr }) => action('send_gift_card', orderNr)),
  ].slice(0, maxActions)
}
