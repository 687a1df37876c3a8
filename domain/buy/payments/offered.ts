import type { PaymentTerms } from '#domain/platform/country/terms.ts'
import { takesCash } from './cash-on-delivery.ts'
import type { PaymentChoice } from './methods.ts'

/** Whether a store wants a method; whether its provider is there is another question. A transfer needs an account, cash at the door a place. */
export const isMethodOffered = (
  { paymentsOff, transfer, cashOnDelivery }: PaymentTerms,
  method: PaymentChoice,
): boolean =>
  !paymentsOff.includes(method) &&
  (method !== 'bank_transfer' || transfer !== null) &&
  (method !== 'cash_on_delivery' || takesCash(cashOnDelivery))
