import { RuleError } from '#domain/platform/errors.ts'

/** Visitor ids of analytics tools: `GA1.1.1234567890.1700000000`, a UUID, a single-word token. */
export const analyticsId = /^[A-Za-z0-9][A-Za-z0-9._-]{7,79}$/
export const eventPayloadLimit = 4096

// What PostgreSQL's jsonb cannot store, as JSON.stringify writes it: the null character and lone surrogates.
const unstorable = /\\u(?:0000|d[89a-f])/

/** Parses the object of a tracking call; anything else is refused before it reaches a table. */
export function readEventPayload(text: string): Record<string, unknown> {
  const refuse = (sentence: string) => new RuleError('invalid_input', { payload: sentence })
  if (new TextEncoder().encode(text).length > eventPayloadLimit) throw refuse('Puede tener hasta 4 KB.')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refuse('No es JSON.')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refuse('Debe ser un objeto JSON.')
  if (unstorable.test(JSON.stringify(value))) throw refuse('Contiene caracteres que no se pueden guardar.')
  return value as Record<string, unknown>
}
