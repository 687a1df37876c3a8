import type pg from 'pg'
import { cart as cartTable, cartItem } from '#db/schema/carts.ts'
import { product as productTable, supplier as supplierTable } from '#db/schema/catalog.ts'
import { cartCoupon, couponUse, salesRule } from '#db/schema/coupons.ts'
import { credit as creditTable } from '#db/schema/credits.ts'
import { salesOrder } from '#db/schema/orders.ts'
import { simple as simpleTable } from '#db/schema/stock.ts'
import { idempotency } from '#db/schema/technical.ts'
import { columnNames, jsonList, millis, selectAs } from '#db/sql-text.ts'
import type { CouponRule } from '#domain/cart/coupon-rule.ts'
import { usedNoteEveryMs } from '#domain/cart/limits.ts'
import type { Held } from '#domain/cart/set-lines.ts'
import { boughtStatuses } from '#domain/orders/statuses.ts'
import type { OpenCountry } from '#domain/store/country.ts'
import type { Intent, StoredResponse } from '#server/http/idempotency.ts'
import type { QuantitySet } from './fast-path.ts'

/** The pool, or one connection inside a transaction. */
export type Queries = Pick<pg.ClientBase, 'query'>

/** What may change from one moment to the next of a size the store knows: read for every reply. Minor units. */
export type Supply = {
  sku: string
  stock: number
  isSold: boolean
  price: number
  inForce: number
  sellerShipsFree: boolean
  /** Changes whenever the row of the product does. */
  edition: string
}

export type CartRow = {
  hash: string
  version: number
  idCustomer: number | null
  orderNr: string | null
  /** Milliseconds. */
  updatedAt: number
}

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
  lines: Held[]
  /** Of the lines and of the sizes that were asked for. */
  supplies: Supply[]
  coupons: CouponRule[]
  /** The coupon that was asked for, if there is one of that code. */
  askedCoupon: CouponRule | null
  record: IdempotencyRecord | null
}

export type CartQuestion = {
  store: OpenCountry
  now: Date
  /** Without one, the open cart of the customer. */
  hash: string | null
  idCustomer: number | null
  /** Sizes to read besides the cart's own. */
  skus?: readonly string[] | undefined
  couponCode?: string | undefined
  intent?: Intent | undefined
}

const cart = columnNames(cartTable)
const item = columnNames(cartItem, 'item')
const simple = columnNames(simpleTable, 'simple')
const product = columnNames(productTable, 'product')
const supplier = columnNames(supplierTable, 'supplier')
const added = columnNames(cartCoupon, 'added')
const rule = columnNames(salesRule, 'rule')
const used = columnNames(couponUse, 'used')
const bought = columnNames(salesOrder, 'bought')
const credit = columnNames(creditTable, 'credit')
const record = columnNames(idempotency)

/** Columns of `Supply`; `now` is the parameter of the moment. */
export const supplyColumns = (now: string) => `${simple.stock}, ${product.active} as "isSold", ${product.price},
  price_in_force(${product.price}, ${product.specialPrice}, ${product.specialFrom}, ${product.specialTo}, ${now}) as "inForce",
  ${supplier.freeShipping} as "sellerShipsFree", product.xmin::text as edition`

/** The joins that `supplyColumns` selects from, after `simple`. */
export const supplyJoins = `join product on ${product.sku} = ${simple.sku}
  join supplier on ${supplier.id} = ${product.supplierId}`

const boughtStatusList = boughtStatuses.map((status) => `'${status}'`).join(', ')

const couponColumns = `${rule.idSalesRule} as id, ${millis(rule.startsAt)} as "startsAt", ${millis(rule.endsAt)} as "endsAt",
  ${selectAs(rule, 'code', 'kind', 'amount', 'maxDiscount', 'minSubtotal', 'maxUses', 'usedCount', 'maxUsesPerCustomer')},
  ${selectAs(rule, 'combinable', 'onDiscounted', 'onGiftCards', 'scope', 'needsRecentPurchaseDays', 'idCustomer', 'active')},
  case when ${rule.maxUsesPerCustomer} is null then 0 else (select count(*) from coupon_use used
    where ${used.idCustomer} = owner.id and ${used.idSalesRule} = ${rule.idSalesRule}) end as "usesOfOwner",
  case when ${rule.needsRecentPurchaseDays} is not null then (select ${millis(`max(${bought.placedAt})`)}
    from sales_order bought where ${bought.idCustomer} = owner.id and ${bought.country} = $1
      and ${bought.status} in (${boughtStatusList})) end as "lastPurchaseAt",
  (select json_build_object('left', ${credit.originalAmount} - ${credit.usedAmount}, 'status', ${credit.status},
    'expiresAt', ${millis(credit.expiresAt)})
    from credit where ${credit.idSalesRule} = ${rule.idSalesRule}) as credit`

