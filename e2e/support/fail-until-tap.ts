import type { Page, Route } from '@playwright/test'

/**
 * Makes calls fail until the next tap. A page may retry by itself at any time; if the calls were restored before the
 * tap, the page might recover first and leave nothing to tap.
 */
export async function failUntilTap(page: Page, calls: string | RegExp) {
  const isTapped = () => page.evaluate(() => 'tapped' in document.documentElement.dataset).catch(() => false)
  const answer = async (route: Route) =>
    (await isTapped()) ? route.continue() : route.fulfill({ status: 400, json: {} })
  await page.route(calls, answer)
  return {
    /** The next tap on the current page is answered, and all calls after it. */
    succeedOnNextTap: () =>
      page.evaluate(() =>
        addEventListener('click', () => (document.documentElement.dataset.tapped = ''), { capture: true, once: true }),
      ),
  }
}
