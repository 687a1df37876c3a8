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

const storeTerms = z.object({
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

const params = z.object({ country: store })
const version = z.string().check(z.maxLength(80))
const typed = z.string().check(z.maxLength(300))

export const readStoreTerms = deskEndpoint({
  method: 'GET',
  path: '/desk/api/terms/:country',
  summary: 'What a store charges, promises and refuses by: limits and periods, shipping, ways to pay',
  permission: 'terms.edit',
  params,
  reply: storeTerms,
})

export const changeTerms = deskEndpoint({
  method: 'POST',
  path: '/desk/api/terms/:country',
  summary: 'Change limits and periods of a store, all or none; never below what the law gives',
  permission: 'terms.edit',
  params,
  body: z.object({ version, changes: z.record(typed, typed), reason: z.optional(reason) }),
  reply: storeTerms,
})

export const changeShippingMethod = deskEndpoint({
  method: 'POST',
  path: '/desk/api/terms/:country/shipping',
  summary: 'Change a method of shipping: whether it is offered, its price, days, free limit and cut-off hour',
  permission: 'terms.edit',
  params,
  body: z.object({
    version,
    method: z.enum(shippingCodes),
    label: typed,
    text: typed,
    enabled: boolean,
    price: number,
    days: z.nullable(z.object({ min: number, max: number })),
    freeFrom: z.nullable(number),
    cutOff: z.nullable(typed),
  }),
  reply: storeTerms,
})

export const switchPayment = deskEndpoint({
  method: 'POST',
  path: '/desk/api/terms/:country/payments',
  summary: 'Whether a store takes a way to pay; orders that wait for it go on being paid with it',
  permission: 'terms.edit',
  params,
  body: z.object({ version, method: z.enum(paymentChoices), isOn: boolean }),
  reply: storeTerms,
})

export const changeTransferAccount = deskEndpoint({
  method: 'POST',
  path: '/desk/api/terms/:country/transfer',
  summary: 'The account that shoppers transfer to; without one transfers are not offered',
  permission: 'terms.edit',
  params,
  body: z.object({
    version,
    account: z.nullable(
      z.object({
        holder: typed,
        'tax-id': typed,
        bank: typed,
        type: typed,
        number: typed,
        alias: typed,
        email: typed,
      }),
    ),
  }),
  reply: storeTerms,
})
