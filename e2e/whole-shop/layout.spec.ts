import type { Locator, Page } from '@playwright/test'
import { measureBars } from '../support/bars.ts'
import { desktop } from '../support/browser.ts'
import { findClippedContent } from '../support/clipped-content.ts'
import { goTo } from '../support/go-to-place.ts'
import { setLargeText } from '../support/large-text.ts'
import type { Place } from '../support/places.ts'
import { barriers, expect, test } from '../support/test.ts'

const product: Place = { route: 'product', path: '/zapatilla-brisa-zm0001.html' }
const cart: Place = { route: 'cart', path: '/cart', hasCart: true }
const checkout: Place = { route: 'checkout', path: '/checkout', hasCart: true }
const account: Place = { route: 'account', path: '/account', who: 'ana' }
const order: Place = { route: 'order', path: '/account/orders/R101', who: 'ana' }
const unpaid: Place = { route: 'unpaid order', path: '/account/orders/R107', who: 'ana' }
const success: Place = { route: 'success', path: '/checkout/success/R101', who: 'ana' }
const terms: Place = { route: 'terms', path: '/ac-terminos-y-condiciones/' }
const help: Place = { route: 'help', path: '/atencion-al-cliente' }
const home: Place = { route: 'home', path: '/' }
const list: Place = { route: 'list', path: '/zapatillas-mujer/' }

const main = (page: Page) => page.getByRole('main')
const boxOf = async (one: Locator) => (await one.boundingBox())!
const isBeside = async (left: Locator, right: Locator) => {
  const [a, b] = [await boxOf(left), await boxOf(right)]
  return a.x + a.width <= b.x && a.y < b.y + b.height && b.y < a.y + a.height
}
const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

const waysToLargeText = {
  'the browser’s setting': (page: Page) => setLargeText(page, true),
  'text zoom': (page: Page) => page.evaluate(() => void (document.documentElement.style.fontSize = '32px')),
}

for (const [way, enlarge] of Object.entries(waysToLargeText)) {
  for (const place of [home, list, product, cart, checkout, account, order, success, terms]) {
    test(`A6 U45 ${place.route}: with text of 200 % by ${way} bars and prices are whole and leave room`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await goTo(page, place)
      await enlarge(page)
      if (place === product)
        await expect(page.getByRole('region', { name: 'Zapatilla Brisa', exact: true })).toBeVisible()
      const bars = await measureBars(page)
      expect(bars.faults).toEqual([])
      expect(bars.share.bottom).toBeLessThan(0.25)
      expect(await pageWidth(page)).toBe(390)
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      expect(await findClippedContent(page)).toEqual([])
    })
  }
}

test.describe('a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } })

  test('OP-010 U38 a product has its picture beside its facts from 768 px on', async ({ page }) => {
    await goTo(page, product)
    const button = main(page).getByRole('button', { name: 'Agregar al carrito' })
    expect(await isBeside(main(page).getByRole('link', { name: /foto 1 de 4/ }), button)).toBe(true)
    expect((await boxOf(button)).width).toBeLessThan(400)
    expect(await pageWidth(page)).toBe(768)
  })

  test('OP-010 U5 the departments are in the bar and the tabs of phones are not', async ({ page }) => {
    await goTo(page, list)
    const departments = page.getByRole('navigation', { name: 'Comprar' })
    await expect(departments.getByRole('link')).toHaveText(['Mujer', 'Hombre', 'Niños', 'Marcas', 'Ofertas'])
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeHidden()
    expect((await measureBars(page)).faults).toEqual([])
    const tops = await main(page)
      .getByRole('article')
      .evaluateAll((cards) => cards.slice(0, 3).map((card) => card.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
  })

  test('OP-010 U68 cart and checkout have their summary at the side', async ({ page }) => {
    await goTo(page, cart)
    expect(await isBeside(main(page).locator('[data-line]').first(), main(page).getByRole('complementary'))).toBe(true)
    await page.goto(checkout.path)
    expect(
      await isBeside(main(page).getByLabel('E-mail'), main(page).getByRole('complementary', { name: 'Tu compra' })),
    ).toBe(true)
  })

  test('OP-010 U71 the account has its sections at the side, on its home as elsewhere', async ({ page }) => {
    await goTo(page, account)
    const sections = main(page).getByRole('navigation', { name: 'Tu cuenta' })
    const heading = main(page).getByRole('heading', { level: 1 })
    expect(await isBeside(sections, heading.locator('xpath=../..'))).toBe(true)
    const { x, y, width } = await boxOf(sections)
    await sections.getByRole('link', { name: 'Mis pedidos' }).click()
    await expect(heading).toHaveText('Mis pedidos')
    expect(await boxOf(sections)).toMatchObject({ x, y, width })
  })
})

test('A7 U38 a phone on its side shows one picture beside the facts, and small bars', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await goTo(page, product)
  const heading = main(page).getByRole('heading', { level: 1 })
  expect(await isBeside(main(page).getByRole('link', { name: /foto 1 de 4/ }), heading)).toBe(true)
  const { faults, share } = await measureBars(page)
  expect(faults).toEqual([])
  expect(share.top + share.bottom).toBeLessThan(0.28)
})

