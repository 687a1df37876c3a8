import type { Env } from '#server/platform/env.ts'

type PurchaseReport = { transactionId: string; parameters: Record<string, unknown>; placedAt: Date }
export type ReportPurchase = (report: PurchaseReport) => Promise<void>

const timeoutMs = 5000

/**
 * GA4's Measurement Protocol, if configured. Nothing in it identifies a person: the client id is made from the order
 * number, and the event forbids use for advertising.
 */
export function purchaseReporter(
  env: Pick<Env, 'GA4_MEASUREMENT_ID' | 'GA4_API_SECRET' | 'GA4_URL'>,
): ReportPurchase | undefined {
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
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!reply.ok) throw new Error(`analytics answered ${reply.status}`)
  }
}
