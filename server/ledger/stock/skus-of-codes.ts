import { and, eq, inArray, or } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { simple } from '#db/schema/stock.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

/**
 * What the codes of a retailer name, which know no skus of ours: a sku names itself, of a product or of a size; a code of the retailer's
 * own file names the products it came with, several where it is the same for all colours. What names nothing is missing.
 */
export async function skusOfCodes(
  db: Handle,
  country: OpenCountry,
  codes: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const distinct = [...new Set(codes)]
  const rows = await db
    .select({ sku: simple.sku, skuSimple: simple.skuSimple, sourceId: simple.sourceId })
    .from(simple)
    .where(
      and(
        eq(simple.country, country),
        or(inArray(simple.sku, distinct), inArray(simple.skuSimple, distinct), inArray(simple.sourceId, distinct)),
      ),
    )
  const skusOf = (code: string) =>
    rows.some(({ sku, skuSimple }) => sku === code || skuSimple === code)
      ? [code]
      : rows.filter(({ sourceId }) => sourceId === code).map(({ sku }) => sku)
  return new Map(
    distinct.flatMap((code) => {
      const skus = [...new Set(skusOf(code))].toSorted()
      return skus.length === 0 ? [] : [[code, skus] as const]
    }),
  )
}
