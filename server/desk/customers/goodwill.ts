import { and, desc, eq, gt, inArray, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { salesRule } from '#db/schema/coupons.ts'
import { credit } from '#db/schema/credits.ts'
import { customer } from '#db/schema/customers.ts'
import { country as countryTable } from '#db/schema/store.ts'
import { goodwillDays, goodwillLeft, mayGive } from '#domain/desk/customers/goodwill.ts'
import { DeskError } from '#domain/desk/errors.ts'
import type { Role } from '#domain/desk/staff/roles.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { longDate } from '#domain/platform/dates.ts'
import { formatPrice, toMinor, toUnits } from '#domain/platform/money.ts'
import { writeCredit } from '#server/ledger/credits/write-credit.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { enqueueMail } from '#server/platform/mail/outbox.ts'

const aDay = 24 * 60 * 60 * 1000

export const readCredits = (db: Handle, idCustomer: number) =>
  db
    .select({
      code: salesRule.code,
      method: credit.method,
      status: credit.status,
      amount: credit.originalAmount,
      left: sql<number>`(${credit.originalAmount} - ${credit.usedAmount})::float8`,
      createdAt: credit.createdAt,
      expiresAt: credit.expiresAt,
    })
    .from(credit)
    .innerJoin(salesRule, eq(salesRule.idSalesRule, credit.idSalesRule))
    .where(eq(salesRule.idCustomer, idCustomer))
    .orderBy(desc(credit.createdAt), desc(credit.idSalesRule))

/** What a customer was given as a gesture lately, by anybody. */
export async function givenLately(db: Handle, idCustomer: number, now: Date): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${credit.originalAmount}), 0)::float8` })
    .from(credit)
    .innerJoin(salesRule, eq(salesRule.idSalesRule, credit.idSalesRule))
    .where(
      and(
        eq(salesRule.idCustomer, idCustomer),
        inArray(credit.method, ['compensacion']),
        gt(credit.createdAt, new Date(now.getTime() - goodwillDays * aDay)),
      ),
    )
  return row!.sum
}

type Owner = { idCustomer: number; country: OpenCountry; email: string; firstName: string }
type Gift = { owner: Owner; units: number; roles: readonly Role[] }

/** Gives a credit within the limit of one's role: in the account, in a mail and in the record, or nowhere. */
export async function giveGoodwill(
  tx: Handle,
  { owner, units, roles }: Gift,
  acting: Acting,
): Promise<{ code: string; amount: number }> {
  const { idCustomer, country } = owner
  const profile = countryProfiles[country]
  const amount = toMinor(units, profile)
  // Two gifts at once would each find the whole limit.
  await tx.select({ id: customer.idCustomer }).from(customer).where(eq(customer.idCustomer, idCustomer)).for('update')
  const limited = { roles, country, givenLately: await givenLately(tx, idCustomer, acting.now) }
  if (!mayGive({ ...limited, amount })) {
    const left = formatPrice(toUnits(goodwillLeft(limited), profile), profile)
    throw new DeskError('not_possible', {
      sentence: {
        es: `A este cliente todavía le podés dar ${left} en ${goodwillDays} días. Más lo puede dar la dueña o el dueño.`,
        en: `You may still give ${left} to this customer in ${goodwillDays} days. The owner may give more.`,
      },
    })
  }
  const [store] = await tx
    .select({ creditDays: countryTable.creditDays })
    .from(countryTable)
    .where(eq(countryTable.code, country))
  const endsAt = new Date(acting.now.getTime() + store!.creditDays * aDay)
  const { code } = await writeCredit(
    tx,
    { country, idCustomer, now: acting.now },
    { amount, startsAt: acting.now, endsAt, isForMoney: false, method: 'compensacion' },
  )
  await writeAudit(tx, acting, 'give-credit', `#${idCustomer}: ${code}`, { country, after: { amount } })
  const data = {
    name: owner.firstName,
    amount: formatPrice(toUnits(amount, profile), profile),
    code,
    until: longDate(endsAt, profile.timeZone),
  }
  await enqueueMail(tx, { template: 'credit-given', to: owner.email, country, data, now: acting.now })
  return { code, amount }
}
