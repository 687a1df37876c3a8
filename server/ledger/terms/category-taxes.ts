import { and, asc, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { category, categoryTax } from '#db/schema/catalog.ts'
import { country as countryTable } from '#db/schema/store.ts'
import { columnNames, selectAs } from '#db/connection/sql-text.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

const taxed = columnNames(category, 'taxed')
const above = columnNames(category, 'above')
const tax = columnNames(categoryTax, 'tax')

/** Categories of the store $1 with a rate of their own and all below them, for `jsonList`: few, or none. */
export const taxedCategoriesText = `
with recursive above as (
  select taxed.*, ${tax.percent} from category_tax tax join category taxed on ${taxed.id} = ${tax.categoryId}
    where ${tax.country} = $1
  union
  select taxed.*, ${tax.percent} from above join category taxed on ${taxed.parentId} = ${above.id}
    left join category_tax tax on ${tax.categoryId} = ${taxed.id}
) select ${selectAs(above, 'id', 'parentId')}, above.percent from above order by ${above.id}`

/** What a store taxes, and which of its categories otherwise, by path. */
type Taxes = { store: number; categories: Record<string, number> }

export async function readTaxes(db: Handle, country: OpenCountry): Promise<Taxes> {
  const [store] = await db
    .select({ percent: countryTable.taxPercent })
    .from(countryTable)
    .where(eq(countryTable.code, country))
  const said = await db
    .select({ path: category.path, percent: categoryTax.percent })
    .from(categoryTax)
    .innerJoin(category, eq(category.id, categoryTax.categoryId))
    .where(eq(categoryTax.country, country))
    .orderBy(asc(category.path))
  return { store: store!.percent, categories: Object.fromEntries(said.map(({ path, percent }) => [path, percent])) }
}

/** Taxes a category otherwise than its store, with all below it that say nothing else; null takes that back. */
export async function setCategoryTax(
  db: Handle,
  country: OpenCountry,
  { path, percent }: { path: string; percent: number | null },
  acting: Acting,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [found] = await tx
      .select({ id: category.id })
      .from(category)
      .where(and(eq(category.country, country), eq(category.path, path)))
    if (!found) throw new OperatorRefusal(`${country} has no category ${path}.`)
    if (percent === null) await tx.delete(categoryTax).where(eq(categoryTax.categoryId, found.id))
    else {
      await tx
        .insert(categoryTax)
        .values({ country, categoryId: found.id, percent })
        .onConflictDoUpdate({ target: [categoryTax.country, categoryTax.categoryId], set: { percent } })
    }
    await writeAudit(tx, acting, 'terms-tax', `${country} ${path}: ${percent ?? 'none'} %`, { country })
  })
}
