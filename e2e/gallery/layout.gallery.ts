import type { Page } from '@playwright/test'
import { goTo } from '../support/go-to-place.ts'
import { setLargeText } from '../support/large-text.ts'
import type { Place } from '../support/places.ts'
import { test } from '../support/test.ts'

type Shape = { name: string; width: number; height: number; isLarge?: true }

/** The windows between a phone and a desk, and a phone whose text is twice as large. */
const shapes: readonly Shape[] = [
  { name: 'large-text', width: 390, height: 844, isLarge: true },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'landscape', width: 844, height: 390 },
  { name: '1024', width: 1024, height: 768 },
  { name: '1280', width: 1280, height: 800 },
  { name: '1920', width: 1920, height: 1080 },
]

const places: readonly (Place & { act?: (page: Page) => Promise<unknown>; only?: RegExp })[] = [
  { route: 'home', path: '/' },
  {
    route: 'department-menu',
    path: '/',
    only: /^1/,
    act: async (page) => {
      await page.getByRole('navigation', { name: 'Comprar' }).getByRole('link', { name: 'Mujer' }).hover()
      await page.getByRole('link', { name: 'Ver todo Mujer' }).waitFor()
    },
  },
  { route: 'list', path: '/zapatillas-mujer/' },
  { route: 'product', path: '/zapatilla-brisa-zm0001.html' },
  { route: 'cart', path: '/cart', hasCart: true },
  { route: 'checkout', path: '/checkout', hasCart: true },
  { route: 'account', path: '/account', who: 'ana' },
  { route: 'order', path: '/account/orders/R101', who: 'ana' },
  { route: 'order-unpaid', path: '/account/orders/R107', who: 'ana' },
  { route: 'success', path: '/checkout/success/R101', who: 'ana' },
  { route: 'terms', path: '/ac-terminos-y-condiciones/' },
  { route: 'help', path: '/atencion-al-cliente' },
]

for (const { act, only, ...place } of places)
  test(place.route, async ({ page, complaints }, info) => {
    // The windows are its own: one project is enough.
    test.skip(info.project.name !== 'wide')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const { name, width, height, isLarge = false } of shapes) {
      if (only && !only.test(name)) continue
      await page.setViewportSize({ width, height })
      await goTo(page, place)
      if (isLarge) await setLargeText(page, true)
      await act?.(page)
      await page.waitForFunction(
        () =>
          !document.querySelector('main .animate-shimmer') &&
          [...document.images].every((one) => {
            const { left, right, top } = one.getBoundingClientRect()
            return one.complete || top > innerHeight || left > innerWidth || right <= left
          }),
      )
      await page.screenshot({ path: `gallery/layout/${place.route}-${name}.png`, animations: 'disabled' })
      if (isLarge) await setLargeText(page, false)
    }
    complaints.length = 0
  })
