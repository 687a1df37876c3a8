import { recentList } from '#app/platform/device/recent-list.ts'
import { fold } from '#domain/platform/text/fold.ts'

/** The latest searches on this device; `Botas` and `botas` are the same search. */
export const recentSearches = recentList({
  name: 'searches',
  maxLength: 6,
  isSame: (one, other) => fold(one) === fold(other),
})
