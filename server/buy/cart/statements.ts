import { cart as cartTable, cartItem } from '#db/schema/carts.ts'
import { product as productTable, supplier as supplierTable } from '#db/schema/catalog.ts'
import { cartCoupon, couponUse, salesRule } from '#db/schema/coupons.ts'
import { credit as creditTable } from '#db/schema/credits.ts'
import { customerMembership, membership } from '#db/schema/memberships.ts'
import { salesOrder } from '#db/schema/orders.ts'
import { simple as simpleTable } from '#db/schema/stock.ts'
import { idempotency } from '#db/schema/technical.ts'
import { columnNames, jsonList, millis, selectAs } from '#db/connection/sql-text.ts'
import { cartTouchIntervalMs } from '#domain/buy/cart/limits.ts'
import { boughtStatuses } from '#domain/buy/orders/statuses.ts'

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

export const isRecord = (key: string, route: string, owner: string) =>
  `${record.key} = ${key} and ${record.route} = ${route} and ${record.owner} = ${owner}`

/** Columns of `Supply`; `now` is the parameter of the moment. */
export const supplyColumns = (now: string) => `${simple.stock}, ${product.active} as "isSold", ${product.price},
  price_in_force(${product.price}, ${product.specialPrice}, ${product.specialFrom}, ${product.specialTo}, ${now}) as "inForce",
  ${supplier.freeShipping} as "sellerShipsFree", product.xmin::text as edition`

/** The joins that `supplyColumns` selects from, after `simple`. */
export const supplyJoins = `join product on ${product.country} = ${simple.country} and ${product.sku} = ${simple.sku}
  join supplier on ${supplier.id} = ${product.supplierId}`

/**
 * Of a cart that is found by its hash. Written so that no index of open carts can serve it: while there are few, reading
 * all of them looks as cheap to the planner as finding one, and the plan stays when there are many.
 */
export const isUnbought = (orderNr: string) => `coalesce(${orderNr}, '') = ''`

const boughtStatusList = boughtStatuses.map((status) => `'${status}'`).join(', ')

/** Columns of `CouponRule` of `rule`, for the customer `owner.id`; $1 is the store. */
export const couponColumns = `${rule.idSalesRule} as id, ${millis(rule.startsAt)} as "startsAt", ${millis(rule.endsAt)} as "endsAt",
  ${selectAs(rule, 'code', 'kind', 'amount', 'maxDiscount', 'minSubtotal', 'maxUses', 'usedCount', 'maxUsesPerCustomer')},
  ${selectAs(rule, 'combinable', 'onDiscounted', 'scope', 'needsRecentPurchaseDays', 'newCustomersOnly', 'idCustomer', 'active')},
  case when ${rule.maxUsesPerCustomer} is null then 0 else (select count(*) from coupon_use used
    where ${used.idCustomer} = owner.id and ${used.idSalesRule} = ${rule.idSalesRule}) end as "usesOfOwner",
  case when ${rule.needsRecentPurchaseDays} is not null or ${rule.newCustomersOnly} then (select ${millis(`max(${bought.placedAt})`)}
    from sales_order bought where ${bought.idCustomer} = owner.id and ${bought.country} = $1
      and ${bought.status} in (${boughtStatusList})) end as "lastPurchaseAt",
  (select json_build_object('left', ${credit.originalAmount} - ${credit.usedAmount}, 'status', ${credit.status},
    'expiresAt', ${millis(credit.expiresAt)}, 'isForMoney', ${credit.exchangeableForMoney})
    from credit where ${credit.idSalesRule} = ${rule.idSalesRule}) as credit`

const member = columnNames(customerMembership, 'member')
const club = columnNames(membership, 'club')

/** Whether a membership of `owner` pays for standard shipping at `now` (OP-085). */
export const memberShipsFree = (owner: string, now: string) => `exists (select from customer_membership member
  join membership club on ${club.id} = ${member.membershipId}
  where ${member.idCustomer} = ${owner} and ${member.status} in ('active', 'pending')
    and ${member.startsAt} <= ${now} and ${member.endsAt} > ${now} and ${club.benefit} @> '{"freeShipping": true}')`

/** What a reading of a cart is about, besides the cart. */
export type ReadParts = { isNamed: boolean; isOfCustomer: boolean; hasCode: boolean; hasIntent: boolean }

const chosenText = { named: `${cart.hash} = $2`, own: `${cart.idCustomer} = $3 and ${cart.orderNr} is null` }

/**
 * Everything about a cart in one row. What a call does not ask is left out, not only empty: at this rate it costs to prepare
 * each step. $1…$9: store, hash, customer, moment, sizes, coupon code, key, route, owner.
 */
