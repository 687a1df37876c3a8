import { and, eq, inArray, isNull, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { salesRule } from '#db/schema/coupons.ts'
import {
  couponFaults,
  isCodePrefix,
  isCouponCode,
  maxGeneratedCodes,
  type NewCoupon,
} from '#domain/buy/cart/new-rule.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { newCode } from '#server/ledger/codes.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { resolveScope } from './resolve-scope.ts'

/** One code that many may use, or many codes that each work once. */
type Codes = { code: string } | { prefix: string; count: number }

type NewCouponRequest = { country: OpenCountry; coupon: NewCoupon } & Codes

/** So many rows go in one statement. */
const batch = 1000

/** How often generated codes are drawn again after one was taken; ten random letters collide about never. */
const maxDraws = 5

/** Creates a coupon, or codes for single use by the thousand, all or none. Returns the codes. */
export async function createCoupons(db: Handle, request: NewCouponRequest, acting: Acting): Promise<string[]> {
  const { country } = request
  const faults = couponFaults(request.coupon, acting.now)
  if (faults.length > 0)
    throw new OperatorRefusal(faults.map(({ field, reason }) => `${field} ${reason}`).join('; ') + '.')
  return inTransaction(db, async (tx) => {
    const coupon = { ...request.coupon, scope: await resolveScope(tx, country, request.coupon.scope) }
    if ('code' in request) {
      const { code } = request
      if (!isCouponCode(code)) throw new OperatorRefusal(`"${code}" is no code: 3 to 30 capitals, figures and dashes.`)
      const written = await write(tx, country, coupon, [code])
      if (written.length === 0) throw new OperatorRefusal(`The store ${country} has a coupon ${code} already.`)
      await writeAudit(tx, acting, 'coupon-create', `${country} ${code}: ${describe(coupon)}`)
      return written
    }
    const { prefix, count } = request
    if (!isCodePrefix(prefix))
      throw new OperatorRefusal(`"${prefix}" cannot begin codes: up to 19 capitals, figures and dashes.`)
    if (!Number.isInteger(count) || count < 1 || count > maxGeneratedCodes)
      throw new OperatorRefusal(`1 to ${maxGeneratedCodes} codes can be created at once, not ${count}.`)
    const single = { ...coupon, maxUses: 1, maxUsesPerCustomer: 1 }
    const codes: string[] = []
    for (let draws = 0; codes.length < count; draws++) {
      if (draws > Math.ceil(count / batch) + maxDraws)
        throw new OperatorRefusal(`Too many codes begin with ${prefix} already.`)
      const drawn = Array.from({ length: Math.min(batch, count - codes.length) }, () => newCode(prefix))
      codes.push(...(await write(tx, country, single, [...new Set(drawn)])))
    }
    await writeAudit(tx, acting, 'coupon-create', `${country} ${count} codes ${prefix}…: ${describe(single)}`)
    return codes
  })
}

/** Writes those codes that are not taken, and returns them. */
async function write(tx: Handle, country: OpenCountry, coupon: NewCoupon, codes: readonly string[]): Promise<string[]> {
  const rows = await tx
    .insert(salesRule)
    .values(codes.map((code) => ({ country, code, ...coupon })))
    .onConflictDoNothing()
    .returning({ code: salesRule.code })
  return rows.map(({ code }) => code)
}

const describe = ({ kind, amount, endsAt, maxUses }: NewCoupon) =>
  `${kind} ${amount}, until ${endsAt.toISOString()}${maxUses === null ? '' : `, ${maxUses} uses`}`

type EndedCoupons = { ended: number; used: number }

/**
 * Ends a coupon, or all generated codes with a prefix: carts drop it, orders that used it keep their price. A personal
 * coupon is its customer's and is not ended here.
 */
export async function endCoupons(
  db: Handle,
  { country, code, isPrefix }: { country: OpenCountry; code: string; isPrefix: boolean },
  acting: Acting,
): Promise<EndedCoupons> {
  return inTransaction(db, async (tx) => {
    const isIt = isPrefix ? sql`starts_with(${salesRule.code}, ${code})` : eq(salesRule.code, code)
    const rows = await tx
      .select({
        id: salesRule.idSalesRule,
        active: salesRule.active,
        used: salesRule.usedCount,
        owner: salesRule.idCustomer,
      })
      .from(salesRule)
      .where(and(eq(salesRule.country, country), isIt))
      .for('update')
    if (rows.length === 0)
      throw new OperatorRefusal(`The store ${country} has no coupon ${code}${isPrefix ? '…' : ''}.`)
    const open = rows.filter(({ owner, active }) => owner === null && active)
    if (open.length === 0) {
      const isPersonal = rows.every(({ owner }) => owner !== null)
      throw new OperatorRefusal(`${code} ${isPersonal ? 'is a customer’s own coupon' : 'has ended already'}.`)
    }
    await tx
      .update(salesRule)
      .set({ active: false })
      .where(
        and(
          isNull(salesRule.idCustomer),
          inArray(
            salesRule.idSalesRule,
            open.map(({ id }) => id),
          ),
        ),
      )
    const what = isPrefix ? `${open.length} codes ${code}…` : code
    await writeAudit(tx, acting, 'coupon-end', `${country} ${what}`)
    return { ended: open.length, used: open.reduce((sum, { used }) => sum + used, 0) }
  })
}
