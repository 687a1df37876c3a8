import type { Product, ProductSimple } from '#contract/browse/product.ts'

/** What every sheet over a product may need. */
export type SheetProps = { product: Product; chosen: ProductSimple | undefined; picture: number }
