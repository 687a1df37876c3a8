import { z } from 'zod/mini'
import { boolean, string } from '#contract/platform/primitives.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { store } from './shapes.ts'

const stores = z.object({
  stores: z.array(z.object({ country: store, storeId: string, isOpen: boolean, isMain: boolean })),
})
export type DeskStores = z.output<typeof stores>

export const listStores = deskEndpoint({
  method: 'GET',
  path: '/desk/api/stores',
  summary: 'Every store the product knows: open or closed, and which is for visitors of whom nothing is known',
  permission: 'terms.edit',
  reply: stores,
})

export const changeStore = deskEndpoint({
  method: 'POST',
  path: '/desk/api/stores/:country',
  summary: 'Open or close a store, or make it the main one; the orders of a closed one go on being served',
  permission: 'terms.edit',
  params: z.object({ country: store }),
  body: z.object({ act: z.enum(['open', 'close', 'main']) }),
  reply: stores,
})
