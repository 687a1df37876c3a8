import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { sql } from '#db/connection/drizzle.ts'
import { cityNamed } from '#db/places/places.ts'
import { openCustomers } from '#server/customers/account/tests/customers.ts'

/**
 * Every call that acts for a customer, made by Beto with what belongs to Ana. A row names the belongings of Ana that
 * the call refers to; a call without any has an empty row. The same must hold for all of them: nothing of Ana's
 * changes, nothing of hers is in the answer, and her ids are answered like ids that do not exist.
 */
const shop = await openCustomers({ TWO_STEP_AUTH: 'true' })

const rosario = cityNamed('ar', 'Rosario')
const home = {
  first_name: 'Beto',
  last_name: 'Quiroga',
  prefix: '0341',
  phone: '455-6677',
  address1: 'Av. Siempreviva',
  address2: '742',
  postcode: '2000',
  fk_customer_address_region: String(rosario.fkRegion),
  fk_customer_address_city: String(rosario.idCity),
}

type Ids = {
  login: string
  device: number
  passkey: number
  address: number
  cart: string
  sku: string
  order: string
  orderHash: string
  exchange: string
  exchangeHash: string
  credit: number
  wallet: number
  movement: number
}
type Row = {
  fields?(ids: Ids): Record<string, string | number | object>
  params?(ids: Ids): Record<string, string>
  query?(ids: Ids): Record<string, string>
}

/** An order, a pickup address and the last used bank account. */
const returnOf = ({ order, address }: Ids) =>
  JSON.stringify({
    order_nr: order,
    items: [{ sku: 'ZM0001-38', quantity: 1, reason: 'not_liked', details: '', way: 'refund', replacement: '' }],
    method: 'home_pickup',
    id_pickup_address: address,
    bank: 'remembered',
  })

const rows: Record<string, Row> = {
  'POST /api/cart/merge': { fields: ({ cart }) => ({ hash: cart, flag: '1' }) },
  'POST /api/customer/info': {},
  'POST /api/customer/edit': {
    fields: () => ({
      id_customer: '1',
      id_hash: 'x',
      email: 'beto@example.com',
      first_name: 'Beto',
      last_name: 'Otro',
      identification: '33987654',
      identification_type: 'DNI',
    }),
  },
  'POST /api/customer/sessions': {},
  'POST /api/customer/endsession': { fields: ({ login }) => ({ id: login }) },
  'POST /api/customer/confirmpassword': { fields: () => ({ password: 'x', email: 'ana@example.com' }) },
  'POST /api/customer/isactivetwoauth': { fields: () => ({ email: 'ana@example.com' }) },
  'POST /api/customer/getdevices': { fields: () => ({ email: 'ana@example.com' }) },
  'POST /api/customer/deletedevice': { fields: ({ device }) => ({ id: String(device) }) },
  'POST /api/customer/enabletwoauth': { fields: () => ({ email: 'ana@example.com' }) },
  'POST /api/customer/disabletwoauth': { fields: () => ({ email: 'ana@example.com' }) },
  'POST /api/customer/address': {},
  'POST /api/customer/new_address': { fields: () => home },
  'POST /api/customer/edit_address': { fields: ({ address }) => ({ ...home, id_customer_address: String(address) }) },
  'DELETE /api/customer/address/:token/:id': { params: ({ address }) => ({ token: '-', id: String(address) }) },
  'GET /api/wishlist/': {},
  'GET /api/wishlist/products': {},
  'POST /api/wishlist/': { fields: () => ({ sku: 'ZM0001' }) },
  'POST /api/wishlist/merge': { fields: () => ({ skus: 'ZM0001--ZM0002' }) },
  'DELETE /api/wishlist/': { query: ({ sku }) => ({ sku }) },
  'POST /api/customer/order': { fields: ({ order }) => ({ order_nr: order }) },
  'POST /api/order/statusnotifier': { fields: ({ order, orderHash }) => ({ ordernr: order, hash: orderHash }) },
  'POST /api/customer/credit': { fields: ({ credit }) => ({ id_sales_rule: credit }) },
  'POST /api/customer/wallet': { fields: ({ wallet }) => ({ wallet_id: wallet }) },
  'POST /api/wallet/movements': { fields: ({ movement }) => ({ id: movement }) },
  'POST /api/customer/bankdata': {},
  'POST /api/order/processcredit': {
    fields: ({ credit }) => ({ payload: JSON.stringify({ id_sales_rule: credit, method: 'wallet' }) }),
  },
  'POST /api/wallet/returnrequest': {
    fields: ({ wallet }) => ({
      payload: JSON.stringify({ wallet_id: wallet, amount: 1000, bank_data: 'remembered', accepts_terms: true }),
    }),
  },
  'POST /api/wallet/redeemgiftcard': { fields: () => ({ code: 'ABCD-EFGH-JKMN-PQRS' }) },
  'POST /api/customer/membership': {},
  'POST /api/exchange/orders': {},
  'POST /api/exchange/options': {},
  'POST /api/exchange/sizes': { fields: () => ({ sku: 'ZM0001-38' }) },
  'POST /api/exchange/review': { fields: (ids) => ({ payload: returnOf(ids) }) },
  'POST /api/exchange/create': { fields: (ids) => ({ payload: returnOf(ids) }) },
  'POST /api/exchange/finish': { fields: ({ exchange }) => ({ batchnumber: exchange }) },
  'POST /api/exchange/finished': {},
  'POST /api/exchange/cancel': { fields: ({ exchange }) => ({ batchnumber: exchange }) },
  'POST /api/exchange/statusnotifier': {
    fields: ({ exchange, exchangeHash }) => ({ batchnumber: exchange, hash: exchangeHash }),
  },
  'GET /api/sizes/mine': {},
  'POST /api/sizes/mine': { fields: () => ({ kind: 'calzado', wearer: 'mujer', size: '38', id_customer: '1' }) },
  'DELETE /api/sizes/mine': { query: () => ({ kind: 'calzado', wearer: 'mujer', id_customer: '1' }) },
  'POST /api/customer/data': {},
  'POST /api/customer/home': {},
  'POST /api/customer/closing': {},
  'POST /api/customer/delete': { fields: () => ({ password: 'x', email: 'ana@example.com' }) },
  'POST /api/customer/passkeys': {},
  'POST /api/customer/passkeys/options': {},
  'POST /api/customer/passkeys/add': { fields: () => ({ response: forged }) },
  'POST /api/customer/passkeys/rename': { fields: ({ passkey }) => ({ id: passkey, name: 'Mía' }) },
  'POST /api/customer/passkeys/delete': { fields: ({ passkey }) => ({ id: passkey }) },
}