const readText = `
with chosen as materialized (
  select * from cart where ${cart.hash} = $2 and ${cart.country} = $1
  union all
  select * from cart where $2 is null and ${cart.idCustomer} = $3 and ${cart.country} = $1 and ${cart.orderNr} is null
), held as materialized (
  select ${item.skuSimple} as sku, ${item.quantity}, ${item.addedAt} as added
  from cart_item item join chosen on chosen.${cart.hash} = ${item.cartHash}
), owner as (select ${cart.idCustomer} as id from chosen)
select
  (select json_build_object('hash', ${cart.hash}, 'version', ${cart.version}, 'idCustomer', ${cart.idCustomer},
    'orderNr', ${cart.orderNr}, 'updatedAt', ${millis(cart.updatedAt)}) from chosen) as cart,
  ${jsonList('select sku, quantity from held order by added, sku')} as lines,
  ${jsonList(`select ${simple.skuSimple} as sku, ${supplyColumns('$4')} from simple ${supplyJoins}
    where ${product.country} = $1
      and ${simple.skuSimple} = any(array(select sku from held union all select unnest($5::text[])))`)} as supplies,
  ${jsonList(`select ${couponColumns} from cart_coupon added join owner on true
    join sales_rule rule on ${rule.idSalesRule} = ${added.idSalesRule}
    where ${added.cartHash} = (select ${cart.hash} from chosen)
    order by ${added.addedAt}, ${added.idSalesRule}`)} as coupons,
  (select row_to_json(r) from (select ${couponColumns} from sales_rule rule left join owner on true
    where ${rule.country} = $1 and ${rule.code} = $6) r) as "askedCoupon",
  (select json_build_object('requestHash', ${record.requestHash}, 'response', ${record.response},
    'at', ${millis(record.createdAt)})
    from idempotency where ${record.key} = $7 and ${record.route} = $8 and ${record.owner} = $9) as record`

/** What becomes of a cart. Everything happens or nothing does. */
export type CartChange = {
  hash: string
  store: OpenCountry
  now: Date
  fingerprint: string | undefined
  set: readonly Held[]
  removed: readonly string[]
  couponsAdded: readonly number[]
  couponsDropped: readonly number[]
  /** The response to record with the change that it tells of. */
  recorded: NewRecord | undefined
} & ({ opens: { idCustomer: number | null } } | { version: number; guest: GuestCart | undefined })

export type NewRecord = { intent: Intent; response: StoredResponse }
/** The cart of a guest that is merged into this one and deleted with that. */
export type GuestCart = { hash: string; version: number }

const line = columnNames(cartItem)
const coupon = columnNames(cartCoupon)
const newRecord = `insert into idempotency
  (${record.key}, ${record.route}, ${record.owner}, ${record.requestHash}, ${record.response}, ${record.createdAt})`

/**
 * Everything below happens to the cart that `held` names, and not at all when it names none. Rows are found by the cart's
 * hash itself: joined to `held` a plan may go by the size, which is in thousands of carts.
 */
const contents = `
removed as (
  delete from cart_item where ${line.cartHash} = $1 and ${line.skuSimple} = any($5::text[]) and exists (select from held)
), lines as (
  insert into cart_item (${line.cartHash}, ${line.country}, ${line.skuSimple}, ${line.quantity}, ${line.addedAt})
  select held.hash, $2, line.sku, line.quantity, $3::timestamptz + line.place * interval '1 microsecond'
  from held, unnest($6::text[], $7::int[]) with ordinality as line (sku, quantity, place)
  on conflict (${line.cartHash}, ${line.skuSimple}) do update set ${line.quantity} = excluded.${line.quantity}
), dropped as (
  delete from cart_coupon where ${coupon.cartHash} = $1 and ${coupon.idSalesRule} = any($8::int[])
    and exists (select from held)
), coupons as (
  insert into cart_coupon (${coupon.cartHash}, ${coupon.country}, ${coupon.idSalesRule}, ${coupon.addedAt})
  select held.hash, $2, coupon.id, $3::timestamptz + coupon.place * interval '1 microsecond'
  from held, unnest($9::int[]) with ordinality as coupon (id, place)
), recorded as (
  ${newRecord}
  select $10, $11, $12, $13, $14::jsonb, $3 from held where $10::text is not null
)
select hash from held`

/** The moment of use moves at most once an hour: its index makes every other change of a row dearer. */
export const touched = (column: string) =>
  `case when ${column} < $3::timestamptz - ${usedNoteEveryMs} * interval '1 millisecond' then $3 else ${column} end`

