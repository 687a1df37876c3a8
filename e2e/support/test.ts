import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test as base, type Page } from '@playwright/test'
import { recordTraffic } from './record-traffic.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * A visit by phone. Any console output of the page is a failure, unless the test expects it: a broken hydration, a
 * refused script and a missing file all show there first.
 */
export const test = base.extend<{
  visit: (path: string) => Promise<void>
  complaints: string[]
  hasServiceWorker: boolean
  scriptDelayMs: number
}>({
  hasServiceWorker: [false, { option: true }],
  scriptDelayMs: [0, { option: true }],
  context: async ({ context }, use) => {
    recordTraffic(context)
    await use(context)
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
  page: async ({ page, hasServiceWorker, scriptDelayMs }, use) => {
    // A slow connection: scripts arrive only after this time since the page was requested.
    if (scriptDelayMs > 0) {
      let requestedAt = Date.now()
      page.on('request', (request) => {
        if (request.isNavigationRequest()) requestedAt = Date.now()
      })
      await page.route('**/static/js/**', async (route) => {
        await wait(Math.max(0, requestedAt + scriptDelayMs - Date.now()))
        await route.continue().catch(() => {})
      })
    }
    // A worker's cache would answer instead of the routes a test breaks: most tests run without service workers.
    if (!hasServiceWorker) await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    await use(page)
    // A call still in progress when a test ends is not an error.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  baseURL: async ({}, use) => use(process.env.SHOP_URL),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        const { url } = message.location()
        // A shop with too many pictures to render sends a placeholder with 503 on purpose (R32).
        if (/status of 503/.test(message.text()) && new URL(url).pathname.startsWith('/img/')) return
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${message.text()} (${url})`)
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
  visit: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path)
      await waitUntilHydrated(page)
    })
  },
})

/** Waits until the page is hydrated, not only painted: the root element is marked. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/** Waits until a view transition has finished: leaving during it skips it, and the browser logs that. */
export async function waitForTransition(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'))
}

/** From here on the page's clock advances only when the test says so. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 5000)
}

/** The violations axe finds, in words. The page's policy forbids foreign scripts, so axe is run by the debugger. */
export async function barriers(page: Page): Promise<string[]> {
  // A text that is half faded in has half its contrast. Infinite animations (a skeleton's shimmer) are not awaited.
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: axe })
  const { result } = await session.send('Runtime.evaluate', {
    expression: `axe.run({ runOnly: ${JSON.stringify(axeTags)} }).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 160)).join(' | ')))`,
    awaitPromise: true,
    returnByValue: true,
  })
  return result.value as string[]
}

export { expect }
