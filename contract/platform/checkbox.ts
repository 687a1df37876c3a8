import { z } from 'zod/mini'

/** A checkbox as forms send it; absent is off. */
export const checkbox = z._default(z.enum(['0', '1', 'true', 'false']), '0')

export const isChecked = (given: z.output<typeof checkbox>) => given === '1' || given === 'true'
