import { z } from 'zod/mini'
import { noticeEvents } from '#domain/operations/notices/events.ts'
import { boolean, int, string } from '#contract/platform/primitives.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { emptyBody, instant, store } from './shapes.ts'

export const deliveryStates = ['waiting', 'delivered', 'dead'] as const

const webhook = z.object({
  id: int,
  /** Null: of all stores. */
  country: z.nullable(store),
  url: string,
  events: z.array(z.enum(noticeEvents)),
  active: boolean,
  waiting: int,
  dead: int,
  /** What it answered last. */
  last: z.nullable(z.object({ at: instant, status: z.nullable(int), error: z.nullable(string) })),
})
export type DeskWebhook = z.output<typeof webhook>
const webhooks = z.object({ webhooks: z.array(webhook) })

const delivery = z.object({
  id: int,
  country: store,
  event: z.enum(noticeEvents),
  /** What it is about: an order, a return. */
  ref: z.nullable(string),
  state: z.enum(deliveryStates),
  createdAt: instant,
  attempts: int,
  dueAt: instant,
  lastStatus: z.nullable(int),
  lastError: z.nullable(string),
  deliveredAt: z.nullable(instant),
})
export type WebhookDelivery = z.output<typeof delivery>
const deliveries = z.object({ deliveries: z.array(delivery), next: z.nullable(int) })

const number = z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647))
const ofWebhook = z.object({ idWebhook: number })

export const listWebhooks = deskEndpoint({
  method: 'GET',
  path: '/desk/api/webhooks',
  summary: 'The addresses that events are sent to, and what they answered last',
  permission: 'system.manage',
  reply: webhooks,
})

export const setWebhook = deskEndpoint({
  method: 'POST',
  path: '/desk/api/webhooks',
  summary: 'Send events to an address, or change how; a secret that is made is in this answer and never again',
  permission: 'system.manage',
  body: z.object({
    url: z.string().check(z.trim(), z.maxLength(500)),
    country: z.nullable(store),
    events: z.array(z.enum(noticeEvents)).check(z.minLength(1)),
    active: boolean,
    isNewSecret: boolean,
  }),
  reply: z.object({ ...webhooks.shape, secret: z.nullable(string) }),
})

export const deleteWebhook = deskEndpoint({
  method: 'POST',
  path: '/desk/api/webhooks/:idWebhook/delete',
  summary: 'Take an address away, with its deliveries',
  permission: 'system.manage',
  params: ofWebhook,
  body: emptyBody,
  reply: webhooks,
})

export const listDeliveries = deskEndpoint({
  method: 'GET',
  path: '/desk/api/webhooks/:idWebhook/deliveries',
  summary: 'What was sent to an address, the latest first, and what it answered',
  permission: 'system.manage',
  params: ofWebhook,
  query: z.object({ state: z.optional(z.enum(deliveryStates)), after: z.optional(number) }),
  reply: deliveries,
})

export const sendAgain = deskEndpoint({
  method: 'POST',
  path: '/desk/api/webhooks/:idWebhook/deliveries/:id/again',
  summary: 'Send an event again, also one that arrived: the receiver knows it by its number',
  permission: 'system.manage',
  params: z.object({ idWebhook: number, id: number }),
  body: emptyBody,
  reply: z.object({ delivery }),
})
