import type pg from 'pg'
import { guestCartKeptMs, mostPerLine } from '#domain/cart/limits.ts'
import type { Held } from '#domain/cart/set-lines.ts'
import type { CartRow, Supply } from './facts.ts'
import { list, supplyColumns } from './sql.ts'
import type { Visitor } from './visitor.ts'
import { noteFrom } from './write.ts'

/** A cart just after its one line was set: all an answer needs besides words and terms. */
export type SetAtOnce = Pick<CartRow, 'hash' | 'version' | 'idCustomer'> & { lines: (Held & Supply)[] }

type Note = { key: string | undefined; route: string; owner: string; requestHash: string }

/** Hash, store and moment are $1…$3, fingerprint, size and quantity $4…$6; what else there is follows in this order. */
const session = `exists (select from customer_session session join customer using (id_customer)
  where session.token_hash = $7 and session.revoked_at is null and session.expires_at > $3 and customer.country = $2
    and session.id_customer = coalesce(cart.id_customer, session.id_customer))`
const guest = 'id_customer is null'
const isFresh = `(id_customer is not null
  or updated_at > $3::timestamptz - ${guestCartKeptMs} * interval '1 millisecond')`

/**
 * The stepper of a cart, the commonest change there is, in a single statement: reads the cart, sets the line, keeps what
 * the answer was made of. Only where no rule has to be asked first: the line is there, enough is left, no coupon could
 * fall. Everything else makes it do nothing, and the long way decides. What a call does not bring is left out of the
 * statement: on this way even a step that finds nothing is felt.
 */
function textFor(hasToken: boolean, hasKey: boolean): string {
  const [key, route, owner, requestHash] = [7, 8, 9, 10].map((place) => `$${place + (hasToken ? 1 : 0)}`)
  const isNew = `and not exists (select from idempotency where key = ${key} and route = ${route} and owner = ${owner})`
  const noted = `, noted as (
    insert into idempotency (key, route, owner, request_hash, response, created_at)
    select ${key}, ${route}, ${owner}, ${requestHash}, json_build_object('atOnce', row_to_json(answer)), $3 from answer
  )`
  return `
with chosen as materialized (
  select hash, version, id_customer from cart
  where hash = $1 and country = $2 and order_nr is null and ${isFresh} and ${hasToken ? session : guest}
), lines as materialized (
  select item.sku_simple as sku, item.quantity as before, item.added_at, ${supplyColumns('$3')}
  from chosen join cart_item item on item.cart_hash = chosen.hash join simple on simple.sku_simple = item.sku_simple
    join product on product.sku = simple.sku join supplier on supplier.id = product.supplier_id
), held as (
  update cart set version = cart.version + 1, fingerprint = coalesce($4, cart.fingerprint),
    updated_at = case when cart.updated_at < ${noteFrom} then $3 else cart.updated_at end
  from chosen
  where cart.hash = $1 and cart.version = chosen.version and cart.order_nr is null
    and exists (select from lines where sku = $5 and before <> $6 and "isSold" and stock >= $6)
    and not exists (select from cart_coupon where cart_hash = $1) ${hasKey ? isNew : ''}
  returning cart.hash, cart.version, cart.id_customer as "idCustomer"
), line as (
  update cart_item set quantity = $6 where cart_hash = $1 and sku_simple = $5 and exists (select from held)
), answer as ${hasKey ? 'materialized' : 'not materialized'} (
  select held.*, ${list(`select sku, case when sku = $5 then $6 else before end as quantity, stock, "isSold", price,
    "inForce", "sellerShipsFree", edition from lines order by added_at, sku`)} as lines from held
)${hasKey ? noted : ''}
select * from answer`
}

const statements: ReadonlyMap<string, string> = new Map(
  [0, 1, 2, 3].map((kind) => [`cart_set_at_once_${kind}`, textFor(kind % 2 === 1, kind > 1)] as const),
)

/** Undefined when nothing was done. */
export async function setAtOnce(
  pool: Pick<pg.Pool, 'query'>,
  { hash, store, now, tokenHash, fingerprint }: Visitor,
  { sku, quantity }: Held,
  { key, route, owner, requestHash }: Note,
): Promise<SetAtOnce | undefined> {
  if (hash === null || quantity < 1 || quantity > mostPerLine) return undefined
  const name = `cart_set_at_once_${(tokenHash === null ? 0 : 1) + (key === undefined ? 0 : 2)}`
  const values: unknown[] = [hash, store, now, fingerprint ?? null, sku, quantity]
  if (tokenHash !== null) values.push(tokenHash)
  if (key !== undefined) values.push(key, route, owner, requestHash)
  try {
    const { rows } = await pool.query<SetAtOnce>({ name, text: statements.get(name)!, values })
    return rows[0]
  } catch (error) {
    // The same key a moment ago: its answer is to be given again.
    if ((error as { code?: unknown }).code === '23505') return undefined
    throw error
  }
}
