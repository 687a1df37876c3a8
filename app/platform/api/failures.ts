import type { Endpoint, RefusalData } from '#contract/platform/endpoint.ts'
import { badResponse, somethingWentWrong } from '#contract/platform/messages.ts'
import type { Refusal } from '#contract/platform/refusal.ts'
import { sentenceFor } from '#contract/platform/server-strings.ts'
import type { ErrorCode, FieldErrors } from '#domain/platform/errors.ts'

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

/** The message for any error. */
export function sentenceOf(error: unknown): string {
  return sentenceFor(error instanceof Error ? error.message : undefined)
}
