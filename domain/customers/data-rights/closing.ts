import type { OrderStatus } from '#domain/buy/orders/statuses.ts'
import type { PaymentStatus } from '#domain/buy/payments/lifecycle.ts'

/** What an account still has to do with the shop. Amounts in minor units, days as YYYY-MM-DD in the store's calendar. */
export type AccountMatters = {
  today: string
  orders: readonly {
    orderNr: string
    status: OrderStatus
    /** The last day to return its goods; null before delivery. */
    returnUntil: string | null
    /** Some of its goods could still be returned. */
    hasReturnable: boolean
    payments: readonly PaymentStatus[]
  }[]
  /** The numbers of exchanges and returns that are under way. */
  exchanges: readonly string[]
  /** Money that was requested and is not paid yet. */
  requested: number
  wallet: { spendable: number; withdrawable: number; minWithdrawal: number; isOpen: boolean }
  credits: readonly { id: number; left: number; isForMoney: boolean }[]
}

export const closingObstacles = [
  'unpaid_order',
  'order',
  'return_window',
  'refund',
  'exchange',
  'requested_money',
  'wallet',
  'credit',
] as const
type ObstacleKind = (typeof closingObstacles)[number]

/** One reason why an account cannot be closed yet, with what names it. */
export type ClosingObstacle = { kind: ObstacleKind; ref: string; amount: number; until: string | null }

const underWay: readonly OrderStatus[] = ['confirmed', 'paid', 'preparing', 'partly_shipped', 'shipped']
const returnable: readonly OrderStatus[] = ['delivered', 'partly_returned']
const unsettled: readonly PaymentStatus[] = ['refund_pending', 'held']

function orderObstacle(order: AccountMatters['orders'][number], today: string): ObstacleKind | null {
  const { status, returnUntil, hasReturnable, payments } = order
  if (status === 'payment_pending') return 'unpaid_order'
  if (payments.some((payment) => unsettled.includes(payment))) return 'refund'
  if (underWay.includes(status)) return 'order'
  const isOpen = returnable.includes(status) && hasReturnable && returnUntil !== null && today <= returnUntil
  return isOpen ? 'return_window' : null
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/**
 * What keeps an account from being closed, and the money that would be lost with it. Money that can be paid out has to be
 * paid out first; only what no one can pay out may be given up, by a customer who saw the sum.
 */
export function closingOf(matters: AccountMatters): { obstacles: ClosingObstacle[]; givesUp: number } {
  const { today, wallet } = matters
  const obstacle = (kind: ObstacleKind, more: Partial<ClosingObstacle> = {}): ClosingObstacle => {
    return { kind, ref: '', amount: 0, until: null, ...more }
  }
  const orders = matters.orders.flatMap((order) => {
    const kind = orderObstacle(order, today)
    if (!kind) return []
    return obstacle(kind, { ref: order.orderNr, until: kind === 'return_window' ? order.returnUntil : null })
  })
  const canWithdraw = wallet.isOpen && wallet.withdrawable > 0 && wallet.withdrawable >= wallet.minWithdrawal
  const forMoney = matters.credits.filter(({ isForMoney, left }) => isForMoney && left > 0)
  const obstacles = [
    ...orders,
    ...matters.exchanges.map((ref) => obstacle('exchange', { ref })),
    ...(matters.requested > 0 ? [obstacle('requested_money', { amount: matters.requested })] : []),
    ...(canWithdraw ? [obstacle('wallet', { amount: wallet.withdrawable })] : []),
    ...forMoney.map(({ id, left }) => obstacle('credit', { ref: String(id), amount: left })),
  ]
  const bound = matters.credits.filter(({ isForMoney }) => !isForMoney).map(({ left }) => left)
  const givesUp = wallet.spendable - (canWithdraw ? wallet.withdrawable : 0) + sumOf(bound)
  return { obstacles, givesUp }
}
