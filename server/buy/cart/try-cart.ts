import { customer as customerTable } from '#db/schema/customers.ts'
import { columnNames, jsonList } from '#db/connection/sql-text.ts'
import type { Queries } from '#db/connection/transaction.ts'
import type { CouponRule } from '#domain/buy/cart/coupon-rule.ts'
import type { StoredLine } from '#domain/buy/cart/set-lines.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { Supply } from './cart-rows.ts'
import { cartStates, type CartState } from './state.ts'
import { couponColumns, memberShipsFree, supplyColumns, supplyJoins } from './statements.ts'

type TriedCart = {
  country: OpenCountry
  lines: readonly StoredLine[]
  /** In the order they would be added. */
  codes: readonly string[]
  /** Whose cart it would be; null for somebody the shop does not know. */
  email: string | null
  at: Date
}

type TriedFacts = {
  idCustomer: number | null
  supplies: Supply[]
  coupons: CouponRule[]
  memberShipsFree: boolean
}

const person = columnNames(customerTable, 'person')

/** $1…$5: store, e-mail, moment, sizes, codes. */
const text = `
with owner as (
  select (select ${person.idCustomer} from customer person
    where ${person.country} = $1 and ${person.email} = $2 and ${person.closedAt} is null) as id
)
select (select id from owner) as "idCustomer",
  ${jsonList(`select simple.sku_simple as sku, ${supplyColumns('$3')} from simple ${supplyJoins}
    where simple.country = $1 and simple.sku_simple = any($4::text[])`)} as supplies,
  ${jsonList(`select ${couponColumns} from unnest($5::text[]) with ordinality as named (code, place)
    join sales_rule rule on rule.country = $1 and rule.code = named.code left join owner on true
    order by named.place`)} as coupons,
  ${memberShipsFree('(select id from owner)', '$3')} as "memberShipsFree"`

/**
 * What a cart would be at a moment, by everything that prices real ones; nothing is written. Limits that depend on uses
 * are counted as they are now.
 */
export async function tryCart(queries: Queries, { country, lines, codes, email, at }: TriedCart): Promise<CartState> {
  const skus = lines.map(({ sku }) => sku)
  const { rows } = await queries.query<TriedFacts>({ text, values: [country, email, at, skus, codes] })
  const { idCustomer, supplies, coupons, memberShipsFree: isFree } = rows[0]!
  const cart = { hash: 'tried', version: 0, idCustomer, orderNr: null, updatedAt: at.getTime() }
  const facts = { cart, lines: [...lines], supplies, coupons, askedCoupon: null, record: null, memberShipsFree: isFree }
  return cartStates(queries).of(facts, { country, now: at, idCustomer }, true)
}
