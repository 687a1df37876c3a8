import { z } from 'zod/mini'
import type { ErrorCode } from '#domain/platform/errors.ts'
import { string } from './primitives.ts'

/**
 * A refusal as a client parses it. Any code is accepted, so that an older client still understands a newer server.
 * Further data of a refusal is the endpoint's `refusalData`.
 */
export const clientRefusal = z.object({
  error: z.literal(true),
  code: string as unknown as z.ZodMiniType<ErrorCode, ErrorCode>,
  message: string,
  errors: z.optional(z.record(string, string)),
})
