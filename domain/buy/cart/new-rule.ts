import { addDays, instantIn } from '#domain/platform/dates.ts'
import type { DeskSentence } from '#domain/desk/words.ts'
import type { CouponScope } from './coupon-rule.ts'

/** The kinds an operator creates; credits come from returns and gestures, each with its own books. */
export const newCouponKinds = ['percent', 'fixed', 'free_shipping'] as const
export type NewCouponKind = (typeof newCouponKinds)[number]

/** A coupon as it is written. Amounts in minor units. */
export type NewCoupon = {
  kind: NewCouponKind
  /** Percent points, minor units, or 0 for free shipping. */
  amount: number
  maxDiscount: number | null
  minSubtotal: number | null
  startsAt: Date
  endsAt: Date
  maxUses: number | null
  maxUsesPerCustomer: number | null
  combinable: boolean
  onDiscounted: boolean
  needsRecentPurchaseDays: number | null
  newCustomersOnly: boolean
  scope: CouponScope
}

export type RuleFault = { field: string; reason: DeskSentence }

const fault = (field: string, en: string, es: string): RuleFault => ({ field, reason: { en, es } })

const maxAmount = 2_147_483_647
export const maxGeneratedCodes = 100_000

const isWhole = (value: number | null, from: number, to = maxAmount) =>
  value === null || (Number.isInteger(value) && value >= from && value <= to)

/** Why a coupon cannot be written, field by field; empty when it can. */
export function couponFaults(coupon: NewCoupon, now: Date): RuleFault[] {
  const { kind, amount, startsAt, endsAt } = coupon
  const faults: RuleFault[] = []
  const refuse = (field: string, en: string, es: string) => faults.push(fault(field, en, es))
  if (kind === 'percent' && !(isWhole(amount, 1, 100) && amount >= 1))
    refuse('amount', 'must be 1 to 100 percent', 'tiene que ser de 1 a 100 %')
  if (kind === 'fixed' && !isWhole(amount, 1))
    refuse('amount', 'must be more than nothing', 'tiene que ser más que cero')
  if (kind === 'free_shipping' && amount !== 0)
    refuse('amount', 'does not go with free shipping', 'no va con el envío gratis')
  if (coupon.maxDiscount !== null && kind !== 'percent')
    refuse('maxDiscount', 'only bounds a percentage', 'solo va con un porcentaje')
  if (!isWhole(coupon.maxDiscount, 1)) refuse('maxDiscount', 'must be more than nothing', 'tiene que ser más que cero')
  if (!isWhole(coupon.minSubtotal, 1)) refuse('minSubtotal', 'must be more than nothing', 'tiene que ser más que cero')
  if (!isWhole(coupon.maxUses, 1)) refuse('maxUses', 'must be at least 1', 'tiene que ser 1 o más')
  if (!isWhole(coupon.maxUsesPerCustomer, 1))
    refuse('maxUsesPerCustomer', 'must be at least 1', 'tiene que ser 1 o más')
  if (!isWhole(coupon.needsRecentPurchaseDays, 1, 3650))
    refuse('needsRecentPurchaseDays', 'must be 1 to 3650 days', 'tiene que ser de 1 a 3650 días')
  if (coupon.newCustomersOnly && coupon.needsRecentPurchaseDays !== null)
    refuse('newCustomersOnly', 'contradicts a recent purchase', 'no va junto con haber comprado hace poco')
  faults.push(...periodFaults({ startsAt, endsAt }, now))
  return faults
}

/** A period that has an end in the future. */
function periodFaults({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, now: Date): RuleFault[] {
  if (endsAt <= startsAt) return [fault('endsAt', 'must be after its start', 'tiene que ser después del comienzo')]
  return endsAt <= now ? [fault('endsAt', 'is over already', 'ya pasó')] : []
}

/** A code that a shopper types: capitals, figures and dashes, three to thirty of them. */
export const isCouponCode = (code: string) => /^[A-Z0-9][A-Z0-9-]{1,28}[A-Z0-9]$/.test(code)

/** What comes before the random letters of generated codes; it may end in a dash. */
export const isCodePrefix = (prefix: string) => /^[A-Z0-9][A-Z0-9-]{0,18}$/.test(prefix)

const maxPromotionName = 60

type PromotionFacts = { name: string; percent: number; startsAt: Date; endsAt: Date }

/** Why a promotion that acts by itself cannot be written; its name is read in every cart. */
export function promotionFaults({ name, percent, ...period }: PromotionFacts, now: Date): RuleFault[] {
  const faults = periodFaults(period, now)
  if (name.trim() === '' || name.length > maxPromotionName || /[\r\n<>]/.test(name))
    faults.push(
      fault(
        'name',
        `must be 1 to ${maxPromotionName} characters in one line, without < and >`,
        `tiene que ser una línea de 1 a ${maxPromotionName} letras, sin < ni >`,
      ),
    )
  if (!Number.isInteger(percent) || percent < 1 || percent > 100)
    faults.push(fault('amount', 'must be 1 to 100 percent', 'tiene que ser de 1 a 100 %'))
  return faults
}

type RuleDays = { from?: string | null | undefined; until: string }

/** The period of days of a store, both included; from now unless a day is said. */
export const periodOfDays = (timeZone: string, { from, until }: RuleDays, now: Date) => ({
  startsAt: from ? instantIn(timeZone, from) : now,
  endsAt: instantIn(timeZone, addDays(until, 1)),
})
