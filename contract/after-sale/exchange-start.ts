import { z } from 'zod/mini'
import { collectors, pickupSlots, returnMethods } from '#domain/after-sale/exchanges/choices.ts'
import { orderObstacles } from '#domain/after-sale/exchanges/eligibility.ts'
import { address } from '../customers/addresses.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { boolean, boundedToken, int, number, string } from '../platform/primitives.ts'

/** A line of a delivered order; two rows of one sku are one line. Amounts in currency units. */
const line = z.object({
  sku: string,
  name: string,
  brand: string,
  color: string,
  size: string,
  image: z.nullable(string),
  quantity: int,
  /** How many can still be returned. */
  left: int,
  /** What was paid for those. */
  value: number,
  is_gift_card: boolean,
  /** False when it can only be returned if the shop is at fault. */
  exchangeable: boolean,
})
export type ExchangeLine = z.output<typeof line>

const exchangeOrder = z.object({
  order_nr: string,
  label: string,
  placed_at: string,
  delivered_at: z.nullable(string),
  /** Last day for a request, YYYY-MM-DD. */
  until: z.nullable(string),
  /** Why it cannot be exchanged or returned; null when it can. */
  obstacle: z.nullable(z.enum(orderObstacles)),
  /** The replacement size of an earlier exchange: it can be exchanged again. */
  is_replacement: boolean,
  lines: z.array(line),
})
export type ExchangeOrder = z.output<typeof exchangeOrder>

export const readExchangeOrders = endpoint({
  method: 'POST',
  path: '/api/exchange/orders',
  summary:
    'The customer’s orders: what of them can be exchanged or returned until when, and why others cannot (EXC-01)',
  auth: 'customer',
  body: z.object({ token: boundedToken }),
  encoding: 'form',
  reply: ok({
    /** 'No hay pedidos para gestionar.' when none can (EXC-16). */
    message: string,
    orders: z.array(exchangeOrder),
  }),
})

const option = z.object({ code: string, label: string })

/** An address with who collects returns there (EXC-03, OP-089). */
const pickupAddress = z.extend(address, {
  collector: z.nullable(z.enum(collectors)),
  return_by_carrier: boolean,
  return_by_own_fleet: boolean,
  /** Pickup days, YYYY-MM-DD; null where there is no pickup. */
  pickup_from: z.nullable(string),
  pickup_to: z.nullable(string),
})
export type PickupAddress = z.output<typeof pickupAddress>

export const readExchangeOptions = endpoint({
  method: 'POST',
  path: '/api/exchange/options',
  summary: 'The lists a request is filled from, and who fetches goods at each address of the customer (EXC-02, EXC-03)',
  auth: 'customer',
  body: z.object({ token: boundedToken }),
  encoding: 'form',
  reply: ok({
    changeReasons: z.array(option),
    replacementMethods: z.array(option),
    refundMethods: z.array(option),
    accountTypes: z.array(option),
    /** How the store takes goods back: at home, at a branch, or in neither way. */
    methods: z._default(z.array(z.enum(returnMethods)), [...returnMethods]),
    pickup_slots: z.array(z.enum(pickupSlots)),
    addresses: z.array(pickupAddress),
    /** The last day for a drop-off requested now, YYYY-MM-DD. */
    dropoff_until: string,
  }),
})
export type ExchangeOptions = z.output<(typeof readExchangeOptions)['reply']>

const size = z.object({ sku: string, size: string, available: boolean })
export type ExchangeSize = z.output<typeof size>

export const readExchangeSizes = endpoint({
  method: 'POST',
  path: '/api/exchange/sizes',
  summary: 'The other sizes of something that was bought, with live stock (EXC-08, EXC-16)',
  auth: 'customer',
  body: z.object({ token: boundedToken, sku: z.string().check(z.regex(/^[A-Za-z0-9]{1,40}-[\w.]{1,40}$/)) }),
  encoding: 'form',
  reply: ok({ sizes: z.array(size) }),
})
