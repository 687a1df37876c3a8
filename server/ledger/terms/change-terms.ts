import { eq, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { country as countryTable } from '#db/schema/store.ts'
import { walletConfig } from '#db/schema/wallet.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { readTerms, type TermChange, type TermField } from '#domain/platform/country/term-fields.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

/** The column of the store that a term stands in. */
const columns = {
  free_from: 'freeShippingThreshold',
  return_days: 'returnDays',
  refund_days: 'refundDays',
  dropoff_days: 'dropoffDays',
  regret_days: 'regretDays',
  regret_in_working_days: 'countsWorkingDays',
  collects_returns: 'collectsReturns',
  credit_days: 'creditDays',
  min_withdrawal: 'walletMinWithdrawal',
  max_coupons: 'maxCoupons',
  max_credit_coupons: 'maxCreditCoupons',
  max_discount_percent: 'maxDiscountPercent',
  tax_percent: 'taxPercent',
  checkout_places: 'checkoutPlaces',
} as const satisfies Record<TermField, keyof typeof countryTable.$inferSelect>

/** Changes terms of a store, all or none, with an audit row. Pages, carts and mails follow. */
export async function setTerms(
  db: Handle,
  country: OpenCountry,
  changes: readonly (readonly [field: string, text: string])[],
  acting: Acting,
): Promise<void> {
  const read = readTerms(country, changes)
  if ('faults' in read) throw new OperatorRefusal(`${read.faults.join('; ')}.`)
  const entries = Object.entries(read.value) as [TermField, NonNullable<TermChange[TermField]>][]
  if (entries.length === 0) return
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`select from ${countryTable} where ${countryTable.code} = ${country} for no key update`)
    const set = Object.fromEntries(entries.map(([field, value]) => [columns[field], value]))
    await tx.update(countryTable).set(set).where(eq(countryTable.code, country))
    // The wallet refuses by its own row.
    const minWithdrawal = read.value.min_withdrawal
    if (typeof minWithdrawal === 'number') {
      await tx.update(walletConfig).set({ minWithdrawal }).where(eq(walletConfig.country, country))
    }
    const said = changes.map(([field, text]) => `${field} = ${text}`).join(', ')
    await writeAudit(tx, acting, 'terms-set', `${country} ${said}`, { country })
  })
}
