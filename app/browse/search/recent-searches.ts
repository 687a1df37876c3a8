import { recentList } from '#app/platform/device/recent-list.ts'
import { fold } from '#domain/platform/text/fold.ts'

/** What this device searched for; `Botas` and `botas` are one search. */
export const recentSearches = recentList({
  name: 'searches',
  most: 6,
  isSame: (one, other) => fold(one) === fold(other),
})
