import type { SalesDay } from '#contract/desk/money.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { toUnits } from '#domain/platform/money.ts'

/** Every cell is a date, a code or a number of ours, so that none can be a formula. */
export const salesFile = (sales: readonly SalesDay[]): string =>
  [
    ['day', 'store', 'currency', 'method', 'orders', 'takings', 'refunds'],
    ...sales.map(({ day, country, method, orders, takings, refunds }) => {
      const profile = countryProfiles[country]
      return [day, country, profile.currency, method, orders, toUnits(takings, profile), toUnits(refunds, profile)]
    }),
  ]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('')
