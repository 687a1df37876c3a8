import type { FastifyReply, FastifyRequest } from 'fastify'
import { messages } from '#contract/messages.ts'
import type { Refusal } from '#contract/refusal.ts'
import { RuleError, type ErrorCode, type FieldErrors, type RefusalExtras } from '#domain/errors.ts'
import { TooManyAttempts } from './attempts.ts'

/** A business refusal is an answer (200); only wrong calls and faults are HTTP errors (server.md §1). */
const statusOf = {
  invalid_input: 400,
  unknown_store: 400,
  wrong_store: 400,
  unknown_api_version: 400,
  cross_site: 403,
  not_found: 404,
  too_many_requests: 429,
  idempotency_conflict: 409,
  server_error: 500,
  unavailable: 503,
  newsletter_email_invalid: 200,
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
} as const satisfies Record<ErrorCode, number>

function wireForm(code: ErrorCode, errors?: FieldErrors, data?: RefusalExtras): Refusal {
  return { ...data, error: true, code, message: messages[code], ...(errors && { errors }) }
}

/** What the endpoint declares to come with a refusal, and nothing else (S16). */
function declaredData({ data }: RuleError, { routeOptions, log }: FastifyRequest): RefusalExtras | undefined {
  const shape = data && routeOptions.config.endpoint?.refusalData
  if (!shape) return undefined
  const parsed = shape.safeParse(data)
  if (!parsed.success) log.error({ err: parsed.error }, 'refusal data of another shape')
  return parsed.data
}

/** Faults Fastify finds before a handler runs: a body that is too large, not JSON, or of another type. */
function codeOf(error: { statusCode?: number }): ErrorCode {
  const status = error.statusCode ?? 500
  if (status === 429) return 'too_many_requests'
  if (status === 404) return 'not_found'
  if (status === 503) return 'unavailable'
  return status < 500 ? 'invalid_input' : 'server_error'
}

/** The one place where an error becomes an answer: full detail to the log, one sentence outward. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const isRule = error instanceof RuleError
  const code = isRule ? error.code : codeOf(error as { statusCode?: number })
  const status = isRule ? statusOf[code] : ((error as { statusCode?: number }).statusCode ?? statusOf[code])
  if (status >= 500) request.log.error({ err: error }, 'request failed')
  if (error instanceof TooManyAttempts) void reply.header('retry-after', error.retryAfterSeconds)
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(isRule ? wireForm(code, error.errors, declaredData(error, request)) : wireForm(code))
}
