import { z } from 'zod/mini'
import { boolean, int, number } from '#contract/platform/primitives.ts'
import { shippingCodes } from '#domain/buy/shipping/shipping-methods.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { storeTerms, termsParams, termsVersion as version, typedTerm } from './store-terms.ts'

/** Where and from when a rate holds: there is one for each of them. */
const ratePlace = z.object({
  method: z.enum(shippingCodes),
  /** A region's name, or the beginning of its postcodes; null and null: everywhere. */
  region: z.nullable(typedTerm),
  postcode: z.nullable(typedTerm),
  fromAmount: number,
  upToGrams: z.nullable(number),
})

export const setRate = deskEndpoint({
  method: 'POST',
  path: '/desk/api/terms/:country/rates',
  summary:
    'What a method costs and takes at a place, from an amount on, up to a weight; `instead` is the rate it replaces',
  permission: 'terms.edit',
  params: termsParams,
  body: z.object({
    version,
    rate: z.extend(ratePlace, {
      price: z.nullable(number),
      days: z.nullable(z.object({ min: number, max: number })),
    }),
    instead: z.optional(ratePlace),
  }),
  reply: storeTerms,
})

export const removeRate = deskEndpoint({
  method: 'POST',
  path: '/desk/api/terms/:country/rates/remove',
  summary: 'Take a rate away: the method costs its own price there again',
  permission: 'terms.edit',
  params: termsParams,
  body: z.object({ version, rate: ratePlace }),
  reply: storeTerms,
})

export const changeCalendar = deskEndpoint({
  method: 'POST',
  path: '/desk/api/terms/:country/calendar',
  summary: 'On which days parcels travel, and the holidays, which are all there are',
  permission: 'terms.edit',
  params: termsParams,
  body: z.object({
    version,
    workingDays: z.array(int).check(z.maxLength(7)),
    holidays: z.array(z.object({ day: typedTerm, name: typedTerm })).check(z.maxLength(100)),
  }),
  reply: storeTerms,
})

export const setBranch = deskEndpoint({
  method: 'POST',
  path: '/desk/api/terms/:country/branches',
  summary: 'Open a branch, or change the one of that name; a closed one stays for its orders and returns',
  permission: 'terms.edit',
  params: termsParams,
  body: z.object({
    version,
    name: typedTerm,
    city: typedTerm,
    region: z.optional(typedTerm),
    address: typedTerm,
    postcode: typedTerm,
    hours: typedTerm,
    takesReturns: boolean,
    isOpen: boolean,
  }),
  reply: storeTerms,
})

export const setCash = deskEndpoint({
  method: 'POST',
  path: '/desk/api/terms/:country/cash',
  summary: 'Up to what sum orders are paid at the door, in a region or everywhere else; null: not there',
  permission: 'terms.edit',
  params: termsParams,
  body: z.object({
    version,
    region: z.nullable(typedTerm),
    /** `unsaid`: as everywhere else. */
    max: z.union([z.nullable(number), z.literal('unsaid')]),
  }),
  reply: storeTerms,
})
