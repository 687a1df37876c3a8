import type { DeskSentence } from '#domain/desk/words.ts'

/**
 * An operator requested something that cannot be done. The message is an English sentence; acts that the desk has too say
 * it in Spanish as well. Nothing has been changed when it is thrown.
 */
export class OperatorRefusal extends Error {
  readonly inWords: DeskSentence

  constructor(message: string, inSpanish = message) {
    super(message)
    this.name = 'OperatorRefusal'
    this.inWords = { en: message, es: inSpanish }
  }
}
