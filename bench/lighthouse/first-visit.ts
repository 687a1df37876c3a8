import { devices, type Browser } from '@playwright/test'

/**
 * DevTools' "Slow 4G", which Lighthouse applies too: 1.6 Mbit/s less 10 %, and 150 ms that every request pays 3.75
 * times.
 */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_480 }
const cpuSlowdown = 4

/** Milliseconds after the request. */
export type FirstVisit = { hydrated: number; largestPaint: number }

/**
 * A first visit with a slow phone on a slow connection: when the page is hydrated, and when its largest part is
 * painted.
 */
export async function firstVisit(browser: Browser, url: string): Promise<FirstVisit> {
  const context = await browser.newContext(devices['Moto G4'])
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  // The page measures itself: a query from outside would be late on a busy phone.
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) performance.mark('largest-paint', { startTime })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new MutationObserver((_changes, observer) => {
      if (document.documentElement?.dataset.hydrated === undefined) return
      performance.mark('hydrated')
      observer.disconnect()
    }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] })
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
  const visit = await page.evaluate(() => {
    const lastMark = (name: string) => performance.getEntriesByName(name).at(-1)?.startTime ?? Number.NaN
    return { hydrated: lastMark('hydrated'), largestPaint: lastMark('largest-paint') }
  })
  await context.close()
  return visit
}
