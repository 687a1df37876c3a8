import type { Handle } from '#db/connection/handle.ts'
import type { ReportedDispute } from '#domain/buy/payments/disputes.ts'
import type { InstalmentPlan } from '#domain/buy/payments/instalments.ts'
import type { PaymentDetails } from '#domain/buy/payments/details.ts'
import type { PaymentReport } from '#domain/buy/payments/lifecycle.ts'
import type { PaymentProvider } from '#domain/buy/payments/methods.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

/** A payment to be made. Minor units. */
type ToPay = {
  /** Our name for it: starting it again with the same one is the same payment. */
  reference: string
  orderNr: string
  /** The how manieth attempt to pay the order: 1 for the first. */
  attempt: number
  /** When the order was placed; no way of paying may take longer than an order waits. */
  placedAt: Date
  country: OpenCountry
  amount: number
  currency: string
  /** The code of a payment at a counter; null for one on the provider's pages. */
  voucher: string | null
  /** What the store gives in cuotas for it; empty where the provider says it. */
  plans: readonly InstalmentPlan[]
  email: string
  expiresAt: Date
  /** Where the shopper returns to. */
  returnUrl: string
  /** Where the provider reports what happened. */
  webhookUrl: string
  /** With which account of the store; null: that of the settings. */
  accountId?: number | null
  now: Date
}

type StartedPayment = {
  providerRef: string
  payUrl: string | null
  /** The provider's id of the page, where it can be closed. */
  pageId?: string | undefined
}

/** How a payment is known at its provider: by its name there, and by attempts that messages named. */
export type PaymentAtProvider = {
  providerRef: string
  attempts: readonly string[]
  /** The account it was begun with; null: that of the settings. */
  accountId?: number | null
}

/** Minor units. */
type PartToRefund = { amount: number; currency: string; key: string; before: number }
/** `refused`: the provider says no, and asking again will not help. */
type PartAnswer = { state: 'done' | 'waiting' } | { state: 'refused'; because: string }

/** A payment as the provider has it. */
export type ReportedPayment = PaymentReport & {
  reference: string
  details: PaymentDetails | null
  /** Somebody at the provider or a bank looks at it: it may take days. */
  isInProcess: boolean
  /** A card was refused, and the shopper may try another on the same page. */
  hasRefusedAttempt?: boolean
  /** Its buyer asked the bank for the money back: not decided yet, or decided against the shop. */
  dispute?: ReportedDispute
  /** It failed, but no bank refused it: the shopper left, or time ran out. */
  isLeft?: boolean
}

export type Webhook = {
  headers: Readonly<Record<string, string | string[] | undefined>>
  query: Readonly<Record<string, unknown>>
  /** Every byte as it came: signatures are over these. */
  body: string
  now: Date
  /** The account that the address names. */
  accountId?: number | null
}

/**
 * What the shop asks of a payment provider. Card data never passes through us: the shopper types it on the provider's
 * pages. What counts is what `find` answers from server to server; a webhook only says that there is something to ask.
 */
export type PaymentGateway = {
  /** The only store it is offered in; without it, in every one. */
  country?: OpenCountry
  /** Nothing in the settings: it is offered only with an account of the store. */
  needsAccount?: boolean
  /** Its page cannot be opened a second time: paying again is another attempt. */
  opensOnce?: boolean
  start(payment: ToPay): Promise<StartedPayment>
  /** Undefined for a payment the provider does not know. */
  find(payment: PaymentAtProvider, now: Date): Promise<ReportedPayment | undefined>
  /** Gives all of it back; once, however often it is asked. False while the provider is not done. */
  refund(payment: PaymentAtProvider & { amount: number; currency: string; key: string }): Promise<boolean>
  /**
   * Gives a part of it back, once for a key however often it is asked. `before`: what was given back by parts earlier, for
   * providers that keep no keys.
   */
  refundPart(payment: PaymentAtProvider & PartToRefund): Promise<PartAnswer>
  /** The payment a webhook is about, and the attempt it names; refuses one that the provider did not sign. */
  read(webhook: Webhook): Promise<{ providerRef: string; attempt?: string } | undefined>
  /** Closes a page that no one should pay on any more; missing where pages end by themselves. */
  end?(page: { pageId: string; now: Date; accountId?: number | null }): Promise<void>
}

/** The providers this shop works with. */
export type Gateways = Partial<Record<PaymentProvider, PaymentGateway>>
/** The gateways for a given database: the sandbox keeps its books there. */
export type GatewaysOn = (db: Handle) => Gateways
