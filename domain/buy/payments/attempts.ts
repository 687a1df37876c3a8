import type { OrderStatus } from '#domain/buy/orders/statuses.ts'
import type { ErrorCode } from '#domain/platform/errors.ts'
import type { PaymentStatus } from './lifecycle.ts'
import { kindOf, type PaymentChoice } from './methods.ts'
import { reservedWhileInProcess } from './reservation.ts'

/**
 * What a provider says of an attempt besides its status: a bank refused it, the shopper left without paying, or somebody
 * looks at it and may take days.
 */
export const attemptSituations = ['refused', 'left', 'in_process'] as const
export type AttemptSituation = (typeof attemptSituations)[number]

/** One attempt to pay an order; each is a payment of its own. */
export type Attempt = {
  method: PaymentChoice
  status: PaymentStatus
  situation: AttemptSituation | null
  /** How long the goods were promised to it. */
  expiresAt: Date
}

type UnpaidOrder = { status: OrderStatus; placedAt: Date }

/** What an unpaid order waits for, as its shopper reads it. */
export const dueSituations = ['unpaid', 'refused', 'in_process', 'voucher', 'transfer', 'held', 'expired'] as const
export type DueSituation = (typeof dueSituations)[number]

/** What is still to be done for an order that waits for its payment. */
export type Due<A extends Attempt = Attempt> = {
  situation: DueSituation
  reservedUntil: Date
  /** The attempt on offer: the last one. */
  attempt: A | undefined
}

/**
 * When the goods of an unpaid order go back. What was promised to one attempt is not taken back when another follows it, and
 * money that a person must look at keeps them as long as any order may wait.
 */
export function reservationEnd(placedAt: Date, attempts: readonly Pick<Attempt, 'status' | 'expiresAt'>[]): Date {
  const latest = reservedWhileInProcess(placedAt)
  if (attempts.length === 0 || attempts.some(({ status }) => status === 'held')) return latest
  const promised = Math.max(...attempts.map(({ expiresAt }) => expiresAt.getTime()))
  return new Date(Math.min(promised, latest.getTime()))
}

function situationOf(attempt: Attempt | undefined): DueSituation {
  if (attempt?.situation === 'refused') return 'refused'
  if (attempt?.status !== 'pending') return 'unpaid'
  if (attempt.situation === 'in_process') return 'in_process'
  const kind = kindOf(attempt.method)
  return kind === 'voucher' || kind === 'transfer' ? kind : 'unpaid'
}

/** What an order waits for; null for one that does not wait for its payment. `attempts`: oldest first. */
export function dueOf<A extends Attempt>(
  { status, placedAt }: UnpaidOrder,
  attempts: readonly A[],
  now: Date,
): Due<A> | null {
  if (status !== 'payment_pending') return null
  const reservedUntil = reservationEnd(placedAt, attempts)
  const attempt = attempts.at(-1)
  if (now >= reservedUntil) return { situation: 'expired', reservedUntil, attempt }
  if (attempts.some((one) => one.status === 'held')) return { situation: 'held', reservedUntil, attempt }
  return { situation: situationOf(attempt), reservedUntil, attempt }
}

/** Whether another attempt may be started. */
export const canBePaid = (due: Due | null): due is Due =>
  due !== null && due.situation !== 'expired' && due.situation !== 'held'

type NextAttempt =
  | { refused: ErrorCode }
  /** The attempt on offer leads where the shopper wants to go. */
  | { reused: true }
  | { begun: { method: PaymentChoice; expiresAt: Date } }

type Wanted = {
  /** Undefined: as the last time. */
  method: PaymentChoice | undefined
  choices: readonly PaymentChoice[]
  /** Whether the page of the attempt on offer can be opened again. */
  canReopen: boolean
}

const notPayable = (status: OrderStatus): ErrorCode =>
  status === 'payment_pending' || status === 'payment_rejected' || status === 'cancelled'
    ? 'order_not_payable'
    : 'order_paid'

/**
 * How an order is paid when its shopper asks to pay it now. Another attempt gets what is left of the reservation; a code
 * for a counter or a transfer, which nobody can pay within minutes, as long as a code chosen with the order would have had (decision 044).
 */
export function nextAttempt(order: UnpaidOrder, attempts: readonly Attempt[], wanted: Wanted, now: Date): NextAttempt {
  const due = dueOf(order, attempts, now)
  if (due?.situation === 'expired') return { refused: 'reservation_over' }
  if (!canBePaid(due)) return { refused: notPayable(order.status) }
  const { attempt, reservedUntil } = due
  const method = wanted.method ?? attempt?.method
  if (method === undefined || !wanted.choices.includes(method)) return { refused: 'payment_unavailable' }
  if (attempt?.method === method && attempt.status === 'pending' && wanted.canReopen) return { reused: true }
  const isPaidElsewhere = kindOf(method) !== 'redirect'
  return { begun: { method, expiresAt: isPaidElsewhere ? reservedWhileInProcess(order.placedAt) : reservedUntil } }
}
