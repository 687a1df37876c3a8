/**
 * Every reason for a refusal. A new code does not compile until the server's status table and the sentences of
 * `contract/platform/messages.ts` include it.
 */
export const errorCodes = [
  // The call itself is invalid: refused before anything is read or written.
  'invalid_input',
  'unknown_store',
  'wrong_store',
  'unknown_api_version',
  'unknown_host',
  'cross_site',
  'not_found',
  'too_many_requests',
  'body_too_slow',
  'idempotency_conflict',
  'signature_refused',
  // The shop is at fault.
  'server_error',
  'unavailable',
  // Business refusals: valid calls that are declined.
  'newsletter_email_invalid',
  'newsletter_topics_missing',
  'product_not_found',
  'size_in_stock',
  'catalog_not_found',
  'content_not_found',
  'cart_not_found',
  'cart_outdated',
  'cart_line_refused',
  'cart_full',
  'coupon_refused',
  'coupon_not_removed',
  'token_not_found',
  'credentials_refused',
  'email_not_registered',
  'email_in_use',
  'customer_data_errors',
  'password_needed',
  'link_expired',
  'code_refused',
  'two_step_not_changed',
  'passkey_refused',
  'postcode_outside_region',
  'address_not_found',
  'addresses_full',
  'wishlist_full',
  'account_in_use',
  'out_of_stock',
  'cart_empty',
  'delivery_unavailable',
  'payment_unavailable',
  'too_many_unpaid',
  'checkout_full',
  'review_not_possible',
  'review_incomplete',
  'proof_incomplete',
  'proof_not_expected',
  'order_not_found',
  'order_not_cancellable',
  'order_paid',
  'order_not_payable',
  'reservation_over',
  'bank_data_errors',
  'credit_not_found',
  'money_requested',
  'credit_not_for_money',
  'credit_not_usable',
  'wallet_off',
  'withdrawal_refused',
  'account_needed',
  'gift_card_unknown',
  'gift_card_used',
  'gift_card_sent',
  'wallet_not_found',
  'movement_not_found',
  'exchange_not_found',
  'exchange_not_cancellable',
  'exchange_incomplete',
  'exchange_shipping_incomplete',
  'exchange_not_available',
  'exchange_no_sizes',
  'exchange_outdated',
  'branch_none',
  'city_without_branch',
  'pickup_none',
  'facebook_refused',
  'facebook_link_needed',
  'facebook_unavailable',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** Error messages keyed by the field's name on the wire. */
export type FieldErrors = Readonly<Record<string, string>>

/** The additional data of a refusal: the `refusalData` of its endpoint. */
export type RefusalExtras = Readonly<Record<string, unknown>>

/**
 * A refusal by a rule. The error passes through the service unchanged and becomes a response in one place
 * (server/platform/http/failures.ts).
 */
export class RuleError extends Error {
  readonly code: ErrorCode
  readonly errors: FieldErrors | undefined
  readonly data: RefusalExtras | undefined

  constructor(code: ErrorCode, errors?: FieldErrors, data?: RefusalExtras) {
    super(code)
    this.name = 'RuleError'
    this.code = code
    this.errors = errors
    this.data = data
  }
}
