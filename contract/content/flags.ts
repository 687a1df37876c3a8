import { z } from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { boolean, boundedToken, string } from '../platform/primitives.ts'

export const readFlags = endpoint({
  method: 'GET',
  path: '/api/flags',
  summary:
    'The flags as the server decides them for who asks: the customer, or the number in a cookie (FLAG-07, OP-102)',
  auth: 'visitor',
  query: z.object({ token: boundedToken }),
  showsNoProducts: true,
  reply: z.object({
    bff_flag: string,
    filters_refactor_flag: string,
    new_login_front_flag: boolean,
  }),
})
