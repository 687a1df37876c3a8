import { z } from 'zod/mini'
import { noticeEvents } from '#domain/operations/notices/events.ts'
import { int, string } from '#contract/platform/primitives.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { emptyBody, instant, store } from './shapes.ts'

const job = z.object({
  job: string,
  finishedAt: instant,
  /** How many things the last run did. */
  done: int,
  /** Failed runs since the last one that went well. */
  failures: int,
  error: z.nullable(string),
})

const mail = z.object({
  id: int,
  /** Masked. */
  recipient: string,
  template: string,
  createdAt: instant,
  attempts: int,
  dueAt: instant,
  /** When it was given up. */
  deadAt: z.nullable(instant),
  lastError: z.nullable(string),
})

const delivery = z.object({
  id: int,
  country: store,
  event: z.enum(noticeEvents),
  createdAt: instant,
  attempts: int,
  lastError: z.nullable(string),
})

const system = z.object({ jobs: z.array(job), mails: z.array(mail), deliveries: z.array(delivery) })
export type DeskSystem = z.output<typeof system>

export const readSystem = deskEndpoint({
  method: 'GET',
  path: '/desk/api/system',
  summary: 'What runs by itself: jobs, mail that waits or was given up, webhooks that were given up',
  permission: 'system.manage',
  reply: system,
})

const ofNumber = z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647)) })

export const retryMail = deskEndpoint({
  method: 'POST',
  path: '/desk/api/system/mails/:id/retry',
  summary: 'Send a mail again that was given up',
  permission: 'system.manage',
  params: ofNumber,
  body: emptyBody,
  reply: system,
})

export const retryDelivery = deskEndpoint({
  method: 'POST',
  path: '/desk/api/system/deliveries/:id/retry',
  summary: 'Send an event again to a webhook that did not take it',
  permission: 'system.manage',
  params: ofNumber,
  body: emptyBody,
  reply: system,
})
