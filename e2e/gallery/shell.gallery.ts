import { test, type Page } from '@playwright/test'

type View = { name: string; path: string; act?: (page: Page) => Promise<unknown> }

const views: View[] = [
  { name: 'home-ar', path: '/' },
  { name: 'home-cl', path: '/?country=cl' },
  { name: 'home-co', path: '/?country=co' },
  { name: 'menu', path: '/', act: (page) => page.getByRole('button', { name: 'Abrir menú' }).click() },
  { name: 'help-ar', path: '/atencion-al-cliente' },
  { name: 'help-search-cl', path: '/preguntas-frecuentes?q=cambio&country=cl' },
  { name: 'survey-co', path: '/customer/nps/?country=co' },
  { name: 'privacy-ar', path: '/ac-privacidad/?country=ar' },
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
  { name: 'api-docs', path: '/docs' },
]

const inView = new Set(['menu', 'offline', 'kit-flash', 'kit-sheet', 'kit-dialog', 'newsletter-error'])

for (const { name, path, act } of views) {
  test(name, async ({ page }, { project }) => {
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
