import type { DeskSentence } from './words.ts'

/** Every reason for which the desk refuses. A new one does not compile until it has a status and its sentences. */
export const deskErrorCodes = [
  'invalid_input',
  'not_found',
  'signed_out',
  'not_permitted',
  'proof_refused',
  'credentials_refused',
  'key_refused',
  'code_needed',
  'code_refused',
  'passkey_refused',
  'link_over',
  'changed_meanwhile',
  'not_possible',
] as const
export type DeskErrorCode = (typeof deskErrorCodes)[number]

type Details = {
  /** What is said instead of the sentence of the code. */
  sentence?: DeskSentence
  /** Sentences by field, in the language of the staff. */
  errors?: Readonly<Record<string, string>>
  /** What the desk shows beside the sentence. */
  data?: Readonly<Record<string, unknown>>
}

/** A refusal by the desk; nothing has been changed when it is thrown. */
export class DeskError extends Error {
  readonly code: DeskErrorCode
  readonly details: Details

  constructor(code: DeskErrorCode, details: Details = {}) {
    super(code)
    this.name = 'DeskError'
    this.code = code
    this.details = details
  }
}
