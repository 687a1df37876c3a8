import { rememberedList } from './remembered-list.ts'

/** Products this device has looked at. Only their skus: what they cost is asked anew. */
export const seenProducts = rememberedList({ name: 'seen', most: 12 })
