import { z } from 'zod/mini'
import { longestEmail } from '#domain/text/email.ts'
import { endpoint } from './endpoint.ts'

const said = z.object({ error: z.literal(false), message: z.string() })
const byKey = z.object({ key: z.string().check(z.minLength(1), z.maxLength(100)) })

export const signNewsletter = endpoint({
  method: 'POST',
  path: '/api/newsletter/sign',
  summary: 'Asks an e-mail address, by a mail to it, whether it wants the store’s newsletter',
  auth: 'none',
  body: z.object({ email: z.string().check(z.maxLength(longestEmail)) }),
  encoding: 'form',
  idempotent: true,
  reply: said,
})

/** `isConfirmed` is false for a link that is unknown, too old, or of somebody who left. */
export const confirmNewsletter = endpoint({
  method: 'POST',
  path: '/api/newsletter/confirm',
  summary: 'Puts an address on the newsletter list, by the key of the mail that asked it',
  auth: 'none',
  body: byKey,
  encoding: 'form',
  reply: z.extend(said, { isConfirmed: z.boolean() }),
})

export const unsignNewsletter = endpoint({
  method: 'POST',
  path: '/api/newsletter/unsign',
  summary: 'Takes an address off the newsletter list by its key; an unknown key gets the same answer (OP-093, OP-097)',
  auth: 'none',
  body: byKey,
  encoding: 'form',
  reply: said,
})
