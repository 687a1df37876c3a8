import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { expect, onTestFinished, test, vi } from 'vitest'
import { emptyDatabase } from '#tests/database.ts'
import { migrateDatabase, migrationsFolder } from './migrate.ts'

type Journal = { entries: { idx: number; when: number; tag: string }[] }
const { entries } = JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8')) as Journal

test('migrations are dated in their order: drizzle skips one that is older than the newest applied', () => {
  const dates = entries.map(({ when }) => when)
  expect(dates).toEqual([...new Set(dates)].sort((a, b) => a - b))
  expect(entries.map(({ idx }) => idx)).toEqual([...entries.keys()])
})

test('every migration of the journal has its file, and no file is outside the journal', () => {
  const files = readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql'))
  expect(files.sort()).toEqual(entries.map(({ tag }) => `${tag}.sql`))
})

/** A database as a release had it whose last migration was `last`. */
async function databaseOf(last: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vereda-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(migrationsFolder, folder, { recursive: true })
  const until = entries.findIndex(({ tag }) => tag === last) + 1
  const journal = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')) as Journal
  writeFileSync(`${folder}/meta/_journal.json`, JSON.stringify({ ...journal, entries: entries.slice(0, until) }))
  const database = await emptyDatabase()
  await migrate(drizzle(database.pool), { migrationsFolder: folder })
  return database
}

test('INV-02 INV-03 039 a shop full of goods and orders learns whose each row is, and every key stands again', async () => {
  const { pool, url } = await databaseOf('0026_reviews')
  const product = (
    sku: string,
    country: string,
  ) => `('${sku}', '${country}', '${sku.toLowerCase()}', 'Una', 1, 1, 'mujer',
    'Rojo', 'Rojo', '', 1000, now())`
  const order = (
    nr: string,
    country: string,
  ) => `('${nr}', '${country}', 'a@example.com', '${nr}', 'delivered', 1000, 0, 0, 0,
    1000, 0, 'ARS', '{}', '{}', 'standard', now())`
  // Brands, customers and all else that this migration does not touch are left out: their keys are not checked here.
  await pool.query(`set session_replication_role = replica;
    insert into product (sku, country, slug, name, brand_id, supplier_id, gender, color, color_family, description, price,
      created_at) values ${product('A1', 'ar')}, ${product('C1', 'cl')};
    insert into product_image values ('A1', 1, '/a.jpg'), ('C1', 1, '/c.jpg');
    insert into product_attribute values ('C1', 'style', 'Urbano');
    insert into simple (sku_simple, sku, size, position, stock) values ('A1-38', 'A1', '38', 1, 4), ('C1-38', 'C1', '38', 1, 7);
    insert into stock_movement (sku_simple, delta, reason, created_at)
      values ('A1-38', 5, 'seed', now()), ('A1-38', -1, 'order', now()), ('C1-38', 7, 'seed', now());
    insert into stock_alert (sku_simple, email, asked_at) values ('C1-38', 'a@example.com', now());
    insert into cart (hash, country, created_at, updated_at) values ('h', 'cl', now(), now());
    insert into cart_item (cart_hash, country, sku_simple, quantity, added_at) values ('h', 'cl', 'C1-38', 1, now());
    insert into sales_order (order_nr, country, guest_email, secondary_nr, status, sub_total, discount, shipping, wallet_used,
      total, tax_included, currency, shipping_address, billing_address, shipping_method, placed_at)
      values ${order('R1', 'ar')}, ${order('R2', 'cl')};
    insert into order_item (order_nr, sku_simple, name, brand_name, supplier_name, color, size, quantity, unit_price, paid_price,
      categories, is_gift_card, exchangeable)
      select nr, sku, 'Una', 'Una', 'Una', 'Rojo', '38', 1, 1000, 1000, '', false, true
      from (values ('R1', 'A1-38'), ('R2', 'C1-38')) as sold (nr, sku);
    insert into exchange_request (batchnumber, country, id_customer, order_nr, status, method, pickup_address, collector,
      created_at) values ('B1', 'cl', 1, 'R2', 'requested', 'home_pickup', '{}', 'carrier', now());
    insert into exchange_item (batchnumber, order_nr, order_item_id, quantity, reason_code, details, way, replacement_sku_simple,
      amount) select 'B1', 'R2', id, 1, 'too_small', '', 'exchange', 'C1-38', 1000 from order_item where order_nr = 'R2';
    insert into membership (country, membership_name, sku, benefit) values ('cl', 'Club', 'C1', '{}');
    insert into product_rating (sku, country, stars5) values ('C1', 'cl', 1);
    set session_replication_role = origin`)

  await migrateDatabase(url)

  const stores = async (table: string, key: string) =>
    (await pool.query(`select ${key} as key, country from ${table} order by 1`)).rows.map(({ key: of, country }) => [
      of,
      country,
    ])
  const both = [
    ['A1-38', 'ar'],
    ['C1-38', 'cl'],
  ]
  for (const table of ['simple', 'order_item']) expect(await stores(table, 'sku_simple')).toEqual(both)
  expect(await stores('stock_movement', 'sku_simple')).toEqual([both[0], ...both])
  expect(await stores('product_image', 'sku')).toEqual([
    ['A1', 'ar'],
    ['C1', 'cl'],
  ])
  for (const table of ['product_attribute', 'membership', 'product_rating'])
    expect(await stores(table, 'sku')).toEqual([['C1', 'cl']])
  for (const table of ['stock_alert', 'cart_item']) expect(await stores(table, 'sku_simple')).toEqual([['C1-38', 'cl']])
  expect(await stores('exchange_item', 'replacement_sku_simple')).toEqual([['C1-38', 'cl']])
  expect((await pool.query('select * from stock_reconciliation')).rows).toEqual([])
  // Lines of orders are guarded as before, and a club outlives what sold it.
  await expect(pool.query('update order_item set quantity = 2')).rejects.toThrow(/written once/)
  await pool.query(`delete from exchange_item; delete from cart_item; delete from product where sku = 'C1'`)
  expect((await pool.query('select country, sku from membership')).rows).toEqual([{ country: 'cl', sku: null }])
})

