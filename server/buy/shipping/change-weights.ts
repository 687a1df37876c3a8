import { and, asc, eq, isNotNull } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { category } from '#db/schema/catalog.ts'
import { country as countryTable } from '#db/schema/store.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

/** What goods weigh whose feed does not say it, in grams: by category, and otherwise in the store. */
type DefaultWeights = { store: number; categories: Record<string, number> }

export async function readWeights(db: Handle, country: OpenCountry): Promise<DefaultWeights> {
  const [store] = await db
    .select({ grams: countryTable.defaultGrams })
    .from(countryTable)
    .where(eq(countryTable.code, country))
  const said = await db
    .select({ path: category.path, grams: category.grams })
    .from(category)
    .where(and(eq(category.country, country), isNotNull(category.grams)))
    .orderBy(asc(category.path))
  return { store: store!.grams, categories: Object.fromEntries(said.map(({ path, grams }) => [path, grams!])) }
}

/** Says what goods of a category (or, without one, of the store) weigh; null takes that of a category back. */
export async function setWeight(
  db: Handle,
  country: OpenCountry,
  { path, grams }: { path: string | undefined; grams: number | null },
  acting: Acting,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (path === undefined) {
      await tx
        .update(countryTable)
        .set({ defaultGrams: grams ?? 0 })
        .where(eq(countryTable.code, country))
    } else {
      const isIt = and(eq(category.country, country), eq(category.path, path))
      const { rowCount } = await tx.update(category).set({ grams }).where(isIt)
      if (rowCount === 0) throw new OperatorRefusal(`${country} has no category ${path}.`)
    }
    await writeAudit(tx, acting, 'shipping-weight', `${country} ${path ?? 'store'}: ${grams ?? 'none'} g`, { country })
  })
}
