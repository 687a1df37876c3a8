import type { MembershipStatus } from '#domain/customers/account/lists.ts'

/** The label a customer reads for each membership status. */
export const membershipLabels: Readonly<Record<MembershipStatus, string>> = {
  pending: 'Pendiente',
  active: 'Activa',
  expired: 'Vencida',
  cancelled: 'Cancelada',
}

type MembershipPeriod = { status: MembershipStatus; startsAt: Date; endsAt: Date }

/** The status by date: a membership begins and ends on its dates, before the nightly job records it. */
export function currentMembershipStatus({ status, startsAt, endsAt }: MembershipPeriod, now: Date): MembershipStatus {
  const isOpen = status === 'active' || status === 'pending'
  if (isOpen && endsAt <= now) return 'expired'
  return status === 'pending' && startsAt <= now ? 'active' : status
}

/** The same day some months later, or the last day of a shorter month. */
export function monthsAfter(from: Date, months: number): Date {
  const moved = new Date(from)
  moved.setUTCMonth(from.getUTCMonth() + months)
  if (moved.getUTCDate() !== from.getUTCDate()) moved.setUTCDate(0)
  return moved
}
