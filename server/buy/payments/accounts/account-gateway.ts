import type { Sealer } from '#db/bank-data/sealer.ts'
import { eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { paymentAccount } from '#db/schema/payment-methods.ts'
import type { MercadoPagoCredentials, WebpayCredentials } from '#domain/buy/payments/account-credentials.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { RuleError } from '#domain/platform/errors.ts'
import type { PaymentGateway } from '../port.ts'

type Account =
  | { provider: 'mercadopago'; country: OpenCountry; credentials: MercadoPagoCredentials }
  | { provider: 'webpay'; country: OpenCountry; credentials: WebpayCredentials }

export type OpenAccount = (account: Account) => Promise<PaymentGateway>

/** Finds the gateway of an account by its number; read again when its credentials were changed. */
export function accountsIn(db: Handle, sealer: Sealer, open: OpenAccount) {
  const opened = new Map<number, { sealed: string; gateway: Promise<PaymentGateway> }>()
  return async (id: number): Promise<PaymentGateway> => {
    const [row] = await db.select().from(paymentAccount).where(eq(paymentAccount.id, id))
    // Nobody's: a webhook of a stranger, because an account that has payments is not removed.
    if (!row) throw new RuleError('not_found')
    const known = opened.get(id)
    if (known?.sealed === row.credentials.sealed) return known.gateway
    const { provider, country } = row
    const text = sealer.openText({ table: 'payment_account', id }, row.credentials)
    const gateway = open({ provider, country, credentials: JSON.parse(text) })
    opened.set(id, { sealed: row.credentials.sealed, gateway })
    gateway.catch(() => opened.delete(id))
    return gateway
  }
}

/** A provider with the account of the settings, if there is one, and those of stores: each call names its account. */
export function accountGateway(
  ofSettings: PaymentGateway | undefined,
  find: (id: number) => Promise<PaymentGateway>,
  known: Pick<PaymentGateway, 'opensOnce'> = {},
): PaymentGateway {
  async function of({ accountId = null }: { accountId?: number | null }): Promise<PaymentGateway> {
    if (accountId !== null) return find(accountId)
    if (!ofSettings) throw new Error('the account of the settings, with which this payment was begun, is not there')
    return ofSettings
  }
  return {
    ...known,
    ...(ofSettings ? ofSettings.country && { country: ofSettings.country } : { needsAccount: true }),
    start: async (payment) => (await of(payment)).start(payment),
    find: async (payment, now) => (await of(payment)).find(payment, now),
    refund: async (payment) => (await of(payment)).refund(payment),
    refundPart: async (payment) => (await of(payment)).refundPart(payment),
    async read(webhook) {
      if ((webhook.accountId ?? null) === null && !ofSettings) return undefined
      return (await of(webhook)).read(webhook)
    },
    end: async (page) => (await of(page)).end?.(page),
  }
}
