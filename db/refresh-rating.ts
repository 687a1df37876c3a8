import type { OpenCountry } from '#domain/platform/country/country.ts'
import { and, eq, sql } from './connection/drizzle.ts'
import type { Handle } from './connection/handle.ts'
import { productRating, review } from './schema/reviews.ts'

/**
 * Recounts a product's approved reviews, in the transaction that changes one. The row is locked first, so that of two
 * concurrent changes the second counts what the first has written.
 */
export async function refreshRating(
  tx: Handle,
  { country, sku }: { country: OpenCountry; sku: string },
): Promise<void> {
  const isRated = and(eq(productRating.country, country), eq(productRating.sku, sku))
  await tx.insert(productRating).values({ country, sku }).onConflictDoNothing()
  await tx.select().from(productRating).where(isRated).for('no key update')
  const stars = (many: number) => sql<number>`count(*) filter (where ${review.stars} = ${many})::int`
  const fit = (how: string) => sql<number>`count(*) filter (where ${review.fit} = ${how})::int`
  const [counted] = await tx
    .select({
      stars1: stars(1),
      stars2: stars(2),
      stars3: stars(3),
      stars4: stars(4),
      stars5: stars(5),
      fitSmall: fit('small'),
      fitJust: fit('just'),
      fitLarge: fit('large'),
    })
    .from(review)
    .where(and(eq(review.country, country), eq(review.sku, sku), eq(review.status, 'approved')))
  await tx.update(productRating).set(counted!).where(isRated)
}
