import { and, desc, eq, inArray, like, or } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { productBulk, productBulkRow, productPrice } from '#db/schema/product-changes.ts'
import { audit, type AuditedFields } from '#db/schema/technical.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { isAbout } from '#server/platform/audit/audit.ts'
import { subjectOf } from './change-product.ts'

export type ProductAct = {
  at: Date
  actor: string
  action: string
  subject: string
  reason: string | null
  before: AuditedFields | null
  after: AuditedFields | null
  /** The act on many products that it was part of. */
  idBulk: number | null
}

const shownActs = 100
type One = { country: OpenCountry; sku: string }

/** What people did with a product and its sizes, the latest first: alone, and as one of many. */
export async function productActs(db: Handle, { country, sku }: One, limit = shownActs): Promise<ProductAct[]> {
  const subject = subjectOf(country, sku)
  const own = await db
    .select()
    .from(audit)
    // A size is called like its product, with a dash behind it; a sku holds nothing that a pattern reads.
    .where(or(isAbout(subject), like(audit.subject, `${subject}-%`)))
    .orderBy(desc(audit.id))
    .limit(limit)
  const many = await db
    .select({ bulk: productBulk, row: productBulkRow })
    .from(productBulkRow)
    .innerJoin(productBulk, eq(productBulk.idBulk, productBulkRow.idBulk))
    .where(
      and(
        eq(productBulkRow.sku, sku),
        eq(productBulk.country, country),
        inArray(productBulkRow.state, ['done', 'undone', 'kept']),
      ),
    )
    .orderBy(desc(productBulk.idBulk))
    .limit(limit)
  const acts: ProductAct[] = own.map(({ at, actor, action, subject: of, reason, before, after }) => ({
    at,
    actor,
    action,
    reason,
    before,
    after,
    subject: of,
    idBulk: null,
  }))
  for (const { bulk, row } of many) {
    const of = { subject, idBulk: bulk.idBulk }
    const { before, after } = row
    acts.push({
      ...of,
      at: bulk.createdAt,
      actor: bulk.actor,
      action: 'product-bulk',
      reason: bulk.reason,
      before,
      after,
    })
    if (row.state === 'undone')
      acts.push({
        ...of,
        at: bulk.undoneAt!,
        actor: bulk.undoneBy!,
        action: 'product-bulk-undo',
        reason: null,
        before: after,
        after: before,
      })
  }
  return acts.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, limit)
}

/** What it cost before, the latest first. */
export const productPrices = (db: Handle, { country, sku }: One) =>
  db
    .select({
      since: productPrice.since,
      until: productPrice.until,
      price: productPrice.price,
      specialPrice: productPrice.specialPrice,
      specialFrom: productPrice.specialFrom,
      specialTo: productPrice.specialTo,
    })
    .from(productPrice)
    .where(and(eq(productPrice.country, country), eq(productPrice.sku, sku)))
    .orderBy(desc(productPrice.until))
    .limit(50)
