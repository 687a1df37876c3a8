import type { Sealer } from '#db/bank-data/sealer.ts'
import { and, asc, eq, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { payment } from '#db/schema/orders.ts'
import { paymentAccount } from '#db/schema/payment-methods.ts'
import { checkCredentials } from '#domain/buy/payments/account-credentials.ts'
import type { AccountProvider } from '#domain/buy/payments/methods.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

type AccountName = { country: OpenCountry; provider: AccountProvider; name: string }

/** Accounts with how many payments were begun with each; never what opens them. */
export const readAccounts = (db: Handle, country: OpenCountry) =>
  db
    .select({
      id: paymentAccount.id,
      provider: paymentAccount.provider,
      name: paymentAccount.name,
      inForce: paymentAccount.inForce,
      changedAt: paymentAccount.changedAt,
      payments: sql<number>`(select count(*)::int from ${payment} where ${payment.accountId} = ${paymentAccount}.id)`,
    })
    .from(paymentAccount)
    .where(eq(paymentAccount.country, country))
    .orderBy(asc(paymentAccount.provider), asc(paymentAccount.name))

const isIt = ({ country, provider, name }: AccountName) =>
  and(eq(paymentAccount.country, country), eq(paymentAccount.provider, provider), eq(paymentAccount.name, name))

async function find(tx: Handle, account: AccountName) {
  const [row] = await tx.select().from(paymentAccount).where(isIt(account)).for('update')
  if (row) return row
  throw new OperatorRefusal(`There is no account "${account.name}" of ${account.provider} in ${account.country}.`)
}

/** A new account, or other credentials for a known one. The first of a provider is in force at once. */
export async function setAccount(
  db: Handle,
  sealer: Sealer,
  { credentials: typed, ...account }: AccountName & { credentials: unknown },
  acting: Acting,
): Promise<void> {
  const { country, provider, name } = account
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(name))
    throw new OperatorRefusal(`NAME must be small letters, digits and hyphens; "${name}" is not.`)
  if (provider === 'webpay' && country !== 'cl') throw new OperatorRefusal('Webpay Plus is there in cl alone.')
  const checked = checkCredentials(provider, typed)
  if ('faults' in checked) throw new OperatorRefusal(`${checked.faults.join('; ')}.`)
  const text = JSON.stringify(checked.value)
  await inTransaction(db, async (tx) => {
    const [known] = await tx.select().from(paymentAccount).where(isIt(account)).for('update')
    const others = and(eq(paymentAccount.country, country), eq(paymentAccount.provider, provider))
    const isFirst = (await tx.select({ id: paymentAccount.id }).from(paymentAccount).where(others)).length === 0
    // The number is needed before the row: what is sealed opens in its own row alone.
    const { rows } = await tx.execute<{ id: number }>(
      sql`select nextval(pg_get_serial_sequence('payment_account', 'id'))::int as id`,
    )
    const id = known?.id ?? rows[0]!.id
    const sealed = { credentials: sealer.sealText({ table: 'payment_account', id }, text), changedAt: acting.now }
    if (known) await tx.update(paymentAccount).set(sealed).where(eq(paymentAccount.id, id))
    else await tx.insert(paymentAccount).values({ id, ...account, ...sealed, inForce: isFirst })
    await writeAudit(tx, acting, 'payment-account-set', `${country} ${provider} ${name}`, { country })
  })
}

/** What begins from now on goes to this account; null: to that of the settings. What was begun stays where it is. */
export async function chooseAccount(
  db: Handle,
  { country, provider, name }: Omit<AccountName, 'name'> & { name: string | null },
  acting: Acting,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const chosen = name === null ? undefined : await find(tx, { country, provider, name })
    const isOfProvider = and(eq(paymentAccount.country, country), eq(paymentAccount.provider, provider))
    await tx.update(paymentAccount).set({ inForce: false }).where(isOfProvider)
    if (chosen) await tx.update(paymentAccount).set({ inForce: true }).where(eq(paymentAccount.id, chosen.id))
    await writeAudit(tx, acting, 'payment-account-use', `${country} ${provider} ${name ?? 'none'}`, { country })
  })
}

/** Only one that no payment was begun with: refunds, webhooks and the nightly comparison need it as long as there are payments. */
export async function removeAccount(db: Handle, account: AccountName, acting: Acting): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { id } = await find(tx, account)
    const begun = await tx.select({ id: payment.id }).from(payment).where(eq(payment.accountId, id))
    if (begun.length > 0)
      throw new OperatorRefusal(
        `${begun.length} payments were begun with "${account.name}": it stays, for refunds and webhooks.`,
      )
    await tx.delete(paymentAccount).where(eq(paymentAccount.id, id))
    const { country, provider, name } = account
    await writeAudit(tx, acting, 'payment-account-remove', `${country} ${provider} ${name}`, { country })
  })
}
