import type { Page } from '@playwright/test'
import type { Line } from '#contract/buy/checkout.ts'
import { messages } from '#contract/platform/messages.ts'

/** The next questions of the checkout are answered with these places in line; then there is room. */
export async function fillCheckoutPlaces(page: Page, places: readonly Line[]): Promise<void> {
  const left = [...places]
  await page.route('**/api/checkout/options*', (route) => {
    const line = left.shift()
    if (!line) return route.continue()
    const refusal = { error: true, code: 'checkout_full', message: messages.checkout_full, line }
    return route.fulfill({ json: refusal })
  })
}
