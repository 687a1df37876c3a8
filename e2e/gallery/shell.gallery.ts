import { test, type Page } from '@playwright/test'

type View = { name: string; path: string; lost?: string; act?: (page: Page) => Promise<unknown> }

/** Taps on something whose file does not come. */
const withoutFile = (file: string, name: string) => async (page: Page) => {
  await page.route(`**/static/js/${file}-*.js*`, (route) => route.abort())
  await page.getByRole('button', { name }).first().click()
  await page.getByText('No pudimos abrir').first().waitFor()
}

/** Taps on a product of a shop that is down. */
async function openProductOfSilentShop(page: Page) {
  await page.route('**', (route) => route.abort('connectionrefused'))
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await page.getByText('La tienda no responde').waitFor()
}

const views: View[] = [
  { name: 'home-ar', path: '/' },
  { name: 'home-cl', path: '/?country=cl' },
  { name: 'home-co', path: '/?country=co' },
  { name: 'menu', path: '/', act: (page) => page.getByRole('button', { name: 'Abrir menú' }).click() },
  { name: 'help-ar', path: '/atencion-al-cliente' },
  { name: 'help-search-cl', path: '/preguntas-frecuentes?q=cambio&country=cl' },
  { name: 'survey-co', path: '/customer/nps/?country=co' },
  { name: 'privacy-ar', path: '/ac-privacidad/?country=ar' },
  { name: 'terms-ar', path: '/ac-terminos-y-condiciones/?country=ar' },
  { name: 'terms-cl', path: '/ac-terminos-y-condiciones/?country=cl' },
  { name: 'returns-co', path: '/ac-cambios-y-devoluciones/?country=co' },
  { name: 'not-found', path: '/account/nada' },
  { name: 'offline', path: '/', act: (page) => page.context().setOffline(true) },
  {
    name: 'newsletter-error',
    path: '/brands',
    act: (page) => page.getByRole('button', { name: 'Suscribirme' }).click(),
  },
  { name: 'kit', path: '/kit' },
  { name: 'kit-flash', path: '/kit', act: (page) => page.getByRole('button', { name: 'Mostrar mensaje' }).click() },
  { name: 'kit-sheet', path: '/kit', act: (page) => page.getByRole('button', { name: 'Abrir hoja' }).click() },
  { name: 'kit-dialog', path: '/kit', act: (page) => page.getByRole('button', { name: 'Abrir diálogo' }).click() },
  { name: 'offline-page', path: '/offline.html' },
  { name: 'failure-page', path: '/catalog/?q=%00' },
  { name: 'lost-sheet', path: '/zapatillas-mujer/', act: withoutFile('filter-sheet', 'Filtrar') },
  { name: 'lost-sheet-cl', path: '/zapatillas-mujer/?country=cl', act: withoutFile('sort-sheet', 'Ordenar') },
  { name: 'silent-shop', path: '/zapatillas-mujer/', act: openProductOfSilentShop },
  {
    name: 'lost-part',
    path: '/zapatilla-brisa-zm0001.html',
    act: (page) => page.getByText('No pudimos traer').first().scrollIntoViewIfNeeded(),
    lost: 'delivery',
  },
  { name: 'api-docs', path: '/docs' },
]

const inView = new Set([
  'lost-part',
  'lost-sheet',
  'lost-sheet-cl',
  'silent-shop',
  'menu',
  'offline',
  'kit-flash',
  'kit-sheet',
  'kit-dialog',
  'newsletter-error',
])

for (const { name, path, act, lost } of views) {
  test(name, async ({ page }, { project }) => {
    // The worker would answer what a view makes fail.
    if (/^(lost|silent)/.test(name)) {
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    }
    if (lost) await page.route(`**/static/js/${lost}-*.js*`, (route) => route.abort())
    await page.goto(process.env.SHOP_URL + path, { waitUntil: 'networkidle' })
    await act?.(page)
    // Pictures load as they come into view; a full-page picture needs all of them.
    if (!inView.has(name)) {
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 400) {
          scrollTo(0, y)
          await new Promise((resolve) => setTimeout(resolve, 100))
        }
        scrollTo(0, 0)
      })
      await page.waitForLoadState('networkidle')
    }
    await page.waitForTimeout(400)
    await page.screenshot({ path: `gallery/${project.name}/${name}.png`, fullPage: !inView.has(name) })
  })
}
