import type { FeedMapping } from '#domain/operations/feeds/retail/mapping.ts'
import { RowFaults } from '#domain/operations/feeds/records.ts'
import { isShrunken, type SourceMode } from '#domain/operations/feeds/sources.ts'
import type { Queries } from '#db/connection/transaction.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { batchesOf } from './feed-batches.ts'
import { recordOf } from './record-of.ts'
import { FeedRefusal } from './refusal.ts'

type Options = {
  file: string
  country: OpenCountry
  mode: SourceMode
  isByColor: boolean
  mapping: FeedMapping | undefined
  isForced: boolean
}

/** Gift cards are created by the shop, not by a supplier's feed. */
const countGone = `select count(*)::integer as active,
    count(*) filter (where not exists (select from unnest($2::text[]) as named (sku) where named.sku = p.sku))::integer as gone
  from product p where country = $1 and active and not is_gift_card`

/**
 * Reads a whole feed before anything is written: one that breaks off, is empty or would take most of the country's
 * products off sale is refused, and nothing changes. A manual import is watched by a person; this is for feeds that no
 * one watches.
 */
export async function inspectFeed(queries: Queries, options: Options): Promise<void> {
  const { file, country, mode, mapping, isForced } = options
  const named = new Set<string>()
  let [rows, bad] = [0, 0]
  const onBreak = (broken: Error) => {
    throw new FeedRefusal(broken.message)
  }
  for await (const batch of batchesOf(file, onBreak, { country, isDelta: mode === 'delta', mapping })) {
    rows += batch.rows.length
    if (mode === 'delta') continue
    for (const row of batch.rows) {
      try {
        const { product, size } = recordOf(row, batch.kind, options)
        const sku = product?.sku ?? size?.sku
        if (sku) named.add(sku)
      } catch (error) {
        if (!(error instanceof RowFaults)) throw error
        bad += 1
      }
    }
  }
  if (rows === 0) throw new FeedRefusal('The feed has no rows.')
  if (bad === rows) throw new FeedRefusal(`None of the ${rows} rows of the feed can be taken.`)
  if (mode !== 'replace' || isForced) return
  const found = await queries.query<{ active: number; gone: number }>(countGone, [country, [...named]])
  const counts = found.rows[0]!
  if (isShrunken(counts)) {
    throw new FeedRefusal(
      `The feed would take ${counts.gone} of the ${counts.active} products of the store off sale, more than half. ` +
        'If that is meant: npm run shop -- feed-source fetch --country ' +
        `${country} --force`,
    )
  }
}
