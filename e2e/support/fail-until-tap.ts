import type { Page, Route } from '@playwright/test'

/**
 * Calls that fail until somebody taps. A page reads some things by itself, sooner or later; whoever mends the calls first
 * and taps after that may find that the page was quicker, and that there is nothing left to tap.
 */
export async function failUntilTap(page: Page, calls: string | RegExp) {
  const isTapped = () => page.evaluate(() => 'tapped' in document.documentElement.dataset).catch(() => false)
  const answer = async (route: Route) =>
    (await isTapped()) ? route.continue() : route.fulfill({ status: 400, json: {} })
  await page.route(calls, answer)
  return {
    /** The next tap on the page as it stands is answered, and all that is asked for after it. */
    nextTapMends: () =>
      page.evaluate(() =>
        addEventListener('click', () => (document.documentElement.dataset.tapped = ''), { capture: true, once: true }),
      ),
  }
}
