import { z } from 'zod/mini'
import { collectors, pickupSlots, returnMethods, returnWays } from '#domain/after-sale/exchanges/choices.ts'
import { maxDetailsLength } from '#domain/after-sale/exchanges/request-form.ts'
import { exchangeStatuses, type ExchangeStatus } from '#domain/after-sale/exchanges/states.ts'
import { bankDataChoice } from './bank-data.ts'
import { branchOffice } from '../buy/branch-offices.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { jsonPayload } from '../platform/json-payload.ts'
import { listPage } from '../platform/list-page.ts'
import { copiedAddress, orderNr, statusStep } from '../buy/orders.ts'
import { boolean, boundedToken, int, number, string } from '../platform/primitives.ts'

export const batchnumber = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/))
const shortText = z._default(z.string().check(z.maxLength(60)), '')
const id = z._default(z.nullable(int), null)

/** The JSON in `payload`. The shape requires nothing: missing fields get their own message (EXC-10). */
const exchangePayload = z.object({
  order_nr: orderNr,
  items: z
    .array(
      z.object({
        sku: z.string().check(z.maxLength(80)),
        quantity: z.int().check(z.minimum(1), z.maximum(100)),
        reason: shortText,
        details: z._default(z.string().check(z.maxLength(maxDetailsLength)), ''),
        way: shortText,
        /** The replacement size, for an exchange. */
        replacement: z._default(z.string().check(z.maxLength(80)), ''),
      }),
    )
    .check(z.maxLength(50)),
  method: shortText,
  /** Where the goods are collected. */
  id_pickup_address: id,
  id_branch: id,
  /** Where the replacement is sent. */
  id_shipping_address: id,
  bank: z.optional(bankDataChoice),
})
export type ExchangePayload = z.input<typeof exchangePayload>
export type ParsedPayload = z.output<typeof exchangePayload>

/** Where the value is paid, in currency units. */
const gives = z.object({ bank: number, wallet: number, credit: number })

const item = z.object({
  sku: string,
  name: string,
  color: string,
  size: string,
  image: z.nullable(string),
  quantity: int,
  reason: string,
  details: string,
  way: z.enum(returnWays),
  way_label: string,
  /** The size sent instead. */
  replacement_size: z.nullable(string),
  amount: number,
})
export type ExchangeItem = z.output<typeof item>

/** A request, before it is sent and afterwards. */
const plan = z.object({
  order_nr: string,
  items: z.array(item),
  method: z.enum(returnMethods),
  branch: z.nullable(branchOffice),
  pickup_address: z.nullable(copiedAddress),
  pickup_slot: z.nullable(z.enum(pickupSlots)),
  collector: z.nullable(z.enum(collectors)),
  pickup_from: z.nullable(string),
  pickup_to: z.nullable(string),
  /** Last day for the drop-off, YYYY-MM-DD (EXC-06). */
  max_date: z.nullable(string),
  shipping_address: z.nullable(copiedAddress),
  gives,
  /** The shipping of the order that is refunded, included in the value. */
  shipping_returned: number,
})
export type ExchangePlan = z.output<typeof plan>

const exchange = z.extend(plan, {
  /** The process number. */
  batchnumber: string,
  status: z.enum(exchangeStatuses as [ExchangeStatus, ...ExchangeStatus[]]),
  label: string,
  created_at: string,
  closed_at: z.nullable(string),
  reject_reason: z.nullable(string),
  can_cancel: boolean,
  /** The outcome: an order with the replacement, a credit, or money. */
  results: z.array(z.object({ way: z.enum(returnWays), ref: string })),
  steps: z.array(statusStep),
})
export type Exchange = z.output<typeof exchange>

const form = z.object({ token: boundedToken, payload: jsonPayload(exchangePayload) })

export const reviewExchange = endpoint({
  method: 'POST',
  path: '/api/exchange/review',
  summary: 'What a request would be, checked whole and written nowhere: amounts, days, places (U73)',
  auth: 'customer',
  body: form,
  encoding: 'form',
  reply: ok({ plan }),
})

export const createExchange = endpoint({
  method: 'POST',
  path: '/api/exchange/create',
  summary: 'Asks for an exchange or a return; the other size is reserved at once (EXC-01, INV-19, INV-20)',
  auth: 'customer',
  body: form,
  encoding: 'form',
  idempotent: true,
  reply: ok({ message: string, batchnumber: string }),
})

const one = z.object({ token: boundedToken, batchnumber })

export const readExchange = endpoint({
  method: 'POST',
  path: '/api/exchange/finish',
  summary: 'One request by its process number: where it stands, what to do with the goods, what comes of it (EXC-03)',
  auth: 'customer',
  body: one,
  encoding: 'form',
  reply: ok({ exchange }),
})

export const readExchanges = endpoint({
  method: 'POST',
  path: '/api/exchange/finished',
  summary: 'The customer’s requests, latest first, four at a time (EXC-01, EXC-03)',
  auth: 'customer',
  body: z.object({ token: boundedToken, ...listPage }),
  encoding: 'form',
  reply: ok({ exchanges: z.array(exchange), hasMore: boolean }),
})

export const cancelExchange = endpoint({
  method: 'POST',
  path: '/api/exchange/cancel',
  summary: 'Calls a request off until the goods are received; what was reserved is given back once (EXC-05, OP-087)',
  auth: 'customer',
  body: one,
  encoding: 'form',
  idempotent: true,
  reply: ok({ message: string, batchnumber: string }),
})

export const readExchangeNotifier = endpoint({
  method: 'POST',
  path: '/api/exchange/statusnotifier',
  summary: 'The dated steps of a request; `hash` is the MD5 of the secondary number of its order (EXC-03, OP-081)',
  auth: 'customer',
  body: z.extend(one, { hash: z.string().check(z.regex(/^[0-9a-fA-F]{32}$/)) }),
  encoding: 'form',
  reply: ok({ statusNotifier: z.array(statusStep) }),
})
