import { expect, test } from 'vitest'
import type { AddressType, CustomerAddress } from '#contract/customers/addresses.ts'
import { sql } from '#db/connection/drizzle.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { openCustomers, type Reply } from '#server/customers/account/tests/customers.ts'

const shop = await openCustomers()

type Answer = Reply & { addresses: CustomerAddress[]; id_customer_address: number; types: AddressType[] }

/** A demo customer with their addresses. */
async function signedIn(name: string, country: OpenCountry = 'ar') {
  const browser = shop.browser({ country })
  const { token } = (await browser.login(name)).customer!
  const post = (path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    browser.call<Answer>('POST', `/api/customer/${path}`, { token, ...fields }, headers)
  return {
    token,
    browser,
    post,
    list: async () => (await post('address')).addresses,
    remove: (id: number, headers: Record<string, string> = { authorization: `Bearer ${token}` }) =>
      browser.call<Answer>('DELETE', `/api/customer/address/-/${id}`, {}, headers),
  }
}

async function placeOf(country: OpenCountry, name: string): Promise<{ region: string; city: string }> {
  const { rows } = await shop.db.execute<{ region: number; city: number }>(
    sql`select fk_region as region, id_city as city from city where country = ${country} and (name = ${name} or short_name = ${name})`,
  )
  return { region: String(rows[0]!.region), city: String(rows[0]!.city) }
}

async function fieldsOf(country: OpenCountry, city: string, more: Record<string, string>) {
  const place = await placeOf(country, city)
  return {
    first_name: 'Lucía',
    last_name: "O'Higgins",
    address1: 'Av. Siempreviva',
    address2: '742',
    fk_customer_address_region: place.region,
    fk_customer_address_city: place.city,
    ...more,
  }
}
const inRosario = (more: Record<string, string> = {}) =>
  fieldsOf('ar', 'Rosario', { prefix: '0341', phone: '455-6677', postcode: '2000', ...more })

test('API-44 ACC-07 ACC-10 the addresses of a customer, by token or header', async () => {
  const ana = await signedIn('ana')
  const addresses = await ana.list()
  expect(addresses).toHaveLength(3)
  expect(addresses[0]).toMatchObject({
    first_name: 'Ana',
    address1: 'Honduras',
    street_number: '4210',
    additional_info: 'Timbre 3B',
    postcode: '1414',
    prefix: '11',
    is_default_shipping: '1',
    is_default_billing: '0',
  })
  const byHeader = await ana.browser.call<Answer>(
    'POST',
    '/api/customer/address',
    {},
    { authorization: `Bearer ${ana.token}` },
  )
  expect(byHeader.addresses).toEqual(addresses)
  expect(await shop.browser().call('POST', '/api/customer/address')).toMatchObject({
    message: 'Requested token not found.',
  })
})

test('API-45 ACC-08 ACC-09 ACC-16 an address is added, normalised, with the name of its city', async () => {
  const ana = await signedIn('ana')
  const reply = await ana.post('new_address', await inRosario({ phone_optional: '341 455 6678', city: 'Elsewhere' }))
  expect(reply).toMatchObject({ error: false, message: 'Dirección agregada exitosamente.' })
  const added = (await ana.list()).find(({ id_customer_address: id }) => id === reply.id_customer_address)
  expect(added).toMatchObject({
    last_name: "O'Higgins",
    prefix: '341',
    phone: '4556677',
    phone2: '3414556678',
    street_number: '742',
    city: 'Rosario',
    is_default_shipping: '0',
  })
})

test('API-45 Chile and Colombia have forms of their own', async () => {
  const gabi = await signedIn('gabi', 'cl')
  const chile = await fieldsOf('cl', 'Valparaíso', { phone: '+56 9 1234 5678', postcode: '234-0000' })
  expect(await gabi.post('new_address', chile)).toMatchObject({ error: false })
  expect((await gabi.list()).at(-1)).toMatchObject({ phone: '912345678', prefix: '', postcode: '2340000' })
  const hernan = await signedIn('hernan', 'co')
  const colombia = await fieldsOf('co', 'Medellín', {
    phone: '310 456 7890',
    address1: 'Cra. 43A # 1-50',
    address2: '9',
  })
  expect(await hernan.post('new_address', colombia)).toMatchObject({ error: false })
  expect((await hernan.list()).at(-1)).toMatchObject({ address1: 'Cra. 43A # 1-50', postcode: '' })
})

test('ERR-08 ERR-09 INV-22 what is wrong is said at its field and nothing is written', async () => {
  const ana = await signedIn('ana')
  const before = await ana.list()
  expect(await ana.post('new_address', await inRosario({ phone: '12', first_name: '' }))).toMatchObject({
    status: 200,
    message: 'Errors in customer data.',
    errors: { first_name: 'Campo obligatorio', phone: 'El teléfono debe tener 6 a 8 números.' },
  })
  expect(await ana.post('new_address', await inRosario({ postcode: '1414' }))).toMatchObject({
    status: 200,
    message: 'Post code does not belong to the selected region.',
    errors: { postcode: 'El código postal no pertenece a la región seleccionada.' },
  })
  const chile = await placeOf('cl', 'Valparaíso')
  for (const [wrong, field] of [
    [{ fk_customer_address_region: chile.region }, 'fk_customer_address_region'],
    [{ fk_customer_address_city: chile.city }, 'fk_customer_address_city'],
    [{ fk_customer_address_city: (await placeOf('ar', 'Mendoza')).city }, 'fk_customer_address_city'],
    [{ address_type_id: '999999' }, 'address_type_id'],
  ] as const) {
    const { errors } = await ana.post('new_address', await inRosario(wrong))
    expect(Object.keys(errors!)).toEqual([field])
  }
  expect(await ana.post('new_address', { is_default_shipping: 'yes' })).toMatchObject({ status: 400 })
  expect(await ana.post('new_address', await inRosario({ address1: 'a'.repeat(301) }))).toMatchObject({ status: 400 })
  expect(await ana.list()).toEqual(before)
})

test('API-46 ACC-17 INV-21 editing; a new default takes the flag from the old one', async () => {
  const ana = await signedIn('ana')
  const [first, office, other] = await ana.list()
  const id_customer_address = String(other!.id_customer_address)
  const reply = await ana.post('edit_address', await inRosario({ id_customer_address, is_default_shipping: '1' }))
  expect(reply).toMatchObject({ error: false, message: 'Dirección editada exitosamente.' })
  const after = await ana.list()
  expect(after.map(({ is_default_shipping: flag }) => flag)).toEqual(['0', '0', '1'])
  expect(after[2]).toMatchObject({ id_customer_address: other!.id_customer_address, city: 'Rosario' })
  expect(after.slice(0, 2)).toEqual([{ ...first, is_default_shipping: '0' }, office])
})

test('INV-21 ten new default addresses at once leave one default', async () => {
  const beto = await signedIn('beto')
  const fields = await inRosario({ is_default_shipping: '1', is_default_billing: '1' })
  const replies = await Promise.all(Array.from({ length: 10 }, () => beto.post('new_address', fields)))
  expect(replies.every(({ error }) => !error)).toBe(true)
  const addresses = await beto.list()
  expect(addresses).toHaveLength(11)
  expect(addresses.filter(({ is_default_shipping: flag }) => flag === '1')).toHaveLength(1)
  expect(addresses.filter(({ is_default_billing: flag }) => flag === '1')).toHaveLength(1)
})

test('OP-073 at most twenty addresses, however many are added at once', async () => {
  const beto = await signedIn('beto')
  const fields = await inRosario()
  const replies = await Promise.all(Array.from({ length: 25 }, () => beto.post('new_address', fields)))
  expect(replies.filter(({ error }) => error).map(({ code }) => code)).toEqual(Array(6).fill('addresses_full'))
  expect(await beto.list()).toHaveLength(20)
})

test('R6 an addition that is repeated with its key adds once', async () => {
  const ana = await signedIn('ana')
  const fields = await inRosario()
  const send = () => ana.post('new_address', fields, { 'idempotency-key': 'one-tap-of-ana' })
  const [first, again] = [await send(), await send()]
  expect(again).toEqual(first)
  expect(await ana.list()).toHaveLength(4)
  const { rows } = await shop.db.execute<{ response: unknown }>(sql`select response from idempotency`)
  expect(JSON.stringify(rows)).not.toMatch(/Siempreviva|4556677|Higgins/)
})

test('API-47 ACC-18 OP-073 OP-074 removing the default promotes no other', async () => {
  const ana = await signedIn('ana')
  const [first, ...rest] = await ana.list()
  expect(await ana.remove(first!.id_customer_address)).toMatchObject({
    error: false,
    message: 'Dirección removida exitosamente.',
  })
  expect(await ana.list()).toEqual(rest)
  expect(await ana.remove(first!.id_customer_address)).toMatchObject({ code: 'address_not_found' })
  // The older form of the call has the token in its path.
  const path = `/api/customer/address/${ana.token}/${rest[0]!.id_customer_address}`
  expect(await ana.browser.call('DELETE', path)).toMatchObject({ error: false })
})

test('INV-24 another customer’s address is answered like one that does not exist', async () => {
  const [ana, beto] = [await signedIn('ana'), await signedIn('beto')]
  const [foreign] = await ana.list()
  const edit = async (id: number) => beto.post('edit_address', await inRosario({ id_customer_address: String(id) }))
  expect(await edit(foreign!.id_customer_address)).toEqual(await edit(987_654))
  expect(await beto.remove(foreign!.id_customer_address)).toEqual(await beto.remove(987_654))
  expect((await ana.list())[0]).toEqual(foreign)
  expect(await beto.post('edit_address', { id_customer_address: '1 or 1=1' })).toMatchObject({ status: 400 })
})

test('ACC-13 OP-072 the types of address, and those that deliveries go to', async () => {
  const labels = async (path: string, country: OpenCountry) => {
    const { types } = await shop.browser({ country }).call<Answer>('POST', `/api/customer/${path}`)
    return types.map(({ label }) => label)
  }
  expect(await labels('addresstypes', 'ar')).toEqual(['Casa', 'Departamento', 'Oficina', 'Casilla postal'])
  expect(await labels('enabledaddresstypes', 'ar')).toEqual(['Casa', 'Departamento', 'Oficina'])
  expect(await labels('enabledaddresstypes', 'co')).toContain('Transversal')
})
