import { test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { freshDatabase } from '#tests/database.ts'
import { restoreBeforeEach } from '#tests/restore.ts'
import { customer, expectRefused, writeSmallShop } from './small-shop.ts'

const { db, pool } = await freshDatabase()
await writeSmallShop(db)
await restoreBeforeEach(pool)

type Place = {
  country?: string
  idCustomer?: number
  region?: number
  city?: number | null
  flags?: [boolean, boolean]
}
const address = ({ country = 'ar', idCustomer = 101, region = 1, city = 11, flags = [false, false] }: Place) =>
  sql`insert into customer_address (country, id_customer, address_type_id, first_name, last_name, phone, address1,
      street_number, postcode, fk_customer_address_region, fk_customer_address_city, city, is_default_shipping,
      is_default_billing, created_at)
    values (${country}, ${idCustomer}, (select min(id) from address_type where country = ${country}), 'Ana', 'Paz',
      '4111222', 'Caseros', '100', '4400', ${region}, ${city}, 'Salta', ${flags[0]}, ${flags[1]}, now())`

test('INV-21 one default shipping and one default billing address per customer', async () => {
  await db.execute(address({ flags: [true, true] }))
  await expectRefused(db, address({ flags: [true, false] }), 'unique', 'customer_address_default_shipping')
  await expectRefused(db, address({ flags: [false, true] }), 'unique', 'customer_address_default_billing')
  await db.execute(address({ idCustomer: 102, flags: [true, true] }))
})

test('INV-21 a deleted address gives its place free', async () => {
  await db.execute(sql`update customer_address set deleted_at = now() where id_customer = 101`)
  await db.execute(address({ flags: [true, true] }))
})

test.each([
  ['a region of another store', { region: 3, city: null }, 'customer_address_region_of_store'],
  ['a city of another region', { region: 1, city: 21 }, 'customer_address_city_of_region'],
])('INV-22 refused: %s', async (_, place, rule) => {
  await expectRefused(db, address(place), 'foreign key', rule)
})

test('INV-22 a city lies in a region of its own store', async () => {
  const city = sql`insert into city (id_city, country, fk_region, name, short_name) values (99, 'cl', 1, 'X', 'X')`
  await expectRefused(db, city, 'foreign key')
})

const range = (country: string, region: number, from: string, to: string) =>
  sql`insert into postcode_range (country, fk_region, from_code, to_code) values (${country}, ${region}, ${from}, ${to})`

test.each([
  ['within', '4410', '4420'],
  ['over the beginning', '4300', '4400'],
  ['over the end', '4499', '4600'],
  ['around', '4000', '5000'],
])('INV-22 postcode ranges of a store do not overlap: %s', async (_, from, to) => {
  await expectRefused(db, range('ar', 2, from, to), 'exclusion', 'postcode_range_apart')
})

test('INV-22 neighbouring ranges, and the same codes in another store, are welcome', async () => {
  await db.execute(range('ar', 2, '4500', '4599'))
  await db.execute(range('cl', 3, '4400', '4499'))
})

test.each([
  ['4500', '4400'],
  ['44000', '4500'],
  ['44A0', '4500'],
])('INV-22 from %s to %s is no range', async (from, to) => {
  await expectRefused(db, range('ar', 1, from, to), 'check', 'postcode_range_codes')
})

test('INV-23 an e-mail is one account per store, without regard to case', async () => {
  await expectRefused(db, customer(7, 'ar', 'ana@example.com', 'DNI', '1234567'), 'unique', 'customer_email')
  await expectRefused(db, customer(7, 'ar', 'Ana@example.com', 'DNI', '1234567'), 'check', 'customer_email_case')
})

test('INV-23 a document is one account per store', async () => {
  await expectRefused(db, customer(7, 'ar', 'otra@example.com', 'DNI', '20111222'), 'unique', 'customer_identification')
  await expectRefused(db, customer(7, 'cl', 'otra@example.com', 'RUT', '15432108k'), 'check')
})

test('INV-32 a store knows only its own documents', async () => {
  await expectRefused(db, customer(7, 'cl', 'otra@example.com', 'DNI', '1234567'), 'foreign key')
})

test('INV-28 the wishlist holds a product once, and none of another store', async () => {
  const wish = (country: string, sku: string) =>
    sql`insert into wishlist_item (country, id_customer, sku, created_at) values (${country}, 101, ${sku}, now())`
  await db.execute(wish('ar', 'A1'))
  await expectRefused(db, wish('ar', 'A1'), 'unique', 'wishlist_item_once')
  await expectRefused(db, wish('ar', 'C1'), 'foreign key')
  await expectRefused(db, wish('cl', 'C1'), 'foreign key')
})

test('INV-27 a survey key is answered once', async () => {
  await db.execute(sql`insert into nps_invitation (key, order_nr, expires_at) values ('K', 'R1', now())`)
  const answer = sql`insert into nps_answer (country, key, score, created_at) values ('ar', 'K', 10, now())`
  await db.execute(answer)
  await expectRefused(db, answer, 'unique')
})

test('a survey score lies between 0 and 10', async () => {
  const answer = sql`insert into nps_answer (country, score, created_at) values ('ar', 11, now())`
  await expectRefused(db, answer, 'check', 'nps_answer_score')
})
