import { z } from 'zod/mini'
import { boolean, int, number, pictureFocus, string } from '../platform/primitives.ts'

/** The same model in another colour. */
const sibling = z.object({ id: string, url: string, color: string, hex: string })

/** A product as a list shows it. Amounts are in currency units; a card contains only public data. */
export const productCard = z.object({
  id: string,
  productName: string,
  brand: string,
  url: string,
  productImage: z.nullable(string),
  secondImage: z.nullable(string),
  /** What somebody wrote of its picture, and the point that every crop keeps; left out where nobody did. */
  imageAlt: z.optional(string),
  imageFocus: z.optional(pictureFocus),
  numericOriginalPrice: number,
  /** Null at full price. */
  numericDiscountPrice: z.nullable(number),
  /** Whole percent off, 0 at full price. */
  discountPercent: int,
  /** One instalment of its price, where the store offers them (OP-041). */
  instalment: z.optional(number),
  color: string,
  colorFamily: string,
  gender: string,
  /** Names of its categories from the root, separated by `|` (PDP-04). */
  categories: string,
  seller: string,
  sellerFreeShipping: boolean,
  isProductBoost: boolean,
  isECOFriendly: boolean,
  /** Its standard shipping is free when bought alone. */
  freeShipping: boolean,
  /** Its seller offers fast shipping; the city decides whether it is available. */
  fastShipping: boolean,
  available: boolean,
  /** Units left over all sizes, only for the last one or two (PDP-10); else null. */
  lowStock: z.nullable(int),
  /** Mean of its buyers' stars, to a tenth, and their number; missing without reviews. */
  rating: z.optional(z.object({ stars: number, count: int })),
  /** The lowest price of its model's colours, only when they do not all cost the same. */
  pricesFrom: z.optional(number),
  /** Other available colours, without itself. */
  siblings: z.array(sibling),
})
export type ProductCardData = z.output<typeof productCard>
