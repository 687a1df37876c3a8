import type { BrowserContext } from '@playwright/test'
import type { PersonName } from '#demo/people/people.ts'
import { signInAs } from './signed-in.ts'

/** The review page of an order, as linked from the order's page and the mail. */
export async function reviewLinkOf(context: BrowserContext, name: PersonName, orderNr: string): Promise<string> {
  const { token, country } = await signInAs(context, name)
  const reply = await context.request.post('/api/order/detail?api_version=3', {
    headers: { 'x-store': `vereda-${country}`, 'sec-fetch-site': 'same-origin' },
    form: { token, order_nr: orderNr },
  })
  const { order } = (await reply.json()) as { order: { review_path: string } }
  return `${order.review_path}&country=${country}`
}
