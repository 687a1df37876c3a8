import type pg from 'pg'
import { usedNoteEveryMs } from '#domain/cart/limits.ts'
import type { Held } from '#domain/cart/set-lines.ts'
import type { OpenCountry } from '#domain/store/country.ts'
import type { Kept } from '#server/http/idempotency.ts'

/** What becomes of a cart. Everything happens or nothing does. */
export type Change = {
  hash: string
  store: OpenCountry
  now: Date
  fingerprint: string | undefined
  set: readonly Held[]
  removed: readonly string[]
  couponsAdded: readonly number[]
  couponsDropped: readonly number[]
  /** The answer to keep under a key, with the change that it tells of. */
  note: Note | undefined
} & ({ opens: { idCustomer: number | null } } | { version: number; guest: Guest | undefined })

export type Note = { key: string; route: string; owner: string; requestHash: string; response: Kept }
/** The cart of a guest that is joined into this one and ends with that. */
export type Guest = { hash: string; version: number }

/**
 * Everything below happens to the cart that `held` names, and not at all when it names none. Rows are found by the cart's
 * hash itself: joined to `held` a plan may go by the size, which is in thousands of carts.
 */
const contents = `
removed as (
  delete from cart_item where cart_hash = $1 and sku_simple = any($5::text[]) and exists (select from held)
), lines as (
  insert into cart_item (cart_hash, country, sku_simple, quantity, added_at)
  select held.hash, $2, line.sku, line.quantity, $3::timestamptz + line.place * interval '1 microsecond'
  from held, unnest($6::text[], $7::int[]) with ordinality as line (sku, quantity, place)
  on conflict (cart_hash, sku_simple) do update set quantity = excluded.quantity
), dropped as (
  delete from cart_coupon where cart_hash = $1 and id_sales_rule = any($8::int[]) and exists (select from held)
), coupons as (
  insert into cart_coupon (cart_hash, country, id_sales_rule, added_at)
  select held.hash, $2, coupon.id, $3::timestamptz + coupon.place * interval '1 microsecond'
  from held, unnest($9::int[]) with ordinality as coupon (id, place)
), noted as (
  insert into idempotency (key, route, owner, request_hash, response, created_at)
  select $10, $11, $12, $13, $14::jsonb, $3 from held where $10::text is not null
)
select hash from held`

const openText = `
with held as (
  insert into cart (hash, country, id_customer, fingerprint, created_at, updated_at)
  values ($1, $2, $15, $4, $3, $3) returning hash
), ${contents}`

/** Its index makes every other change of a row dearer, so the moment of use moves seldom. */
export const noteFrom = `$3::timestamptz - ${usedNoteEveryMs} * interval '1 millisecond'`

/** The version is the lock: whoever read an older one changes nothing and reads again. */
const changeText = `
with held as (
  update cart set version = version + 1, fingerprint = coalesce($4, fingerprint),
    updated_at = case when updated_at < ${noteFrom} then $3 else updated_at end
  where hash = $1 and country = $2 and version = $15 and order_nr is null returning hash
), ${contents}`

const joinText = `
with guest as (
  select hash from cart where hash = $16 and country = $2 and version = $17 and id_customer is null and order_nr is null
  for update
), held as (
  update cart set version = cart.version + 1, fingerprint = coalesce($4, fingerprint), updated_at = $3
  from guest where cart.hash = $1 and cart.country = $2 and cart.version = $15 and cart.order_nr is null
  returning cart.hash
), gone as (
  delete from cart where hash = $16 and exists (select from held)
), ${contents}`

function statementOf(change: Change): { name: string; text: string; more: unknown[] } {
  if ('opens' in change) return { name: 'cart_open', text: openText, more: [change.opens.idCustomer] }
  const { version, guest } = change
  if (!guest) return { name: 'cart_change', text: changeText, more: [version] }
  return { name: 'cart_join', text: joinText, more: [version, guest.hash, guest.version] }
}

/** A unique key was taken, or what is referred to is gone: in both cases since we read. */
const hasMoved = (error: unknown) => ['23505', '23503'].includes((error as { code?: string }).code ?? '')

/**
 * One statement, so one transaction. False when somebody was faster: the cart has another version, the customer another
 * open cart, or the key an answer already. Nothing was changed then, and what was read is no longer so.
 */
export async function writeChange(pool: Pick<pg.Pool, 'query'>, change: Change): Promise<boolean> {
  const { hash, store, now, fingerprint, set, removed, couponsAdded, couponsDropped, note } = change
  const { name, text, more } = statementOf(change)
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
    note?.key ?? null,
    note?.route ?? null,
    note?.owner ?? null,
    note?.requestHash ?? null,
    note ? JSON.stringify(note.response) : null,
    ...more,
  ]
  try {
    return (await pool.query({ name, text, values })).rowCount === 1
  } catch (error) {
    if (hasMoved(error)) return false
    throw error
  }
}

/** Notes that a cart is in use: reading it keeps it too (OP-049). */
export async function noteUse(pool: Pick<pg.Pool, 'query'>, hash: string, now: Date): Promise<void> {
  await pool.query('update cart set updated_at = $2 where hash = $1 and order_nr is null', [hash, now])
}

/** Keeps the answer to a call that changed nothing. False when the key has an answer already. */
export async function keepAnswer(pool: Pick<pg.Pool, 'query'>, note: Note, now: Date): Promise<boolean> {
  const { key, route, owner, requestHash, response } = note
  const { rowCount } = await pool.query({
    name: 'cart_keep_answer',
    text: `insert into idempotency (key, route, owner, request_hash, response, created_at)
      values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    values: [key, route, owner, requestHash, JSON.stringify(response), now],
  })
  return rowCount === 1
}

export async function forgetAnswer(
  pool: Pick<pg.Pool, 'query'>,
  call: { key: string | undefined; route: string; owner: string },
) {
  const { key, route, owner } = call
  await pool.query('delete from idempotency where key = $1 and route = $2 and owner = $3', [key, route, owner])
}
