import { connect } from '#db/connection/connect.ts'
import { openDatabase } from '#db/connection/open.ts'
import { assortment } from '../catalogue/assortment/generate.ts'
import { seedAssortment } from '../catalogue/assortment/seed-assortment.ts'
import { refreshHomePictures } from '../content/home-pictures.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { assortmentSeed } from './seed-shop.ts'

type Plan = { country: OpenCountry; count: number; now: Date; onProgress?: (done: number, total: number) => void }

/** Looks like a sku of the generator; whether it is one is decided by generating. */
const generatedForm = '^[A-Z]{3}[0-9]{6}[A-Z]$'

/**
 * Gives a store an assortment of exactly so many generated products. One of another size is taken away first, with the
 * cart lines and favourites that point at it; what was sold stays, orders keep copies. Named and imported products stay.
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
  const client = await connect({ url, name: 'vereda seed' })
  try {
    const { rows } = await client.query<{ sku: string }>(
      'select sku from product where country = $1 and sku ~ $2 order by sku',
      [country, generatedForm],
    )
    const found = new Set(rows.map(({ sku }) => sku))
    const made: string[] = []
    // An assortment of n products begins like every larger one: n of that form cannot reach further than n.
    for (const { sku } of assortment({ country, count: found.size, now, seed: assortmentSeed })) {
      if (found.has(sku)) made.push(sku)
    }
    if (made.length === 0 || made.length === count) return 0
    await client.query('begin')
    await client.query('delete from cart_item where country = $1 and sku = any($2)', [country, made])
    await client.query('delete from wishlist_item where country = $1 and sku = any($2)', [country, made])
    await client.query('delete from product where country = $1 and sku = any($2)', [country, made])
    await client.query('commit')
    return made.length
  } finally {
    await client.end()
  }
}
