import type pg from 'pg'
import { boughtStatuses } from '#domain/orders/statuses.ts'
import type { OpenCountry } from '#domain/store/country.ts'
import type { Facts } from './facts.ts'
import { list, millis, supplyColumns } from './sql.ts'

export type Question = {
  store: OpenCountry
  now: Date
  /** Without one, the open cart of the token's customer. */
  hash: string | null
  tokenHash: string | null
  /** Sizes to be told of besides the cart's own. */
  skus?: readonly string[] | undefined
  code?: string | undefined
  key?: string | undefined
  route?: string
  owner?: string
}

const bought = boughtStatuses.map((status) => `'${status}'`).join(', ')

const couponColumns = `rule.id_sales_rule as id, rule.code, rule.kind, rule.amount, rule.max_discount as "maxDiscount",
  rule.min_subtotal as "minSubtotal", ${millis('rule.starts_at')} as "startsAt", ${millis('rule.ends_at')} as "endsAt",
  rule.max_uses as "maxUses", rule.used_count as "usedCount", rule.max_uses_per_customer as "maxUsesPerCustomer",
  rule.combinable, rule.on_discounted as "onDiscounted", rule.on_gift_cards as "onGiftCards", rule.scope,
  rule.needs_recent_purchase_days as "needsRecentPurchaseDays", rule.id_customer as "idCustomer", rule.active,
  case when rule.max_uses_per_customer is null then 0 else (select count(*) from coupon_use used
    where used.id_customer = owner.id_customer and used.id_sales_rule = rule.id_sales_rule) end as "usesOfOwner",
  case when rule.needs_recent_purchase_days is not null then (select ${millis('max(bought.placed_at)')}
    from sales_order bought where bought.id_customer = owner.id_customer and bought.country = $1
      and bought.status in (${bought})) end as "lastPurchaseAt",
  (select json_build_object('left', credit.original_amount - credit.used_amount, 'status', credit.status,
    'expiresAt', ${millis('credit.expires_at')})
    from credit where credit.id_sales_rule = rule.id_sales_rule) as credit`

const text = `
with me as materialized (
  select session.id_customer from customer_session session join customer using (id_customer)
  where session.token_hash = $3 and session.revoked_at is null and session.expires_at > $4 and customer.country = $1
), chosen as materialized (
  select * from cart where hash = $2 and country = $1
  union all
  select * from cart where $2 is null and id_customer = (select id_customer from me) and country = $1 and order_nr is null
), held as materialized (
  select item.sku_simple, item.quantity, item.added_at from cart_item item join chosen on chosen.hash = item.cart_hash
), owner as (select id_customer from chosen)
select
  (select id_customer from me) as "idCustomer",
  (select json_build_object('hash', hash, 'version', version, 'idCustomer', id_customer, 'orderNr', order_nr,
    'updatedAt', ${millis('updated_at')}) from chosen) as cart,
  ${list('select sku_simple as sku, quantity from held order by added_at, sku_simple')} as lines,
  ${list(`select simple.sku_simple as sku, ${supplyColumns('$4')}
    from simple join product on product.sku = simple.sku join supplier on supplier.id = product.supplier_id
    where product.country = $1
      and simple.sku_simple = any(array(select sku_simple from held union all select unnest($5::text[])))`)} as supplies,
  ${list(`select ${couponColumns} from cart_coupon added join owner on true
    join sales_rule rule on rule.id_sales_rule = added.id_sales_rule
    where added.cart_hash = (select hash from chosen) order by added.added_at, added.id_sales_rule`)} as coupons,
  (select row_to_json(r) from (select ${couponColumns} from sales_rule rule left join owner on true
    where rule.country = $1 and rule.code = $6) r) as asked,
  (select json_build_object('requestHash', request_hash, 'response', response, 'at', ${millis('created_at')})
    from idempotency where key = $7 and route = $8 and owner = $9) as kept`

/** One statement: everything about a cart is of the same moment, and a call costs one way to the database. */
export async function readFacts(pool: Pick<pg.Pool, 'query'>, question: Question): Promise<Facts> {
  const { store, hash, tokenHash, now, skus = [], code, key, route, owner } = question
  const values = [store, hash, tokenHash, now, skus, code ?? null, key ?? null, route ?? null, owner ?? null]
  const { rows } = await pool.query<Facts>({ name: 'cart_read', text, values })
  return rows[0]!
}
