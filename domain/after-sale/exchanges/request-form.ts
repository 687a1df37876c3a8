import { fieldSentences } from '#domain/customers/account/account-fields.ts'
import type { FieldErrors } from '#domain/platform/errors.ts'
import { returnMethods, returnWays } from './choices.ts'

export const maxDetailsLength = 500

type FormItem = {
  sku: string
  quantity: number
  reason: string
  details: string
  way: string
  replacement: string
}
export type RequestForm = { items: readonly FormItem[]; method: string }

const isOneOf = (list: readonly string[], value: string) => list.includes(value)

/**
 * The missing fields of a request (EXC-10, EXC-11), keyed by field name: `items.ZM0001-38.reason`. Availability is
 * checked elsewhere.
 */
export function missingFields({ items, method }: RequestForm, reasons: readonly string[]): FieldErrors {
  const errors: Record<string, string> = {}
  const need = (isThere: boolean, field: string) => {
    if (!isThere) errors[field] = fieldSentences.required
  }
  need(items.length > 0, 'items')
  for (const { sku, reason, details, way, replacement } of items) {
    need(isOneOf(reasons, reason), `items.${sku}.reason`)
    need(details.trim() !== '', `items.${sku}.details`)
    need(isOneOf(returnWays, way), `items.${sku}.way`)
    need(way !== 'exchange' || replacement !== '', `items.${sku}.replacement`)
  }
  need(isOneOf(returnMethods, method), 'method')
  return errors
}
