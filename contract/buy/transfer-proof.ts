import { z } from 'zod/mini'
import { done, endpoint } from '../platform/endpoint.ts'
import { orderNr } from './orders.ts'

export const sendTransferProof = endpoint({
  method: 'POST',
  path: '/api/order/transfer-proof',
  summary: 'Sends the proof of a bank transfer, a picture or a PDF; it replaces an earlier one',
  auth: 'none',
  /** In the address, so that it is checked before anything of the body is read: `to_pay.proof.key` of the order. */
  query: z.object({ order_nr: orderNr, key: z.string().check(z.maxLength(40)) }),
  body: z.object({ proof: z._default(z.array(z.file()), []) }),
  encoding: 'multipart',
  idempotent: true,
  reply: done,
})
