import { readFileSync } from 'node:fs'
import path from 'node:path'
import { connect } from '#db/connection/connect.ts'
import { superuser } from '#db/embedded/initialise.ts'
import { readPidFile } from '#db/embedded/pid-file.ts'
import { cityNamed } from '#db/places/places.ts'
import { termsVersion } from '#domain/customers/data-rights/consents.ts'

const rosario = cityNamed('ar', 'Rosario')
export const place = { region: String(rosario.fkRegion), city: String(rosario.idCity) }
const skus = ['ZM0001-37', 'ZM0001-38', 'RT0001-M', 'RT0001-L']

type Reply = {
  error: boolean
  order_nr: string
  cart: { hash: string }
  checkout: { cart: { version: number }; totals: { total: number } }
}

async function post(url: string, call: string, fields: Record<string, string>, query = ''): Promise<Reply | undefined> {
  return fetch(`${url}/api/${call}?api_version=3${query}`, {
    method: 'POST',
    headers: { 'x-store': 'vereda-ar', 'idempotency-key': crypto.randomUUID() },
    body: new URLSearchParams(fields),
  }).then(
    (response) => response.json() as Promise<Reply>,
    () => undefined,
  )
}

/** What a guest types at the checkout. */
export const guestFields = (email: string) => ({
  terms_version: termsVersion,
  email,
  identification: '30111222',
  identification_type: 'DNI',
  first_name: 'Inés',
  last_name: 'Invitada',
  prefix: '341',
  phone: '4556677',
  address1: 'Av. Pellegrini',
  street_number: '1250',
  postcode: '2000',
  fk_customer_address_region: place.region,
  fk_customer_address_city: place.city,
})

/** Buys two things as a guest, with a coupon every other time. Undefined when the shop does not answer; null when it refuses. */
export async function buyOnce(url: string, who: string, n: number): Promise<string | null | undefined> {
  const items = skus.slice(n % 3, (n % 3) + 2).map((item) => ({ item, quantity: 1 }))
  const filled = await post(url, 'cart/', { items: JSON.stringify(items) })
  const hash = filled?.cart?.hash
  if (hash === undefined) return undefined
  if (n % 2) await post(url, 'cart/addvoucher', {}, `&hash=${hash}&couponcode=BIENVENIDA10`)
  const chosen = { hash, shipping: 'standard', payment: n % 3 ? 'card_test' : 'cash_voucher' }
  const seen = await post(url, 'checkout/options', { ...chosen, ...place })
  if (!seen?.checkout) return undefined
  const placed = await post(url, 'checkout/place', {
    ...chosen,
    version: String(seen.checkout.cart.version),
    total: String(seen.checkout.totals.total),
    ...guestFields(`${who}n${n}@example.com`),
  })
  if (!placed) return undefined
  return placed.error ? null : placed.order_nr
}

/** Buys until the shop dies or the time is over; returns the acknowledged orders. */
export async function buyUntilItDies(
  url: string,
  who: string,
  onOrder: () => void,
  isOver: () => boolean = () => false,
): Promise<string[]> {
  const acknowledged: string[] = []
  for (let n = 0; !isOver(); n += 1) {
    const order = await buyOnce(url, who, n)
    if (order === undefined) break
    if (order === null) continue
    acknowledged.push(order)
    onOrder()
  }
  return acknowledged
}

/** The address of the private database of a home. */
export function databaseUrlOf(home: string): string {
  const { port } = readPidFile(path.join(home, 'data'))!
  const password = readFileSync(path.join(home, 'password'), 'utf8')
  return `postgres://${superuser}:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`
}

export async function onDatabase<T extends Record<string, unknown>>(
  home: string,
  text: string,
  values: unknown[] = [],
) {
  const client = await connect({ url: databaseUrlOf(home), name: 'guest shoppers' })
  const { rows } = await client.query<T>(text, values)
  await client.end()
  return rows
}

/**
 * Every guest order has taken its stock, ended its cart, used its coupon, and has its payment, step, mail and stored
 * reply.
 */
const halfDoneText = `
with o as (select * from sales_order where guest_email like '%@example.com')
select order_nr, 'stock' as lacks from o where (select sum(quantity) from order_item i where i.order_nr = o.order_nr)
  is distinct from (select -sum(delta) from stock_movement m where m.ref = o.order_nr and m.reason = 'order')
union all select order_nr, 'cart' from o where not exists (select from cart c where c.order_nr = o.order_nr and c.hash = o.cart_hash)
union all select order_nr, 'payment' from o where not exists (select from payment p where p.order_nr = o.order_nr and p.amount = o.total)
union all select order_nr, 'step' from o where not exists (select from status_event where subject = 'order' and subject_id = o.order_nr)
union all select order_nr, 'answer' from o where not exists (select from idempotency where response->'reply'->>'orderNr' = o.order_nr)
union all select order_nr, 'mail' from o where (select count(*) from outbox_mail
  where template = 'order-placed' and recipient = o.guest_email) <> 1
union all select order_nr, 'coupon' from o where discount > 0 and not exists (select from coupon_use u where u.order_nr = o.order_nr)
union all select ref, 'order' from stock_movement where reason = 'order' and not exists (select from sales_order where order_nr = ref)
union all select sku_simple, 'booking' from stock_reconciliation
union all select code, 'coupon count' from sales_rule r where code = 'BIENVENIDA10' and country = 'ar'
  and used_count <> (select count(*) from coupon_use u where u.id_sales_rule = r.id_sales_rule) + $1::int`

/** Uses of the coupon that the demo counts without an order. */
export async function uncountedUses(home: string): Promise<number> {
  const [row] = await onDatabase<{ n: string }>(
    home,
    `select used_count - (select count(*) from coupon_use u where u.id_sales_rule = r.id_sales_rule) as n
      from sales_rule r where code = 'BIENVENIDA10' and country = 'ar'`,
  )
  return Number(row!.n)
}

export async function restock(home: string): Promise<void> {
  await onDatabase(
    home,
    `with more as (update simple set stock = stock + 1000 where sku_simple = any($1) and stock < 500 returning country, sku_simple)
      insert into stock_movement (country, sku_simple, delta, reason, created_at) select country, sku_simple, 1000, 'adjust', now() from more`,
    [skus],
  )
}

/** What is wrong with the stored orders, and which of the acknowledged ones are missing. */
export async function judgeOrders(home: string, acknowledged: readonly string[], usedBefore: number) {
  const halfDone = await onDatabase(home, halfDoneText, [usedBefore])
  const stored = await onDatabase<{ order_nr: string }>(home, 'select order_nr from sales_order')
  const known = new Set(stored.map(({ order_nr: nr }) => nr))
  return { acknowledged: acknowledged.length, halfDone, lost: acknowledged.filter((nr) => !known.has(nr)) }
}
