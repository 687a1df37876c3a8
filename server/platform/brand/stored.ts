import { asc, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { shopBrand } from '#db/schema/brand.ts'
import { country } from '#db/schema/store.ts'
import { neutralBrand } from '#domain/platform/brand/brand.ts'
import { isOpenCountry, type OpenCountry } from '#domain/platform/country/country.ts'

// For jobs and commands, which run now and then and have no settings in memory (settings.ts).

/** The stores that are on. What a job does for visitors is done for these alone. */
export async function readOpenStores(db: Handle): Promise<OpenCountry[]> {
  const rows = await db
    .select({ code: country.code })
    .from(country)
    .where(eq(country.enabled, true))
    .orderBy(asc(country.code))
  return rows.map(({ code }) => code).filter(isOpenCountry)
}

export async function readBrandNames(db: Handle): Promise<{ key: string; name: string }> {
  const [row] = await db.select({ key: shopBrand.key, name: shopBrand.name }).from(shopBrand)
  return row ?? neutralBrand
}
