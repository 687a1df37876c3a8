import { z } from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { webhookProviders } from '#domain/buy/payments/methods.ts'
import { boolean } from '../platform/primitives.ts'

/** Called by providers, not by shoppers. The body is theirs: its signature is checked over every byte. */
export const paymentWebhook = endpoint({
  method: 'POST',
  path: '/api/payments/webhook/:provider',
  summary: 'A provider says that something happened to a payment; the shop then asks it what (R11)',
  auth: 'none',
  params: z.object({ provider: z.enum(webhookProviders) }),
  reply: z.object({ received: boolean }),
})
