import { clothes } from './clothes.ts'
import { menSneakers } from './men-sneakers.ts'
import { otherProducts } from './other-products.ts'
import type { NamedProduct } from './product.ts'
import { womenSneakers } from './women-sneakers.ts'

/** Every product with a role in the demo, in story order. */
export const namedProducts: readonly NamedProduct[] = [...womenSneakers, ...menSneakers, ...clothes, ...otherProducts]
