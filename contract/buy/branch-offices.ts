import { z } from 'zod/mini'
import { endpoint, ok } from '../platform/endpoint.ts'
import { rowId } from '../platform/list-page.ts'
import { int, string } from '../platform/primitives.ts'

export const branchOffice = z.object({
  id: int,
  name: string,
  address: string,
  city: string,
  postcode: string,
  opening_hours: string,
  /** Between the city that was asked about and the branch's; only for a search by city. */
  distance_km: z.optional(int),
})
export type BranchOffice = z.output<typeof branchOffice>

export const readBranchOffices = endpoint({
  method: 'GET',
  path: '/api/branchoffices/',
  summary: 'Branch offices near a postcode or a city, nearest first (API-63, EXC-02)',
  auth: 'none',
  query: z.object({
    postcode: z.optional(z.string().check(z.maxLength(20))),
    city: z.optional(rowId),
    /** Where a return is dropped off, or where an order is picked up. */
    method: z._default(z.enum(['branch_dropoff', 'pickup']), 'branch_dropoff'),
  }),
  reply: ok({ offices: z.array(branchOffice) }),
})
