import { test, type Page } from '@playwright/test'
import { fillCart, sellOut } from '../support/filled-cart.ts'

type View = {
  name: string
  lines?: Record<string, number>
  coupons?: string[]
  country?: 'ar' | 'cl' | 'co'
  path?: string
  act?: (page: Page) => Promise<unknown>
}

test.use({ baseURL: async ({}, use) => use(process.env.SHOP_URL) })

const brisa = '/zapatilla-brisa-zm0001.html'
const three = { 'ZM0001-38': 2, 'RT0001-M': 1, 'ZM0002-37': 1 }
const eight = {
  'BTA000010C-37': 1,
  'CPA000187C-M': 1,
  'JNA000371B-40': 2,
  'POA000094C-S': 1,
  'PTA000315C-M': 1,
  'ZH0001-42': 1,
  'GC0001-U': 1,
  'RV0001-U': 3,
}

const add = async (page: Page) => {
  await page
    .getByRole('group', { name: /^Tall[ea]/ })
    .getByText('38', { exact: true })
    .click()
  await page.getByRole('main').getByRole('button', { name: 'Agregar al carrito' }).first().click()
  await page.getByRole('link', { name: 'Ir al carrito' }).waitFor()
}

/** Whole pages, unless an action is performed on them. */
const views: View[] = [
  { name: 'one', lines: { 'ZM0001-38': 1 } },
  { name: 'three', lines: three, coupons: ['BIENVENIDA10', 'ENVIOGRATIS'] },
  { name: 'eight', lines: eight },
  { name: 'first-look', lines: three, act: async () => {} },
  { name: 'cl', country: 'cl', lines: { 'ZM0001CL-38': 1, 'RT0001CL-M': 2 } },
  { name: 'co', country: 'co', lines: { 'ZM0001CO-38': 3, 'RT0001CO-M': 1 } },
  { name: 'cut-coupon', lines: { 'ZM0001-38': 1 }, coupons: ['TOPE50'] },
  { name: 'empty' },
  {
    name: 'coupon-refused',
    lines: { 'RT0001-M': 1 },
    act: async (page) => {
      await page.getByText('¿Tenés un cupón?').click()
      await page.getByLabel('Código del cupón').fill('SOLOZAPAS')
      await page.getByRole('button', { name: 'Aplicar' }).click()
      await page.getByText('El producto no forma parte del beneficio.').waitFor()
    },
  },
  {
    name: 'removed',
    lines: three,
    act: (page) => page.getByRole('button', { name: 'Eliminar Remera Lisa' }).click(),
  },
  ...(['by_place', 'too_heavy'] as const).map((delivery) => ({
    name: delivery.replace('_', '-'),
    lines: three,
    act: async (page: Page) => {
      await page.route('**/api/cart/?**', async (route) => {
        const reply = await route.fetch()
        const json = await reply.json()
        const { shippingAmountTotal, total_value: total } = json.cart
        Object.assign(json.cart, { delivery, shippingAmountTotal: 0, total_value: total - shippingAmountTotal })
        await route.fulfill({ response: reply, json })
      })
      await page.reload()
      await page.getByText(delivery === 'by_place' ? 'Según tu dirección' : 'No va todo junto').waitFor()
    },
  })),
  {
    name: 'changed',
    lines: { 'ZM0001-38': 3, 'RT0001-M': 1 },
    act: async (page) => {
      await sellOut(page, { gone: 'RT0001-M', left: { 'ZM0001-38': 2 } })
      await page.reload()
      await page.getByRole('heading', { name: 'Ya no está disponible' }).waitFor()
    },
  },
  { name: 'added', path: brisa, act: add },
  {
    name: 'unread',
    act: async (page) => {
      await page.route('**/api/cart/?**', () => {})
      await page.evaluate(() => indexedDB.deleteDatabase('shop-device'))
      await page.reload()
    },
  },
]

for (const { name, lines, coupons, country = 'ar', path = '/cart', act } of views) {
  test(name, async ({ page }, { project }) => {
    await page.goto(`${brisa}?country=${country}`)
    if (lines) await fillCart(page, lines, coupons, country)
    await page.goto(path, { waitUntil: 'networkidle' })
    await act?.(page)
    await page.waitForTimeout(600)
    await page.screenshot({ path: `gallery/${project.name}/cart-${name}.png`, fullPage: !act })
  })
}
