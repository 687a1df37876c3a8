import { z } from 'zod/mini'
import { flagKeys, type FlagKey } from '#domain/content/flags/flags.ts'
import { endpoint, ok } from '../platform/endpoint.ts'

export const reportExposure = endpoint({
  method: 'POST',
  path: '/api/experiments/exposure',
  summary: 'A browser met a variant of an experiment; the first one counts. It is known by the number in its cookie',
  auth: 'none',
  body: z.object({
    flag: z.enum(flagKeys as [FlagKey, ...FlagKey[]]),
    variant: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  }),
  encoding: 'form',
  reply: ok({}),
})
