import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Handle } from '#db/connection/handle.ts'
import { eq } from '#db/connection/drizzle.ts'
import { brandAsset, shopBrand, storeBrand } from '#db/schema/brand.ts'
import { country as countryTable } from '#db/schema/store.ts'
import { storeId } from '#domain/platform/brand/brand.ts'
import { iconFiles } from '#domain/platform/brand/files.ts'
import { openCountries } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { writeBranchOffices } from './branch-offices.ts'
import { brand, contactEmail, mailFrom, sellers, textsOf } from './vereda.ts'

const icons = new URL('./icons/', import.meta.url)

/** Gives the shop the name, sellers, branches, texts and icons of the demo, over the neutral ones of a new shop. */
export async function writeBrand(db: Handle, now: Date): Promise<void> {
  const row = { ...brand, updatedAt: now }
  await db.insert(shopBrand).values(row).onConflictDoUpdate({ target: shopBrand.id, set: row })
  for (const country of openCountries) {
    const texts = textsOf(country, countryProfiles[country].name)
    const store = { ...sellers[country], ...texts, mailFrom, contactEmail }
    await db
      .insert(storeBrand)
      .values({ country, ...store })
      .onConflictDoUpdate({ target: storeBrand.country, set: store })
    await db
      .update(countryTable)
      .set({ storeId: storeId(brand, country) })
      .where(eq(countryTable.code, country))
  }
  await writeBranchOffices(db)
  for (const [file, name] of Object.entries(iconFiles)) {
    const bytes = readFileSync(new URL(file, icons))
    const type = file.endsWith('.svg') ? 'image/svg+xml' : 'image/png'
    const asset = { type, bytes, hash: createHash('sha256').update(bytes).digest('hex').slice(0, 16) }
    await db
      .insert(brandAsset)
      .values({ name, ...asset })
      .onConflictDoUpdate({ target: brandAsset.name, set: asset })
  }
}
