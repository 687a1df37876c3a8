import type pg from 'pg'
import { z } from 'zod/mini'
import { cartNotices } from '#contract/platform/cart-messages.ts'
import {
  addVoucher,
  mergeCart,
  readCart,
  readCartHash,
  removeFromCart,
  removeVoucher,
  simpleSku,
  writeCart,
} from '#contract/buy/cart.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { StoredLine } from '#domain/buy/cart/set-lines.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { countAttempt } from '#server/platform/http/limits/attempts.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Call, Mount } from '#server/platform/http/mount.ts'
import { addCoupon, removeCoupon, setItems, type RequestedItems } from './commands.ts'
import { cartService } from './service.ts'
import type { CartStates } from './state.ts'
import { setCartCookie, visitorOf } from './visitor.ts'
import type { CartReply } from './wire.ts'

type CartRoutesOptions = { db: Handle; pool: pg.Pool; states: CartStates; callsPerMinute: number }

/** Of a visitor's calls this share may be attempts at coupon codes: a shopper tries a few. */
const attemptsPerCall = 1 / 40
const aMinute = 60_000
const tenMinutes = 10 * aMinute

const listedQuantity = z.union([z.int().check(z.gte(0), z.lte(99)), z.string().check(z.regex(/^\d{1,2}$/))])
const itemList = z.array(z.object({ item: simpleSku, quantity: listedQuantity })).check(z.minLength(1))

const lineOf = (item: string, quantity: number | string): StoredLine => ({
  sku: item.toUpperCase(),
  quantity: Number(quantity),
})

function parsedList(text: string): z.output<typeof itemList> {
  try {
    return itemList.parse(JSON.parse(text))
  } catch {
    throw new RuleError('invalid_input', { items: 'Debe ser una lista de productos con su cantidad.' })
  }
}

type ItemFields = { item?: string | undefined; quantity?: string | undefined; items?: string | undefined }

/** The lines that a call sets: one item, or all of a list. */
function requestedItems({ item, quantity, items }: ItemFields): RequestedItems {
  if (items !== undefined && item === undefined) {
    return { items: parsedList(items).map((one) => lineOf(one.item, one.quantity)), isList: true }
  }
  if (items !== undefined)
    throw new RuleError('invalid_input', { items: 'Se envía un producto o una lista, no ambos.' })
  if (item === undefined) throw new RuleError('invalid_input', { item: 'Falta el producto.' })
  if (quantity === undefined) throw new RuleError('invalid_input', { quantity: 'Falta la cantidad.' })
  return { items: [lineOf(item, quantity)], isList: false }
}

/** Every reply that has a cart names it in the browser's cookie, refusals too. */
async function withCookie(
  call: Call,
  work: Promise<CartReply>,
  named?: { hash?: string | undefined },
): Promise<CartReply> {
  try {
    const reply = await work
    setCartCookie(call, reply.cart.hash, named)
    return reply
  } catch (error) {
    const refused = error instanceof RuleError ? writeCart.refusalData.safeParse(error.data) : undefined
    if (refused?.data?.cart) setCartCookie(call, refused.data.cart.hash, named)
    throw error
  }
}

export function cartRoutes(app: App, mount: Mount, { db, pool, states, callsPerMinute }: CartRoutesOptions) {
  const carts = cartService(pool, states)
  const maxAttempts = Math.ceil(callsPerMinute * attemptsPerCall)
  /** Right ones count too: a shopper who tries four coupons, each twice, is not stopped (S31). */
  const maxPerCart = Math.ceil(maxAttempts / 3)

  mount(app, readCartHash, async ({ body }, call) => {
    const hash = await carts.hashFor(visitorOf(body, call))
    setCartCookie(call, hash)
    return { error: false as const, message: '', hash }
  })
  mount(app, readCart, ({ query }, call) => withCookie(call, carts.read(visitorOf(query, call)), query))
  mount(app, writeCart, ({ body }, call) =>
    withCookie(call, carts.change(visitorOf(body, call), call.intent, setItems(requestedItems(body)))),
  )
  mount(app, removeFromCart, ({ query }, call) => {
    const command = setItems({ items: [lineOf(query.item, 0)], isList: false }, cartNotices.removed)
    return withCookie(call, carts.change(visitorOf(query, call), call.intent, command))
  })
  mount(app, mergeCart, ({ body }, call) => {
    const visitor = visitorOf(body, call)
    const named = { ...visitor, hash: visitor.hash ?? visitor.cookieHash }
    return withCookie(call, carts.merge(named, call.intent, body.flag === '1'))
  })
  mount(app, addVoucher, async ({ query }, call) => {
    const limit = { max: maxAttempts, everyMs: aMinute, now: call.now }
    const visitor = visitorOf(query, call)
    await countAttempt(db, 'voucher', call.caller.ip, limit)
    // Network addresses are cheap for someone who guesses codes, and so is a cart: both are limited.
    const cart = visitor.hash ?? (visitor.idCustomer === null ? undefined : `customer ${visitor.idCustomer}`)
    if (cart !== undefined) {
      await countAttempt(db, 'voucher of cart', cart, { max: maxPerCart, everyMs: tenMinutes, now: call.now })
    }
    return withCookie(call, carts.change(visitor, call.intent, addCoupon(query.couponcode)))
  })
  mount(app, removeVoucher, ({ query }, call) =>
    withCookie(call, carts.change(visitorOf(query, call), call.intent, removeCoupon(query.couponcode))),
  )
}
