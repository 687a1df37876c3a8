import { isRouteErrorResponse } from 'react-router'
import { pageCountry } from '#app/platform/country/page-country.ts'
import { wordsFor } from '#app/platform/texts/words.ts'
import type { Endpoint, RefusalData } from '#contract/platform/endpoint.ts'
import { badResponse, fallbackMessage, notices, somethingWentWrong } from '#contract/platform/notices.ts'
import type { Refusal } from '#contract/platform/refusal.ts'
import { sentenceFor } from '#contract/platform/server-strings.ts'
import type { ErrorCode, FieldErrors } from '#domain/platform/errors.ts'

/** A gateway or an overloaded shop answers in the shop's place. */
const unavailable = [502, 503, 504]

/** The call failed: no connection, or a status of 400 and above (API-07). */
export class CallFailure extends Error {
  readonly status: number | undefined

  constructor(status?: number, message = status === undefined ? somethingWentWrong : badResponse) {
    super(message)
    this.name = 'CallFailure'
    this.status = status
  }

  /** A connection or server error may go away; a wrong call fails again (R33). */
  get isTransient(): boolean {
    return this.status === undefined || this.status >= 500
  }
}

/** The shop refused the call, with a message (OP-002). */
export class Refused<E extends Endpoint = Endpoint> extends Error {
  readonly endpoint: E
  readonly code: ErrorCode
  readonly errors: FieldErrors
  /** The data the endpoint declares for a refusal; undefined when it has another shape. */
  readonly data: RefusalData<E> | undefined

  constructor(
    endpoint: E,
    { code, message, errors = {} }: Pick<Refusal, 'code' | 'message' | 'errors'>,
    data?: RefusalData<E>,
  ) {
    super(message)
    this.name = 'Refused'
    this.endpoint = endpoint
    this.code = code
    this.errors = errors
    this.data = data
  }
}

/** Whether an error is a refusal by one of these endpoints; narrows its data to their types. */
export function isRefusedBy<L extends readonly Endpoint[]>(
  error: unknown,
  ...endpoints: L
): error is Refused<L[number]> {
  return error instanceof Refused && endpoints.some((declared) => declared === error.endpoint)
}

/** The shop gave no answer at all: it is down, or the connection is. */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof CallFailure) return error.status === undefined || unavailable.includes(error.status)
  if (isRouteErrorResponse(error)) return unavailable.includes(error.status)
  // How browsers say that a request or an import got no answer.
  return error instanceof TypeError && /fetch|load failed|import/i.test(error.message)
}

/** A sentence that only says that something failed, and one that helps. Without scripts the country is not known here. */
export const withHelp = (sentence: string) =>
  `${sentence} ${
    typeof document === 'undefined'
      ? 'No se perdió nada: se puede probar de nuevo en un momento.'
      : wordsFor(pageCountry()).failure.text
  }`

const ourErrors = ['CallFailure', 'Refused', 'Error']

/**
 * The message for any error. A failed call changed nothing that trying again would not change the same way, because
 * every change has its idempotency key.
 */
export function sentenceOf(error: unknown): string {
  if (isUnanswered(error)) {
    const isOffline = typeof document !== 'undefined' && !navigator.onLine
    return withHelp(isOffline ? notices.offline : 'La tienda no responde en este momento.')
  }
  // An error of another kind has the words of a browser, in English.
  const isOurs = error instanceof Error && ourErrors.includes(error.name)
  const sentence = sentenceFor(isOurs ? error.message : undefined)
  return sentence === fallbackMessage ? withHelp(sentence) : sentence
}
