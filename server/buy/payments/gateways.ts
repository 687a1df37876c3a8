import type { Sealer } from '#db/bank-data/sealer.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { hasRealProvider, type Env } from '#server/platform/env.ts'
import { isLocalTrial } from '#server/platform/local-trial.ts'
import { cachedSecrets } from '#server/platform/secrets/secrets.ts'
import { accountGateway, accountsIn, type OpenAccount } from './accounts/account-gateway.ts'
import type { Gateways, GatewaysOn, PaymentGateway } from './port.ts'
import { sandboxGateway } from './sandbox/gateway.ts'

/** The sandbox sells for nothing: by itself it is on only in a local trial, and never beside a provider of real money. */
export function isSandboxOn(env: Env): boolean {
  if (hasRealProvider(env)) return false
  return env.SANDBOX_PAYMENTS === 'auto' ? isLocalTrial(env) : env.SANDBOX_PAYMENTS === 'true'
}

/** How payments work in this shop, for the person who starts it; undefined where every store takes real money. */
export function paymentNotice(env: Env, unpayable: readonly OpenCountry[]): string | undefined {
  if (isSandboxOn(env)) return 'TEST PAYMENTS: the sandbox takes orders and charges nothing. Not for a shop that sells.'
  if (unpayable.length === 0) return undefined
  const where = unpayable.join(', ')
  return `NO WAY TO PAY in ${where}: orders that cost something are refused. Set MERCADOPAGO_… or WEBPAY_…, or an account for transfers (help payment-account), or SANDBOX_PAYMENTS=true to try it out.`
}

/** The SDKs of both providers take a fifth of a second and 30 MB to load: only a shop that uses one pays for it. */
function loadedOnUse(
  known: Pick<PaymentGateway, 'country' | 'opensOnce'>,
  load: () => Promise<PaymentGateway>,
): PaymentGateway {
  let loading: Promise<PaymentGateway> | undefined
  const gateway = () => (loading ??= load())
  return {
    ...known,
    start: async (payment) => (await gateway()).start(payment),
    find: async (payment, now) => (await gateway()).find(payment, now),
    refund: async (payment) => (await gateway()).refund(payment),
    refundPart: async (payment) => (await gateway()).refundPart(payment),
    read: async (webhook) => (await gateway()).read(webhook),
    end: async (page) => (await gateway()).end?.(page),
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
  return loadedOnUse({ country }, async () => {
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
  return loadedOnUse({ country: 'cl', opensOnce: true }, async () => {
    const { webpayGateway } = await import('./webpay/gateway.ts')
    return webpayGateway({ commerceCode, apiKey, apiUrl, timeoutMs })
  })
}

/** The gateway of an account of a store, on the addresses of the settings. */
const openAccount =
  ({ MERCADOPAGO_URL, WEBPAY_URL, PAYMENT_TIMEOUT_MS: timeoutMs }: Env): OpenAccount =>
  async ({ provider, country, credentials }) => {
    if (provider === 'mercadopago') {
      const { mercadoPagoGateway } = await import('./mercadopago/gateway.ts')
      return mercadoPagoGateway({ ...credentials, country, apiUrl: MERCADOPAGO_URL, timeoutMs })
    }
    const { webpayGateway } = await import('./webpay/gateway.ts')
    return webpayGateway({ ...credentials, apiUrl: WEBPAY_URL, timeoutMs })
  }

/** The providers that the settings switch on; with a sealer also those that stores have accounts of. */
export function gatewaysOn(env: Env, sealer?: Sealer): GatewaysOn {
  const real: Gateways = {}
  const [withMercadoPago, withWebpay] = [mercadoPago(env), webpay(env)]
  if (withMercadoPago) real.mercadopago = withMercadoPago
  if (withWebpay) real.webpay = withWebpay
  const open = openAccount(env)
  const withAccounts = (db: Handle): Gateways =>
    sealer
      ? {
          mercadopago: accountGateway(real.mercadopago, accountsIn(db, sealer, open)),
          webpay: accountGateway(real.webpay, accountsIn(db, sealer, open), { opensOnce: true }),
        }
      : real
  return (db) => ({ ...withAccounts(db), ...(isSandboxOn(env) && { sandbox: sandboxGateway(db, cachedSecrets(db)) }) })
}
