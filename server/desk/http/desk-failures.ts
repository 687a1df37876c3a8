import type { FastifyReply, FastifyRequest } from 'fastify'
import { deskMessages, type DeskRefusal } from '#contract/desk/refusal.ts'
import { messageIn } from '#contract/platform/messages.ts'
import { isDatabaseBusy } from '#db/connection/unavailable.ts'
import { DeskError, type DeskErrorCode } from '#domain/desk/errors.ts'
import type { DeskLanguage } from '#domain/desk/words.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { codeOf } from '#server/platform/http/failures.ts'
import { TooManyAttempts } from '#server/platform/http/limits/attempts.ts'
import { languageOf } from './language.ts'

export const statusOf: Readonly<Record<DeskErrorCode, number>> = {
  invalid_input: 422,
  not_found: 404,
  signed_out: 401,
  proof_refused: 401,
  credentials_refused: 401,
  key_refused: 401,
  code_needed: 401,
  code_refused: 401,
  passkey_refused: 401,
  link_over: 410,
  not_permitted: 403,
  changed_meanwhile: 409,
  not_possible: 409,
}

type Answer = { status: number; refusal: Omit<DeskRefusal, 'error'> }

function answerOf(error: unknown, language: DeskLanguage): Answer {
  if (error instanceof DeskError) {
    const { code, details } = error
    const { errors, data, sentence = deskMessages[code] } = details
    return {
      status: statusOf[code],
      refusal: { code, message: sentence[language], ...(errors && { errors }), ...(data && { data }) },
    }
  }
  if (error instanceof OperatorRefusal) {
    return { status: 409, refusal: { code: 'not_possible', message: error.inWords[language] } }
  }
  if (isDatabaseBusy(error)) return { status: 503, refusal: { code: 'busy', message: deskMessages.busy[language] } }
  const code = codeOf(error)
  if (code === 'unavailable') return { status: 503, refusal: { code, message: deskMessages[code][language] } }
  if (code === 'too_many_requests') return { status: 429, refusal: { code, message: deskMessages[code][language] } }
  if (code === 'server_error') return { status: 500, refusal: { code, message: deskMessages[code][language] } }
  if (code === 'not_found') return { status: 404, refusal: { code, message: deskMessages[code][language] } }
  if (code === 'invalid_input') return { status: 422, refusal: { code, message: deskMessages[code][language] } }
  // A rule of the shop that shoppers have too: its sentence is Spanish.
  const errors = error instanceof RuleError ? error.errors : undefined
  return { status: 409, refusal: { code: 'not_possible', message: messageIn('cl', code), ...(errors && { errors }) } }
}

/** The one place where an error of the desk becomes an answer. */
export function answerDeskFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, refusal } = answerOf(error, languageOf(request))
  if (status === 503) request.log.warn({ reason: (error as Error).message }, 'unavailable')
  else if (status >= 500) request.log.error({ err: error }, 'request failed')
  if (error instanceof TooManyAttempts) void reply.header('retry-after', error.retryAfterSeconds)
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ error: true, ...refusal })
}
