import { z } from 'zod/mini'
import { boolean, int, number, string } from '#contract/platform/primitives.ts'
import { paymentChoices } from '#domain/buy/payments/methods.ts'
import { shippingCodes } from '#domain/buy/shipping/shipping-methods.ts'
import { termFieldNames } from '#domain/platform/country/term-fields.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { reason, store } from './shapes.ts'

const days = z.nullable(z.object({ min: int, max: int }))
const account = z.object({
  holder: string,
  taxId: string,
  bank: string,
  accountType: z.nullable(string),
  number: string,
  alias: z.nullable(string),
  email: z.nullable(string),
})

/** As `readStoreTerms` answers it, and every change of it. */
export const storeTerms = z.object({
  country: store,
  /** Changes with anything of it; a change names the one it is based on. */
  version: string,
  /** As they are typed: amounts in currency units, `yes` and `no`. */
  terms: z.array(z.object({ field: z.enum(termFieldNames), value: string })),
  methods: z.array(
    z.object({
      code: z.enum(shippingCodes),
      label: string,
      text: string,
      enabled: boolean,
      price: number,
      days,
      freeFrom: z.nullable(number),
      cutOff: z.nullable(string),
    }),
  ),
  /** Prices of places, amounts and weights. */
  rates: z.array(
    z.object({
      method: z.enum(shippingCodes),
      region: z.nullable(string),
      postcode: z.nullable(string),
      fromAmount: number,
      upToGrams: z.nullable(int),
      /** Null: not offered there. */
      price: z.nullable(number),
      days,
    }),
  ),
  /** Where a rate may hold: the names of regions, and whether addresses have postcodes. */
  regions: z.array(string),
  hasPostcodes: boolean,
  /** On which days of a week parcels travel, 1 is Monday, and on which days of the calendar none does. */
  workingDays: z.array(int),
  holidays: z.array(z.object({ day: string, name: string })),
  /** Where orders are picked up and returns dropped off; closed ones too. */
  branches: z.array(
    z.object({
      name: string,
      address: string,
      city: string,
      region: string,
      postcode: string,
      hours: string,
      takesReturns: boolean,
      isOpen: boolean,
    }),
  ),
  /** Up to what sum orders are paid at the door; a region of its own, or null: everywhere else. */
  cash: z.array(z.object({ region: z.nullable(string), max: z.nullable(number) })),
  payments: z.array(
    z.object({
      method: z.enum(paymentChoices),
      /** Whether the store wants it. */
      isOn: boolean,
      /** Whether shoppers are offered it: its provider, account or places are there too. */
      isOffered: boolean,
    }),
  ),
  transfer: z.nullable(account),
})
export type DeskStoreTerms = z.output<typeof storeTerms>

export const termsParams = z.object({ country: store })
export const termsVersion = z.string().check(z.maxLength(80))
export const typedTerm = z.string().check(z.maxLength(300))

export const readStoreTerms = deskEndpoint({
  method: 'GET',
  path: '/desk/api/terms/:country',
  summary: 'What a store charges, promises and refuses by: limits and periods, shipping, ways to pay',
  permission: 'terms.edit',
  params: termsParams,
  reply: storeTerms,
})

export const changeTerms = deskEndpoint({
  method: 'POST',
  path: '/desk/api/terms/:country',
  summary: 'Change limits and periods of a store, all or none; never below what the law gives',
  permission: 'terms.edit',
  params: termsParams,
  body: z.object({ version: termsVersion, changes: z.record(typedTerm, typedTerm), reason: z.optional(reason) }),
  reply: storeTerms,
})

export const changeShippingMethod = deskEndpoint({
  method: 'POST',
  path: '/desk/api/terms/:country/shipping',
  summary: 'Change a method of shipping: whether it is offered, its price, days, free limit and cut-off hour',
  permission: 'terms.edit',
  params: termsParams,
  body: z.object({
    version: termsVersion,
    method: z.enum(shippingCodes),
    label: typedTerm,
    text: typedTerm,
    enabled: boolean,
    price: number,
    days: z.nullable(z.object({ min: number, max: number })),
    freeFrom: z.nullable(number),
    cutOff: z.nullable(typedTerm),
  }),
  reply: storeTerms,
})

export const switchPayment = deskEndpoint({
  method: 'POST',
  path: '/desk/api/terms/:country/payments',
  summary: 'Whether a store takes a way to pay; orders that wait for it go on being paid with it',
  permission: 'terms.edit',
  params: termsParams,
  body: z.object({ version: termsVersion, method: z.enum(paymentChoices), isOn: boolean }),
  reply: storeTerms,
})

export const changeTransferAccount = deskEndpoint({
  method: 'POST',
  path: '/desk/api/terms/:country/transfer',
  summary: 'The account that shoppers transfer to; without one transfers are not offered',
  permission: 'terms.edit',
  params: termsParams,
  body: z.object({
    version: termsVersion,
    account: z.nullable(
      z.object({
        holder: typedTerm,
        'tax-id': typedTerm,
        bank: typedTerm,
        type: typedTerm,
        number: typedTerm,
        alias: typedTerm,
        email: typedTerm,
      }),
    ),
  }),
  reply: storeTerms,
})
