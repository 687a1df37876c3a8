import type pg from 'pg'

/** What customers do afterwards: returns of one order in fifty, wallets and withdrawals, and what the staff did about it. */
export async function writeAfterSale(pool: pg.Pool, count: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set session_replication_role = replica')
    await client.query(`insert into exchange_request (batchnumber, country, id_customer, order_nr, status, method, pickup_address, collector,
        created_at)
      select 'R' || order_nr, country, id_customer, order_nr, case when placed_at > now() - interval '3 days' then 'requested'
        else 'finished' end, 'home_pickup', shipping_address, 'carrier', placed_at + interval '1 day'
      from sales_order where id_customer is not null and hashtext(order_nr) % 12 = 0`)
    await client.query(`insert into exchange_item (batchnumber, country, order_nr, order_item_id, quantity, reason_code, details, way, amount)
      select batchnumber, r.country, r.order_nr, i.id, 1, 'size', '', 'refund', 500
      from exchange_request r join lateral (select id from order_item i where i.order_nr = r.order_nr limit 1) i on true`)
    await client.query(
      `insert into wallet (id_customer, balance, updated_at) select id_customer, 1000, now() from customer`,
    )
    await client.query(`insert into wallet_movement (wallet_id, type, amount, description, created_at)
      select wallet_id, 'Egreso', -500, '', now() - interval '1 day' * (wallet_id % 700) from wallet`)
    await client.query(`insert into wallet_return_request (wallet_id, amount, bank_data, status, movement_id, created_at)
      select wallet_id, 500, '{}', case when id % 100 = 0 then 'requested' else 'paid' end, id, created_at from wallet_movement`)
    await client.query(`insert into audit (actor, action, subject, at, country)
      select 'p' || n % 9 || '@example.com', (array['move-order', 'reveal-order', 'cancel-order'])[1 + n % 3], 'B' || n * 2,
        now() - interval '400 days' * (1 - n / ${count / 3}::float8), (array['ar', 'cl', 'co'])[1 + (n * 2) % 3]
      from generate_series(1, ${Math.floor(count / 3)}) n`)
    await client.query('set session_replication_role = origin')
    await client.query('vacuum analyze')
  } finally {
    client.release()
  }
}
