import { z } from 'zod/mini'

/** A product of the same model in another colour. */
const sibling = z.object({ id: z.string(), url: z.string(), color: z.string(), hex: z.string() })

/** A product as a list shows it. Amounts are in currency units; a card says nothing a shopper may not know. */
export const productCard = z.object({
  id: z.string(),
  productName: z.string(),
  brand: z.string(),
  url: z.string(),
  productImage: z.nullable(z.string()),
  secondImage: z.nullable(z.string()),
  numericOriginalPrice: z.number(),
  /** Null at full price. */
  numericDiscountPrice: z.nullable(z.number()),
  /** Whole percent off, 0 at full price. */
  discountPercent: z.int(),
  /** One of the instalments of its price, where the store offers them (OP-041). */
  instalment: z.optional(z.number()),
  color: z.string(),
  colorFamily: z.string(),
  gender: z.string(),
  /** Names of its categories from the root, separated by `|` (PDP-04). */
  categories: z.string(),
  seller: z.string(),
  sellerFreeShipping: z.boolean(),
  isProductBoost: z.boolean(),
  isECOFriendly: z.boolean(),
  /** Its standard shipping costs nothing when bought alone. */
  freeShipping: z.boolean(),
  /** Its seller ships fast; to whom depends on the city. */
  fastShipping: z.boolean(),
  available: z.boolean(),
  /** Units left over all sizes, told only for the last one and the last two (PDP-10); else null. */
  lowStock: z.nullable(z.int()),
  /** Mean of its buyers' stars, to a tenth, and how many they are; missing while there are none. */
  rating: z.optional(z.object({ stars: z.number(), count: z.int() })),
  /** The lowest price of its model's colours, told only where they do not all cost the same. */
  pricesFrom: z.optional(z.number()),
  /** Other colours that can be bought, without itself. */
  siblings: z.array(sibling),
})
export type ProductCardData = z.output<typeof productCard>
