import type { Handle } from '#db/connection/handle.ts'
import { salesRule } from '#db/schema/coupons.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { localAmount } from '../catalogue/amounts.ts'
import type { Moments } from '../moments.ts'

/** Ids by store and code: `ar BIENVENIDA10`. */
export type RuleIds = Map<string, number>

type Rule = typeof salesRule.$inferInsert

/** One coupon for each outcome in a cart; NOEXISTE is absent on purpose. */
function couponsOf(country: OpenCountry, { daysAgo, inDays }: Moments): Rule[] {
  const percent = (code: string, amount: number, more: Partial<Rule> = {}): Rule => {
    const base = { country, code, kind: 'percent', amount, startsAt: daysAgo(30), endsAt: inDays(180) } as const
    return { ...base, ...more }
  }
  return [
    percent('BIENVENIDA10', 10),
    { ...percent('ENVIOGRATIS', 0), kind: 'free_shipping' },
    percent('TRES5', 5),
    percent('VENCIDO10', 10, { startsAt: daysAgo(60), endsAt: daysAgo(1) }),
    percent('AGOTADO', 10, { maxUses: 1, usedCount: 1, startsAt: daysAgo(120) }),
    percent('PRONTO', 10, { startsAt: inDays(1) }),
    percent('SOLOZAPAS', 15, { scope: { categories: ['/zapatillas-mujer/', '/zapatillas-hombre/'] } }),
    percent('SETENTA', 70),
    percent('TOPE50', 50, { maxDiscount: localAmount(country, 10_000) }),
    percent('NOCOMBINA', 20, { combinable: false }),
    percent('SINOFERTA', 15, { onDiscounted: false }),
    percent('NOGIFT', 15),
    percent('VUELVE15', 15, { needsRecentPurchaseDays: 90 }),
    percent('BANNER20', 20, { maxUsesPerCustomer: 1 }),
  ]
}

export async function writeCoupons(db: Handle, country: OpenCountry, moments: Moments): Promise<RuleIds> {
  const rows = await db.insert(salesRule).values(couponsOf(country, moments)).returning()
  return new Map(rows.map(({ code, idSalesRule }) => [`${country} ${code}`, idSalesRule]))
}
