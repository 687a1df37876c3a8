import type { MembershipStatus } from '#domain/customers/account/lists.ts'

/** The word a customer reads for each state of a membership. */
export const membershipLabels: Readonly<Record<MembershipStatus, string>> = {
  pending: 'Pendiente',
  active: 'Activa',
  expired: 'Vencida',
  cancelled: 'Cancelada',
}

type Held = { status: MembershipStatus; startsAt: Date; endsAt: Date }

/** A membership begins and ends on its dates, before the night's job records it. */
export function membershipNow({ status, startsAt, endsAt }: Held, now: Date): MembershipStatus {
  const isOpen = status === 'active' || status === 'pending'
  if (isOpen && endsAt <= now) return 'expired'
  return status === 'pending' && startsAt <= now ? 'active' : status
}

/** The same day some months later, or the last of a shorter month. */
export function monthsAfter(from: Date, months: number): Date {
  const moved = new Date(from)
  moved.setUTCMonth(from.getUTCMonth() + months)
  if (moved.getUTCDate() !== from.getUTCDate()) moved.setUTCDate(0)
  return moved
}
