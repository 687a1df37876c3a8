export type PhotoFiles = {
  /** The files of each product in the order in which it shows them. */
  bySku: ReadonlyMap<string, readonly string[]>
  /** Files that are named after no product. */
  others: readonly string[]
}

const named = /^(.+)\.(?:jpe?g|png|webp|avif)$/i
const numbered = /^(.+?)[-_ ](\d{1,2})$/

/**
 * Which product each photograph of a folder belongs to: `CAL1.jpg` is the first of CAL1, `CAL1-2.jpg` the second. A sku
 * that itself ends in a number comes first: `CAL1-2.jpg` is the first of CAL1-2 where that is sold.
 */
export function photoFilesOf(names: readonly string[], skus: readonly string[]): PhotoFiles {
  const known = new Map(skus.map((sku) => [sku.toUpperCase(), sku]))
  const found: { sku: string; place: number; name: string }[] = []
  const others: string[] = []
  for (const name of names) {
    const stem = named.exec(name)?.[1]?.trim().toUpperCase()
    if (stem === undefined) continue
    const [, base = '', number] = numbered.exec(stem) ?? []
    const [whole, part] = [known.get(stem), known.get(base)]
    if (whole !== undefined) found.push({ sku: whole, place: 1, name })
    else if (part !== undefined) found.push({ sku: part, place: Number(number), name })
    else others.push(name)
  }
  const ordered = found.sort((one, other) => one.place - other.place || (one.name < other.name ? -1 : 1))
  const bySku = new Map<string, string[]>()
  for (const { sku, name } of ordered) bySku.set(sku, [...(bySku.get(sku) ?? []), name])
  return { bySku, others }
}
