import { and, desc, eq, gt, lt } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { catalogPromotion } from '#db/schema/coupons.ts'
import type { CouponScope } from '#domain/buy/cart/coupon-rule.ts'
import { periodFaults } from '#domain/buy/cart/new-rule.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { resolveScope } from './resolve-scope.ts'

type PromotionRow = typeof catalogPromotion.$inferSelect
type NewPromotion = {
  country: OpenCountry
  name: string
  percent: number
  scope: CouponScope
  startsAt: Date
  endsAt: Date
}

const maxNameLength = 60

/** Creates a discount that acts by itself in every cart of the store (decision 014). Returns its number. */
export async function createPromotion(db: Handle, promotion: NewPromotion, acting: Acting): Promise<number> {
  const { country, name, percent, scope, endsAt } = promotion
  const faults = periodFaults(promotion, acting.now).map(({ field, reason }) => `${field} ${reason}`)
  if (name.trim() === '' || name.length > maxNameLength || /[\r\n<>]/.test(name))
    faults.push(`name must be 1 to ${maxNameLength} characters in one line, without < and >`)
  if (!Number.isInteger(percent) || percent < 1 || percent > 100) faults.push('percent must be 1 to 100')
  if (faults.length > 0) throw new OperatorRefusal(`${faults.join('; ')}.`)
  return inTransaction(db, async (tx) => {
    const values = { ...promotion, scope: await resolveScope(tx, country, scope) }
    const [row] = await tx.insert(catalogPromotion).values(values).returning({ id: catalogPromotion.id })
    await writeAudit(
      tx,
      acting,
      'promotion-create',
      `${country} ${row!.id} ${name}: ${percent} %, until ${endsAt.toISOString()}`,
    )
    return row!.id
  })
}

/** The promotions of a store or of all, the latest first; those that are over only when wanted. */
export function listPromotions(
  db: Handle,
  { country, isAll, limit }: { country?: OpenCountry | undefined; isAll: boolean; limit: number },
  now: Date,
): Promise<PromotionRow[]> {
  return db
    .select()
    .from(catalogPromotion)
    .where(and(country && eq(catalogPromotion.country, country), isAll ? undefined : gt(catalogPromotion.endsAt, now)))
    .orderBy(desc(catalogPromotion.id))
    .limit(limit)
}

/** Ends a promotion at this moment; one that has not begun is deleted. Orders keep their price. */
export async function endPromotion(db: Handle, { id }: { id: number }, acting: Acting): Promise<PromotionRow> {
  return inTransaction(db, async (tx) => {
    const isIt = eq(catalogPromotion.id, id)
    const [row] = await tx.select().from(catalogPromotion).where(isIt).for('update')
    if (!row) throw new OperatorRefusal(`There is no promotion ${id}.`)
    if (row.endsAt <= acting.now)
      throw new OperatorRefusal(`Promotion ${id} ended at ${row.endsAt.toISOString()} already.`)
    const ended = await tx
      .update(catalogPromotion)
      .set({ endsAt: acting.now })
      .where(and(isIt, lt(catalogPromotion.startsAt, acting.now)))
    if (ended.rowCount === 0) await tx.delete(catalogPromotion).where(isIt)
    await writeAudit(tx, acting, 'promotion-end', `${row.country} ${id} ${row.name}`)
    return { ...row, endsAt: acting.now }
  })
}
