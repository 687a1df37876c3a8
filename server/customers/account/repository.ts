import type { Customer } from '#contract/customers/account.ts'
import { and, eq, gt, isNull, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { customer, socialIdentity } from '#db/schema/customers.ts'
import { salesOrder } from '#db/schema/orders.ts'
import { passkey } from '#db/schema/passkeys.ts'
import { autologinLink, customerDevice, customerLogin, passwordReset, twoStepCode } from '#db/schema/sessions.ts'
import { RuleError } from '#domain/platform/errors.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

export type CustomerRow = typeof customer.$inferSelect
type NewCustomer = typeof customer.$inferInsert

/** How many ways into an account besides its password were removed. */
export type RemovedWaysIn = { passkeys: number; identities: number; devices: number }

type CustomerViewQuery = { idCustomer: number; browserHash: string | null; now: Date }

/** Keys that open an account once: recovery and sign-in links (INV-27). */
export type SingleUseKeys = typeof passwordReset | typeof autologinLink

const hasOrders = sql`exists (select from ${salesOrder} where ${salesOrder.idCustomer} = ${customer.idCustomer})`
const hasActiveDevice = (browserHash: string | null, now: Date) => sql`exists (select from ${customerDevice}
  where ${customerDevice.idCustomer} = ${customer.idCustomer} and ${customerDevice.fingerprint} = ${browserHash ?? ''}
    and ${gt(customerDevice.activeUntil, now)})`

export const duplicateErrors = {
  email: { email: 'El E-mail ya se encuentra registrado.' },
  identification: { identification: 'Ya hay una cuenta con ese documento.' },
} as const

/** Reports the e-mail or document of another account, detected by the unique keys themselves (INV-23, S49). */
function refuseDuplicate(error: unknown): never {
  const { constraint } = ((error as Error).cause ?? error) as { constraint?: string }
  if (constraint === 'customer_email') throw new RuleError('email_in_use', duplicateErrors.email)
  if (constraint === 'customer_identification')
    throw new RuleError('customer_data_errors', duplicateErrors.identification)
  throw error
}

export function customersRepository(db: Handle) {
  return {
    async byEmail(country: OpenCountry, email: string): Promise<CustomerRow | undefined> {
      const [row] = await db
        .select()
        .from(customer)
        .where(and(eq(customer.country, country), eq(customer.email, email)))
      return row
    },

    async byId(idCustomer: number): Promise<CustomerRow | undefined> {
      const [row] = await db.select().from(customer).where(eq(customer.idCustomer, idCustomer))
      return row
    },

    /** The same with a lock: other changes of this customer wait for the end of the transaction. */
    async lockById(idCustomer: number): Promise<CustomerRow | undefined> {
      const [row] = await db.select().from(customer).where(eq(customer.idCustomer, idCustomer)).for('update')
      return row
    },

    /** Undefined when the e-mail or document already has an account in this country (INV-23). */
    async add(values: NewCustomer): Promise<CustomerRow | undefined> {
      const [row] = await db.insert(customer).values(values).onConflictDoNothing().returning()
      return row
    },

    async change(idCustomer: number, values: Partial<NewCustomer>): Promise<void> {
      await db.update(customer).set(values).where(eq(customer.idCustomer, idCustomer)).catch(refuseDuplicate)
    },

    async markAuthenticated(loginId: string | null, now: Date): Promise<void> {
      if (loginId === null) return
      await db.update(customerLogin).set({ authenticatedAt: now }).where(eq(customerLogin.id, loginId))
    },

    /** The customer as calls return it (ACC-02, ACC-03). */
    async shown({ idCustomer, browserHash, now }: CustomerViewQuery): Promise<Customer> {
      const [row] = await db
        .select({
          customer,
          hasOrders: sql<boolean>`${hasOrders}`,
          isDeviceActive: sql<boolean>`${hasActiveDevice(browserHash, now)}`,
        })
        .from(customer)
        .where(eq(customer.idCustomer, idCustomer))
      const found = row!.customer
      return {
        email: found.email,
        first_name: found.firstName,
        middle_name: found.middleName ?? '',
        last_name: found.lastName,
        gender: found.gender,
        birthday: found.birthday,
        identification: found.identification,
        identification_type: found.identificationType,
        id_customer: found.idCustomer,
        id_hash: found.idHash,
        newsletter_subscriptions: found.newsletterSubscriptions,
        is_newsletter_subscribed: found.isNewsletterSubscribed,
        visitor_has_orders: row!.hasOrders,
        buyerType: row!.hasOrders ? 'returning' : 'new',
        two_step_auth_enable: found.twoStepEnabled,
        two_step_auth_device_active: row!.isDeviceActive,
        has_password: found.passwordHash !== null,
      }
    },

    /** Whether the owner of this account was signed in on this browser before, and whether anywhere. */
    async historyOf(idCustomer: number, browserHash: string | null): Promise<{ isKnown: boolean; isFirst: boolean }> {
      const rows = await db
        .select({ hash: customerLogin.browserHash })
        .from(customerLogin)
        .where(eq(customerLogin.idCustomer, idCustomer))
        .groupBy(customerLogin.browserHash)
        .limit(200)
      return {
        isKnown: browserHash !== null && rows.some(({ hash }) => hash === browserHash),
        isFirst: rows.length === 0,
      }
    },

    async addKey(keys: SingleUseKeys, values: { hash: string; idCustomer: number; expiresAt: Date }): Promise<void> {
      await db.insert(keys).values(values)
    },

    /** Consumes a key and returns its owner; undefined when it is unknown, used, expired or of another country. */
    async consumeKey(
      keys: SingleUseKeys,
      hash: string,
      country: OpenCountry,
      now: Date,
    ): Promise<CustomerRow | undefined> {
      const [used] = await db
        .update(keys)
        .set({ usedAt: now })
        .where(
          and(
            eq(keys.hash, hash),
            isNull(keys.usedAt),
            gt(keys.expiresAt, now),
            sql`exists (select from ${customer} where ${customer.idCustomer} = ${keys.idCustomer} and ${customer.country} = ${country})`,
          ),
        )
        .returning({ idCustomer: keys.idCustomer })
      return used && this.byId(used.idCustomer)
    },

    /** Invalidates open links and codes after a change of password or e-mail: they went to the mailbox of before (INV-25). */
    async invalidateKeys(idCustomer: number, now: Date): Promise<void> {
      for (const keys of [autologinLink, passwordReset, twoStepCode]) {
        await db
          .update(keys)
          .set({ usedAt: now })
          .where(and(eq(keys.idCustomer, idCustomer), isNull(keys.usedAt)))
      }
    },

    /** Removes every other way in: passkeys, identities of other sites, devices that need no code. Returns how many. */
    async removeOtherWaysIn(idCustomer: number): Promise<RemovedWaysIn> {
      const passkeys = await db.delete(passkey).where(eq(passkey.idCustomer, idCustomer)).returning({ id: passkey.id })
      const identities = await db
        .delete(socialIdentity)
        .where(eq(socialIdentity.idCustomer, idCustomer))
        .returning({ subject: socialIdentity.subject })
      const devices = await db
        .delete(customerDevice)
        .where(eq(customerDevice.idCustomer, idCustomer))
        .returning({ id: customerDevice.id })
      return { passkeys: passkeys.length, identities: identities.length, devices: devices.length }
    },
  }
}
