import type { Env } from '#server/platform/env.ts'
import { cachedSecrets } from '#server/platform/secrets/secrets.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { Gateways, GatewaysOn, PaymentGateway } from './port.ts'
import { sandboxGateway } from './sandbox/gateway.ts'

/** A production shop on its own database takes real money: there the sandbox is off unless it is set. */
export function isSandboxOn({ SANDBOX_PAYMENTS, NODE_ENV, DATABASE_URL }: Env): boolean {
  if (SANDBOX_PAYMENTS !== 'auto') return SANDBOX_PAYMENTS === 'true'
  return NODE_ENV !== 'production' || DATABASE_URL === undefined
}

/** The SDKs of both providers take a fifth of a second and 30 MB to load: only a shop that uses one pays for it. */
function loadedOnUse(country: OpenCountry, load: () => Promise<PaymentGateway>): PaymentGateway {
  let loading: Promise<PaymentGateway> | undefined
  const gateway = () => (loading ??= load())
  return {
    country,
    start: async (payment) => (await gateway()).start(payment),
    find: async (providerRef, now) => (await gateway()).find(providerRef, now),
    refund: async (payment) => (await gateway()).refund(payment),
    read: async (webhook) => (await gateway()).read(webhook),
  }
}

function mercadoPago(env: Env): PaymentGateway | undefined {
  const {
    MERCADOPAGO_ACCESS_TOKEN: accessToken,
    MERCADOPAGO_WEBHOOK_SECRET: webhookSecret,
    MERCADOPAGO_COUNTRY: country,
    MERCADOPAGO_URL: apiUrl,
    PAYMENT_TIMEOUT_MS: timeoutMs,
  } = env
  if (accessToken === undefined || webhookSecret === undefined) return undefined
  return loadedOnUse(country, async () => {
    const { mercadoPagoGateway } = await import('./mercadopago/gateway.ts')
    return mercadoPagoGateway({ accessToken, webhookSecret, country, apiUrl, timeoutMs })
  })
}

function webpay(env: Env): PaymentGateway | undefined {
  const {
    WEBPAY_COMMERCE_CODE: commerceCode,
    WEBPAY_API_KEY: apiKey,
    WEBPAY_URL: apiUrl,
    PAYMENT_TIMEOUT_MS: timeoutMs,
  } = env
  if (commerceCode === undefined || apiKey === undefined) return undefined
  return loadedOnUse('cl', async () => {
    const { webpayGateway } = await import('./webpay/gateway.ts')
    return webpayGateway({ commerceCode, apiKey, apiUrl, timeoutMs })
  })
}

/** The providers that the settings switch on. */
export function gatewaysOn(env: Env): GatewaysOn {
  const real: Gateways = {}
  const [withMercadoPago, withWebpay] = [mercadoPago(env), webpay(env)]
  if (withMercadoPago) real.mercadopago = withMercadoPago
  if (withWebpay) real.webpay = withWebpay
  return (db) => ({ ...real, ...(isSandboxOn(env) && { sandbox: sandboxGateway(db, cachedSecrets(db)) }) })
}
