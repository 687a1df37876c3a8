import type pg from 'pg'

const address = JSON.stringify({
  first_name: 'Ana',
  last_name: 'Paredes',
  prefix: '+54',
  phone: '1155555555',
  address1: 'Callao',
  street_number: '100',
  additional_info: '',
  city: 'CABA',
  region: 'CABA',
  postcode: '1022',
})

/** Each buyer orders twenty times in two years, always in one store. */
export const buyersOf = (orders: number) => Math.ceil(orders / 60) * 3

/** Two years of orders, two lines each, nine of ten paid; every fourth of a customer, the others of guests. */
export async function writeOrders(pool: pg.Pool, count: number): Promise<void> {
  const client = await pool.connect()
  const buyers = buyersOf(count)
  try {
    await client.query('set session_replication_role = replica')
    await client.query(`insert into customer (id_customer, country, id_hash, email, first_name, last_name, identification, identification_type,
        created_at)
      overriding system value
      select 1000000 + n, (array['ar', 'cl', 'co'])[1 + n % 3], 'bench-' || n, 'c' || n || '@example.com', 'Ana', 'Paredes', 'C' || n, 'DNI',
        now() - interval '2 years'
      from generate_series(0, ${buyers - 1}) n`)
    await client.query(`insert into sales_order (order_nr, country, id_customer, guest_email, guest_document_type, guest_document, secondary_nr,
        status, sub_total, discount, shipping, wallet_used, total, tax_included, currency, shipping_address, billing_address,
        shipping_method, placed_at)
      select 'B' || n, (array['ar', 'cl', 'co'])[1 + n % 3], case when n % 4 = 0 then 1000000 + n % ${buyers} end,
        case when n % 4 > 0 then 'p' || n % ${buyers} || '@example.com' end, 'DNI', case when n % 4 > 0 then (10000000 + n % ${buyers})::text end,
        'B' || n,
        case when n % 10 = 0 then 'cancelled' when n > ${count - 2000} then 'paid' else 'delivered' end,
        1000, 0, 0, 0, 1000, 0, (array['ARS', 'CLP', 'COP'])[1 + n % 3], '${address}', '${address}', 'standard',
        now() - interval '2 years' * (1 - n / ${count}::float8)
      from generate_series(1, ${count}) n`)
    await client.query(`insert into order_item (order_nr, country, sku_simple, name, brand_name, supplier_name, color, size, quantity,
        unit_price, paid_price, categories, is_gift_card, exchangeable)
      select order_nr, country, 'S' || (hashtext(order_nr || line) & 16383) || '-38', 'Una', 'Una', 'Una', 'Rojo', '38', 1, 500, 500,
        '', false, true from sales_order, generate_series(1, 2) line`)
    await client.query(`insert into payment (order_nr, method, status, amount, created_at)
      select order_nr, 'mercadopago', case when status <> 'cancelled' then 'approved' when hashtext(order_nr) % 20 = 0
        then 'refunded' else 'rejected' end, total, placed_at from sales_order`)
    await client.query(`insert into status_event (subject, subject_id, status, label, at)
      select 'order', order_nr, s.status, '', placed_at from sales_order o
        cross join lateral (values ('payment_pending'), (o.status), (case when o.status <> 'cancelled' then 'paid' end)) s(status)
      where s.status is not null`)
    await client.query('set session_replication_role = origin')
    await client.query('vacuum analyze')
  } finally {
    client.release()
  }
}
