import { and, desc, eq, gt, inArray, lt, notInArray, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { catalogPromotion, promotionUse } from '#db/schema/coupons.ts'
import { salesOrder } from '#db/schema/orders.ts'
import type { CouponScope } from '#domain/buy/cart/coupon-rule.ts'
import { promotionFaults } from '#domain/buy/cart/new-rule.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { refuseFaults } from './refuse-faults.ts'
import { resolveScope } from './resolve-scope.ts'

export type PromotionRow = typeof catalogPromotion.$inferSelect
type NewPromotion = {
  country: OpenCountry
  name: string
  percent: number
  scope: CouponScope
  startsAt: Date
  endsAt: Date
}

/** What the audit calls a promotion. */
export const promotionSubject = ({ country, id }: Pick<PromotionRow, 'country' | 'id'>) => `${country} promotion ${id}`

/** Creates a discount that acts by itself in every cart of the store (decision 014). Returns its number. */
export async function createPromotion(db: Handle, promotion: NewPromotion, acting: Acting): Promise<number> {
  const { country, name, percent, scope, endsAt } = promotion
  refuseFaults(promotionFaults(promotion, acting.now))
  return inTransaction(db, async (tx) => {
    const values = { ...promotion, scope: await resolveScope(tx, country, scope) }
    const [row] = await tx.insert(catalogPromotion).values(values).returning({ id: catalogPromotion.id })
    const subject = `${promotionSubject({ country, id: row!.id })}: ${name}, ${percent} %, until ${endsAt.toISOString()}`
    await writeAudit(tx, acting, 'promotion-create', subject, { country })
    return row!.id
  })
}

/** The promotions of stores, the latest first; those that are over only when wanted. */
export function listPromotions(
  db: Handle,
  { countries, isAll, limit }: { countries: readonly OpenCountry[]; isAll: boolean; limit: number },
  now: Date,
): Promise<PromotionRow[]> {
  return db
    .select()
    .from(catalogPromotion)
    .where(and(inArray(catalogPromotion.country, [...countries]), isAll ? undefined : gt(catalogPromotion.endsAt, now)))
    .orderBy(desc(catalogPromotion.id))
    .limit(limit)
}

/** In how many orders promotions acted and what they took off; a cancelled order gave nothing away. */
export async function promotionCosts(db: Handle, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { orders: number; given: number }>()
  const rows = await db
    .select({
      id: promotionUse.promotionId,
      orders: sql<number>`count(*)::int`,
      given: sql<number>`sum(${promotionUse.amount})::float8`,
    })
    .from(promotionUse)
    .innerJoin(salesOrder, eq(salesOrder.orderNr, promotionUse.orderNr))
    .where(
      and(
        inArray(promotionUse.promotionId, [...ids]),
        notInArray(salesOrder.status, ['cancelled', 'payment_rejected']),
      ),
    )
    .groupBy(promotionUse.promotionId)
  return new Map(rows.map(({ id, ...cost }) => [id, cost]))
}

export async function lockPromotion(tx: Handle, id: number): Promise<PromotionRow | undefined> {
  const [row] = await tx.select().from(catalogPromotion).where(eq(catalogPromotion.id, id)).for('update')
  return row
}

async function lockOpenPromotion(tx: Handle, id: number, now: Date): Promise<PromotionRow> {
  const row = await lockPromotion(tx, id)
  if (!row) throw new OperatorRefusal(`There is no promotion ${id}.`, `No hay una promoción ${id}.`)
  if (row.endsAt <= now)
    throw new OperatorRefusal(
      `Promotion ${id} ended at ${row.endsAt.toISOString()} already.`,
      `La promoción ${id} ya se terminó.`,
    )
  return row
}

/** Ends a promotion at this moment; one that has not begun is deleted. Orders keep their price. */
export async function endPromotion(db: Handle, { id }: { id: number }, acting: Acting): Promise<PromotionRow> {
  return inTransaction(db, async (tx) => {
    const isIt = eq(catalogPromotion.id, id)
    const row = await lockOpenPromotion(tx, id, acting.now)
    const ended = await tx
      .update(catalogPromotion)
      .set({ endsAt: acting.now })
      .where(and(isIt, lt(catalogPromotion.startsAt, acting.now)))
    if (ended.rowCount === 0) await tx.delete(catalogPromotion).where(isIt)
    await writeAudit(tx, acting, 'promotion-end', `${promotionSubject(row)}: ${row.name}`, { country: row.country })
    return { ...row, endsAt: acting.now }
  })
}

/** Pauses a promotion, or lets it act again. Carts follow within a second. */
export async function pausePromotion(db: Handle, id: number, isPaused: boolean, acting: Acting): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await lockOpenPromotion(tx, id, acting.now)
    if (row.active !== isPaused)
      throw new OperatorRefusal(
        `Promotion ${id} is ${isPaused ? 'paused' : 'on'} already.`,
        `La promoción ${id} ya está ${isPaused ? 'en pausa' : 'activa'}.`,
      )
    await tx.update(catalogPromotion).set({ active: !isPaused }).where(eq(catalogPromotion.id, id))
    const action = isPaused ? 'promotion-pause' : 'promotion-resume'
    await writeAudit(tx, acting, action, `${promotionSubject(row)}: ${row.name}`, { country: row.country })
  })
}
