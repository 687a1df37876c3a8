import { z } from 'zod/mini'
import { errorCodes } from '#domain/errors.ts'

/** How a no travels: HTTP 200 for a business refusal, 4xx and 5xx for a wrong call or a fault (OP-002). */
export const refusal = z.object({
  error: z.literal(true),
  code: z.enum(errorCodes),
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
  /** A cart call says no with the whole cart as it is now (CART-10); read with the cart's own shape. */
  cart: z.optional(z.unknown()),
})
export type Refusal = z.output<typeof refusal>
