export type PhotoFiles = {
  /** The files of each product in the order in which it shows them. */
  bySku: ReadonlyMap<string, readonly string[]>
  /** Files that are named after no product. */
  others: readonly string[]
  /** Named after a code that several products have, such as all colours of one. */
  ambiguous: readonly string[]
}

/** A product, and what its photographs may be named after. */
export type PhotographedProduct = { sku: string; code: string | null }

const named = /^(.+)\.(?:jpe?g|png|webp|avif)$/i
const numbered = /^(.+?)[-_ ](\d{1,2})$/

/** Several products. */
const several = null

/** The products by sku, and by the code of the retailer's own file. */
function productsByName(products: readonly PhotographedProduct[]) {
  const known = new Map<string, string | null>()
  for (const { sku, code } of products) {
    const name = code?.toUpperCase()
    if (name === undefined) continue
    known.set(name, known.has(name) && known.get(name) !== sku ? several : sku)
  }
  for (const { sku } of products) known.set(sku.toUpperCase(), sku)
  return known
}

/**
 * Which product each photograph of a folder belongs to: `CAL1.jpg` is the first of CAL1, `CAL1-2.jpg` the second. A name
 * that itself ends in a number comes first: `CAL1-2.jpg` is the first of CAL1-2 where that is sold.
 */
export function photoFilesOf(names: readonly string[], products: readonly PhotographedProduct[]): PhotoFiles {
  const known = productsByName(products)
  const ambiguous: string[] = []
  const found: { sku: string; place: number; name: string }[] = []
  const others: string[] = []
  for (const name of names) {
    const stem = named.exec(name)?.[1]?.trim().toUpperCase()
    if (stem === undefined) continue
    const [, base = '', number] = numbered.exec(stem) ?? []
    const [whole, part] = [known.get(stem), known.get(base)]
    const sku = whole === undefined ? part : whole
    if (sku === undefined) others.push(name)
    else if (sku === several) ambiguous.push(name)
    else found.push({ sku, place: whole === undefined ? Number(number) : 1, name })
  }
  const ordered = found.sort((one, other) => one.place - other.place || (one.name < other.name ? -1 : 1))
  const bySku = new Map<string, string[]>()
  for (const { sku, name } of ordered) bySku.set(sku, [...(bySku.get(sku) ?? []), name])
  return { bySku, others, ambiguous }
}