test('OP-085 memberships that began together follow each other, none shorter than it was', async () => {
  const { pool, url } = await databaseOf('0030_customer-closed-at')
  await pool.query(`set session_replication_role = replica;
    insert into customer_membership (country, id_customer, membership_id, starts_at, ends_at, status) values
      ('ar', 1, 1, '2090-11-15', '2091-11-15', 'active'), ('ar', 1, 1, '2090-11-15', '2091-11-15', 'active'),
      ('ar', 1, 1, '2091-11-15', '2093-11-15', 'pending'), ('ar', 1, 1, '2090-11-15', '2091-11-15', 'cancelled'),
      ('ar', 1, 2, '2090-11-15', '2091-11-15', 'active'), ('ar', 2, 1, '2090-11-15', '2091-11-15', 'active');
    set session_replication_role = origin`)

  await migrateDatabase(url)

  const { rows } = await pool.query(`select id_customer as who, membership_id as what, status,
    extract(year from starts_at)::int as from, extract(year from ends_at)::int as until
    from customer_membership order by 1, 2, 4, 3`)
  expect(rows.map(({ who, what, status, from, until }) => [who, what, status, from, until])).toEqual([
    [1, 1, 'active', 2090, 2091],
    [1, 1, 'cancelled', 2090, 2091],
    [1, 1, 'pending', 2091, 2092],
    [1, 1, 'pending', 2092, 2094],
    [1, 2, 'active', 2090, 2091],
    [2, 1, 'active', 2090, 2091],
  ])
})

