import { clothes } from './clothes.ts'
import { menSneakers } from './men-sneakers.ts'
import { otherThings } from './other-things.ts'
import type { NamedProduct } from './product.ts'
import { womenSneakers } from './women-sneakers.ts'

/** Every product with a part to play, in the order of the story. */
export const namedProducts: readonly NamedProduct[] = [...womenSneakers, ...menSneakers, ...clothes, ...otherThings]