const openText = `
with held as (
  insert into cart (${cart.hash}, ${cart.country}, ${cart.idCustomer}, ${cart.fingerprint}, ${cart.createdAt}, ${cart.updatedAt})
  values ($1, $2, $15, $4, $3, $3) returning ${cart.hash} as hash
), ${contents}`

/** The version is the lock: whoever read an older one changes nothing and reads again. An ordered cart never changes. */
const versionGuard = ({ hash, country, version, orderNr }: typeof cart) =>
  `${hash} = $1 and ${country} = $2 and ${version} = $15 and ${orderNr} is null`

const changeText = `
with held as (
  update cart set ${cart.version} = ${cart.version} + 1, ${cart.fingerprint} = coalesce($4, ${cart.fingerprint}),
    ${cart.updatedAt} = ${touched(cart.updatedAt)}
  where ${versionGuard(cart)} returning ${cart.hash} as hash
), ${contents}`

const own = columnNames(cartTable, 'cart')
const mergeText = `
with guest as (
  select from cart where ${cart.hash} = $16 and ${cart.country} = $2 and ${cart.version} = $17
    and ${cart.idCustomer} is null and ${cart.orderNr} is null for update
), held as (
  update cart set ${cart.version} = ${own.version} + 1, ${cart.fingerprint} = coalesce($4, ${own.fingerprint}),
    ${cart.updatedAt} = $3
  from guest where ${versionGuard(own)} returning ${own.hash} as hash
), gone as (
  delete from cart where ${cart.hash} = $16 and exists (select from held)
), ${contents}`

function statementOf(change: CartChange): { name: string; text: string; more: unknown[] } {
  if ('opens' in change) return { name: 'cart_open', text: openText, more: [change.opens.idCustomer] }
  const { version, guest } = change
  if (!guest) return { name: 'cart_change', text: changeText, more: [version] }
  return { name: 'cart_merge', text: mergeText, more: [version, guest.hash, guest.version] }
}

/** A unique key was taken, or what is referred to is gone: in both cases since we read. */
const isOvertaken = (error: unknown) => ['23505', '23503'].includes((error as { code?: string }).code ?? '')

/**
 * Carts in the database. Each method is one statement, so one transaction of its own; built on a connection inside a
 * transaction it takes part in that one, which is how an order is placed on a cart that nobody changed meanwhile.
 */
export function cartRepository(queries: Queries) {
  return {
    /** Everything about a cart, of the same moment. */
    async read(question: CartQuestion): Promise<CartFacts> {
      const { store, hash, idCustomer, now, skus = [], couponCode, intent } = question
      const { key = null, route = null, owner = null } = intent ?? {}
      const values = [store, hash, idCustomer, now, skus, couponCode ?? null, key, route, owner]
      const { rows } = await queries.query<CartFacts>({ name: 'cart_read', text: readText, values })
      return rows[0]!
    },

    /**
     * False when another call was faster: the cart has another version, the customer another open cart, or the key a
     * record already. Nothing was changed then, and what was read is no longer so.
     */
    async write(change: CartChange): Promise<boolean> {
      const { hash, store, now, fingerprint, set, removed, couponsAdded, couponsDropped, recorded } = change
      const { name, text, more } = statementOf(change)
      const { key = null, route = null, owner = null, requestHash = null } = recorded?.intent ?? {}
      const values = [
        hash,
        store,
        now,
        fingerprint ?? null,
        removed,
        set.map(({ sku }) => sku),
        set.map(({ quantity }) => quantity),
        couponsDropped,
        couponsAdded,
        key,
        route,
        owner,
        requestHash,
        recorded ? JSON.stringify(recorded.response) : null,
        ...more,
      ]
      try {
        return (await queries.query({ name, text, values })).rowCount === 1
      } catch (error) {
        if (isOvertaken(error)) return false
        throw error
      }
    },

    /** Records that a cart is in use: reading it keeps it too (OP-049). */
    async touch(hash: string, now: Date): Promise<void> {
      const text = `update cart set ${cart.updatedAt} = $2 where ${cart.hash} = $1 and ${cart.orderNr} is null`
      await queries.query(text, [hash, now])
    },

    /** Records the response to a call that changed nothing. False when the key has a record already. */
    async record({ intent, response }: NewRecord): Promise<boolean> {
      const { key, route, owner, requestHash, now } = intent
      const { rowCount } = await queries.query({
        name: 'cart_record',
        text: `${newRecord} values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
        values: [key, route, owner, requestHash, JSON.stringify(response), now],
      })
      return rowCount === 1
    },

    async deleteRecord({ key, route, owner }: Intent): Promise<void> {
      const text = `delete from idempotency where ${record.key} = $1 and ${record.route} = $2 and ${record.owner} = $3`
      await queries.query(text, [key, route, owner])
    },
  }
}

export type CartRepository = ReturnType<typeof cartRepository>
