import type { Page } from '@playwright/test'
import budgets from '../../budgets.json' with { type: 'json' }
import { phone } from '../support/browser.ts'
import { expect, test } from '../support/test.ts'

/** Whatever loads by itself, including deferred parts, has been requested by then. */
const firstVisitMs = 10_000

type Loaded = { path: string; type: string; bytes: number }

type FirstVisit = { loaded: Loaded[]; firstPictures: number }

/**
 * Everything of our own build that a first visit loads by itself, and how many pictures are requested before hydration.
 */
async function firstVisit(page: Page, path: string): Promise<FirstVisit> {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const finished: Promise<Loaded>[] = []
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/static/')) return
    const type = pathname.split('.').at(-1)!
    finished.push(request.sizes().then(({ responseBodySize: bytes }) => ({ path: pathname, type, bytes })))
  })
  expect((await page.goto(path))?.status()).toBe(200)
  await page.waitForFunction((end) => performance.now() > end, firstVisitMs, { polling: 200 })
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  // Requested as soon as the page is hydrated (shell/deferred.tsx).
  const deferredAt = requested.findIndex((file) => file.includes('/deferred-shell-'))
  const firstPictures = requested.slice(0, deferredAt).filter((file) => file.startsWith('/img/')).length
  return { loaded: await Promise.all(finished), firstPictures }
}

const sum = (loaded: readonly Loaded[]) => loaded.reduce((total, { bytes }) => total + bytes, 0)

const pages = {
  home: '/',
  'a list': '/zapatillas-mujer/',
  'a product': '/zapatilla-brisa-zm0001.html',
}

test('P2 PWA-02 first visits of home, a list and a product keep to their budget, and every script comes from static/js', async ({
  browser,
  baseURL,
  request,
}) => {
  // Bytes do not depend on speed: the three visitors come at once.
  const visits = Object.entries(pages).map(async ([name, path]) => {
    const context = await browser.newContext({ ...phone, baseURL: baseURL! })
    const page = await context.newPage()
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    const visit = await firstVisit(page, path)
    await context.close()
    return { name, ...visit }
  })
  for (const { name, loaded, firstPictures } of await Promise.all(visits)) {
    const of = (type: string) => loaded.filter((file) => file.type === type)
    const scripts = of('js')
    const measured = {
      vendorScript: sum(scripts.filter((file) => file.path.includes('/vendor-'))),
      firstVisitScripts: sum(scripts),
      firstVisitScriptFiles: scripts.length,
      styles: sum(of('css')),
      fonts: sum(of('woff2')),
      firstPictures,
    }
    test.info().annotations.push({ type: `measured: ${name}`, description: JSON.stringify(measured) })
    for (const [part, figure] of Object.entries(measured)) {
      expect(figure, `${name}: ${part}`).toBeGreaterThan(0)
      const files = scripts.map(({ path: file, bytes }) => `${file} ${bytes}`).join('\n')
      expect(figure, `${name}: ${part}\n${files}`).toBeLessThanOrEqual(budgets[part as keyof typeof measured])
    }
    // Compiled off the main thread; the hint only works on the first line.
    for (const file of scripts.filter(({ path }) => /\/(vendor|shared)-/.test(path))) {
      expect(await (await request.get(file.path)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
    }
    expect(scripts.filter((file) => !/^\/static\/(js\/|manifest-)/.test(file.path))).toEqual([])
  }
})
