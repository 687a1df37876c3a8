import { test, type Page } from '@playwright/test'

type View = { name: string; path: string; act?: (page: Page) => Promise<unknown> }

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click()
const search = (text: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Buscar productos y marcas' }).first().click()
  await page.getByRole('dialog').getByRole('combobox').fill(text)
}

/** Whole pages. */
const pages: View[] = [
  { name: 'home', path: '/' },
  { name: 'home-mujer', path: '/?key=mujer' },
  { name: 'brands', path: '/brands' },
  { name: 'list', path: '/mujer/' },
  { name: 'list-banner', path: '/zapatillas-mujer/' },
  { name: 'list-filtered', path: '/esquinera/zapatillas-mujer/?shoe_size=37--38&special_price=1' },
  { name: 'list-page-3', path: '/mujer/?page=3' },
  { name: 'list-empty', path: '/zapatillas-mujer/?price=1-2&special_price=1' },
  { name: 'list-brand', path: '/esquinera/?sort=price&dir=asc' },
  { name: 'list-cl', path: '/mujer/?country=cl' },
  { name: 'list-co', path: '/mujer/?country=co' },
  { name: 'list-landing', path: '/moda-sostenible/' },
  { name: 'search', path: '/catalog/?q=zapatillas%20negras' },
  { name: 'search-corrected', path: '/catalog/?q=sapatilas' },
  { name: 'search-nothing', path: '/catalog/?q=xqzwv' },
  { name: 'search-not-had', path: '/catalog/?q=nike' },
  { name: 'search-filled-up', path: '/catalog/?q=zapatilla%20brisa%20barata%20hasta%2090000' },
]

/** Opens something whose answer never arrives. */
const without = (calls: string, act: View['act']) => async (page: Page) => {
  await page.route(calls, (route) => route.fulfill({ status: 400, json: {} }))
  await act?.(page)
}

/** Scrolls down a list like a browsing visitor. */
const scrollAround = async (page: Page) => {
  const hint = page.getByRole('complementary', { name: /llevamos|mirar/ })
  for (let screen = 0; screen < 12 && !(await hint.isVisible()); screen++) {
    await page.evaluate(() => scrollBy(0, innerHeight))
    await hint.waitFor({ timeout: 1000 }).catch(() => {})
  }
}

/** Overlays. */
const overlays: View[] = [
  { name: 'filters', path: '/zapatillas-mujer/', act: press('Filtrar') },
  { name: 'filter-colour', path: '/zapatillas-mujer/', act: press('Color') },
  { name: 'filter-price', path: '/mujer/', act: press('Precio') },
  { name: 'sort', path: '/mujer/', act: press('Ordenar') },
  { name: 'place', path: '/mujer/', act: (page) => page.getByRole('button', { name: /ciudad/ }).click() },
  {
    name: 'place-failed',
    path: '/mujer/',
    act: without('**/geo/**', (page) => page.getByRole('button', { name: /ciudad/ }).click()),
  },
  { name: 'hint-place', path: '/mujer/', act: scrollAround },
  { name: 'hint-place-co', path: '/mujer/?country=co', act: scrollAround },
  { name: 'menu-failed', path: '/mujer/', act: without('**/bff/cms/menu*', press('Abrir menú')) },
  { name: 'search-failed', path: '/mujer/', act: without('**/bff/catalog/suggestion?*', search('bot')) },
  { name: 'search-before', path: '/mujer/', act: press('Buscar productos y marcas') },
  { name: 'search-typing', path: '/mujer/', act: search('zapa') },
  { name: 'search-none', path: '/mujer/', act: search('xqzwv') },
  {
    name: 'menu-level',
    path: '/mujer/',
    act: async (page) => {
      await press('Abrir menú')(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Mujer' }).click()
    },
  },
]

/** Pictures load as they come into view; a full-page picture needs all of them. */
async function seeEverything(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < Math.min(document.body.scrollHeight, 6000); y += 400) {
      scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
}

for (const { name, path, act } of [...pages, ...overlays]) {
  test(name, async ({ page }, { project }) => {
    test.skip(project.name !== 'phone' && ['filters', 'filter-colour', 'filter-price', 'sort'].includes(name))
    await page.goto(process.env.SHOP_URL + path, { waitUntil: 'networkidle' })
    await act?.(page)
    if (!act) await seeEverything(page)
    await page.waitForTimeout(600)
    await page.screenshot({ path: `gallery/${project.name}/browse-${name}.png`, fullPage: !act })
  })
}
