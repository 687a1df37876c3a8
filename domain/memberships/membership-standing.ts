import type { MembershipStatus } from '#domain/customer/lists.ts'

/** The word a customer reads for each state of a membership. */
export const membershipLabels: Readonly<Record<MembershipStatus, string>> = {
  pending: 'Pendiente',
  active: 'Activa',
  expired: 'Vencida',
  cancelled: 'Cancelada',
}

/** An active membership whose end has passed is over at once, before the night's job ends it. */
export function membershipNow(
  { status, endsAt }: { status: MembershipStatus; endsAt: Date },
  now: Date,
): MembershipStatus {
  return status === 'active' && endsAt <= now ? 'expired' : status
}
