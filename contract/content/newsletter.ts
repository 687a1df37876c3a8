import { z } from 'zod/mini'
import { leaveReasons, newsletterFrequencies, newsletterTopics } from '#domain/content/newsletter/preferences.ts'
import { maxEmailLength } from '#domain/platform/text/email.ts'
import { done, endpoint } from '../platform/endpoint.ts'
import { boolean } from '../platform/primitives.ts'

const byKey = z.object({ key: z.string().check(z.minLength(1), z.maxLength(100)) })

export const signNewsletter = endpoint({
  method: 'POST',
  path: '/api/newsletter/sign',
  summary: 'Asks an e-mail address, by a mail to it, whether it wants the store’s newsletter',
  auth: 'none',
  body: z.object({ email: z.string().check(z.maxLength(maxEmailLength)) }),
  encoding: 'form',
  idempotent: true,
  reply: done,
})

/** `isConfirmed` is false for a link that is unknown, expired, or of someone who unsubscribed. */
export const confirmNewsletter = endpoint({
  method: 'POST',
  path: '/api/newsletter/confirm',
  summary: 'Puts an address on the newsletter list, by the key of the mail that asked it',
  auth: 'none',
  body: byKey,
  encoding: 'form',
  reply: z.extend(done, { isConfirmed: boolean }),
})

export const unsignNewsletter = endpoint({
  method: 'POST',
  path: '/api/newsletter/unsign',
  summary: 'Takes an address off the newsletter list by its key; an unknown key gets the same answer (OP-093, OP-097)',
  auth: 'none',
  /** Optional, because mail programs that unsubscribe automatically give no reason. */
  body: z.extend(byKey, { reason: z.optional(z.enum(leaveReasons)) }),
  encoding: 'form',
  reply: done,
})

const preferences = z.object({
  topics: z.array(z.enum(newsletterTopics)),
  frequency: z.enum(newsletterFrequencies),
})

export const readNewsletterPreferences = endpoint({
  method: 'GET',
  path: '/api/newsletter/preferences',
  summary:
    'What an address wants to hear about and how often, by its key; an unknown key gets what everybody begins with',
  auth: 'none',
  query: byKey,
  reply: preferences,
})

export const setNewsletterPreferences = endpoint({
  method: 'POST',
  path: '/api/newsletter/preferences',
  summary: 'Changes what an address wants to hear about and how often; an unknown key gets the same answer (OP-097)',
  auth: 'none',
  /** `topics` separated by commas, at least one. */
  body: z.extend(byKey, {
    topics: z.string().check(z.maxLength(60)),
    frequency: z.enum(newsletterFrequencies),
  }),
  encoding: 'form',
  reply: done,
})
