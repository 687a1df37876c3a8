import { recentList } from './recent-list.ts'

/** Products this device has looked at. Only their skus: what they cost is asked anew. */
export const seenProducts = recentList({ name: 'seen', maxLength: 12 })
