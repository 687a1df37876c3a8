import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { openCountries } from '#domain/platform/country/country.ts'
import { goTo } from '../support/go-to-place.ts'
import { largeLetters } from '../support/large-letters.ts'
import { placesIn } from '../support/places.ts'
import { test } from '../support/test.ts'

/** The widths people have. The windows are taller than theirs, so that a sheet shows more of a page. */
const screens = [
  { name: '360', width: 360, height: 1100 },
  { name: '390-large-text', width: 390, height: 1300, isLarge: true },
  { name: '768', width: 768, height: 1400 },
  { name: '1280', width: 1280, height: 1600 },
  { name: '1920', width: 1920, height: 1900 },
] as const

/** What is in sight has come: pictures, and what stands behind placeholders (the kit shows some for good). */
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

/** Every screen at every width in every store, small, for `scripts/screen-sheets.ts` to lay out side by side. */
for (const country of openCountries)
  for (const [at, place] of placesIn(country).entries()) {
    if (place.isAlias) continue
    test(`${country} ${place.route}`, async ({ page, complaints }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      if (!(await goTo(page, place, country))) return
      for (const { name, width, height, ...screen } of screens) {
        await page.setViewportSize({ width, height })
        if ('isLarge' in screen) await largeLetters(page, true)
        await allThere(page)
        const shot = await page.screenshot({ type: 'jpeg', quality: 80, animations: 'disabled' })
        if ('isLarge' in screen) await largeLetters(page, false)
        const folder = `gallery/screens/${country}-${name}`
        mkdirSync(folder, { recursive: true })
        await sharp(shot)
          .resize(width < 700 ? 240 : 420)
          .webp({ quality: 80 })
          .toFile(`${folder}/${String(at).padStart(2, '0')} ${place.route.replaceAll('/', '·')}.webp`)
      }
      // What the page said on its console is for the tests; here it is only looked at.
      complaints.length = 0
    })
  }
