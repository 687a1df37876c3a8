import { mostPerLine } from './limits.ts'

/** What the rules of a cart ask of a line. Amounts in minor units. */
export type CartLine = {
  /** The size: product, dash, size (CART-04). */
  sku: string
  quantity: number
  listPrice: number
  /** Of one unit, in force now. */
  price: number
  isGiftCard: boolean
  sellerShipsFree: boolean
  /** Paths of the categories it is filed under. */
  categories: readonly string[]
  /** Slug of its brand. */
  brand: string
}

export const amountOf = ({ quantity, price }: Pick<CartLine, 'quantity' | 'price'>) => quantity * price

/** The most a line can hold of a size (INV-08). */
export function mostOf({ stock, isSold }: { stock: number; isSold: boolean }): number {
  return isSold ? Math.min(stock, mostPerLine) : 0
}
