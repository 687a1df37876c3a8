import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { openCountries } from '#domain/platform/country/country.ts'
import { test, waitUntilHydrated } from '../support/test.ts'

const folder = path.join(import.meta.dirname, '../../demo/brand/screenshots/vereda')
const paths = { home: '/', list: '/zapatillas-mujer/', product: '' } as const
const products = { ar: 'zm0001', cl: 'zm0001cl', co: 'zm0001co' } as const

async function shoot(page: Page, country: string, name: string, scale: number) {
  await waitUntilHydrated(page)
  await page.waitForFunction(() =>
    [...document.images].every((one) => {
      const { top, left, width } = one.getBoundingClientRect()
      return one.complete || width === 0 || top > innerHeight || left >= innerWidth
    }),
  )
  await page.waitForTimeout(600)
  const { width, height } = page.viewportSize()!
  const size = `${Math.round(width * scale)}x${Math.round(height * scale)}`
  const shot = await page.screenshot({ animations: 'disabled' })
  const [w, h] = size.split('x').map(Number)
  await sharp(shot).resize(w, h).webp({ quality: 72 }).toFile(`${folder}/${country}/${name}-${size}.webp`)
}

/** What browsers show when they offer to install the shop: three screens on a phone and home on a wide window. */
for (const country of openCountries) {
  test(`install ${country}`, async ({ page, complaints }) => {
    rmSync(`${folder}/${country}`, { recursive: true, force: true })
    mkdirSync(`${folder}/${country}`, { recursive: true })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 844 })
    const product = `/zapatilla-brisa-${products[country]}.html`
    for (const [at, [name, to]] of Object.entries(paths).entries()) {
      await page.goto(`${to || product}?country=${country}`)
      await shoot(page, country, `${at + 1}-${name}`, 1.5)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`/?country=${country}`)
    await shoot(page, country, '4-wide', 1)
    complaints.length = 0
  })
}
