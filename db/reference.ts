import { neutralBrand, storeId } from '#domain/platform/brand/brand.ts'
import { defaultCountry, openCountries } from '#domain/platform/country/country.ts'
import { openingFigures, countryProfiles } from '#domain/platform/country/settings.ts'
import { sql } from './connection/drizzle.ts'
import type { Handle } from './connection/handle.ts'
import { writeAfterSales } from './reference/after-sales.ts'
import { writeDelivery } from './reference/delivery.ts'
import { writeStoreLists } from './reference/store-lists.ts'
import { shopBrand, storeBrand } from './schema/brand.ts'
import { country } from './schema/store.ts'

/** The data every shop needs: the stores and their lists. Existing rows are the retailer's and stay unchanged. */
export async function writeReferenceData(db: Handle): Promise<void> {
  const rows = openCountries.map((code) => {
    const { name, locale, timeZone: timezone, currency, currencyExponent, helpSlug } = countryProfiles[code]
    const base = { code, name, locale, timezone, currency, currencyExponent, helpSlug }
    const isDefault = code === defaultCountry
    return { ...base, ...openingFigures[code], storeId: storeId(neutralBrand, code), enabled: true, isDefault }
  })
  await db.insert(country).values(rows).onConflictDoNothing()
  const { key, name, wordmark, mark } = neutralBrand
  await db
    .insert(shopBrand)
    .values({ key, name, wordmark, mark, updatedAt: sql`now()` })
    .onConflictDoNothing()
  await db
    .insert(storeBrand)
    .values(openCountries.map((code) => ({ country: code })))
    .onConflictDoNothing()
  for (const code of openCountries) {
    await writeStoreLists(db, code)
    await writeDelivery(db, code)
    await writeAfterSales(db, code)
  }
}
