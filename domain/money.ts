import type { StoreProfile } from './store/settings.ts'

type MoneyProfile = Pick<StoreProfile, 'locale' | 'currency' | 'currencyExponent'>

const formatters = new Map<string, Intl.NumberFormat>()

function formatterFor({ locale, currency }: MoneyProfile, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${decimals}`
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      // es-CO would write 'COP 45.990'; every store shows the plain sign (OP-104).
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
    formatters.set(key, formatter)
  }
  return formatter
}

/** Answers carry amounts in currency units; the shop itself counts in minor units. */
export function toUnits(minor: number, { currencyExponent }: Pick<StoreProfile, 'currencyExponent'>): number {
  return minor / 10 ** currencyExponent
}

export function toMinor(units: number, { currencyExponent }: Pick<StoreProfile, 'currencyExponent'>): number {
  return Math.round(units * 10 ** currencyExponent)
}

/** `$ 45.990`, and `$ 45.990,50` only where the currency has cents and there are some (OP-104). */
export function formatPrice(units: number, profile: MoneyProfile): string {
  const minor = toMinor(units, profile)
  const decimals = minor % 10 ** profile.currencyExponent === 0 ? 0 : profile.currencyExponent
  return formatterFor(profile, decimals).format(toUnits(minor, profile))
}
