import { z } from 'zod/mini'
import { dependencyNames, dependencyStates } from '#domain/desk/system/dependency.ts'
import { noticeEvents } from '#domain/operations/notices/events.ts'
import { boolean, int, string } from '#contract/platform/primitives.ts'
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

const node = z.object({
  id: string,
  host: string,
  startedAt: instant,
  seenAt: instant,
  /** Whether it said nothing for longer than it does. */
  isSilent: boolean,
  build: string,
  runtime: string,
  threads: int,
  runsJobs: boolean,
  /** Whether it keeps photographs elsewhere than the node that has been open longest. */
  hasOtherPhotos: boolean,
  indexes: z.array(z.object({ country: store, builtAt: z.nullable(instant), staleSeconds: int })),
})
const dependency = z.object({
  name: z.enum(dependencyNames),
  state: z.enum(dependencyStates),
  /** What it is: a host, a folder, a provider. */
  what: string,
  /** How long its answer took. */
  ms: z.nullable(int),
  problem: z.nullable(string),
})
const health = z.object({ at: instant, nodes: z.array(node), dependencies: z.array(dependency) })
export type DeskHealth = z.output<typeof health>

export const readHealth = deskEndpoint({
  method: 'GET',
  path: '/desk/api/system/health',
  summary: 'The nodes with their versions of the indexes, and whether what the shop depends on answers',
  permission: 'system.manage',
  reply: health,
})

const setting = z.object({
  name: string,
  /** Masked where it is a secret; null where it is not set. */
  value: z.nullable(string),
  isUsual: boolean,
})
export type DeskSetting = z.output<typeof setting>

export const readSettings = deskEndpoint({
  method: 'GET',
  path: '/desk/api/system/settings',
  summary: 'The settings in force on the node that answers, secrets masked',
  permission: 'system.manage',
  reply: z.object({ settings: z.array(setting) }),
})
