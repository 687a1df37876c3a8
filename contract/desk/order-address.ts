import { z } from 'zod/mini'
import { int, string } from '#contract/platform/primitives.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { changedOrder, ofOrder } from './orders.ts'
import { reason, store } from './shapes.ts'

const field = z.string().check(z.maxLength(300))
const place = z.object({ id: int, name: string })

export const listPlaces = deskEndpoint({
  method: 'GET',
  path: '/desk/api/places',
  summary: 'The regions of a store, and the cities of one of them',
  permission: 'orders.edit',
  query: z.object({ country: store, region: z.optional(z.coerce.number().check(z.int(), z.positive())) }),
  reply: z.object({ regions: z.array(place), cities: z.array(place) }),
})

export const changeAddress = deskEndpoint({
  method: 'POST',
  path: '/desk/api/orders/:orderNr/address',
  summary: 'Send an order to another address, while it is here and delivery costs the same there',
  permission: 'orders.edit',
  params: ofOrder,
  body: z.object({
    address: z.object({
      first_name: field,
      last_name: field,
      prefix: field,
      phone: field,
      address1: field,
      street_number: field,
      additional_info: field,
      postcode: field,
      fk_customer_address_region: field,
      /** Empty where the city is typed. */
      fk_customer_address_city: field,
      city: field,
    }),
    reason,
    version: int,
  }),
  reply: changedOrder,
})
