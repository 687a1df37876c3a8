import { test, type Page } from '@playwright/test'

type View = { name: string; path: string; act?: (page: Page) => Promise<unknown> }

const brisa = '/zapatilla-brisa-zm0001.html'
const size = (name: string) => (page: Page) =>
  page
    .getByRole('group', { name: /^Tall[ea]/ })
    .getByText(name, { exact: true })
    .click()
const press = (name: string) => (page: Page) => page.getByRole('main').getByRole('button', { name }).first().click()

/** Whole pages. */
const pages: View[] = [
  { name: 'page', path: brisa },
  { name: 'cl', path: '/zapatilla-brisa-zm0001cl.html?country=cl' },
  { name: 'co', path: '/tenis-brisa-zm0001co.html?country=co' },
  { name: 'sold-out', path: '/zapatilla-cerezo-zm0005.html' },
  { name: 'clothes', path: '/remera-lisa-rt0001.html' },
  { name: 'gift-card', path: '/gift-card-vereda-gc0001.html' },
  { name: 'without-picture', path: '/rinonera-cruce-rv0001.html' },
  { name: 'colours', path: '/borcegos-combat-vendimia-bordo-bta000010c.html' },
  { name: 'fit-and-reviews', path: '/bota-estribo-bt0001.html' },
  { name: 'reviews', path: '/opiniones/BT0001/' },
  { name: 'reviews-co', path: '/opiniones/ZM0001CO/?country=co&orden=mejores' },
  { name: 'gone', path: '/zapatilla-que-ya-no-esta-zz9999.html' },
  { name: 'sizes', path: '/sizes/contentTable' },
]

/** The first view, and after a tap. */
const states: View[] = [
  { name: 'first-look', path: brisa, act: async () => {} },
  { name: 'size-missing', path: brisa, act: press('Agregar al carrito') },
  { name: 'last-unit', path: '/zapatilla-coral-zm0002.html', act: size('37') },
  { name: 'size-sold-out', path: '/zapatilla-pizarra-zm0004.html', act: size('36') },
  {
    name: 'notify',
    path: '/zapatilla-pizarra-zm0004.html',
    act: async (page) => {
      await size('36')(page)
      await press('Avisame cuando vuelva')(page)
    },
  },
  {
    name: 'size-guide',
    path: brisa,
    act: (page) => page.getByRole('link', { name: 'Guía de talles' }).first().click(),
  },
  { name: 'zoom', path: brisa, act: (page) => page.getByRole('link', { name: /foto 1 de 4/ }).click() },
  {
    name: 'buy-bar',
    path: brisa,
    act: async (page) => {
      await size('38')(page)
      await page.evaluate(() => scrollTo(0, 1100))
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

for (const { name, path, act } of [...pages, ...states]) {
  test(name, async ({ page }, { project }) => {
    await page.goto(process.env.SHOP_URL + path, { waitUntil: 'networkidle' })
    await (act ?? seeEverything)(page)
    await page.waitForTimeout(600)
    await page.screenshot({ path: `gallery/${project.name}/product-${name}.png`, fullPage: !act })
  })
}
