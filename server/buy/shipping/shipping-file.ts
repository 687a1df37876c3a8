import { z } from 'zod/mini'
import { shippingCodes } from '#domain/buy/shipping/shipping-methods.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import type { ShippingChange } from './change-shipping.ts'

const days = z.nullable(z.tuple([z.number(), z.number()]))

const method = z.strictObject({
  label: z.optional(z.string()),
  text: z.optional(z.string()),
  enabled: z.optional(z.boolean()),
  price: z.optional(z.number()),
  days: z.optional(days),
  free_from: z.optional(z.nullable(z.number())),
  cut_off: z.optional(z.nullable(z.string())),
})

const rate = z.strictObject({
  method: z.enum(shippingCodes),
  region: z.optional(z.string()),
  postcode: z.optional(z.string()),
  from_amount: z.optional(z.number()),
  up_to_grams: z.optional(z.number()),
  price: z.nullable(z.number()),
  days: z.optional(days),
})

const file = z.strictObject({
  methods: z.optional(
    z.strictObject({ standard: z.optional(method), fast: z.optional(method), pickup: z.optional(method) }),
  ),
  rates: z.optional(z.array(rate).check(z.maxLength(5000))),
  working_days: z.optional(z.array(z.number())),
  holidays: z.optional(z.record(z.string(), z.string())),
})

/** Reads a file in the shape that `shipping list --json` prints. Its rates are all the store has afterwards. */
export function readShippingFile(text: string): ShippingChange {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new OperatorRefusal(`The file is no JSON: ${(error as Error).message}.`)
  }
  const parsed = file.safeParse(json)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`)
    throw new OperatorRefusal(`The file is not understood: ${faults.slice(0, 5).join('; ')}.`)
  }
  return { ...parsed.data, replacesRates: parsed.data.rates !== undefined }
}