test('INV-14 money that was bound before the parts of payments were recorded is bound with its end', async () => {
  const { pool, url } = await databaseOf('0030_customer-closed-at')
  const order = `'ar', 1, 'R1', 'delivered', 1000, 400, 0, 300, 300, 0, 'ARS', '{}', '{}', 'standard', now()`
  await pool.query(`set session_replication_role = replica;
    insert into sales_order (order_nr, country, id_customer, secondary_nr, status, sub_total, discount, shipping, wallet_used,
      total, tax_included, currency, shipping_address, billing_address, shipping_method, placed_at) values ('R1', ${order});
    insert into order_item (order_nr, country, sku_simple, name, brand_name, supplier_name, color, size, quantity, unit_price,
      paid_price, categories, is_gift_card, exchangeable)
      select 'R1', 'ar', sku, 'Una', 'Una', 'Una', 'Rojo', '38', 1, price, paid, '', false, true
      from (values ('A1-38', 333, 200), ('A2-38', 667, 400)) as sold (sku, price, paid);
    insert into sales_rule (id_sales_rule, country, code, kind, amount, starts_at, ends_at, id_customer) overriding system value
      values (1, 'ar', 'PROMO', 'credit', 400, now() - interval '1 day', '2090-01-01', 1);
    insert into credit (id_sales_rule, original_amount, used_amount, created_at, expires_at, method, exchangeable_for_money, status)
      values (1, 400, 400, now(), '2090-01-01', 'promocion', false, 'used');
    insert into coupon_use (id_sales_rule, order_nr, id_customer, amount) values (1, 'R1', 1, 400);
    insert into wallet_movement (wallet_id, type, amount, description, ref_type, ref_id, bound_taken, bound_until, created_at)
      values (1, 'Egreso', -300, '', 'order', 'R1', 200, '2091-02-03T04:05:06.789Z', now());
    insert into exchange_request (batchnumber, country, id_customer, order_nr, status, method, pickup_address, collector,
      created_at) values ('B1', 'ar', 1, 'R1', 'approved', 'home_pickup', '{}', 'carrier', now());
    insert into exchange_item (batchnumber, country, order_nr, order_item_id, quantity, reason_code, details, way, amount,
      wallet_amount, credit_amount) select 'B1', 'ar', 'R1', min(id), 1, 'not_liked', '', 'refund', 333, 100, 133 from order_item;
    set session_replication_role = origin`)

  await migrateDatabase(url)

  const valuesOf = async (query: string) => (await pool.query(query)).rows.map((row) => Object.values(row)[0])
  const until = '2091-02-03T04:05:06.789Z'
  expect((await valuesOf('select credit_paid from order_item order by id')).map(Number)).toEqual([133, 267])
  expect(await valuesOf('select bound_parts from wallet_movement')).toEqual([[{ amount: 200, until }]])
  expect(await valuesOf('select bound_parts from exchange_item')).toEqual([
    [
      { tender: 'wallet', amount: 66, until },
      { tender: 'credit', amount: 133, until: '2090-01-01T00:00:00.000Z' },
    ],
  ])
})

test('OP-052 a line that was sold before lines had rates has the one of its order, or of its store', async () => {
  const { pool, url } = await databaseOf('0057_weights')
  await pool.query(`set session_replication_role = replica;
    insert into country (code, name, enabled, store_id, locale, timezone, currency, currency_exponent, help_slug,
      free_shipping_threshold, standard_shipping, fast_shipping, tax_percent, addi_active, max_coupons, max_credit_coupons,
      max_discount_percent, return_days, dropoff_days, wallet_min_withdrawal)
      values ('ar', 'País', true, 'x-ar', 'es', 'UTC', 'ARS', 2, 'help', 0, 0, 0, 21, false, 2, 1, 70, 30, 10, 1);
    insert into sales_order (order_nr, country, id_customer, secondary_nr, status, sub_total, discount, shipping, wallet_used,
      total, tax_included, tax_percent, currency, shipping_address, billing_address, shipping_method, placed_at)
      select nr, 'ar', 1, nr, 'paid', 100, 0, 0, 0, 100, 9, percent, 'ARS', '{}', '{}', 'standard', now()
      from (values ('R1', 10), ('R2', null)) as placed (nr, percent);
    insert into order_item (order_nr, country, sku_simple, name, brand_name, supplier_name, color, size, quantity, unit_price,
      paid_price, categories, is_gift_card, exchangeable)
      select nr, 'ar', 'A1-38', 'Una', 'Una', 'Una', 'Rojo', '38', 1, 100, 100, '', false, true from unnest(array['R1', 'R2']) nr;
    set session_replication_role = origin`)

  await migrateDatabase(url)

  const { rows } = await pool.query(
    'select order_nr as nr, tax_percent::float8 as percent from order_item order by order_nr',
  )
  expect(rows).toEqual([
    { nr: 'R1', percent: 10 },
    { nr: 'R2', percent: 21 },
  ])
  await expect(pool.query('update order_item set tax_percent = 1')).rejects.toThrow(/written once/)
})

