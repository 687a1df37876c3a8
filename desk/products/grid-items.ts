import type { DeskProduct, GridProduct } from '#contract/desk/products.ts'

/** A row of the grid: a product, another colour of one that is expanded, or one of its sizes. */
export type GridItem =
  | { kind: 'product' | 'colour'; key: string; product: GridProduct }
  | { kind: 'size'; key: string; product: GridProduct; size: GridProduct['sizes'][number] }

export const columns = ['name', 'price', 'special', 'stock', 'state'] as const
export type Column = (typeof columns)[number]

const sizesOf = (product: GridProduct): GridItem[] =>
  product.sizes.map((size) => ({ kind: 'size', key: size.skuSimple, product, size }))

/** Products with what is expanded below them; colours are known when the model was read. */
export function itemsOf(
  products: readonly GridProduct[],
  expanded: ReadonlySet<string>,
  coloursOf: (sku: string) => DeskProduct['colours'],
): GridItem[] {
  return products.flatMap((product): GridItem[] => {
    const own: GridItem = { kind: 'product', key: product.sku, product }
    if (!expanded.has(product.sku)) return [own]
    const colours = coloursOf(product.sku).flatMap((colour): GridItem[] => {
      const key = `${product.sku} ${colour.sku}`
      const row: GridItem = { kind: 'colour', key, product: colour }
      return expanded.has(key)
        ? [row, ...sizesOf(colour).map((item) => ({ ...item, key: `${key} ${item.key}` }))]
        : [row]
    })
    return [own, ...sizesOf(product), ...colours]
  })
}

export const isEditable = ({ kind }: GridItem, column: Column): boolean =>
  kind === 'size' ? column === 'stock' : column !== 'stock'
