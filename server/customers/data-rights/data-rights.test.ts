import { expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { demoPassword } from '#demo/people/password.ts'
import { openCustomers } from '#server/customers/account/tests/customers.ts'
import { settleMatters } from './tests/settle-matters.ts'

const shop = await openCustomers()

type Data = { sections: { name: string; rows: Record<string, string>[] }[] }

const texts = async () => {
  const { rows: tables } = await shop.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of tables.filter((table) => table.name !== 'outbox_mail')) {
    const { rows } = await shop.db.execute<{ row: unknown }>(
      sql`select to_jsonb(t) as row from ${sql.identifier(name)} t`,
    )
    const held = rows.filter(({ row }) => /Paredes|\bana@example\.com|28456123|Timbre 3B/.test(JSON.stringify(row)))
    found.push(...held.map(({ row }) => `${name}: ${JSON.stringify(row)}`))
  }
  return found
}

test('a customer downloads what the shop holds, without hashes and keys', async () => {
  const phone = shop.browser()
  const { token } = (await phone.login('ana')).customer!
  const { sections } = await phone.call<Data>('POST', '/api/customer/data', { token })
  const of = (name: string) => sections.find((section) => section.name === name)!.rows
  expect(of('account')).toMatchObject([{ email: 'ana@example.com', lastName: 'Paredes', identification: '28456123' }])
  expect(of('addresses').length).toBeGreaterThan(2)
  expect(of('orders').length).toBeGreaterThan(0)
  expect(of('sessions')).toMatchObject([{ name: 'Chrome en Android' }])
  expect(JSON.stringify(sections)).not.toMatch(/argon2|scrypt|hash|publicKey|secondaryNr/i)
})

test('a download has money in the country’s currency, what was bought, and where refunds go', async () => {
  const phone = shop.browser()
  const { token, id_customer } = (await phone.login('ana')).customer!
  const { sections } = await phone.call<Data>('POST', '/api/customer/data', { token })
  const of = (name: string) => sections.find((section) => section.name === name)!.rows
  const { rows } = await shop.db.execute<{ order_nr: string; total: string }>(
    sql`select order_nr, total from sales_order where id_customer = ${id_customer} order by order_nr limit 1`,
  )
  const order = of('orders').find(({ orderNr }) => orderNr === rows[0]!.order_nr)!
  expect(Number(order.total)).toBe(Number(rows[0]!.total) / 100)
  for (const name of ['order_items', 'bank', 'credits', 'wallet', 'wallet_movements', 'exchanges', 'cart']) {
    expect(of(name), name).not.toEqual([])
  }
  expect(of('order_items')[0]).toMatchObject({ orderNr: expect.any(String), name: expect.any(String) })
})

test('INV-24 a download holds nothing of anybody else', async () => {
  const phone = shop.browser()
  const { token } = (await phone.login('beto')).customer!
  const reply = await phone.call<Data>('POST', '/api/customer/data', { token })
  const numbers = async (name: string) =>
    (
      await shop.db.execute<{ nr: string }>(
        sql`select order_nr as nr from sales_order join customer using (id_customer) where email = ${`${name}@example.com`}`,
      )
    ).rows.map(({ nr }) => nr)
  const output = JSON.stringify(reply)
  for (const nr of await numbers('beto')) expect(output).toContain(nr)
  const hers = await numbers('ana')
  expect(hers.length).toBeGreaterThan(0)
  for (const nr of hers) expect(output).not.toContain(nr)
  expect(output).not.toMatch(/Paredes|ana@example/)
})

/** Tables that refer to a customer and have nothing to download: secrets that expire by themselves. */
const onlySecrets = [
  'autologin_link',
  'customer_session',
  'passkey_challenge',
  'password_reset',
  'remember_token',
  'two_step_code',
]
/** Tables that refer to a customer and are in a download, under their own section or within another. */
const downloaded = [
  'cart',
  'consent',
  'coupon_use',
  'customer',
  'customer_address',
  'customer_bank_data',
  'customer_device',
  'customer_login',
  'customer_membership',
  'customer_size',
  'data_request',
  'exchange_request',
  'passkey',
  'question',
  'review',
  'sales_order',
  'sales_rule',
  'social_identity',
  'wallet',
  'wishlist_item',
]

