import { and, eq, inArray, sql } from '#db/connection/drizzle.ts'
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
import { ruleSwitchOf } from '#domain/buy/cart/rule-state.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { newCode } from '#server/ledger/codes.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { refuseFaults } from './refuse-faults.ts'
import { resolveScope } from './resolve-scope.ts'

/** One code that many may use, or many codes that each work once. */
type Codes = { code: string } | { prefix: string; count: number }

type NewCouponRequest = { country: OpenCountry; coupon: NewCoupon } & Codes

/** So many rows go in one statement. */
const batch = 1000

/** How often generated codes are drawn again after one was taken; ten random letters collide about never. */
const maxDraws = 5

/** What the audit calls one coupon, or the codes of a batch. */
export const couponSubject = (country: OpenCountry, which: WhichCoupons) => `${country} ${nameOf(which)}`

/** Creates a coupon, or codes for single use by the thousand, all or none. Returns the codes. */
export async function createCoupons(db: Handle, request: NewCouponRequest, acting: Acting): Promise<string[]> {
  const { country } = request
  refuseFaults(couponFaults(request.coupon, acting.now))
  return inTransaction(db, async (tx) => {
    const coupon = { ...request.coupon, scope: await resolveScope(tx, country, request.coupon.scope) }
    const after = { ...coupon, startsAt: coupon.startsAt.toISOString(), endsAt: coupon.endsAt.toISOString() }
    if ('code' in request) {
      const { code } = request
      if (!isCouponCode(code))
        throw new OperatorRefusal(
          `"${code}" is no code: 3 to 30 capitals, figures and dashes.`,
          `"${code}" no es un código: de 3 a 30 mayúsculas, números y guiones.`,
        )
      const written = await write(tx, country, coupon, [code])
      if (written.length === 0)
        throw new OperatorRefusal(
          `The store ${country} has a coupon ${code} already.`,
          `La tienda ya tiene un cupón ${code}.`,
        )
      const subject = `${couponSubject(country, { code })}: ${describe(coupon)}`
      await writeAudit(tx, acting, 'coupon-create', subject, { country, after })
      return written
    }
    const { prefix, count } = request
    if (!isCodePrefix(prefix))
      throw new OperatorRefusal(
        `"${prefix}" cannot begin codes: up to 19 capitals, figures and dashes.`,
        `"${prefix}" no puede ser el comienzo de los códigos: hasta 19 mayúsculas, números y guiones.`,
      )
    if (!Number.isInteger(count) || count < 1 || count > maxGeneratedCodes)
      throw new OperatorRefusal(
        `1 to ${maxGeneratedCodes} codes can be created at once, not ${count}.`,
        `Se pueden crear de 1 a ${maxGeneratedCodes} códigos a la vez, no ${count}.`,
      )
    const single = { ...coupon, maxUses: 1, maxUsesPerCustomer: 1, series: prefix }
    const codes: string[] = []
    for (let draws = 0; codes.length < count; draws++) {
      if (draws > Math.ceil(count / batch) + maxDraws)
        throw new OperatorRefusal(
          `Too many codes begin with ${prefix} already.`,
          `Ya hay demasiados códigos que empiezan con ${prefix}.`,
        )
      const drawn = Array.from({ length: Math.min(batch, count - codes.length) }, () => newCode(prefix))
      codes.push(...(await write(tx, country, single, [...new Set(drawn)])))
    }
    const subject = `${couponSubject(country, { series: prefix })}: ${count} codes, ${describe(single)}`
    await writeAudit(tx, acting, 'coupon-create', subject, { country, after })
    return codes
  })
}

/** Writes those codes that are not taken, and returns them. */
async function write(
  tx: Handle,
  country: OpenCountry,
  coupon: NewCoupon & { series?: string },
  codes: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .insert(salesRule)
    .values(codes.map((code) => ({ country, code, ...coupon })))
    .onConflictDoNothing()
    .returning({ code: salesRule.code })
  return rows.map(({ code }) => code)
}

