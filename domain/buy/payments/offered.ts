import type { PaymentTerms } from '#domain/platform/country/terms.ts'
import type { PaymentChoice } from './methods.ts'

/** Whether a store wants a method; whether its provider is there is another question. A transfer needs an account. */
export const isMethodOffered = ({ paymentsOff, transfer }: PaymentTerms, method: PaymentChoice): boolean =>
  !paymentsOff.includes(method) && (method !== 'bank_transfer' || transfer !== null)