/** A code is mailed once a minute, and a favourite is added once: the second call gets a different answer. */
const answersOnce = new Set([
  'POST /api/wishlist/',
  'POST /api/wishlist/merge',
  'POST /api/customer/enabletwoauth',
  'POST /api/customer/disabletwoauth',
])

const forged = {
  id: 'YW5h',
  rawId: 'YW5h',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'e30', attestationObject: 'oA' },
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const personal = endpoints.filter(({ auth }) => auth === 'customer')

async function signIn(name: string) {
  const browser = shop.browser()
  const { customer } = await browser.login(name)
  return { browser, token: customer!.token, idCustomer: customer!.id_customer }
}

type Person = Awaited<ReturnType<typeof signIn>>

async function createBelongings({ idCustomer }: Person): Promise<Ids> {
  const one = async (query: ReturnType<typeof sql>) => Object.values((await shop.db.execute(query)).rows[0]!)[0]
  return {
    login: (await one(sql`select id from customer_login where id_customer = ${idCustomer}`)) as string,
    device: (await one(sql`insert into customer_device (id_customer, fingerprint, name, active_until, last_used_at)
      values (${idCustomer}, 'ana', 'Teléfono de Ana', '2027-01-01', '2026-11-15') returning id`)) as number,
    passkey:
      (await one(sql`insert into passkey (id_customer, credential_id, public_key, counter, transports, name, created_at)
      values (${idCustomer}, 'ana', 'ana', 0, '{}', 'Llave de Ana', '2026-11-15') returning id`)) as number,
    address: (await one(
      sql`select id_customer_address from customer_address where id_customer = ${idCustomer} limit 1`,
    )) as number,
    cart: 'demo-ana',
    order: 'R101',
    orderHash: (await one(sql`select md5(secondary_nr) from sales_order where order_nr = 'R101'`)) as string,
    exchange: (await one(
      sql`select batchnumber from exchange_request where id_customer = ${idCustomer} order by batchnumber limit 1`,
    )) as string,
    exchangeHash: (await one(sql`select md5(secondary_nr) from sales_order join exchange_request using (order_nr)
      where exchange_request.id_customer = ${idCustomer} order by batchnumber limit 1`)) as string,
    credit: (await one(
      sql`select id_sales_rule from credit join sales_rule using (id_sales_rule) where id_customer = ${idCustomer} limit 1`,
    )) as number,
    wallet: (await one(sql`select wallet_id from wallet where id_customer = ${idCustomer}`)) as number,
    movement: (await one(
      sql`select id from wallet_movement join wallet using (wallet_id) where id_customer = ${idCustomer} limit 1`,
    )) as number,
    sku: (await one(sql`select sku from wishlist_item where id_customer = ${idCustomer} limit 1`)) as string,
  }
}

