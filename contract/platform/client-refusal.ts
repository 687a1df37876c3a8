import { z } from 'zod/mini'
import type { ErrorCode } from '#domain/platform/errors.ts'
import { string } from './primitives.ts'

/**
 * A refusal as a client reads it. Any code passes, so that a client of an older release still understands a refusal of a
 * newer server. What else a refusal carries is the endpoint's `refusalData`.
 */
export const clientRefusal = z.object({
  error: z.literal(true),
  code: string as unknown as z.ZodMiniType<ErrorCode, ErrorCode>,
  message: string,
  errors: z.optional(z.record(string, string)),
})
