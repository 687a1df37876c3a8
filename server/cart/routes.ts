import type pg from 'pg'
import { cartNotices } from '#contract/cart-messages.ts'
import {
  addVoucher,
  mergeCart,
  readCart,
  readCartHash,
  removeFromCart,
  removeVoucher,
  writeCart,
} from '#contract/cart.ts'
import type { Handle } from '#db/open.ts'
import { RuleError } from '#domain/errors.ts'
import { countAttempt } from '#server/http/attempts.ts'
import type { App } from '#server/http/app.ts'
import type { Call, Mount } from '#server/http/mount.ts'
import { leaveCart } from './cookie.ts'
import { wantedItems } from './items.ts'
import type { CartAnswer } from './decision.ts'
import { cartService } from './service.ts'
import { visitorOf } from './visitor.ts'
import { toAddCoupon, toRemoveCoupon, toSet } from './wishes.ts'

type Parts = { db: Handle; pool: pg.Pool; callsPerMinute: number }

/** Whoever tries codes in earnest tries a few; of a visitor's calls this share may be tries. */
const triesPerCall = 1 / 40
const aMinute = 60_000

/** Every answer that has a cart leaves the browser's copy of its hash, refusals too. */
async function answered(call: Call, work: Promise<CartAnswer>): Promise<CartAnswer> {
  try {
    const answer = await work
    leaveCart(call, answer.cart.hash)
    return answer
  } catch (error) {
    if (error instanceof RuleError && error.cart) leaveCart(call, (error.cart as CartAnswer['cart']).hash)
    throw error
  }
}

export function cartRoutes(app: App, mount: Mount, { db, pool, callsPerMinute }: Parts) {
  const carts = cartService(pool)
  const mostTries = Math.ceil(callsPerMinute * triesPerCall)

  mount(app, readCartHash, async ({ body }, call) => {
    const hash = await carts.hashFor(visitorOf(body, call))
    leaveCart(call, hash)
    return { error: false as const, message: '', hash }
  })
  mount(app, readCart, ({ query }, call) => answered(call, carts.read(visitorOf(query, call), call.intent)))
  mount(app, writeCart, ({ body }, call) =>
    answered(call, carts.change(visitorOf(body, call), call.intent, toSet(wantedItems(body)))),
  )
  mount(app, removeFromCart, ({ query }, call) => {
    const wanted = { items: [{ sku: query.item.toUpperCase(), quantity: 0 }], isList: false }
    return answered(call, carts.change(visitorOf(query, call), call.intent, toSet(wanted, cartNotices.removed)))
  })
  mount(app, mergeCart, ({ body }, call) => {
    const visitor = visitorOf(body, call)
    const named = { ...visitor, hash: visitor.hash ?? visitor.copy }
    return answered(call, carts.merge(named, call.intent, body.flag === '1'))
  })
  mount(app, addVoucher, async ({ query }, call) => {
    const visitor = visitorOf(query, call)
    await countAttempt(db, 'voucher', visitor.ip, { most: mostTries, everyMs: aMinute, now: call.now })
    return answered(call, carts.change(visitor, call.intent, toAddCoupon(query.couponcode)))
  })
  mount(app, removeVoucher, ({ query }, call) =>
    answered(call, carts.change(visitorOf(query, call), call.intent, toRemoveCoupon(query.couponcode))),
  )
}
