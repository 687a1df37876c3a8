import type { BrandEntry } from '#contract/browse/brands.ts'
import type { Handle } from '#db/connection/handle.ts'
import { brandPath } from '#domain/browse/product/address.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { timedCache } from '#server/platform/caches/timed-cache.ts'
import { brandsRepository } from './repository.ts'

/** Spanish order: Ñ after N, Á with A, 2 before 10. */
const dictionary = new Intl.Collator('es', { sensitivity: 'base', numeric: true })

/** Counting every product of a large shop is the slowest part of this call. */
const aMinute = 60_000

export function brandsService(db: Handle) {
  const brands = brandsRepository(db)
  async function list(country: OpenCountry): Promise<BrandEntry[]> {
    const rows = await brands.onSale(country)
    return rows
      .map((row) => ({ ...row, url: brandPath(row.slug) }))
      .sort((a, b) => dictionary.compare(a.name, b.name) || dictionary.compare(a.slug, b.slug))
  }
  return { list: timedCache(aMinute, list) }
}