test('every table that names a customer is in the download, or is named here as one that is not', async () => {
  const { rows } = await shop.db.execute<{ name: string }>(
    sql`select distinct table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and column_name = 'id_customer' and table_type = 'BASE TABLE' order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual([...onlySecrets, ...downloaded].toSorted())
})

test('S28 an account is not closed without its password', async () => {
  const phone = shop.browser()
  const { token } = (await phone.login('ana')).customer!
  expect(await phone.post('delete', { token })).toMatchObject({ code: 'password_needed' })
  expect(await phone.post('delete', { token, password: 'otra' })).toMatchObject({
    errors: { oldpassword: 'La contraseña actual no es correcta.' },
  })
  expect((await phone.info(token)).error).toBe(false)
})

test('a closed account leaves its orders without the person, ends every session and frees its e-mail', async () => {
  const phone = shop.browser()
  const { token, id_customer } = (await phone.login('ana')).customer!
  const tablet = shop.browser()
  const other = (await tablet.login('ana')).customer!.token
  const orders = sql`select order_nr, total, status from sales_order where id_customer = ${id_customer} order by order_nr`
  expect((await texts()).length).toBeGreaterThan(5)
  expect(await phone.post('delete', { token, password: demoPassword })).toMatchObject({ code: 'account_in_use' })
  await settleMatters(shop.db, 'ana@example.com')
  const before = (await shop.db.execute(orders)).rows
  expect(await phone.post('delete', { token, password: demoPassword })).toMatchObject({ error: false })
  expect(await texts()).toEqual([])
  expect((await shop.db.execute(orders)).rows).toEqual(before)
  const closed = sql`select closed_at is not null as is_closed from customer where id_customer = ${id_customer}`
  expect((await shop.db.execute(closed)).rows).toEqual([{ is_closed: true }])
  for (const [browser, of] of [
    [phone, token],
    [tablet, other],
  ] as const) {
    expect(await browser.info(of)).toMatchObject({ message: 'Requested token not found.' })
    expect((await browser.renew()).customer).toBeNull()
  }
  expect(await shop.mails('account-closed')).toMatchObject([{ recipient: 'ana@example.com' }])
  const again = await shop.browser().post('create', {
    email: 'ana@example.com',
    password: 'Otra-Vez9',
    password2: 'Otra-Vez9',
    first_name: 'Ana',
    last_name: 'Paredes',
    identification: '28456123',
    identification_type: 'DNI',
  })
  expect(again).toMatchObject({ error: false, customer: { visitor_has_orders: false } })
})

test('consents are stored with their date: the terms with their version, each change of the newsletter', async () => {
  const phone = shop.browser()
  const account = {
    email: 'nueva@example.com',
    first_name: 'Nueva',
    last_name: 'Prueba',
    identification: '30111222',
    identification_type: 'DNI',
  }
  const made = await phone.post('create', { ...account, password: 'Otra-Vez9', password2: 'Otra-Vez9' })
  const { token } = made.customer!
  await phone.post('edit', { ...account, token, is_newsletter_subscribed: '1' })
  await phone.post('edit', { ...account, token, is_newsletter_subscribed: '1' })
  const { sections } = await phone.call<Data>('POST', '/api/customer/data', { token })
  expect(sections.find(({ name }) => name === 'consents')!.rows).toMatchObject([
    { kind: 'terms', isGiven: 'true', version: '2026-11', at: '2026-11-15T15:00:00.000Z' },
    { kind: 'newsletter', isGiven: 'false' },
    { kind: 'newsletter', isGiven: 'true' },
  ])
})
