import { devices, type Browser } from '@playwright/test'

/** DevTools' "Slow 4G", as Lighthouse applies it too: 1.6 Mbit/s less 10 %, and 150 ms that every request pays 3.75 times. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_480 }
const cpuSlowdown = 4

/** Milliseconds from asking for a page to its being hydrated, on a first visit with a slow phone on a slow line. */
export async function hydratedMs(browser: Browser, url: string): Promise<{ hydrated: number; painted: number }> {
  const context = await browser.newContext(devices['Moto G4'])
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  // Noted by the page itself: a question from outside would come late on a busy phone.
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (document.documentElement?.dataset.hydrated === undefined) return
      performance.mark('hydrated')
      observer.disconnect()
    }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] })
  })
  await page.goto(url, { waitUntil: 'commit' })
  const reply = await page.waitForFunction(
    () => {
      const [mark] = performance.getEntriesByName('hydrated')
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      return mark && { hydrated: mark.startTime, painted: paint?.startTime ?? Number.NaN }
    },
    undefined,
    { timeout: 30_000 },
  )
  const figures = (await reply.jsonValue())!
  await context.close()
  return figures
}
