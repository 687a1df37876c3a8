import { maxQuantityPerLine } from './limits.ts'

/** The fields of a line the cart rules need. Amounts in minor units. */
export type CartLine = {
  /** The size: product, dash, size (CART-04). */
  sku: string
  quantity: number
  listPrice: number
  /** Unit price in force now. */
  price: number
  isGiftCard: boolean
  isMembership: boolean
  sellerShipsFree: boolean
  /** Paths of its categories. */
  categories: readonly string[]
  /** Slug of its brand. */
  brand: string
  /** Weight of one; 0 where nothing travels. */
  grams: number
}

export const amountOf = ({ quantity, price }: Pick<CartLine, 'quantity' | 'price'>) => quantity * price

/** What the goods of a cart weigh together, in grams. */
export const weightOf = (lines: readonly Pick<CartLine, 'quantity' | 'grams'>[]): number =>
  lines.reduce((sum, { quantity, grams }) => sum + quantity * grams, 0)

/** The maximum quantity of a size in a line (INV-08). */
export function maxQuantityOf({ stock, isSold }: { stock: number; isSold: boolean }): number {
  return isSold ? Math.min(stock, maxQuantityPerLine) : 0
}
