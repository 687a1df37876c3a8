import { z } from 'zod/mini'
import { sizeTableKinds } from '#domain/browse/catalog/sizes.ts'
import { mySizePattern, normaliseSize, sizeSources } from '#domain/customers/my-sizes/my-sizes.ts'
import { wearers } from '#domain/browse/sizes/shoe-sizes.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { string, token } from '../platform/primitives.ts'

const place = { kind: z.enum(sizeTableKinds), wearer: z.enum(wearers) }

/** At most one per kind of article and wearer. */
const mySizes = z.array(z.object({ ...place, size: string, source: z.enum(sizeSources) }))
export type MySizes = z.output<typeof mySizes>

const changed = ok({ message: string, sizes: mySizes })

export const readMySizes = endpoint({
  method: 'GET',
  path: '/api/sizes/mine',
  summary: 'The customer’s sizes: typed, or learnt from purchases and favourites',
  auth: 'customer',
  query: z.object({ token }),
  reply: ok({ sizes: mySizes }),
})

export const setMySize = endpoint({
  method: 'POST',
  path: '/api/sizes/mine',
  summary: 'Says the customer’s size in one kind of article',
  auth: 'customer',
  body: z.object({
    token,
    ...place,
    size: z.string().check(z.maxLength(50), z.overwrite(normaliseSize), z.regex(mySizePattern)),
  }),
  encoding: 'form',
  idempotent: true,
  reply: changed,
})

export const eraseMySize = endpoint({
  method: 'DELETE',
  path: '/api/sizes/mine',
  summary: 'Forgets the customer’s size in one kind of article; what was bought until now no longer counts',
  auth: 'customer',
  query: z.object({ token, ...place }),
  idempotent: true,
  reply: changed,
})
