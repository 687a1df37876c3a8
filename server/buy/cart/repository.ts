import type pg from 'pg'
import type { Queries } from '#db/connection/transaction.ts'
import type { CouponRule } from '#domain/buy/cart/coupon-rule.ts'
import type { StoredLine } from '#domain/buy/cart/set-lines.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { Intent, StoredResponse } from '#server/platform/http/idempotency.ts'
import type { CartRow, QuantitySet, Supply } from './cart-rows.ts'
import {
  changeText,
  deleteRecordText,
  mergeText,
  openEmptyText,
  openText,
  readText,
  recordText,
  touchText,
} from './statements.ts'

/** The stored response to an idempotency key; of the fast path, what its reply is made of. */
export type IdempotencyRecord = {
  requestHash: string
  response: StoredResponse | { quantitySet: QuantitySet }
  /** Milliseconds. */
  at: number
}

/** Everything one call about a cart needs to know of it, read at one moment. */
export type CartFacts = {
  cart: CartRow | null
  lines: StoredLine[]
  /** Of the lines and of the sizes that were asked for. */
  supplies: Supply[]
  coupons: CouponRule[]
  /** The coupon that was asked for, if there is one of that code. */
  askedCoupon: CouponRule | null
  record: IdempotencyRecord | null
  /** A membership of the owner pays for standard shipping. */
  memberShipsFree: boolean
}

export type CartQuestion = {
  country: OpenCountry
  now: Date
  /** Without one, the open cart of the customer. */
  hash: string | null
  idCustomer: number | null
  /** Sizes to read besides the cart's own. */
  skus?: readonly string[] | undefined
  couponCode?: string | undefined
  intent?: Intent | undefined
}

/** What becomes of a cart. Everything happens or nothing does. */
export type CartChange = {
  hash: string
  country: OpenCountry
  now: Date
  fingerprint: string | undefined
  set: readonly StoredLine[]
  removed: readonly string[]
  couponsAdded: readonly number[]
  couponsDropped: readonly number[]
  /** The response to record together with its change. */
  recorded: NewRecord | undefined
} & ({ opens: { idCustomer: number | null } } | { version: number; guest: GuestCart | undefined })

export type NewRecord = { intent: Intent; response: StoredResponse }
/** The cart of a guest that is merged into this one and deleted with that. */
export type GuestCart = { hash: string; version: number }

function textOf(change: CartChange): { name: string; text: string; more: unknown[] } {
  if ('opens' in change) return { name: 'cart_open', text: openText, more: [change.opens.idCustomer] }
  const { version, guest } = change
  if (!guest) return { name: 'cart_change', text: changeText, more: [version] }
  return { name: 'cart_merge', text: mergeText, more: [version, guest.hash, guest.version] }
}

function statementOf(change: CartChange): pg.QueryConfig {
  const { hash, country, now, fingerprint = null, set, removed, couponsAdded, couponsDropped, recorded } = change
  const first = [hash, country, now, fingerprint]
  if ('opens' in change && set.length + couponsAdded.length === 0 && !recorded) {
    return { name: 'cart_open_empty', text: openEmptyText, values: [...first, change.opens.idCustomer] }
  }
  const { name, text, more } = textOf(change)
  const { key = null, route = null, owner = null, requestHash = null } = recorded?.intent ?? {}
  const lines = [set.map(({ sku }) => sku), set.map(({ quantity }) => quantity)]
  const response = recorded ? JSON.stringify(recorded.response) : null
  const record = [key, route, owner, requestHash, response]
  return { name, text, values: [...first, removed, ...lines, couponsDropped, couponsAdded, ...record, ...more] }
}

/** A unique key was taken, or what is referred to is gone: in both cases since we read. */
export const isOvertaken = (error: unknown) => ['23505', '23503'].includes((error as { code?: string }).code ?? '')

const readStatements = new Map<string, { name: string; text: string }>()

function readStatement({ hash, idCustomer, couponCode, intent }: CartQuestion) {
  const parts = {
    isNamed: hash !== null,
    isOfCustomer: idCustomer !== null,
    hasCode: couponCode !== undefined,
    hasIntent: intent !== undefined,
  }
  const name = `cart_read ${Object.values(parts).map(Number).join('')}`
  const statement = readStatements.get(name) ?? { name, text: readText(parts) }
  readStatements.set(name, statement)
  return statement
}

/**
 * Carts in the database. Each method is one statement, so one transaction of its own; built on a connection inside a
 * transaction it takes part in that one, which is how an order is placed on a cart that did not change meanwhile.
 */
export function cartRepository(queries: Queries) {
  return {
    /** Everything about a cart, of the same moment. */
    async read(question: CartQuestion): Promise<CartFacts> {
      const { country, hash, idCustomer, now, skus = [], couponCode, intent } = question
      const { key = null, route = null, owner = null } = intent ?? {}
      const values = [country, hash, idCustomer, now, skus, couponCode ?? null, key, route, owner]
      const { rows } = await queries.query<CartFacts>({ ...readStatement(question), values })
      return rows[0]!
    },

    /**
     * False when another call was faster: the cart has another version, the customer another open cart, or the key a
     * record already. Nothing was changed then, and what was read is no longer so.
     */
    async write(change: CartChange): Promise<boolean> {
      try {
        return (await queries.query(statementOf(change))).rowCount === 1
      } catch (error) {
        if (isOvertaken(error)) return false
        throw error
      }
    },

    /** Records that a cart is in use: reading it counts too (OP-049). */
    async touch(hash: string, now: Date): Promise<void> {
      await queries.query(touchText, [hash, now])
    },

    /** Records the response to a call that changed nothing. False when the key has a record already. */
    async record({ intent, response }: NewRecord): Promise<boolean> {
      const { key, route, owner, requestHash, now } = intent
      const { rowCount } = await queries.query({
        name: 'cart_record',
        text: recordText,
        values: [key, route, owner, requestHash, JSON.stringify(response), now],
      })
      return rowCount === 1
    },

    async deleteRecord({ key, route, owner }: Intent): Promise<void> {
      await queries.query(deleteRecordText, [key, route, owner])
    },
  }
}
