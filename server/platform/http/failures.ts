import type { FastifyReply, FastifyRequest } from 'fastify'
import { messageIn } from '#contract/platform/messages.ts'
import type { Refusal } from '#contract/platform/refusal.ts'
import { isDatabaseUnavailable } from '#db/connection/unavailable.ts'
import { RuleError, type ErrorCode, type FieldErrors, type RefusalExtras } from '#domain/platform/errors.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { TooManyAttempts } from './limits/attempts.ts'
import { failurePages } from './failure-page.ts'
import type { ShopHosts } from './edge/shop-hosts.ts'
import { plainPagePolicy } from './edge/security-headers.ts'
import { visitedCountry } from './edge/visited-country.ts'

/** A business refusal is an answer (200); only invalid calls and faults are HTTP errors (server.md §1). */
const statusOf = {
  invalid_input: 400,
  unknown_store: 400,
  wrong_store: 400,
  unknown_api_version: 400,
  unknown_host: 421,
  cross_site: 403,
  not_found: 404,
  too_many_requests: 429,
  body_too_slow: 408,
  idempotency_conflict: 409,
  signature_refused: 401,
  server_error: 500,
  unavailable: 503,
  newsletter_email_invalid: 200,
  newsletter_topics_missing: 200,
  product_not_found: 200,
  size_in_stock: 200,
  catalog_not_found: 200,
  content_not_found: 200,
  cart_not_found: 200,
  cart_outdated: 200,
  cart_line_refused: 200,
  cart_full: 200,
  coupon_refused: 200,
  coupon_not_removed: 200,
  token_not_found: 200,
  credentials_refused: 200,
  email_not_registered: 200,
  email_in_use: 200,
  customer_data_errors: 200,
  password_needed: 200,
  link_expired: 200,
  code_refused: 200,
  two_step_not_changed: 200,
  passkey_refused: 200,
  postcode_outside_region: 200,
  address_not_found: 200,
  addresses_full: 200,
  wishlist_full: 200,
  account_in_use: 200,
  out_of_stock: 200,
  cart_empty: 200,
  delivery_unavailable: 200,
  payment_unavailable: 200,
  too_many_unpaid: 200,
  checkout_full: 200,
  review_not_possible: 200,
  review_incomplete: 200,
  proof_incomplete: 200,
  proof_not_expected: 200,
  order_not_found: 200,
  order_not_cancellable: 200,
  order_paid: 200,
  order_not_payable: 200,
  reservation_over: 200,
  bank_data_errors: 200,
  credit_not_found: 200,
  money_requested: 200,
  credit_not_for_money: 200,
  credit_not_usable: 200,
  wallet_off: 200,
  withdrawal_refused: 200,
  account_needed: 200,
  gift_card_unknown: 200,
  gift_card_used: 200,
  gift_card_sent: 200,
  wallet_not_found: 200,
  movement_not_found: 200,
  exchange_not_found: 200,
  exchange_not_cancellable: 200,
  exchange_incomplete: 200,
  exchange_shipping_incomplete: 200,
  exchange_not_available: 200,
  exchange_no_sizes: 200,
  exchange_outdated: 200,
  branch_none: 200,
  city_without_branch: 200,
  pickup_none: 200,
  facebook_refused: 200,
  facebook_link_needed: 200,
  facebook_unavailable: 200,
} as const satisfies Record<ErrorCode, number>

function wireForm(country: OpenCountry, code: ErrorCode, errors?: FieldErrors, data?: RefusalExtras): Refusal {
  return { ...data, error: true, code, message: messageIn(country, code), ...(errors && { errors }) }
}

/** The data that the endpoint declares for refusals, and nothing else (S16). */
function declaredData({ data }: RuleError, { routeOptions, log }: FastifyRequest): RefusalExtras | undefined {
  const shape = data && routeOptions.config.endpoint?.refusalData
  if (!shape) return undefined
  const parsed = shape.safeParse(data)
  if (!parsed.success) log.error({ err: parsed.error }, 'refusal data of another shape')
  return parsed.data
}

/** The database may be back soon; clients wait this long before they retry. */
const retryAfterSeconds = 2

/**
 * Covers an unavailable database and faults that Fastify finds before a handler runs: a body that is too large, or not
 * JSON.
 */
function codeOfFault(error: { statusCode?: number }): ErrorCode {
  const status = error.statusCode ?? (isDatabaseUnavailable(error) ? 503 : 500)
  if (status === 429) return 'too_many_requests'
  if (status === 404) return 'not_found'
  if (status === 503) return 'unavailable'
  return status < 500 ? 'invalid_input' : 'server_error'
}

/** The code that any error is answered with. */
export const codeOf = (error: unknown): ErrorCode =>
  error instanceof RuleError ? error.code : codeOfFault(error as { statusCode?: number })

/** The code and status of any error. */
function failureOf(error: unknown): { code: ErrorCode; status: number } {
  const code = codeOf(error)
  if (error instanceof RuleError) return { code, status: statusOf[code] }
  return { code, status: (error as { statusCode?: number }).statusCode ?? statusOf[code] }
}

/**
 * Whether a person sees the response: a screen, or an unknown address. The data request of a screen goes to a script.
 */
function isForPerson({ routeOptions, headers, url }: FastifyRequest): boolean {
  if (routeOptions.url === undefined) return headers.accept?.includes('text/html') === true
  return routeOptions.config.isPage === true && !/\.data(\?|$)/.test(url)
}

/** When a refused client may retry, where that helps. */
function addRetryAfter(reply: FastifyReply, error: unknown, code: ErrorCode): void {
  if (error instanceof TooManyAttempts) void reply.header('retry-after', error.retryAfterSeconds)
  else if (code === 'unavailable') void reply.header('retry-after', retryAfterSeconds)
}

/** The one place where an error becomes a response: full detail in the log, one sentence or page to the client. */
export function failureAnswerer(hosts: Pick<ShopHosts, 'countryOf' | 'stores'>, nameOf: () => string) {
  const failurePage = failurePages(nameOf)
  return function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const { code, status } = failureOf(error)
    // An unavailable database is one log line: there may be thousands per second.
    if (code === 'unavailable') request.log.warn({ reason: (error as Error).message }, 'unavailable')
    else if (status >= 500) request.log.error({ err: error }, 'request failed')
    addRetryAfter(reply, error, code)
    void reply.code(status).header('cache-control', 'no-store')
    if (isForPerson(request)) {
      return reply
        .header('content-type', 'text/html; charset=utf-8')
        .header('content-security-policy', plainPagePolicy)
        .send(failurePage(visitedCountry(request, hosts), code, status))
    }
    // A call names its store; one that is refused before that gets the voice of the country it came to.
    const country = (request as { country?: OpenCountry }).country ?? visitedCountry(request, hosts)
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(
        error instanceof RuleError
          ? wireForm(country, code, error.errors, declaredData(error, request))
          : wireForm(country, code),
      )
  }
}
