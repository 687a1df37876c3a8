import type { Credit } from '#contract/after-sale/credits.ts'
import type { Page } from '#contract/platform/list-page.ts'
import { and, asc, desc, eq, inArray } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { couponUse, salesRule } from '#db/schema/coupons.ts'
import { credit } from '#db/schema/credits.ts'
import {
  creditLabels,
  creditTimeline,
  isUsable,
  currentCreditStatus,
} from '#domain/after-sale/credits/credit-status.ts'
import { toUnits } from '#domain/platform/money.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { readSteps } from '#server/ledger/orders/read-steps.ts'

type Row = typeof credit.$inferSelect & { code: string }
type Owner = { idCustomer: number; country: OpenCountry }

export function creditsRepository(db: Handle) {
  const creditsOf = ({ idCustomer }: Owner, idSalesRule?: number) =>
    db
      .select({ credit, code: salesRule.code })
      .from(credit)
      .innerJoin(salesRule, eq(salesRule.idSalesRule, credit.idSalesRule))
      .where(
        and(
          eq(salesRule.idCustomer, idCustomer),
          idSalesRule === undefined ? undefined : eq(credit.idSalesRule, idSalesRule),
        ),
      )
      // Orders equal times by id, so that pages neither repeat nor skip rows (INV-29).
      .orderBy(desc(credit.createdAt), desc(credit.idSalesRule))

  async function toCredits(rows: readonly Row[], country: OpenCountry, now: Date): Promise<Credit[]> {
    if (rows.length === 0) return []
    const ids = rows.map(({ idSalesRule }) => idSalesRule)
    const stepsOf = await readSteps(db, 'credit', ids.map(String))
    const uses = await db
      .select({ idSalesRule: couponUse.idSalesRule, orderNr: couponUse.orderNr, amount: couponUse.amount })
      .from(couponUse)
      .where(inArray(couponUse.idSalesRule, ids))
      .orderBy(asc(couponUse.id))
    const units = (minor: number) => toUnits(minor, countryProfiles[country])
    return rows.map((row) => {
      const { idSalesRule, code, originalAmount, usedAmount, createdAt, expiresAt, method } = row
      const status = currentCreditStatus(row, now)
      return {
        id_sales_rule: idSalesRule,
        code,
        original_amount: units(originalAmount),
        used_amount: units(usedAmount),
        available_amount: units(originalAmount - usedAmount),
        created_at: createdAt.toISOString(),
        expires_at: expiresAt.toISOString(),
        method,
        status,
        label: creditLabels[status],
        exchangeable_for_money: row.exchangeableForMoney,
        is_usable: isUsable(status),
        uses: uses
          .filter((use) => use.idSalesRule === idSalesRule)
          .map(({ orderNr, amount }) => ({ order_nr: orderNr, amount: units(amount) })),
        steps: creditTimeline(row, stepsOf(String(idSalesRule)), now),
      }
    })
  }

  const rowsOf = (found: { credit: typeof credit.$inferSelect; code: string }[]): Row[] =>
    found.map((each) => ({ ...each.credit, code: each.code }))

  return {
    async list(owner: Owner, { limit, offset }: Page, now: Date): Promise<Credit[]> {
      return toCredits(rowsOf(await creditsOf(owner).limit(limit).offset(offset)), owner.country, now)
    },

    async one(owner: Owner, idSalesRule: number, now: Date): Promise<Credit | undefined> {
      return (await toCredits(rowsOf(await creditsOf(owner, idSalesRule)), owner.country, now))[0]
    },
  }
}
