import type { Page } from '@playwright/test'
import { persistedRecord } from '../support/filled-cart.ts'
import { barriers, expect, test } from '../support/test.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const placeHint = (page: Page) => page.getByRole('complementary', { name: '¿A dónde te lo llevamos?' })
const filtersHint = (page: Page) => page.getByRole('complementary', { name: '¿Mucho para mirar?' })

/** Scrolls down by some screens, again as soon as there is more below, until the target is reached. */
async function goDown(page: Page, screens: number, arrived: () => Promise<unknown>) {
  await expect(async () => {
    await page.evaluate((by) => scrollBy(0, by * innerHeight), screens)
    await arrived()
  }).toPass()
}
const toPlaceHint = (page: Page) => goDown(page, 1.2, () => expect(placeHint(page)).toBeVisible({ timeout: 1000 }))
const toFortyCards = (page: Page) => goDown(page, 9, () => expect(cards(page)).toHaveCount(40, { timeout: 1000 }))
/** One more step down: a due hint appears once the page is idle. */
const toFiltersHint = async (page: Page) => {
  await toFortyCards(page)
  await goDown(page, 0.2, () => expect(filtersHint(page)).toBeVisible({ timeout: 1000 }))
}

/** A dismissal is persisted on the device; a visitor who leaves before that is asked again, which is harmless. */
async function declinePlace(page: Page, country: 'ar' | 'co' = 'ar') {
  await placeHint(page).getByRole('button', { name: 'Ahora no' }).click()
  await expect(placeHint(page)).toBeHidden()
  await expect.poll(() => persistedRecord(page, 'hints', { country })).toContain('"geolocationBanner":false')
}

/** Moves the page slightly and advances its clock: a hint that is absent now was evaluated and not shown. */
async function settle(page: Page) {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('scroll', resolve, { once: true })
        scrollBy(0, -9)
      }),
  )
  await page.clock.runFor(1000)
}

/**
 * Bars and hints overlay a list wherever it stops, and axe counts controls they half cover: here they cover no
 * favourite button.
 */
async function barriersUncovered(page: Page) {
  await cards(page)
    .nth(16)
    .evaluate((card) => scrollBy(0, card.getBoundingClientRect().top - 200))
  return barriers(page)
}

test('APP-45 OP-096 a visitor who has looked around is asked for a city once, over the page and without taking focus', async ({
  page,
  visit,
}) => {
  await visit('/zapatillas-mujer/')
  await toPlaceHint(page)
  expect(await page.evaluate(() => scrollY / innerHeight)).toBeGreaterThanOrEqual(3)
  await expect(page.locator(':focus')).toHaveCount(0)
  // Outside the flow, so it moves nothing on the page.
  await expect(placeHint(page)).toHaveCSS('position', 'fixed')
  expect(await barriersUncovered(page)).toEqual([])
  for (const button of await placeHint(page).getByRole('button').all()) {
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(48)
  }
  await placeHint(page).getByRole('button', { name: 'Elegir ciudad' }).click()
  const dialog = page.getByRole('dialog', { name: '¿A dónde te lo enviamos?' })
  await expect(dialog).toBeVisible()
  await expect(placeHint(page)).toBeHidden()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(placeHint(page)).toBeHidden()
})

test('APP-45 a hint that was closed stays closed, and calls no other on the same list', async ({ page, visit }) => {
  await page.clock.install()
  await visit('/mujer/')
  await toPlaceHint(page)
  await declinePlace(page)
  await toFortyCards(page)
  await settle(page)
  await expect(filtersHint(page)).toBeHidden()
  await page.goto('about:blank')
  await visit('/mujer/')
  // The other hint proves that this one was evaluated and not shown.
  await toFiltersHint(page)
  await expect(placeHint(page)).toHaveCount(0)
})

test.describe('where the city is known', () => {
  test.beforeEach(async ({ context, baseURL }) => {
    await context.addCookies([{ name: 'pwa-geolocation', value: '1-5406125', url: baseURL! }])
  })

  test('APP-45 a visitor who went through forty products learns of the filters; under a sheet there is no hint', async ({
    page,
    visit,
  }) => {
    await visit('/mujer/')
    await toFiltersHint(page)
    await expect(filtersHint(page)).toContainText('Filtrá por talle, color o precio.')
    await expect(placeHint(page)).toHaveCount(0)
    expect(await barriersUncovered(page)).toEqual([])
    await page.getByRole('button', { name: 'Ordenar' }).click()
    await expect(page.getByRole('dialog', { name: 'Ordenar por' })).toBeVisible()
    await expect(filtersHint(page)).toHaveCount(0)
    await page.goBack()
    await filtersHint(page).getByRole('button', { name: 'Filtrar' }).click()
    await expect(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog', { name: 'Filtros' })).toBeHidden()
    await expect(filtersHint(page)).toHaveCount(0)
  })

  test('APP-45 the invitation to install goes before a hint, never beside it', async ({ page, visit }) => {
    await page.clock.install()
    await page.addInitScript(() => localStorage.setItem('visits', '1'))
    const banner = page.getByRole('complementary', { name: 'Instalá la tienda en tu teléfono' })
    await visit('/mujer/')
    await expect(banner).toBeVisible()
    await toFortyCards(page)
    await settle(page)
    await expect(filtersHint(page)).toBeHidden()
    await banner.getByRole('button', { name: 'Ahora no' }).click()
    await expect(banner).toBeHidden()
    await toFiltersHint(page)
  })
})

test('APP-45 the hints speak as their store does', async ({ page, visit }) => {
  await visit('/mujer/?country=co')
  await toPlaceHint(page)
  await declinePlace(page, 'co')
  await page.goto('about:blank')
  await visit('/mujer/?country=co')
  await toFiltersHint(page)
  await expect(filtersHint(page)).toContainText('Filtra por talla, color o precio.')
})
