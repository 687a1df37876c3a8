import { connect } from '#db/connection/connect.ts'
import { openDatabase } from '#db/connection/open.ts'
import { assortment } from '../catalogue/assortment/generate.ts'
import { seedAssortment } from '../catalogue/assortment/seed-assortment.ts'
import { refreshHomePictures } from '../content/home-pictures.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { assortmentSeed } from './seed-shop.ts'

type Plan = { country: OpenCountry; count: number; now: Date; onProgress?: (done: number, total: number) => void }

/** The pattern of a generated sku; whether it really is one is decided by generating. */
const generatedPattern = '^[A-Z]{3}[0-9]{6}[A-Z]$'

/**
 * Gives a store an assortment of exactly `count` generated products. One of another size is removed first, with the
 * cart lines and favourites that refer to it; orders keep their copies. Named and imported products stay.
 */
export async function replaceAssortment(url: string, plan: Plan): Promise<{ removed: number; written: number }> {
  const { country, count, now, onProgress } = plan
  const removed = await removeOthers(url, plan)
  const written = await seedAssortment(url, {
    country,
    count,
    now,
    seed: assortmentSeed,
    ...(onProgress && { onProgress }),
  })
  const { db, close } = openDatabase(url, { connections: 1 })
  try {
    await refreshHomePictures(db)
  } finally {
    await close()
  }
  return { removed, written }
}

async function removeOthers(url: string, { country, count, now }: Plan): Promise<number> {
  const client = await connect({ url, name: 'shop seed' })
  try {
    const { rows } = await client.query<{ sku: string }>(
      'select sku from product where country = $1 and sku ~ $2 order by sku',
      [country, generatedPattern],
    )
    const found = new Set(rows.map(({ sku }) => sku))
    const generated: string[] = []
    // An assortment of n products begins like every larger one, so the first n generated skus cover all n found ones.
    for (const { sku } of assortment({ country, count: found.size, now, seed: assortmentSeed })) {
      if (found.has(sku)) generated.push(sku)
    }
    if (generated.length === 0 || generated.length === count) return 0
    await client.query('begin')
    await client.query('delete from cart_item where country = $1 and sku = any($2)', [country, generated])
    await client.query('delete from wishlist_item where country = $1 and sku = any($2)', [country, generated])
    await client.query('delete from product where country = $1 and sku = any($2)', [country, generated])
    await client.query('commit')
    return generated.length
  } finally {
    await client.end()
  }
}
