import { and, asc, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { instalmentOffer } from '#db/schema/payment-methods.ts'
import { bank } from '#db/schema/store.ts'
import type { CardScheme } from '#domain/buy/payments/instalments.ts'
import type { PaymentChoice } from '#domain/buy/payments/methods.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { fold } from '#domain/platform/text/fold.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

/** The banks of a country, by name. */
export const readBanks = (db: Handle, country: OpenCountry) =>
  db
    .select({ code: bank.code, name: bank.name, enabled: bank.enabled })
    .from(bank)
    .where(eq(bank.country, country))
    .orderBy(asc(bank.name))

/** A bank as an operator writes it: by code or by name. */
async function bankOf(tx: Handle, country: OpenCountry, typed: string) {
  const banks = await tx.select().from(bank).where(eq(bank.country, country))
  const found = banks.find(({ code, name }) => code === typed || fold(name) === fold(typed))
  if (found) return found
  throw new OperatorRefusal(`There is no bank "${typed}" in ${country}: bank list ${country} has them.`)
}

/** A bank that is off is offered nowhere, and what its cards gave is not in force. It stays off. */
export async function switchBank(
  db: Handle,
  { country, typed, enabled }: { country: OpenCountry; typed: string; enabled: boolean },
  acting: Acting,
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const { id, name } = await bankOf(tx, country, typed)
    await tx.update(bank).set({ enabled }).where(eq(bank.id, id))
    await writeAudit(tx, acting, enabled ? 'bank-on' : 'bank-off', `${country} ${name}`, { country })
    return name
  })
}

export type NewOffer = {
  country: OpenCountry
  method: PaymentChoice | null
  /** By code or name; null: every bank. */
  bank: string | null
  cards: CardScheme[]
  count: number
  surcharge: number
  cft: number | null
  days: number[]
  fromDay: string | null
  untilDay: string | null
  minAmount: number
}

/** In force at once, on pages, in checkouts and in what is charged. */
export async function addOffer(db: Handle, offer: NewOffer, acting: Acting): Promise<number> {
  const { country, count, surcharge, cft, fromDay, untilDay } = offer
  if (fromDay !== null && untilDay !== null && untilDay < fromDay)
    throw new OperatorRefusal('--until must not be before --from.')
  if (surcharge > 0 && cft === null && country === 'ar')
    throw new OperatorRefusal('--cft is missing: in Argentina cuotas with interest say their costo financiero total.')
  return inTransaction(db, async (tx) => {
    const bankId = offer.bank === null ? null : (await bankOf(tx, country, offer.bank)).id
    const { bank: _bank, ...values } = offer
    const [row] = await tx
      .insert(instalmentOffer)
      .values({ ...values, bankId })
      .returning({ id: instalmentOffer.id })
    const subject = `${country} #${row!.id}: ${count} at ${surcharge / 100} %${offer.bank === null ? '' : `, ${offer.bank}`}`
    await writeAudit(tx, acting, 'instalments-add', subject, { country })
    return row!.id
  })
}

/** What was paid in these cuotas stays as it is. */
export async function removeOffer(
  db: Handle,
  { country, id }: { country: OpenCountry; id: number },
  acting: Acting,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const isIt = and(eq(instalmentOffer.country, country), eq(instalmentOffer.id, id))
    const gone = await tx.delete(instalmentOffer).where(isIt).returning({ id: instalmentOffer.id })
    if (gone.length === 0)
      throw new OperatorRefusal(`There is no offer #${id} in ${country}: instalments list ${country}.`)
    await writeAudit(tx, acting, 'instalments-remove', `${country} #${id}`, { country })
  })
}

/** The offers of a store, with their bank. */
export const readOffers = (db: Handle, country: OpenCountry) =>
  db
    .select({ offer: instalmentOffer, bank: bank.name, isBankOn: bank.enabled })
    .from(instalmentOffer)
    .leftJoin(bank, eq(bank.id, instalmentOffer.bankId))
    .where(eq(instalmentOffer.country, country))
    .orderBy(asc(instalmentOffer.id))
