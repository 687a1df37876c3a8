import type { Page } from '@playwright/test'
import routes from '../app/routes.ts'
import { lostByKeyboard } from './by-keyboard.ts'
import { cutOff } from './cut-off.ts'
import { fillCart } from './filled-cart.ts'
import { lostInForcedColours } from './forced-colours.ts'
import { places, type Place } from './places.ts'
import { signInAs } from './signed-in.ts'
import { barriers, expect, hydrated, test } from './test.ts'

type Route = { path?: string; index?: boolean; children?: readonly Route[] }
const pathsOf = (list: readonly Route[]): string[] =>
  list.flatMap(({ path, index, children = [] }) => [index ? '/' : (path ?? []), pathsOf(children)].flat())

test('every route of the app is one of the places below', () => {
  expect(places.map(({ route }) => route)).toEqual(pathsOf(routes))
})

async function go(page: Page, { path, who, hasCart, leadsTo }: Place) {
  if (who) await signInAs(page.context(), who)
  if (hasCart) await fillCart(page, { 'ZM0001-37': 2, 'RT0001-M': 1 })
  await page.goto(path)
  await settled(page)
  if (!leadsTo) return
  const links = page.getByRole('main').getByRole('link')
  await expect.poll(() => links.count()).toBeGreaterThan(0)
  const hrefs = await links.evaluateAll((all) =>
    all.map((one) => (one as HTMLAnchorElement).pathname + (one as HTMLAnchorElement).search),
  )
  await page.goto(hrefs.find((href) => leadsTo.link.test(href))! + (leadsTo.beyond ?? ''))
  await settled(page)
}

/** Hydrated, and nothing is on its way any more that has left a placeholder. */
async function settled(page: Page) {
  await hydrated(page)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

for (const place of places.filter(({ isAlias }) => !isAlias)) {
  const { route, isMissing } = place
  test(`A1 A4 A6 U2 ${route}`, async ({ page, complaints }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await go(page, place)
    expect(await barriers(page)).toEqual([])
    expect.soft(await lostInForcedColours(page)).toEqual([])
    expect.soft(await lostByKeyboard(page)).toEqual([])

    // Letters twice as large, by the browser's own setting, on a narrow phone.
    const session = await page.context().newCDPSession(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    expect.soft(await cutOff(page)).toEqual([])
    if (isMissing) complaints.length = 0
  })
}