export const readText = ({ isNamed, isOfCustomer, hasCode, hasIntent }: ReadParts) => `
with chosen as materialized (
  select * from cart where ${isNamed ? chosenText.named : chosenText.own} and ${cart.country} = $1
), held as materialized (
  select ${item.skuSimple} as sku, ${item.quantity}, ${item.addedAt} as added
  from cart_item item join chosen on chosen.${cart.hash} = ${item.cartHash}
), owner as (select ${cart.idCustomer} as id from chosen)
select
  (select json_build_object('hash', ${cart.hash}, 'version', ${cart.version}, 'idCustomer', ${cart.idCustomer},
    'orderNr', ${cart.orderNr}, 'updatedAt', ${millis(cart.updatedAt)}) from chosen) as cart,
  ${jsonList('select sku, quantity from held order by added, sku')} as lines,
  ${jsonList(`select ${simple.skuSimple} as sku, ${supplyColumns('$4')} from simple ${supplyJoins}
    where ${simple.country} = $1
      and ${simple.skuSimple} = any(array(select sku from held union all select unnest($5::text[])))`)} as supplies,
  ${jsonList(`select ${couponColumns} from cart_coupon added join owner on true
    join sales_rule rule on ${rule.idSalesRule} = ${added.idSalesRule}
    where ${added.cartHash} = (select ${cart.hash} from chosen)
    order by ${added.addedAt}, ${added.idSalesRule}`)} as coupons,
  ${
    hasCode
      ? `(select row_to_json(r) from (select ${couponColumns} from sales_rule rule left join owner on true
    where ${rule.country} = $1 and ${rule.code} = $6) r)`
      : '$6::json'
  } as "askedCoupon",
  ${
    hasIntent
      ? `(select json_build_object('requestHash', ${record.requestHash}, 'response', ${record.response},
    'at', ${millis(record.createdAt)})
    from idempotency where ${isRecord('$7', '$8', '$9')})`
      : 'coalesce($7, $8, $9)::json'
  } as record,
  ${isOfCustomer ? memberShipsFree('(select id from owner)', '$4') : 'false'} as "memberShipsFree"
where $2::text is not null or $3::int is not null or true`

const line = columnNames(cartItem)
const coupon = columnNames(cartCoupon)
export const newRecord = `insert into idempotency
  (${record.key}, ${record.route}, ${record.owner}, ${record.requestHash}, ${record.response}, ${record.createdAt})`

/**
 * What a change does to lines, coupons and the idempotency record. $1…$14: hash, store, moment, fingerprint, removed sizes,
 * set sizes and their quantities, dropped and added coupons, key, route, owner, request hash, response.
 *
 * Everything happens to the cart that `held` names, and not at all when it names none. Rows are found by the cart's
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
  `case when ${column} < $3::timestamptz - ${cartTouchIntervalMs} * interval '1 millisecond' then $3 else ${column} end`

/** A new cart without anything in it. $1…$5: hash, store, moment, fingerprint, customer. */
export const openEmptyText = `insert into cart
  (${cart.hash}, ${cart.country}, ${cart.idCustomer}, ${cart.fingerprint}, ${cart.createdAt}, ${cart.updatedAt})
  values ($1, $2, $5, $4, $3, $3)`

/** A new cart; $15 is its customer. */
export const openText = `
with held as (
  insert into cart (${cart.hash}, ${cart.country}, ${cart.idCustomer}, ${cart.fingerprint}, ${cart.createdAt}, ${cart.updatedAt})
  values ($1, $2, $15, $4, $3, $3) returning ${cart.hash} as hash
), ${contents}`

/** The version is the lock: a call that read an older version changes nothing and reads again. An ordered cart never changes. */
const versionGuard = ({ hash, country, version, orderNr }: typeof cart) =>
  `${hash} = $1 and ${country} = $2 and ${version} = $15 and ${isUnbought(orderNr)}`

/** A cart changed from version $15. */
export const changeText = `
with held as (
  update cart set ${cart.version} = ${cart.version} + 1, ${cart.fingerprint} = coalesce($4, ${cart.fingerprint}),
    ${cart.updatedAt} = ${touched(cart.updatedAt)}
  where ${versionGuard(cart)} returning ${cart.hash} as hash
), ${contents}`

const own = columnNames(cartTable, 'cart')
/** A customer's cart changed from version $15, and the guest's cart $16 of version $17 deleted. */
export const mergeText = `
with guest as (
  select from cart where ${cart.hash} = $16 and ${cart.country} = $2 and ${cart.version} = $17
    and ${cart.idCustomer} is null and ${isUnbought(cart.orderNr)} for update
), held as (
  update cart set ${cart.version} = ${own.version} + 1, ${cart.fingerprint} = coalesce($4, ${own.fingerprint}),
    ${cart.updatedAt} = $3
  from guest where ${versionGuard(own)} returning ${own.hash} as hash
), gone as (
  delete from cart where ${cart.hash} = $16 and exists (select from held)
), ${contents}`

/** $1 is the hash, $2 the moment. */
export const touchText = `update cart set ${cart.updatedAt} = $2 where ${cart.hash} = $1 and ${isUnbought(cart.orderNr)}`

export const recordText = `${newRecord} values ($1, $2, $3, $4, $5, $6) on conflict do nothing`

export const deleteRecordText = `delete from idempotency where ${isRecord('$1', '$2', '$3')}`
