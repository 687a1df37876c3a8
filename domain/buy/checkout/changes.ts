import { formatPrice } from '#domain/platform/money.ts'
import type { CountryProfile } from '#domain/platform/country/settings.ts'

type Profile = Pick<CountryProfile, 'locale' | 'currencyExponent'>

export type CheckoutChanges = {
  /** Lines whose stock no longer covers the cart. */
  lines: readonly { name: string; wanted: number; left: number }[]
  droppedCoupons: readonly string[]
  /** In currency units. */
  totalSeen: number
  totalNow: number
  hasOtherVersion: boolean
}

export const otherCartSentence = 'El carrito cambió en otra pestaña o dispositivo.'

/** What changed since the shopper last looked, one sentence each (U69, R24). */
export function describeChanges(found: CheckoutChanges, profile: Profile): string[] {
  const { lines, droppedCoupons, totalSeen, totalNow, hasOtherVersion } = found
  const sentences = lines.map(({ name, left }) => {
    if (left === 0) return `${name}: no queda stock.`
    return left === 1 ? `${name}: queda 1 unidad.` : `${name}: quedan ${left} unidades.`
  })
  for (const code of droppedCoupons) sentences.push(`El cupón ${code} ya no se aplica.`)
  if (hasOtherVersion) sentences.push(otherCartSentence)
  if (totalSeen !== totalNow) {
    sentences.push(`El total pasó de ${formatPrice(totalSeen, profile)} a ${formatPrice(totalNow, profile)}.`)
  }
  return sentences
}
