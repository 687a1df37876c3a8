import { commonPasswords } from '#domain/customers/account/common-passwords.ts'
import { normalisePassword } from '#domain/customers/account/password-rules.ts'
import type { DeskSentence } from '../words.ts'

const minLength = 12
const maxLength = 128

/** Why somebody of the staff cannot choose a password; undefined when it can be chosen. */
export function staffPasswordFault(password: string, { email }: { email: string }): DeskSentence | undefined {
  const text = normalisePassword(password)
  const { length } = Array.from(text)
  if (length < minLength || length > maxLength) {
    return {
      es: `La contraseña debe tener entre ${minLength} y ${maxLength} caracteres.`,
      en: `The password must have ${minLength} to ${maxLength} characters.`,
    }
  }
  const folded = text.toLowerCase()
  const isGuessable = commonPasswords.has(folded) || new Set(folded).size < 5 || folded.includes(email.split('@')[0]!)
  if (!isGuessable) return undefined
  return {
    es: 'Esa contraseña es demasiado fácil de adivinar: hace falta otra.',
    en: 'That password is too easy to guess: choose another.',
  }
}
