import { and, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { customer, socialIdentity } from '#db/schema/customers.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { CustomerRow } from '#server/customers/account/repository.ts'

type Identity = { provider: 'facebook'; subject: string; country: OpenCountry }

export function socialRepository(db: Handle) {
  return {
    async ownerOf({ provider, subject, country }: Identity): Promise<CustomerRow | undefined> {
      const [found] = await db
        .select({ customer })
        .from(socialIdentity)
        .innerJoin(customer, eq(customer.idCustomer, socialIdentity.idCustomer))
        .where(
          and(
            eq(socialIdentity.country, country),
            eq(socialIdentity.provider, provider),
            eq(socialIdentity.subject, subject),
          ),
        )
      return found?.customer
    },

    /** False when the identity already belongs to an account. */
    async add(identity: Identity, idCustomer: number): Promise<boolean> {
      const added = await db
        .insert(socialIdentity)
        .values({ ...identity, idCustomer })
        .onConflictDoNothing()
        .returning({ subject: socialIdentity.subject })
      return added.length === 1
    },
  }
}
