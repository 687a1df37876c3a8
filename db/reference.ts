import { openCountries, storeId } from '#domain/platform/country/country.ts'
import { openingFigures, countryProfiles } from '#domain/platform/country/settings.ts'
import type { Handle } from './connection/handle.ts'
import { writeAfterSales } from './reference/after-sales.ts'
import { writeDelivery } from './reference/delivery.ts'
import { writeStoreLists } from './reference/store-lists.ts'
import { country } from './schema/store.ts'

/** The data every shop needs: the stores and their lists. Existing rows are the retailer's and stay unchanged. */
export async function writeReferenceData(db: Handle): Promise<void> {
  const rows = openCountries.map((code) => {
    const { name, locale, timeZone: timezone, currency, currencyExponent, helpSlug } = countryProfiles[code]
    const base = { code, name, locale, timezone, currency, currencyExponent, helpSlug }
    return { ...base, ...openingFigures[code], storeId: storeId(code), enabled: true }
  })
  await db.insert(country).values(rows).onConflictDoNothing()
  for (const code of openCountries) {
    await writeStoreLists(db, code)
    await writeDelivery(db, code)
    await writeAfterSales(db, code)
  }
}
