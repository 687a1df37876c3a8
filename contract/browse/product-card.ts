import { z } from 'zod/mini'
import { boolean, int, number, string } from '../platform/primitives.ts'

/** A product of the same model in another colour. */
const sibling = z.object({ id: string, url: string, color: string, hex: string })

/** A product as a list shows it. Amounts are in currency units; a card says nothing a shopper may not know. */
export const productCard = z.object({
  id: string,
  productName: string,
  brand: string,
  url: string,
  productImage: z.nullable(string),
  secondImage: z.nullable(string),
  numericOriginalPrice: number,
  /** Null at full price. */
  numericDiscountPrice: z.nullable(number),
  /** Whole percent off, 0 at full price. */
  discountPercent: int,
  /** One of the instalments of its price, where the store offers them (OP-041). */
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
  /** Its standard shipping costs nothing when bought alone. */
  freeShipping: boolean,
  /** Its seller ships fast; to whom depends on the city. */
  fastShipping: boolean,
  available: boolean,
  /** Units left over all sizes, told only for the last one and the last two (PDP-10); else null. */
  lowStock: z.nullable(int),
  /** Mean of its buyers' stars, to a tenth, and how many they are; missing while there are none. */
  rating: z.optional(z.object({ stars: number, count: int })),
  /** The lowest price of its model's colours, told only where they do not all cost the same. */
  pricesFrom: z.optional(number),
  /** Other colours that can be bought, without itself. */
  siblings: z.array(sibling),
})
export type ProductCardData = z.output<typeof productCard>
