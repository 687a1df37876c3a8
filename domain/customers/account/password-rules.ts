import { commonPasswords } from './common-passwords.ts'
import type { PasswordPolicy } from './lists.ts'

/** VAL-07: 6 to 15 letters (also accented), digits and a few signs. */
const compat = /^[\p{L}\d!@#$%^&*?_~/-]{6,15}$/u
/** OP-065, C2: any 8 to 128 characters. */
const strict = /^.{8,128}$/su

export const passwordSentences = {
  compat: 'La contraseña debe tener entre 6 y 15 caracteres: letras, números o ! @ # $ % ^ & * ? _ ~ / -',
  strict: 'La contraseña debe tener entre 8 y 128 caracteres.',
  common: 'Esa contraseña es demasiado común: hace falta otra.',
  different: 'Las contraseñas no coinciden.',
} as const

/** The form that is compared and hashed: the same letters typed on another keyboard are the same password. */
export const normalisePassword = (text: string) => text.normalize('NFC')

/** Why a password cannot be chosen; undefined when it can. A login never applies this rule (OP-065). */
export function passwordFault(password: string, policy: PasswordPolicy = 'compat'): string | undefined {
  const text = normalisePassword(password)
  if (!(policy === 'strict' ? strict : compat).test(text)) return passwordSentences[policy]
  return commonPasswords.has(text.toLowerCase()) ? passwordSentences.common : undefined
}
