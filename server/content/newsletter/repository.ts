import { and, eq, gt, isNotNull, isNull, or, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { customer } from '#db/schema/customers.ts'
import { newsletterKey } from '#db/schema/newsletter.ts'
import { confirmationLifetimeMs } from '#domain/content/newsletter/confirmation.ts'
import type { LeaveReason, NewsletterFrequency, NewsletterTopic } from '#domain/content/newsletter/preferences.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

type Subscription = { key: string; country: OpenCountry; email: string; signedAt: Date }
type SubscriptionRequest = { key: string; country: OpenCountry; now: Date }

export const newsletterRepository = (db: Handle) => {
  const keyOf = ({ key, country }: SubscriptionRequest) =>
    and(eq(newsletterKey.key, key), eq(newsletterKey.country, country))

  /** Applies the same choice to the account with this address, if there is one. */
  const setInAccount = (country: OpenCountry, email: string, isNewsletterSubscribed: boolean) =>
    db
      .update(customer)
      .set({ isNewsletterSubscribed })
      .where(and(eq(customer.country, country), eq(customer.email, email)))

  return {
    /** An address has one key. Returns the key to confirm it with, or nothing when it is subscribed already. */
    async sign(subscription: Subscription): Promise<string | undefined> {
      const [row] = await db
        .insert(newsletterKey)
        .values(subscription)
        .onConflictDoUpdate({
          target: [newsletterKey.country, newsletterKey.email],
          set: {
            unsignedAt: sql`null`,
            leaveReason: sql`null`,
            confirmedAt: sql`null`,
            signedAt: subscription.signedAt,
          },
          setWhere: or(isNotNull(newsletterKey.unsignedAt), isNull(newsletterKey.confirmedAt))!,
        })
        .returning({ key: newsletterKey.key })
      return row?.key
    },

    /** Returns whether the address is subscribed now. */
    async confirm(request: SubscriptionRequest): Promise<boolean> {
      const oldest = new Date(request.now.getTime() - confirmationLifetimeMs)
      const isConfirmable = or(isNotNull(newsletterKey.confirmedAt), gt(newsletterKey.signedAt, oldest))
      const [row] = await db
        .update(newsletterKey)
        .set({ confirmedAt: sql`coalesce(${newsletterKey.confirmedAt}, ${request.now.toISOString()})` })
        .where(and(keyOf(request), isNull(newsletterKey.unsignedAt), isConfirmable))
        .returning()
      if (row) await setInAccount(request.country, row.email, true)
      return row !== undefined
    },

    /** Nothing for an address that is not subscribed. */
    async preferences({ key, country }: Omit<SubscriptionRequest, 'now'>) {
      const [row] = await db
        .select({ topics: newsletterKey.topics, frequency: newsletterKey.frequency })
        .from(newsletterKey)
        .where(and(eq(newsletterKey.key, key), eq(newsletterKey.country, country), isNull(newsletterKey.unsignedAt)))
      return row
    },

    async prefer(
      request: SubscriptionRequest,
      topics: NewsletterTopic[],
      frequency: NewsletterFrequency,
    ): Promise<void> {
      const [row] = await db
        .update(newsletterKey)
        .set({ topics, frequency })
        .where(and(keyOf(request), isNull(newsletterKey.unsignedAt)))
        .returning()
      if (!row) return
      const has = (topic: NewsletterTopic) => topics.includes(topic)
      await db
        .update(customer)
        .set({ newsletterSubscriptions: { mujer: has('mujer'), hombre: has('hombre'), ninos: has('ninos') } })
        .where(and(eq(customer.country, request.country), eq(customer.email, row.email)))
    },

    async unsign(request: SubscriptionRequest, leaveReason: LeaveReason | null): Promise<void> {
      const [row] = await db
        .update(newsletterKey)
        .set({ unsignedAt: request.now, leaveReason })
        .where(and(keyOf(request), isNull(newsletterKey.unsignedAt)))
        .returning()
      if (row) await setInAccount(request.country, row.email, false)
    },
  }
}
