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

/**
 * The stepper of a cart, the commonest change there is, in a single statement: reads the cart, sets the line, keeps what
 * the answer was made of. Only where no rule has to be asked first: the line is there, enough is left, no coupon could
 * fall. Everything else makes it do nothing, and the long way decides.
 */
const text = `
with me as materialized (
  select session.id_customer from customer_session session join customer using (id_customer)
  where session.token_hash = $4 and session.revoked_at is null and session.expires_at > $3 and customer.country = $2
), chosen as materialized (
  select hash, version, id_customer from cart
  where hash = $1 and country = $2 and order_nr is null
    and case when id_customer is null then updated_at > $3::timestamptz - ${guestCartKeptMs} * interval '1 millisecond'
        else id_customer = (select id_customer from me) end
    and ($4::text is null or exists (select from me))
), lines as materialized (
  select simple.sku_simple as sku, item.quantity as before, item.added_at, ${supplyColumns('$3')}
  from chosen join cart_item item on item.cart_hash = chosen.hash join simple on simple.sku_simple = item.sku_simple
    join product on product.sku = simple.sku join supplier on supplier.id = product.supplier_id
), held as (
  update cart set version = cart.version + 1, fingerprint = coalesce($5, cart.fingerprint),
    updated_at = case when cart.updated_at < ${noteFrom} then $3 else cart.updated_at end
  from chosen
  where cart.hash = chosen.hash and cart.version = chosen.version and cart.order_nr is null
    and exists (select from lines where sku = $6 and before <> $7 and "isSold" and stock >= $7)
    and not exists (select from cart_coupon where cart_hash = $1)
    and not exists (select from idempotency where key = $8 and route = $9 and owner = $10)
  returning cart.hash, cart.version, cart.id_customer as "idCustomer"
), line as (
  update cart_item set quantity = $7 from held where cart_hash = held.hash and sku_simple = $6
), answer as materialized (
  select held.*, ${list(`select sku, case when sku = $6 then $7 else before end as quantity, stock, "isSold", price,
    "inForce", "sellerShipsFree", edition from lines order by added_at, sku`)} as lines from held
), noted as (
  insert into idempotency (key, route, owner, request_hash, response, created_at)
  select $8, $9, $10, $11, json_build_object('atOnce', row_to_json(answer)), $3 from answer where $8::text is not null
)
select * from answer`

/** Undefined when nothing was done. */
export async function setAtOnce(
  pool: Pick<pg.Pool, 'query'>,
  { hash, store, now, tokenHash, fingerprint }: Visitor,
  { sku, quantity }: Held,
  { key, route, owner, requestHash }: Note,
): Promise<SetAtOnce | undefined> {
  if (hash === null || quantity < 1 || quantity > mostPerLine) return undefined
  const values = [
    hash,
    store,
    now,
    tokenHash,
    fingerprint ?? null,
    sku,
    quantity,
    key ?? null,
    route,
    owner,
    requestHash,
  ]
  try {
    const { rows } = await pool.query<SetAtOnce>({ name: 'cart_set_at_once', text, values })
    return rows[0]
  } catch (error) {
    // The same key a moment ago: its answer is to be given again.
    if ((error as { code?: unknown }).code === '23505') return undefined
    throw error
  }
}
