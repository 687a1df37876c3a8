import type { Product, ProductSimple } from '#contract/browse/product.ts'

/** Props of every overlay of a product. */
export type SheetProps = { product: Product; chosen: ProductSimple | undefined; picture: number }
