import { expect, test } from 'vitest'
import { listHint, type HintFlags, type ListHint, type ListVisit } from './list-hint.ts'

const flags: HintFlags = { firstRequest: true, renderCatalog: true, geolocationBanner: true, filtersBanner: true }
/** A visitor who has just opened the first list of the visit. */
const opened: ListVisit = {
  lists: 1,
  screensDown: 0,
  products: 20,
  total: 400,
  lacksPlace: true,
  hidesFilters: true,
  isFiltered: false,
  isRoomTaken: false,
  isAnswered: false,
}
const wandered = { screensDown: 3 }
const settled = { lacksPlace: false, screensDown: 9, products: 40 }

const cases: [string, Partial<ListVisit>, Partial<HintFlags>, ListHint | undefined][] = [
  ['nothing on the first screen', {}, {}, undefined],
  ['nothing after two screens of the first list', { screensDown: 2.9 }, {}, undefined],
  ['the city after three', wandered, {}, 'place'],
  ['nothing at the top of the second list', { lists: 2 }, {}, undefined],
  ['the city after one screen of the second list', { lists: 2, screensDown: 1 }, {}, 'place'],
  ['nothing when the city is known, or does not matter', { ...wandered, lacksPlace: false }, {}, undefined],
  ['nothing when that hint was closed', wandered, { geolocationBanner: false }, undefined],
  ['the filters after forty products', settled, {}, 'filters'],
  ['nothing after thirty', { ...settled, products: 30 }, {}, undefined],
  ['nothing at the end of the list', { ...settled, total: 40 }, {}, undefined],
  ['nothing when it is filtered', { ...settled, isFiltered: true }, {}, undefined],
  ['nothing when the filters are in sight, or there are none', { ...settled, hidesFilters: false }, {}, undefined],
  ['nothing when that hint was closed too', settled, { filtersBanner: false }, undefined],
  ['one at a time: the city first', { ...settled, lacksPlace: true }, {}, 'place'],
  [
    'the filters when the city was closed before',
    { ...settled, lacksPlace: true },
    { geolocationBanner: false },
    'filters',
  ],
  ['no second hint on the list where one was answered', { ...settled, isAnswered: true }, {}, undefined],
  ['nothing before the first answer', wandered, { firstRequest: false }, undefined],
  ['nothing while something is open over the list', settled, { renderCatalog: false }, undefined],
  ['nothing where something else lies already', { ...wandered, isRoomTaken: true }, {}, undefined],
]

test.each(cases)('APP-45 over a list: %s', (_, visit, set, hint) => {
  expect(listHint({ ...flags, ...set }, { ...opened, ...visit })).toBe(hint)
})
