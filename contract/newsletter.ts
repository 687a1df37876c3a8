import { z } from 'zod/mini'
import { longestEmail } from '#domain/text/email.ts'
import { endpoint } from './endpoint.ts'

export const signNewsletter = endpoint({
  method: 'POST',
  path: '/api/newsletter/sign',
  summary: 'Puts an e-mail address on the store’s newsletter list',
  auth: 'none',
  body: z.object({ email: z.string().check(z.maxLength(longestEmail)) }),
  encoding: 'form',
  idempotent: true,
  reply: z.object({ error: z.literal(false), message: z.string() }),
})
