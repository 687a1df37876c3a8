import { z } from 'zod/mini'
import { bankFieldNames, type BankFieldName } from '#domain/after-sale/bank-data/bank-data.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { boundedToken, string } from '../platform/primitives.ts'

const typed = z.optional(z.string().check(z.maxLength(100)))
const typedFields = Object.fromEntries(bankFieldNames.map((name) => [name, typed])) as Record<
  BankFieldName,
  typeof typed
>

/** Where money is paid: a typed account, or the one used last time, which never leaves the shop again. */
export const bankDataChoice = z.union([z.literal('remembered'), z.object(typedFields)])
export type BankDataChoice = z.output<typeof bankDataChoice>

/** What is shown of an account afterwards (U75). */
const maskedAccount = z.object({
  owner: string,
  account_type: string,
  bank: z.nullable(string),
  last4: string,
})
export type MaskedAccount = z.output<typeof maskedAccount>

export const readBankData = endpoint({
  method: 'POST',
  path: '/api/customer/bankdata',
  summary:
    'The account the customer’s money went to the last time, masked, and the banks of the store (ACC-20, OP-091)',
  auth: 'customer',
  body: z.object({ token: boundedToken }),
  encoding: 'form',
  reply: ok({
    remembered: z.nullable(maskedAccount),
    /** Empty where the account itself identifies its bank. */
    banks: z.array(string),
  }),
})
