import { z } from 'zod/mini'
import { errorCodes } from '#domain/errors.ts'
import { toldRefusal } from './refusal-told.ts'

/** How a no travels: HTTP 200 for a business refusal, 4xx and 5xx for a wrong call or a fault (OP-002). */
export const refusal = z.extend(toldRefusal, { code: z.enum(errorCodes) })
export type Refusal = z.output<typeof refusal>
