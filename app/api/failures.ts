import { badResponse, somethingWentWrong } from '#contract/messages.ts'
import type { Refusal } from '#contract/refusal.ts'
import { sentenceFor } from '#contract/server-strings.ts'
import type { ErrorCode, FieldErrors } from '#domain/errors.ts'

/** The call did not get through: no connection, or a status of 400 and above (API-07). */
export class CallFailure extends Error {
  readonly status: number | undefined

  constructor(status?: number, message = status === undefined ? somethingWentWrong : badResponse) {
    super(message)
    this.name = 'CallFailure'
    this.status = status
  }

  /** A broken line or a broken server may work the next time; a wrong call fails again (R33). */
  get isPassing(): boolean {
    return this.status === undefined || this.status >= 500
  }
}

/** The call got through and the shop said no, in words (OP-002). */
export class Refused extends Error {
  readonly code: ErrorCode
  readonly errors: FieldErrors
  /** What a cart call's no brings along; whoever asked reads it with the cart's own shape. */
  readonly cart: unknown

  constructor({ code, message, errors = {}, cart }: Refusal) {
    super(message)
    this.name = 'Refused'
    this.code = code
    this.errors = errors
    this.cart = cart
  }
}

/** What a person reads for whatever went wrong. */
export function sentenceOf(error: unknown): string {
  return sentenceFor(error instanceof Error ? error.message : undefined)
}
