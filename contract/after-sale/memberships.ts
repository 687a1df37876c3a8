import { z } from 'zod/mini'
import { membershipStatuses } from '#domain/customers/account/lists.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { listPage } from '../platform/list-page.ts'
import { boolean, boundedToken, int, string } from '../platform/primitives.ts'

const membership = z.object({
  id_customer_membership: int,
  /** Spelled as in the specification (MEM-02). */
  Membership_name: string,
  has_cms_content: boolean,
  /** The key of the text about the membership's benefits (OP-085). */
  cms_key: z.nullable(string),
  status: z.enum(membershipStatuses),
  label: string,
  starts_at: string,
  ends_at: string,
  /** Where it is bought and renewed; null when it is not sold. */
  product_path: z.nullable(string),
})
export type Membership = z.output<typeof membership>

export const readMemberships = endpoint({
  method: 'POST',
  path: '/api/customer/membership',
  summary: 'The customer’s memberships, latest first, four at a time (API-51, MEM-03)',
  auth: 'customer',
  body: z.object({ token: boundedToken, ...listPage }),
  encoding: 'form',
  reply: ok({
    memberships: z.array(membership),
    /** The page is not empty, so there may be more (MEM-03). */
    hasMore: boolean,
  }),
})
