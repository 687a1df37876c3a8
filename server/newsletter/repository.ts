import { sql } from 'drizzle-orm'
import type { Handle } from '#db/open.ts'
import { newsletterKey } from '#db/schema/newsletter.ts'
import type { OpenCountry } from '#domain/store/country.ts'

type Subscription = { key: string; country: OpenCountry; email: string; signedAt: Date }

export const newsletterRepository = (db: Handle) => ({
  /** An address is on the list once; signing again after leaving brings it back. */
  async sign(subscription: Subscription) {
    await db
      .insert(newsletterKey)
      .values(subscription)
      .onConflictDoUpdate({
        target: [newsletterKey.country, newsletterKey.email],
        set: { unsignedAt: sql`null`, signedAt: subscription.signedAt },
        setWhere: sql`${newsletterKey.unsignedAt} is not null`,
      })
  },
})
