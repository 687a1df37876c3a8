import { cart as cartTable, cartItem } from '#db/schema/carts.ts'
import { cartCoupon } from '#db/schema/coupons.ts'
import { simple as simpleTable } from '#db/schema/stock.ts'
import { columnNames, jsonList } from '#db/connection/sql-text.ts'
import { guestCartLifetimeMs, maxCartLines, maxQuantityPerLine } from '#domain/buy/cart/limits.ts'
import type { StoredLine } from '#domain/buy/cart/set-lines.ts'
import type { Intent } from '#server/platform/http/idempotency.ts'
import type { Queries } from '#db/connection/transaction.ts'
import type { QuantitySet } from './cart-rows.ts'
import { isOvertaken } from './repository.ts'
import { isRecord, isUnbought, memberShipsFree, newRecord, supplyColumns, supplyJoins, touched } from './statements.ts'
import type { Visitor } from './visitor.ts'

const cart = columnNames(cartTable, 'cart')
const { version, fingerprint, updatedAt } = columnNames(cartTable)
const item = columnNames(cartItem, 'item')
const { cartHash, country, skuSimple, quantity: quantityColumn, addedAt } = columnNames(cartItem)
const simple = columnNames(simpleTable, 'simple')
const coupon = columnNames(cartCoupon, 'coupon')

const isFresh = `(${cart.idCustomer} is not null
  or ${cart.updatedAt} > $3::timestamptz - ${guestCartLifetimeMs} * interval '1 millisecond')`

const isNewKey = `and not exists (select from idempotency where ${isRecord('$8', '$9', '$10')})`
const lineColumns = `sku, case when sku = $5 then $6 else before end as quantity, stock, "isSold", price, "inForce",
  "sellerShipsFree", edition`
const shipsFree = (isGuest: boolean) =>
  `${isGuest ? 'false' : memberShipsFree('held."idCustomer"', '$3')} as "memberShipsFree"`

/** A row for each line: making JSON of them costs as much as writing them. */
const plainAnswer = (isGuest: boolean) => `
select held.*, ${lineColumns}, ${shipsFree(isGuest)} from held cross join lines order by added, sku`

/** One row, which is also what the record needs. */
const keyedAnswer = (isGuest: boolean) => `, answer as materialized (
  select held.*, ${jsonList(`select ${lineColumns} from lines order by added, sku`)} as lines, ${shipsFree(isGuest)} from held
), recorded as (
  ${newRecord}
  select $8, $9, $10, $11, json_build_object('quantitySet', row_to_json(answer)), $3 from answer
)
select * from answer`

type PlainRow = Omit<QuantitySet, 'lines'> & QuantitySet['lines'][number]

function withLines(rows: readonly PlainRow[]): QuantitySet | undefined {
  if (!rows[0]) return undefined
  const { hash, version, idCustomer, memberShipsFree: isFree } = rows[0]
  const lines = rows.map(
    ({ hash: _hash, version: _version, idCustomer: _owner, memberShipsFree: _free, ...line }) => line,
  )
  return { hash, version, idCustomer, memberShipsFree: isFree, lines }
}

/**
 * Sets the quantity of a size in a single statement that reads the cart, writes the line and records what the reply is
 * made of: adding to the cart and its stepper are the commonest changes there are. It acts only where no rule has to
 * decide (the cart has room, enough is in stock, no coupon could be dropped) and otherwise does nothing. What a call does
 * not need is left out: at this rate even a step that finds nothing is felt. Parameters: hash, store, moment, fingerprint,
 * size, quantity, customer, then key, route, owner and request hash.
 */
const textFor = ({ hasKey, isGuest }: { hasKey: boolean; isGuest: boolean }) => `
with chosen as materialized (
  select ${cart.hash} as hash, ${cart.version} as version from cart
  where ${cart.hash} = $1 and ${cart.country} = $2 and ${isUnbought(cart.orderNr)} and ${isFresh}
    and (${cart.idCustomer} is null or ${cart.idCustomer} = $7)
), present as materialized (
  select ${item.skuSimple} as sku, ${item.quantity} as before, ${item.addedAt} as added
  from chosen join cart_item item on ${item.cartHash} = chosen.hash
), lines as materialized (
  select present.*, ${supplyColumns('$3')}
  from (select * from present union all
    select $5, 0, greatest($3, (select max(added) from present)) + interval '1 microsecond' from chosen
    where not exists (select from present where sku = $5)) present
    join simple on ${simple.country} = $2 and ${simple.skuSimple} = present.sku ${supplyJoins}
), held as (
  update cart set ${version} = ${cart.version} + 1, ${fingerprint} = coalesce($4, ${cart.fingerprint}),
    ${updatedAt} = ${touched(cart.updatedAt)}
  from chosen
  where ${cart.hash} = $1 and ${cart.version} = chosen.version and ${isUnbought(cart.orderNr)}
    and exists (select from lines where sku = $5 and before <> $6 and "isSold" and stock >= $6)
    and (select count(*) from lines) <= ${maxCartLines}
    and not exists (select from cart_coupon coupon where ${coupon.cartHash} = $1) ${hasKey ? isNewKey : ''}
  returning ${cart.hash} as hash, ${cart.version} as version, ${cart.idCustomer} as "idCustomer"
), line as (
  update cart_item item set ${quantityColumn} = $6
  where ${item.cartHash} = $1 and ${item.skuSimple} = $5 and exists (select from held)
), added as (
  insert into cart_item (${cartHash}, ${country}, ${skuSimple}, ${quantityColumn}, ${addedAt})
  select held.hash, $2, lines.sku, $6, lines.added from held join lines on lines.sku = $5 and lines.before = 0
)${hasKey ? keyedAnswer(isGuest) : plainAnswer(isGuest)}`

const statements = new Map(
  [true, false].flatMap((hasKey) =>
    [true, false].map((isGuest) => {
      const name = `cart_set_quantity${hasKey ? '_keyed' : ''}${isGuest ? '_guest' : ''}`
      return [name, { name, text: textFor({ hasKey, isGuest }) }] as const
    }),
  ),
)

/** Undefined when nothing was done. */
export async function setQuantity(
  queries: Queries,
  visitor: Visitor,
  { sku, quantity }: StoredLine,
  intent: Intent | undefined,
): Promise<QuantitySet | undefined> {
  const { hash, now, idCustomer, fingerprint: device } = visitor
  if (hash === null || quantity < 1 || quantity > maxQuantityPerLine) return undefined
  const values: unknown[] = [hash, visitor.country, now, device ?? null, sku, quantity, idCustomer]
  if (intent) values.push(intent.key, intent.route, intent.owner, intent.requestHash)
  try {
    const name = `cart_set_quantity${intent ? '_keyed' : ''}${idCustomer === null ? '_guest' : ''}`
    const statement = { ...statements.get(name)!, values }
    if (!intent) return withLines((await queries.query<PlainRow>(statement)).rows)
    return (await queries.query<QuantitySet>(statement)).rows[0]
  } catch (error) {
    // The same key a moment ago, whose response is to be replayed; or a size that has just gone.
    if (isOvertaken(error)) return undefined
    throw error
  }
}
