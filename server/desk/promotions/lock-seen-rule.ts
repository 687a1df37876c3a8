import type { Handle } from '#db/connection/handle.ts'
import { ruleSwitchOf, type RuleSwitch } from '#domain/buy/cart/rule-state.ts'
import { DeskError } from '#domain/desk/errors.ts'
import { lastActOn } from '#server/desk/audit/last-act.ts'
import type { StaffCall } from '#server/desk/http/staff-call.ts'
import { couponSubject, lockCoupons, type WhichCoupons } from '#server/ledger/coupons/change-coupons.ts'
import { lockPromotion, promotionSubject, type PromotionRow } from '#server/ledger/coupons/promotions.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

async function requireSeen(tx: Handle, { is, seen }: { is: RuleSwitch; seen: RuleSwitch }, subject: string) {
  if (is === seen) return
  const last = await lastActOn(tx, subject)
  throw new DeskError('changed_meanwhile', { data: { switched: is, ...(last && { last }) } })
}

/** A coupon or a batch, locked, and only as it was when it was seen. */
export async function lockSeenCoupon(
  tx: Handle,
  { country, which, seen }: { country: OpenCountry; which: WhichCoupons; seen: RuleSwitch },
): Promise<void> {
  const rows = (await lockCoupons(tx, { country, which })).filter(({ owner }) => owner === null)
  if (rows.length === 0) throw new DeskError('not_found')
  const open = rows.filter(({ endedAt }) => endedAt === null)
  const active = open.some((row) => row.active)
  const is = open.length === 0 ? 'ended' : ruleSwitchOf({ active })
  await requireSeen(tx, { is, seen }, couponSubject(country, which))
}

/** A promotion of the person's stores, locked, and only as it was when they saw it. */
export async function lockSeenPromotion(
  tx: Handle,
  { id, seen }: { id: number; seen: RuleSwitch },
  { now, requireStore }: Pick<StaffCall, 'now' | 'requireStore'>,
): Promise<PromotionRow> {
  const row = await lockPromotion(tx, id)
  if (!row) throw new DeskError('not_found')
  requireStore(row.country)
  const is = row.endsAt <= now ? 'ended' : ruleSwitchOf(row)
  await requireSeen(tx, { is, seen }, promotionSubject(row))
  return row
}
