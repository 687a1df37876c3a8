import type { PaymentGateway } from '../port.ts'

/** Cash at the door: there is no one to ask, and an operator confirms the takings (confirm-takings.ts). */
export const courierGateway: PaymentGateway = {
  start: async ({ reference }) => ({ providerRef: reference, payUrl: null }),
  find: async () => undefined,
  refund: async () => false,
  refundPart: async () => ({ state: 'waiting' }),
  read: async () => undefined,
}
