import { toMinor, toUnits } from '#domain/platform/money.ts'
import type { StoreProfile } from '#domain/platform/country/settings.ts'

/** How many the estimate is made for: what Addi offers without interest (OP-041). */
export const instalmentCount = 3

/** One of them, in currency units. Rounded up: a part that is told too small would be a promise. */
export function instalmentOf(price: number, profile: Pick<StoreProfile, 'currencyExponent'>): number {
  return toUnits(Math.ceil(toMinor(price, profile) / instalmentCount), profile)
}
