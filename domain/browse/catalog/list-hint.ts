/** The shop's own flags of a list (APP-45), with the meaning the house gave them (OP-096). */
export type HintFlags = {
  /** The first catalogue answer of the visit has arrived. */
  firstRequest: boolean
  /** The list may be drawn: nothing is open over it. */
  renderCatalog: boolean
  /** The hint to tell one's city, until it is closed. */
  geolocationBanner: boolean
  /** The hint to use the filters, until it is closed. */
  filtersBanner: boolean
}

/** How somebody came along: noticed while the page stands still. */
export type ListVisit = {
  /** Lists opened in this visit, this one included. */
  lists: number
  /** How far down this one they have been, in heights of the window. */
  screensDown: number
  /** Products of this list that have come so far, and how many it has. */
  products: number
  total: number
  /** What arrives when depends on the city, and nobody has told one. */
  lacksPlace: boolean
  /** There are filters, behind a button: on wide windows they stand beside the list. */
  hidesFilters: boolean
  isFiltered: boolean
  /** Something else lies where the hint would. */
  isRoomTaken: boolean
  /** A hint of this list was answered already: closing one must not call the next. */
  isAnswered: boolean
}

export type ListHint = 'place' | 'filters'

/** The line under the title asks for the city as well: the hint waits until that is well out of sight. */
const screensOnFirstList = 3
const screensOnNextLists = 1
/** All that comes by scrolling alone (U35): whoever is still looking then has not found it. */
const manyProducts = 40

function isPlaceDue({ lacksPlace, lists, screensDown }: ListVisit): boolean {
  return lacksPlace && screensDown >= (lists > 1 ? screensOnNextLists : screensOnFirstList)
}

/** Where the end is near there is nothing left to narrow down. */
function areFiltersDue({ hidesFilters, isFiltered, products, total }: ListVisit): boolean {
  return hidesFilters && !isFiltered && products >= manyProducts && total > products
}

/** The one hint that may lie over a list now, if any: never at once, never two, never over something else (APP-45). */
export function listHint(flags: HintFlags, visit: ListVisit): ListHint | undefined {
  if (!flags.firstRequest || !flags.renderCatalog || visit.isRoomTaken || visit.isAnswered) return undefined
  if (flags.geolocationBanner && isPlaceDue(visit)) return 'place'
  return flags.filtersBanner && areFiltersDue(visit) ? 'filters' : undefined
}
