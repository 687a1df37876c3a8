import { exchangePayload, type ParsedPayload } from '#contract/exchanges.ts'
import { RuleError } from '#domain/errors.ts'

/** The JSON a form carries. What is no JSON, or of another shape, is a wrong call. */
export function readPayload(text: string): ParsedPayload {
  try {
    return exchangePayload.parse(JSON.parse(text))
  } catch {
    throw new RuleError('invalid_input', { payload: 'Los datos enviados no son válidos.' })
  }
}