const absent: Ids = {
  login: '00000000-0000-4000-8000-000000000000',
  device: 99_999_999,
  passkey: 99_999_999,
  address: 99_999_999,
  cart: 'nobody-has-it',
  order: 'ZZZZZZZZ',
  orderHash: '0'.repeat(32),
  exchange: 'CZZZZZZ',
  exchangeHash: '0'.repeat(32),
  credit: 99_999_999,
  wallet: 99_999_999,
  movement: 99_999_999,
  sku: 'ZZ9999',
}

/** Every row of every table with this customer's id, as text. */
async function belongings({ idCustomer }: Person): Promise<string> {
  const { rows: tables } = await shop.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'id_customer'
      order by name`,
  )
  const held: Record<string, unknown> = {}
  for (const { name } of tables) {
    const table = sql.identifier(name)
    const { rows: found } = await shop.db.execute(
      sql`select to_jsonb(t) as row from ${table} t where id_customer = ${idCustomer} order by to_jsonb(t)::text`,
    )
    held[name] = found
  }
  return JSON.stringify(held)
}

async function call(declared: Endpoint, { browser, token }: Person, ids: Ids) {
  const row = rows[nameOf(declared)]!
  const fields = row.fields ?? (() => ({}))
  const params: Record<string, string> = row.params?.(ids) ?? {}
  const query = new URLSearchParams({ api_version: '3', ...row.query?.(ids) })
  const path = declared.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name]!))
  const isJson = declared.encoding === 'json'
  const reply = await shop.app.inject({
    method: declared.method,
    url: `${path}?${query}`,
    headers: {
      'x-store': 'vereda-ar',
      'sec-fetch-site': 'same-origin',
      authorization: `Bearer ${token}`,
      cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(declared.body && {
        'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
      }),
    },
    ...(declared.body && {
      payload: isJson
        ? JSON.stringify(fields(ids))
        : new URLSearchParams(Object.entries(fields(ids)).map(([name, value]) => [name, String(value)])).toString(),
    }),
  })
  return reply
}

test('S12 every endpoint of a customer has its row, and no row is left over', () => {
  expect(Object.keys(rows).toSorted()).toEqual(personal.map(nameOf).toSorted())
})

test.each(personal.map((declared) => [nameOf(declared), declared] as const))(
  "S12 S14 S15 C5 C27 %s with another customer's ids changes and tells nothing of theirs",
  async (_, declared) => {
    const ana = await signIn('ana')
    const ids = await createBelongings(ana)
    const beto = await signIn('beto')
    const before = await belongings(ana)
    const reply = await call(declared, beto, ids)
    const nothing = await call(declared, beto, absent)
    const outcome = ({ statusCode, body }: typeof reply) => {
      const { error, code, message } = JSON.parse(body) as { error: boolean; code?: string; message?: string }
      return { statusCode, error, code, message }
    }
    if (!answersOnce.has(nameOf(declared))) expect(outcome(reply)).toEqual(outcome(nothing))
    expect(reply.statusCode).toBeLessThan(500)
    expect(reply.body).not.toMatch(/\bAna\b|Paredes|ana@example|28456123/)
    expect(await belongings(ana)).toBe(before)
    expect((await ana.browser.info(ana.token)).error).toBe(false)
  },
)

test.each(personal.map((declared) => [nameOf(declared), declared] as const))(
  'S13 AUTH-02 AUTH-20 %s is refused without a token, with an unknown one, and with one of another store',
  async (_, declared) => {
    const ana = await signIn('ana')
    const ids = await createBelongings(ana)
    const chile = shop.browser({ country: 'cl' })
    const abroad = (await chile.login('gabi')).customer!
    for (const token of ['', 'x'.repeat(43), abroad.token]) {
      const person = { ...ana, browser: token === abroad.token ? chile : ana.browser, token }
      expect((await call(declared, person, ids)).json()).toMatchObject({ code: 'token_not_found' })
    }
  },
)
