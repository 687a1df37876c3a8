import { z } from 'zod/mini'
import { closingObstacles } from '#domain/customers/data-rights/closing.ts'
import { dataRequestKinds, dataRequestStatuses } from '#domain/desk/customers/data-requests.ts'
import { int, number, string } from '#contract/platform/primitives.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { day, instant, reason, store } from './shapes.ts'

const dataRequest = z.object({
  id: int,
  country: store,
  idCustomer: int,
  /** Masked; empty once the account is erased. */
  email: string,
  kind: z.enum(dataRequestKinds),
  status: z.enum(dataRequestStatuses),
  receivedOn: string,
  dueOn: string,
  /** Today, on the store's clock: the days left are counted from it. */
  today: string,
  decidedAt: z.nullable(instant),
})
export type DataRequest = z.output<typeof dataRequest>

export const listDataRequests = deskEndpoint({
  method: 'GET',
  path: '/desk/api/data-requests',
  summary: 'What customers asked for by law, the most urgent first, then what was decided',
  permission: 'people.rights',
  reply: z.object({ requests: z.array(dataRequest) }),
})

export const noteDataRequest = deskEndpoint({
  method: 'POST',
  path: '/desk/api/data-requests',
  summary: 'Note a request that came by mail or telephone: its clock runs from that day',
  permission: 'people.rights',
  body: z.object({
    idCustomer: z.number().check(z.int(), z.positive(), z.maximum(2_147_483_647)),
    kind: z.enum(dataRequestKinds),
    receivedOn: day,
    reason,
  }),
  reply: z.object({ request: dataRequest }),
})

const ofRequest = z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647)) })

/** What a refusal to erase carries: why the account cannot be closed yet, or what would be lost with it. */
export const erasureObstacles = z.object({
  obstacles: z.array(z.object({ kind: z.enum(closingObstacles), ref: string, amount: number })),
  givesUp: number,
})
export type ErasureObstacles = z.output<typeof erasureObstacles>

export const carryOutDataRequest = deskEndpoint({
  method: 'POST',
  path: '/desk/api/data-requests/:id/carry-out',
  summary: 'Give the customer’s data as a file, or erase the account; refused while money or goods are under way',
  permission: 'people.rights',
  params: ofRequest,
  body: z.object({
    /** What the customer agreed to lose, in minor units, where something would be lost. */
    givesUp: z.optional(number),
  }),
  reply: z.object({
    request: dataRequest,
    /** Of an export. */
    file: z.nullable(z.object({ name: string, text: string })),
  }),
})

export const refuseDataRequest = deskEndpoint({
  method: 'POST',
  path: '/desk/api/data-requests/:id/refuse',
  summary: 'Note that a request was answered with a no, and why',
  permission: 'people.rights',
  params: ofRequest,
  body: z.object({ reason }),
  reply: z.object({ request: dataRequest }),
})
