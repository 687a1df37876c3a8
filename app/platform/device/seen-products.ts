import { recentList } from './recent-list.ts'

/** The skus viewed on this device; their data is always fetched. */
export const seenProducts = recentList({ name: 'seen', maxLength: 12 })
