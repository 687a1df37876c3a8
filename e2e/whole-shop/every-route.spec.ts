import routes from '#app/routes.ts'
import { findFocusProblems } from '../support/focus-problems.ts'
import { findClippedContent } from '../support/clipped-content.ts'
import { findForcedColourProblems } from '../support/forced-colours.ts'
import { goTo } from '../support/go-to-place.ts'
import { setLargeText } from '../support/large-text.ts'
import { places } from '../support/places.ts'
import { barriers, expect, test } from '../support/test.ts'

type Route = { path?: string; index?: boolean; children?: readonly Route[] }
const pathsOf = (list: readonly Route[]): string[] =>
  list.flatMap(({ path, index, children = [] }) => [index ? '/' : (path ?? []), pathsOf(children)].flat())

test('every route of the app is one of the places below', () => {
  expect(places.map(({ route }) => route)).toEqual(pathsOf(routes))
})

for (const place of places.filter(({ isAlias }) => !isAlias)) {
  const { route, isMissing } = place
  test(`A1 A4 A6 U2 ${route}`, async ({ page, complaints }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await goTo(page, place)
    expect(await barriers(page)).toEqual([])
    expect.soft(await findForcedColourProblems(page)).toEqual([])
    expect.soft(await findFocusProblems(page)).toEqual([])

    // Font size doubled by the browser's own setting, on a narrow phone.
    await page.setViewportSize({ width: 360, height: 740 })
    await setLargeText(page, true)
    expect.soft(await findClippedContent(page)).toEqual([])
    if (isMissing) complaints.length = 0
  })
}
