import { z } from 'zod/mini'
import { errorCodes } from '#domain/platform/errors.ts'
import { clientRefusal } from './client-refusal.ts'

/** The wire form of a refusal: HTTP 200 for a business rule, 4xx and 5xx for a wrong call or a fault (OP-002). */
export const refusal = z.extend(clientRefusal, { code: z.enum(errorCodes) })
export type Refusal = z.output<typeof refusal>
