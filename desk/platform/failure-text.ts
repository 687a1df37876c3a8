import { Refused, Unreachable } from './call.ts'
import { languageNow } from './preferences.ts'

/** The sentence of any error. */
export function failureText(error: unknown): string {
  if (error instanceof Refused || error instanceof Unreachable) return error.message
  return languageNow() === 'es' ? 'Algo falló en esta página.' : 'Something failed on this page.'
}

/** What a refused form says of its fields. */
export const fieldErrors = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof Refused ? (error.refusal.errors ?? {}) : {}
