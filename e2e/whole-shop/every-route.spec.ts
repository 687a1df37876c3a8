import routes from '#app/routes.ts'
import { lostByKeyboard } from '../support/by-keyboard.ts'
import { cutOff } from '../support/cut-off.ts'
import { lostInForcedColours } from '../support/forced-colours.ts'
import { goTo } from '../support/go-to-place.ts'
import { largeLetters } from '../support/large-letters.ts'
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
    expect.soft(await lostInForcedColours(page)).toEqual([])
    expect.soft(await lostByKeyboard(page)).toEqual([])

    // Letters twice as large, by the browser's own setting, on a narrow phone.
    await page.setViewportSize({ width: 360, height: 740 })
    await largeLetters(page, true)
    expect.soft(await cutOff(page)).toEqual([])
    if (isMissing) complaints.length = 0
  })
}
