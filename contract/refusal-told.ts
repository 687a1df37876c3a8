import { z } from 'zod/mini'
import type { ErrorCode } from '#domain/errors.ts'

/**
 * A no as a browser reads it. The list of codes stays on the server: a no of a newer shop is still a no, and its
 * sentence is what people read.
 */
export const toldRefusal = z.object({
  error: z.literal(true),
  code: z.string() as unknown as z.ZodMiniType<ErrorCode, ErrorCode>,
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
  /** A cart call says no with the whole cart as it is now (CART-10); read with the cart's own shape. */
  cart: z.optional(z.unknown()),
})
