import { expect, test } from 'vitest'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { months, weekdays } from './day-names.ts'

test('days and months have the names the platform gives them in every store', () => {
  for (const { locale } of Object.values(countryProfiles)) {
    const platform = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
    const month = platform({ month: 'long' })
    const weekday = platform({ weekday: 'long' })
    expect(months.map((_, index) => month.format(Date.UTC(2026, index)))).toEqual([...months])
    // The first of November 2026 is a Sunday.
    expect(weekdays.map((_, index) => weekday.format(Date.UTC(2026, 10, 1 + index)))).toEqual([...weekdays])
  }
})