test.describe('a wide window', () => {
  test.use(desktop)

  test('OP-010 U5 the bar holds departments, search and the rest side by side at every width', async ({ page }) => {
    await goTo(page, home)
    for (const width of [768, 820, 1023, 1024, 1199, 1200, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      expect((await measureBars(page)).faults, `at ${width}`).toEqual([])
      expect(await pageWidth(page)).toBe(width)
    }
    const search = await boxOf(page.getByRole('banner').getByRole('button', { name: 'Buscar productos y marcas' }))
    expect(search).toMatchObject({ width: 272, height: 48 })
  })

  for (const place of [order, unpaid, success]) {
    test(`OP-010 U70 U72 ${place.route}: timeline and products at the left, price, payment and address at the right`, async ({
      page,
    }) => {
      for (const width of [1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        await goTo(page, place)
        const part = (name: string) => main(page).getByRole('region', { name, exact: true })
        await expect(part('Seguimiento')).toBeVisible()
        const timeline = await boxOf(part('Seguimiento'))
        for (const name of ['Total', 'Pago', 'Dirección de entrega'])
          expect((await boxOf(part(name))).x, `${name} at ${width}`).toBeGreaterThan(timeline.x + timeline.width)
        expect((await boxOf(part('Productos'))).x).toBe(timeline.x)
        const scroll = () => page.evaluate(() => scrollTo(0, 600))
        await scroll()
        await expect(part('Total')).toBeInViewport()
        expect(await pageWidth(page)).toBe(width)
      }
    })
  }

  for (const [place, name] of [
    [terms, 'En esta página'],
    [help, 'Temas'],
  ] as const) {
    test(`OP-010 ${place.route}: a readable measure, with its contents beside it`, async ({ page }) => {
      await goTo(page, place)
      const contents = main(page).getByRole('navigation', { name })
      const heading = main(page).getByRole('heading', { level: 1 })
      expect((await boxOf(contents)).x).toBeLessThan((await boxOf(heading)).x)
      const last = contents.getByRole('link').last()
      const target = main(page).getByRole('heading', { level: 2, name: await last.innerText(), exact: true })
      await expect(target).not.toBeInViewport()
      await last.click()
      await expect(target).toBeInViewport()
      expect((await boxOf(main(page).locator('p, details').last())).width).toBeLessThanOrEqual(720)
      expect(await barriers(page)).toEqual([])
    })
  }
})

test('U42 the size guide shows the length of a foot on a phone without scrolling', async ({ page, visit }) => {
  await visit(product.path)
  await page.getByRole('link', { name: 'Guía de talles' }).first().click()
  const column = page.getByRole('dialog').getByRole('columnheader', { name: 'Pie (cm)' })
  await expect(column).toBeVisible()
  const { x, width } = await boxOf(column)
  expect(x + width).toBeLessThanOrEqual(390)
})
