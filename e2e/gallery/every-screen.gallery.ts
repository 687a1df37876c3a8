import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { openCountries } from '#domain/platform/country/country.ts'
import { goTo } from '../support/go-to-place.ts'
import { setLargeText } from '../support/large-text.ts'
import { placesIn } from '../support/places.ts'
import { test } from '../support/test.ts'

/** Common widths. The windows are taller than usual, so that a sheet shows more of a page. */
const screens = [
  { name: '360', width: 360, height: 1100 },
  { name: '390-large-text', width: 390, height: 1300, isLarge: true },
  { name: '768', width: 768, height: 1400 },
  { name: '1280', width: 1280, height: 1600 },
  { name: '1920', width: 1920, height: 1900 },
] as const

/** Everything in view has loaded: pictures, and content behind placeholders (the kit shows some permanently). */
async function allThere(page: Page) {
  await page
    .waitForFunction(
      () =>
        !document.querySelector('main .animate-shimmer') &&
        [...document.images].every((one) => one.complete || one.getBoundingClientRect().top > innerHeight),
      undefined,
      { timeout: 5000 },
    )
    .catch(() => {})
}

/** Every screen at every width in every store, small, for `scripts/screen-sheets.ts` to arrange. */
for (const country of openCountries)
  for (const [at, place] of placesIn(country).entries()) {
    if (place.isAlias) continue
    test(`${country} ${place.route}`, async ({ page, complaints }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      if (!(await goTo(page, place, country))) return
      for (const { name, width, height, ...screen } of screens) {
        await page.setViewportSize({ width, height })
        if ('isLarge' in screen) await setLargeText(page, true)
        await allThere(page)
        const shot = await page.screenshot({ type: 'jpeg', quality: 80, animations: 'disabled' })
        if ('isLarge' in screen) await setLargeText(page, false)
        const folder = `gallery/screens/${country}-${name}`
        mkdirSync(folder, { recursive: true })
        await sharp(shot)
          .resize(width < 700 ? 240 : 420)
          .webp({ quality: 80 })
          .toFile(`${folder}/${String(at).padStart(2, '0')} ${place.route.replaceAll('/', '·')}.webp`)
      }
      // Console output is checked by the tests; here it is ignored.
      complaints.length = 0
    })
  }
