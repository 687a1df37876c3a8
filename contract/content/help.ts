import { z } from 'zod/mini'
import { maxEmailLength } from '#domain/platform/text/email.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { string } from '../platform/primitives.ts'

export const requestHelp = endpoint({
  method: 'POST',
  path: '/api/help/contact',
  summary: 'A question to the shop’s people, about an order or not; answered by mail',
  auth: 'none',
  body: z.object({
    email: z.string().check(z.maxLength(maxEmailLength)),
    order_nr: z._default(z.string().check(z.maxLength(60)), ''),
    message: z.string().check(z.maxLength(6000)),
  }),
  encoding: 'form',
  idempotent: true,
  reply: ok({ message: string, code: string }),
})
