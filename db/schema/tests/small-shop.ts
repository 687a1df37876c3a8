import { expect } from 'vitest'
import { sql, type SQL } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'

const address = JSON.stringify({ city: 'CABA' })

/**
 * The minimum to test invariants on: one product in each of two stores, two customers, one cart, one order, one wallet.
 */
export async function writeSmallShop(db: Handle): Promise<void> {
  for (const statement of [
    // Every migrated database has the real places; these tests need a small map.
    sql`truncate region cascade`,
    sql`insert into region (id, country, name) values (1, 'ar', 'Salta'), (2, 'ar', 'CABA'), (3, 'cl', 'Maule')`,
    sql`insert into city (id_city, country, fk_region, name, short_name)
      values (11, 'ar', 1, 'Salta', 'Salta'), (21, 'ar', 2, 'CABA', 'CABA'), (31, 'cl', 3, 'Talca', 'Talca')`,
    sql`insert into postcode_range (country, fk_region, from_code, to_code) values ('ar', 1, '4400', '4499')`,
    sql`insert into supplier (id, country, name) values (101, 'ar', 'Vereda'), (102, 'cl', 'Vereda')`,
    sql`insert into brand (id, country, slug, name) values (101, 'ar', 'una', 'Una'), (102, 'cl', 'una', 'Una')`,
    sql`insert into category (id, country, path, name, level, position)
      values (101, 'ar', '/mujer/', 'Mujer', 1, 1), (102, 'cl', '/mujer/', 'Mujer', 1, 1)`,
    product('A1', 'ar', 101),
    product('C1', 'cl', 102),
    sql`insert into simple (country, sku_simple, sku, size, position, stock)
      values ('ar', 'A1-38', 'A1', '38', 1, 1), ('ar', 'A1-39', 'A1', '39', 2, 0), ('cl', 'C1-38', 'C1', '38', 1, 5)`,
    sql`insert into stock_movement (country, sku_simple, delta, reason, created_at)
      values ('ar', 'A1-38', 1, 'seed', now()), ('cl', 'C1-38', 5, 'seed', now())`,
    customer(101, 'ar', 'ana@example.com', 'DNI', '20111222'),
    customer(102, 'ar', 'beto@example.com', 'DNI', '20111223'),
    customer(103, 'cl', 'ana@example.com', 'RUT', '123456785'),
    order('R1', 'cart-of-r1', { subTotal: 1000, discount: 100, shipping: 50, wallet: 0, total: 950 }),
    sql`insert into order_item (id, order_nr, country, sku_simple, name, brand_name, supplier_name, color, size, quantity,
        unit_price, paid_price, categories, is_gift_card, exchangeable)
      values (101, 'R1', 'ar', 'A1-38', 'Una', 'Una', 'Vereda', 'Rojo', '38', 1, 1000, 900, 'Mujer', false, true)`,
    sql`insert into cart (hash, country, id_customer, created_at, updated_at) values ('open', 'ar', 101, now(), now())`,
    sql`insert into cart (hash, country, created_at, updated_at) values ('guest', 'ar', now(), now())`,
    sql`insert into wallet (wallet_id, id_customer, balance, updated_at) values (101, 101, 500, now())`,
    sql`insert into wallet_movement (id, wallet_id, type, amount, description, remaining, created_at)
      values (101, 101, 'Promoción', 500, 'Bienvenida', 500, now())`,
  ]) {
    await db.execute(statement)
  }
}

type Prices = { price?: number; special?: number; from?: string; to?: string }

export const product = (
  sku: string,
  country: string,
  brandAndSeller: number,
  { price = 1000, special, from, to }: Prices = {},
) =>
  sql`insert into product (sku, country, slug, name, brand_id, supplier_id, gender, color, color_family, description,
      price, special_price, special_from, special_to, created_at)
    values (${sku}, ${country}, lower(${sku}), 'Una', ${brandAndSeller}, ${brandAndSeller}, 'mujer', 'Rojo', 'rojo', '',
      ${price}, ${special ?? null}, ${from ?? null}, ${to ?? null}, now())`

export const customer = (id: number, country: string, email: string, type: string, identification: string) =>
  sql`insert into customer (id_customer, country, id_hash, email, first_name, last_name, identification_type,
      identification, created_at)
    values (${id}, ${country}, ${`hash-${id}`}, ${email}, 'Ana', 'Paz', ${type}, ${identification}, now())`

type Amounts = { subTotal: number; discount: number; shipping: number; wallet: number; total: number }

export const order = (number: string, cartHash: string, amounts: Amounts) =>
  sql`insert into sales_order (order_nr, country, id_customer, secondary_nr, cart_hash, status, sub_total, discount,
      shipping, wallet_used, total, tax_included, currency, shipping_address, billing_address, shipping_method, placed_at)
    values (${number}, 'ar', 101, ${`second-${number}`}, ${cartHash}, 'paid', ${amounts.subTotal}, ${amounts.discount},
      ${amounts.shipping}, ${amounts.wallet}, ${amounts.total}, 0, 'ARS', ${address}::jsonb, ${address}::jsonb,
      'standard', now())`

const codes = {
  check: '23514',
  unique: '23505',
  'foreign key': '23503',
  'not null': '23502',
  exclusion: '23P01',
  trigger: '23001',
} as const

/** Expects the database to refuse the statement by the constraint of that name. */
export async function expectRefused(
  db: Handle,
  statement: SQL,
  kind: keyof typeof codes,
  rule?: string,
): Promise<void> {
  await expect(db.execute(statement)).rejects.toMatchObject({
    cause: rule === undefined ? { code: codes[kind] } : { code: codes[kind], constraint: rule },
  })
}