test('accounts that were closed before closed_at existed get it, and no other account does', async () => {
  const { pool, url } = await databaseOf('0029_review-photos')
  const account = (id: number, email: string) =>
    `(${id}, 'ar', 'hash-${id}', '${email}', '', '', 'DOC-${id}', 'DNI', now())`
  // The country and its document types are left out: their keys are not checked here.
  await pool.query(`set session_replication_role = replica;
    insert into customer (id_customer, country, id_hash, email, first_name, last_name, identification, identification_type,
      created_at) overriding system value
      values ${account(1, 'closed-1@invalid')}, ${account(2, 'ana@example.com')}, ${account(3, 'closed-1@example.com')};
    set session_replication_role = origin`)

  await migrateDatabase(url)

  const { rows } = await pool.query('select id_customer as id from customer where closed_at is not null')
  expect(rows).toEqual([{ id: 1 }])
})

test('052 a shop that stands keeps its name, sellers, icons and default store; a new one has neutral rows', async () => {
  const { pool, url } = await databaseOf('0036_gift_choice')
  await pool.query(`insert into country (code, name, enabled, store_id, locale, timezone, currency, currency_exponent,
      help_slug, free_shipping_threshold, standard_shipping, fast_shipping, tax_percent, addi_active, max_coupons,
      max_credit_coupons, max_discount_percent, return_days, dropoff_days, wallet_min_withdrawal)
    select code, 'País', code <> 'ar', 'vereda-' || code, 'es', 'UTC', 'ARS', 2, 'help', 0, 0, 0, 21, false, 2, 1, 70, 30, 10, 1
    from unnest(array['ar', 'cl', 'co']) code;
    insert into flag_config values ('vereda-flags-web-00001/vereda-flags-web-00001', '{"f": {}}', 'e', now())`)
  await migrateDatabase(url)
  const { rows } = await pool.query<Record<string, unknown>>(`select key, name, mark, former_keys from shop_brand`)
  expect(rows).toEqual([{ key: 'vereda', name: 'Vereda', mark: 'tile', former_keys: [] }])
  const stores = await pool.query<Record<string, unknown>>(
    'select country, company, mail_from, is_default from store_brand join country on code = country order by country',
  )
  expect(stores.rows).toEqual([
    { country: 'ar', company: 'Vereda Comercio S.A.', mail_from: 'Vereda <hola@vereda.example>', is_default: false },
    { country: 'cl', company: 'Vereda Comercio SpA', mail_from: 'Vereda <hola@vereda.example>', is_default: true },
    { country: 'co', company: 'Vereda Comercio S.A.S.', mail_from: 'Vereda <hola@vereda.example>', is_default: false },
  ])
  const icons = await pool.query<Record<string, unknown>>(
    "select name, encode(sha256(bytes), 'hex') like hash || '%' as whole from brand_asset order by name",
  )
  expect(icons.rows.map(({ name }) => name)).toEqual([
    'apple-touch-icon',
    'icon-192',
    'icon-512',
    'icon.svg',
    'maskable-512',
  ])
  expect(icons.rows.every(({ whole }) => whole === true)).toBe(true)
  expect((await pool.query("select from flag_config where sdk_key like 'shop-flags-%'")).rowCount).toBe(1)

  const fresh = await emptyDatabase()
  await migrateDatabase(fresh.url)
  const { rows: neutral } = await fresh.pool.query<Record<string, unknown>>('select key, name, mark from shop_brand')
  expect(neutral).toEqual([{ key: 'shop', name: 'Tienda', mark: 'none' }])
  expect((await fresh.pool.query('select from brand_asset')).rowCount).toBe(0)
  expect((await fresh.pool.query('select from store_brand where company is not null')).rowCount).toBe(0)
})

test('R31 a migration that waits for a reader lets everybody else pass meanwhile', async () => {
  const { pool, url } = await databaseOf('0050_order_notes')
  const reader = await pool.connect()
  await reader.query('begin')
  await reader.query('select from product_attribute')
  const migrating = migrateDatabase(url)
  let isOver = false
  void migrating.finally(() => (isOver = true)).catch(() => {})
  await vi.waitFor(
    async () => {
      const { rowCount } = await pool.query(
        `select from pg_stat_activity where application_name = 'shop migrate' and wait_event_type = 'Lock'`,
      )
      expect(rowCount).toBe(1)
    },
    { timeout: 10_000 },
  )
  // A shopper's statement stands behind the migration until that gives up.
  await pool.query('select from product_attribute')
  expect(isOver).toBe(false)
  await reader.query('rollback')
  reader.release()
  await migrating
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from drizzle.__drizzle_migrations')
  expect(rows[0]!.n).toBe(entries.length)
})
