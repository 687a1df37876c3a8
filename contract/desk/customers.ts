import { z } from 'zod/mini'
import { boolean, int, number, string } from '#contract/platform/primitives.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { instant, reason, store } from './shapes.ts'

const foundCustomer = z.object({
  idCustomer: int,
  country: store,
  email: string,
  name: string,
  documentType: string,
  document: string,
  createdAt: instant,
  orders: int,
  lastOrderAt: z.nullable(instant),
  wallet: number,
})
export type DeskCustomer = z.output<typeof foundCustomer>

export const findCustomers = deskEndpoint({
  method: 'POST',
  path: '/desk/api/customers/find',
  summary:
    'Customers by a whole e-mail, document or order number, for a reason that is recorded; masked unless revealed',
  permission: 'people.reveal',
  body: z.object({ text: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)), reason, isRevealed: boolean }),
  reply: z.object({ customers: z.array(foundCustomer) }),
})

export const signOutCustomer = deskEndpoint({
  method: 'POST',
  path: '/desk/api/customers/:idCustomer/sign-out',
  summary: 'End every session of a customer, for a reason that is recorded',
  permission: 'people.reveal',
  params: z.object({ idCustomer: z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647)) }),
  body: z.object({ reason }),
  reply: z.object({ sessions: int }),
})