const describe = ({ kind, amount, endsAt, maxUses }: NewCoupon) =>
  `${kind} ${amount}, until ${endsAt.toISOString()}${maxUses === null ? '' : `, ${maxUses} uses`}`

/** One coupon, the codes of a batch, or every code that begins so. */
export type WhichCoupons = { code: string } | { series: string } | { prefix: string }

const nameOf = (which: WhichCoupons) =>
  'code' in which ? which.code : 'series' in which ? `${which.series}…` : `${which.prefix}…`

function isThem(which: WhichCoupons) {
  if ('code' in which) return eq(salesRule.code, which.code)
  return 'series' in which ? eq(salesRule.series, which.series) : sql`starts_with(${salesRule.code}, ${which.prefix})`
}

type CouponsRequest = { country: OpenCountry; which: WhichCoupons }

/** The coupons of everybody that are meant, locked. A personal coupon is its customer's and is not decided here. */
export async function lockCoupons(tx: Handle, { country, which }: CouponsRequest) {
  const rows = await tx
    .select({
      id: salesRule.idSalesRule,
      active: salesRule.active,
      endedAt: salesRule.endedAt,
      used: salesRule.usedCount,
      owner: salesRule.idCustomer,
    })
    .from(salesRule)
    .where(and(eq(salesRule.country, country), isThem(which)))
    .orderBy(salesRule.idSalesRule)
    .for('update')
  if (rows.length === 0)
    throw new OperatorRefusal(
      `The store ${country} has no coupon ${nameOf(which)}.`,
      `La tienda no tiene el cupón ${nameOf(which)}.`,
    )
  return rows
}

type ChangedCoupons = { changed: number; used: number }

async function change(
  db: Handle,
  request: CouponsRequest,
  to: 'on' | 'paused' | 'ended',
  acting: Acting,
): Promise<ChangedCoupons> {
  const { country, which } = request
  return inTransaction(db, async (tx) => {
    const rows = await lockCoupons(tx, request)
    const open = rows.filter((row) => row.owner === null && row.endedAt === null && ruleSwitchOf(row) !== to)
    if (open.length === 0) {
      const name = nameOf(which)
      if (rows.every(({ owner }) => owner !== null))
        throw new OperatorRefusal(`${name} is a customer’s own coupon.`, `${name} es un cupón de un cliente.`)
      if (to === 'ended' || rows.every(({ endedAt }) => endedAt !== null))
        throw new OperatorRefusal(`${name} has ended already.`, `${name} ya se terminó.`)
      throw new OperatorRefusal(`${name} is ${to} already.`, `${name} ya está ${to === 'on' ? 'activo' : 'en pausa'}.`)
    }
    await tx
      .update(salesRule)
      .set({ active: to === 'on', ...(to === 'ended' && { endedAt: acting.now }) })
      .where(
        inArray(
          salesRule.idSalesRule,
          open.map(({ id }) => id),
        ),
      )
    const subject = `${couponSubject(country, which)}${'code' in which ? '' : `: ${open.length} codes`}`
    const action = { on: 'coupon-resume', paused: 'coupon-pause', ended: 'coupon-end' }[to]
    const before = { is: ruleSwitchOf(open[0]!) }
    await writeAudit(tx, acting, action, subject, { country, before, after: { is: to } })
    return { changed: open.length, used: open.reduce((sum, { used }) => sum + used, 0) }
  })
}

/** Ends coupons for good: carts drop them, orders that used them keep their price. */
export const endCoupons = (db: Handle, request: CouponsRequest, acting: Acting) => change(db, request, 'ended', acting)

/** Pauses coupons, or lets them act again: carts follow at their next look. */
export const pauseCoupons = (db: Handle, request: CouponsRequest, isPaused: boolean, acting: Acting) =>
  change(db, request, isPaused ? 'paused' : 'on', acting)
