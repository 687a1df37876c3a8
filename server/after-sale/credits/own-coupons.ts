import type { OwnCoupon } from '#contract/after-sale/credits.ts'
import { and, asc, eq, gt, isNull, lte, ne, or } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { salesRule } from '#db/schema/coupons.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { toUnits } from '#domain/platform/money.ts'

/** The personal coupons, other than credits, that a customer can use now. */
export async function ownCoupons(
  db: Handle,
  { idCustomer, country }: { idCustomer: number; country: OpenCountry },
  now: Date,
): Promise<OwnCoupon[]> {
  const { idCustomer: owner, kind, active, startsAt, endsAt, usedCount, maxUses, maxUsesPerCustomer } = salesRule
  const isUsable = and(
    eq(active, true),
    lte(startsAt, now),
    gt(endsAt, now),
    or(isNull(maxUses), gt(maxUses, usedCount)),
    or(isNull(maxUsesPerCustomer), gt(maxUsesPerCustomer, usedCount)),
  )
  const rules = await db
    .select()
    .from(salesRule)
    .where(and(eq(owner, idCustomer), ne(kind, 'credit'), isUsable))
    .orderBy(asc(endsAt), asc(salesRule.idSalesRule))
  const units = (minor: number) => toUnits(minor, countryProfiles[country])
  return rules.flatMap((rule) =>
    rule.kind === 'credit'
      ? []
      : [
          {
            code: rule.code,
            kind: rule.kind,
            amount: rule.kind === 'percent' ? rule.amount : units(rule.amount),
            min_subtotal: rule.minSubtotal === null ? null : units(rule.minSubtotal),
            expires_at: rule.endsAt.toISOString(),
          },
        ],
  )
}
