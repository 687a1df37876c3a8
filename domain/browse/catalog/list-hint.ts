/** The flags of a list (APP-45), with the meaning the shop gives them (OP-096). */
export type HintFlags = {
  /** The first catalogue answer of the visit has arrived. */
  firstRequest: boolean
  /** The list may be drawn: no overlay is open. */
  renderCatalog: boolean
  /** The hint to set a city, until it is closed. */
  geolocationBanner: boolean
  /** The hint to use the filters, until it is closed. */
  filtersBanner: boolean
}

/** A visitor's progress in a list, measured while the page is idle. */
export type ListVisit = {
  /** Lists opened in this visit, including this one. */
  lists: number
  /** How far this one was scrolled, in window heights. */
  screensDown: number
  /** Products of this list loaded so far, and its total. */
  products: number
  total: number
  /** Delivery dates depend on the city, and none is set. */
  lacksPlace: boolean
  /** There are filters behind a button; on wide windows they are beside the list. */
  hidesFilters: boolean
  isFiltered: boolean
  /** Something else occupies the hint's place. */
  isRoomTaken: boolean
  /** A hint of this list was already answered: closing one must not open the next. */
  isAnswered: boolean
}

export type ListHint = 'place' | 'filters'

/** The line under the title also asks for the city: the hint waits until that is well out of view. */
const screensOnFirstList = 3
const screensOnNextLists = 1
/** The number of products that load by scrolling alone (U35): a visitor who continues has not found a match. */
const manyProducts = 40

function isPlaceDue({ lacksPlace, lists, screensDown }: ListVisit): boolean {
  return lacksPlace && screensDown >= (lists > 1 ? screensOnNextLists : screensOnFirstList)
}

/** Near the end of a list there is nothing left to narrow down. */
function areFiltersDue({ hidesFilters, isFiltered, products, total }: ListVisit): boolean {
  return hidesFilters && !isFiltered && products >= manyProducts && total > products
}

/** The hint to show over a list, if any: not immediately, one at a time, and never over another overlay (APP-45). */
export function listHint(flags: HintFlags, visit: ListVisit): ListHint | undefined {
  if (!flags.firstRequest || !flags.renderCatalog || visit.isRoomTaken || visit.isAnswered) return undefined
  if (flags.geolocationBanner && isPlaceDue(visit)) return 'place'
  return flags.filtersBanner && areFiltersDue(visit) ? 'filters' : undefined
}
