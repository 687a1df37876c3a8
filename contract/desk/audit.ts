import { z } from 'zod/mini'
import { int, string } from '#contract/platform/primitives.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { instant, store } from './shapes.ts'

const fields = z.nullable(z.record(string, z.unknown()))
const act = z.object({
  id: int,
  at: instant,
  actor: string,
  action: string,
  subject: string,
  country: z.nullable(store),
  reason: z.nullable(string),
  before: fields,
  after: fields,
})
export type Act = z.output<typeof act>

export const listActs = deskEndpoint({
  method: 'GET',
  path: '/desk/api/audit',
  summary: 'Who did what and why, the latest first',
  permission: 'audit.read',
  query: z.object({
    actor: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    action: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    subject: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    before: z.optional(z.coerce.number().check(z.int(), z.positive())),
  }),
  reply: z.object({ acts: z.array(act), next: z.nullable(int) }),
})
