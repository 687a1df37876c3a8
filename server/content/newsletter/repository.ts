import { and, eq, gt, isNotNull, isNull, or, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { customer } from '#db/schema/customers.ts'
import { newsletterKey } from '#db/schema/newsletter.ts'
import { confirmationLifetimeMs } from '#domain/content/newsletter/confirmation.ts'
import type { LeaveReason, NewsletterFrequency, NewsletterTopic } from '#domain/content/newsletter/preferences.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

type Subscription = { key: string; country: OpenCountry; email: string; signedAt: Date }
type Answer = { key: string; country: OpenCountry; now: Date }

export const newsletterRepository = (db: Handle) => {
  const keyOf = ({ key, country }: Answer) => and(eq(newsletterKey.key, key), eq(newsletterKey.country, country))

  /** The same choice in the account of whoever has one. */
  const setInAccount = (country: string, email: string, isNewsletterSubscribed: boolean) =>
    db
      .update(customer)
      .set({ isNewsletterSubscribed })
      .where(and(eq(customer.country, country), eq(customer.email, email)))

  return {
    /** An address has one key. The key to ask it by, or nothing when it is on the list already. */
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

    /** Whether the address is on the list now. */
    async confirm(answer: Answer): Promise<boolean> {
      const oldest = new Date(answer.now.getTime() - confirmationLifetimeMs)
      const isAsked = or(isNotNull(newsletterKey.confirmedAt), gt(newsletterKey.signedAt, oldest))
      const [row] = await db
        .update(newsletterKey)
        .set({ confirmedAt: sql`coalesce(${newsletterKey.confirmedAt}, ${answer.now.toISOString()})` })
        .where(and(keyOf(answer), isNull(newsletterKey.unsignedAt), isAsked))
        .returning()
      if (row) await setInAccount(answer.country, row.email, true)
      return row !== undefined
    },

    /** Nothing for whoever is not on the list. */
    async preferences({ key, country }: Omit<Answer, 'now'>) {
      const [row] = await db
        .select({ topics: newsletterKey.topics, frequency: newsletterKey.frequency })
        .from(newsletterKey)
        .where(and(eq(newsletterKey.key, key), eq(newsletterKey.country, country), isNull(newsletterKey.unsignedAt)))
      return row
    },

    async prefer(answer: Answer, topics: NewsletterTopic[], frequency: NewsletterFrequency): Promise<void> {
      const [row] = await db
        .update(newsletterKey)
        .set({ topics, frequency })
        .where(and(keyOf(answer), isNull(newsletterKey.unsignedAt)))
        .returning()
      if (!row) return
      const has = (topic: NewsletterTopic) => topics.includes(topic)
      await db
        .update(customer)
        .set({ newsletterSubscriptions: { mujer: has('mujer'), hombre: has('hombre'), ninos: has('ninos') } })
        .where(and(eq(customer.country, answer.country), eq(customer.email, row.email)))
    },

    async unsign(answer: Answer, leaveReason: LeaveReason | null): Promise<void> {
      const [row] = await db
        .update(newsletterKey)
        .set({ unsignedAt: answer.now, leaveReason })
        .where(and(keyOf(answer), isNull(newsletterKey.unsignedAt)))
        .returning()
      if (row) await setInAccount(answer.country, row.email, false)
    },
  }
}
