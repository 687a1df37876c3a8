import { and, eq, isNotNull, lte, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { productImage } from '#db/schema/catalog.ts'
import { contentVersion } from '#db/schema/content.ts'
import { orderItem } from '#db/schema/orders.ts'
import { photo } from '#db/schema/photos.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { allDone, daily, type Job } from '#server/platform/jobs/job.ts'
import type { PhotoStore } from '#server/platform/pictures/photo-store.ts'

/** Long enough to take a change back, and for caches and mails that still name the address. */
const unusedMs = 30 * 24 * 60 * 60 * 1000
/** Each looks through the versions of contents. */
const maxAtOnce = 200

/** Writes down since when nothing shows a picture: a feed that takes it from its product says nothing. */
async function markUnused(db: Handle, now: Date): Promise<void> {
  const isUsed = sql`(exists (select from ${productImage} where ${productImage.url} = ${photo.source})
    or exists (select from ${orderItem} where ${orderItem.imageUrl} = ${photo.source}))`
  await db
    .update(photo)
    .set({
      unusedSince: sql`case when ${isUsed} then null else coalesce(${photo.unusedSince}, ${now.toISOString()}) end`,
    })
    .where(and(eq(photo.isOfProducts, true), sql`(${photo.unusedSince} is null) <> ${isUsed}`))
}

/**
 * Deletes what was uploaded for products and is shown nowhere. The address of one that was replaced goes on answering:
 * its row stays and says where it leads.
 */
export const deleteUnusedPhotos: Job<{ photos: { store: PhotoStore } }> = {
  name: 'delete-unused-photos',
  summary: 'delete pictures uploaded for products 30 days after no product, order or content shows them',
  schedule: daily,
  async run(db, acting, { photos }) {
    await markUnused(db, acting.now)
    const due = lte(photo.unusedSince, new Date(acting.now.getTime() - unusedMs))
    const isOfContent = sql`exists (select from ${contentVersion} where strpos(${contentVersion.body}::text, ${photo.key}) > 0)`
    const found = await db
      .select({ key: photo.key, isOfContent: sql<boolean>`${isOfContent}` })
      .from(photo)
      .where(and(eq(photo.isOfProducts, true), eq(photo.state, 'fetched'), isNotNull(photo.unusedSince), due))
      .limit(maxAtOnce)
    let deleted = 0
    for (const { key, isOfContent: isShown } of found) {
      await inTransaction(db, async (tx) => {
        const [row] = await tx
          .select()
          .from(photo)
          .where(and(eq(photo.key, key), due))
          .for('update')
        if (!row) return
        // A picture of a home page is no product's any more, and stays as long as contents do.
        if (isShown)
          return void (await tx.update(photo).set({ isOfProducts: false, unusedSince: null }).where(eq(photo.key, key)))
        await photos.store.remove(key)
        if (row.replacedBy)
          await tx.update(photo).set({ isOfProducts: false, unusedSince: null }).where(eq(photo.key, key))
        else await tx.delete(photo).where(eq(photo.key, key))
        deleted += 1
      })
    }
    if (deleted > 0) await writeAudit(db, acting, 'delete-unused-photos', `${deleted} photographs`)
    return allDone(deleted)
  },
}
