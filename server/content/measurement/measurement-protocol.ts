import type { Env } from '#server/platform/env.ts'

export type PurchaseReport = { transactionId: string; parameters: Record<string, unknown>; placedAt: Date }
export type TellPurchase = (report: PurchaseReport) => Promise<void>

const longestMs = 5000

/**
 * GA4's Measurement Protocol, by setting. Nothing in it names a person: the client is made from the order's number, and the
 * event says that it may not be used for advertising.
 */
export function tellPurchaseOf(
  env: Pick<Env, 'GA4_MEASUREMENT_ID' | 'GA4_API_SECRET' | 'GA4_URL'>,
): TellPurchase | undefined {
  const { GA4_MEASUREMENT_ID: id, GA4_API_SECRET: secret, GA4_URL: base } = env
  if (id === undefined || secret === undefined) return undefined
  const address = new URL('/mp/collect', base)
  address.search = String(new URLSearchParams({ measurement_id: id, api_secret: secret }))
  return async ({ transactionId, parameters, placedAt }) => {
    const body = {
      client_id: `order.${transactionId}`,
      timestamp_micros: String(placedAt.getTime() * 1000),
      consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
      events: [{ name: 'purchase', params: parameters }],
    }
    const reply = await fetch(address, {
      method: 'POST',
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(longestMs),
    })
    if (!reply.ok) throw new Error(`analytics answered ${reply.status}`)
  }
}
