import { youIn } from '#domain/platform/text/voice.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { formatPrice, toUnits } from '#domain/platform/money.ts'
import type { PaymentStatus } from './lifecycle.ts'
import type { PaymentMethod } from './methods.ts'

/** Up to what sum a store takes cash at the door in a region, or everywhere (null). Minor units. */
export type CashRule = {
  region: number | null
  /** Null: not there. */
  maxAmount: number | null
}

/** A checkout, as far as cash at the door has to know of it. */
export type CashQuestion = {
  /** Undefined while it is not known. */
  regionId: number | undefined
  /** What would be paid at the door. */
  amount: number
  isPickup: boolean
  /** A gift card or a membership among the goods: it acts once it is paid. */
  hasPaidFirst: boolean
}

export type CashRefusal =
  | { reason: 'pickup' | 'paid_first' | 'place' }
  /** `max`: up to where it is taken. */
  | { reason: 'amount'; max: number }

/** Whether a store takes cash at the door anywhere. */
export const takesCash = (rules: readonly CashRule[]) => rules.some(({ maxAmount }) => maxAmount !== null)

/** Why an order cannot be paid at the door; null where it can. The rule of the region comes before that of everywhere. */
export function cashRefusal(
  rules: readonly CashRule[],
  { regionId, amount, isPickup, hasPaidFirst }: CashQuestion,
): CashRefusal | null {
  if (hasPaidFirst) return { reason: 'paid_first' }
  if (isPickup) return { reason: 'pickup' }
  if (regionId === undefined) return null
  const rule = rules.find(({ region }) => region === regionId) ?? rules.find(({ region }) => region === null)
  if (rule === undefined || rule.maxAmount === null) return { reason: 'place' }
  return amount > rule.maxAmount ? { reason: 'amount', max: rule.maxAmount } : null
}

/** The same for the shopper, beside the method. */
export function cashRefusalSentence(refusal: CashRefusal, country: OpenCountry): string {
  const profile = countryProfiles[country]
  const you = youIn(country)
  switch (refusal.reason) {
    case 'paid_first':
      return 'Las tarjetas de regalo y las membresías se pagan antes.'
    case 'pickup':
      return you('Si retirás en una sucursal, se paga antes.', 'Si retiras en una sucursal, se paga antes.')
    case 'place':
      return 'No está disponible en tu zona.'
    case 'amount':
      return `Es para pedidos de hasta ${formatPrice(toUnits(refusal.max, profile), profile)}.`
  }
}

type PaymentOfOrder = { method: PaymentMethod; status: PaymentStatus }

/** Whether an order's money is still to be taken at the door. */
export const isToCollect = (payments: readonly PaymentOfOrder[]): boolean =>
  payments.some(({ method, status }) => method === 'cash_on_delivery' && status === 'pending')
