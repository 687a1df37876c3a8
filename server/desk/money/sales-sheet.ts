import type { DeskLanguage } from '#domain/desk/words.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { toUnits } from '#domain/platform/money.ts'
import type { SalesRow } from '#server/ledger/sales/read-sales.ts'
import type { Sheet } from './xlsx.ts'

const words = {
  es: { name: 'Cobros', columns: ['Día', 'Tienda', 'Moneda', 'Medio', 'Pedidos', 'Cobros', 'Devuelto'] },
  en: { name: 'Takings', columns: ['Day', 'Store', 'Currency', 'Method', 'Orders', 'Takings', 'Given back'] },
} as const

/** Takings and refunds as an accountant reads them: days as days, amounts as numbers in units of the money. */
export function salesSheet(sales: readonly SalesRow[], language: DeskLanguage): Sheet {
  const rows = sales.map(({ day, country, method, orders, takings, refunds }) => {
    const profile = countryProfiles[country]
    return [{ day }, country, profile.currency, method, orders, toUnits(takings, profile), toUnits(refunds, profile)]
  })
  return { ...words[language], rows }
}
