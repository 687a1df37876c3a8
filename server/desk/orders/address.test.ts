import { expect, test } from 'vitest'
import type { DeskOrder } from '#contract/desk/orders.ts'
import { sql } from '#db/connection/drizzle.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { Role } from '#domain/desk/staff/roles.ts'
import { openDemoShop } from '#server/browse/product/tests/demo-shop.ts'
import { advanceOrder } from '#server/ledger/orders/advance-order.ts'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { signedInStaff } from '#server/desk/tests/desk.ts'
import { restoreBeforeEach } from '#tests/restore.ts'

const shop = await openDemoShop()
await restoreBeforeEach(shop.pool)
const now = () => shop.clock.now
let people = 0
const signedIn = (roles: Role[], stores: OpenCountry[] | null = null) =>
  signedInStaff(shop, { email: `casa${(people += 1)}@tienda.example`, roles, stores }, now)
const rows = async (query: ReturnType<typeof sql>) => (await shop.db.execute(query)).rows
const countActs = async () => Number((await rows(sql`select count(*) as count from audit`))[0]!.count)
type One = { order: DeskOrder }
type Answer = One & { errors?: Record<string, string> }
const at = '/desk/api/orders/R106'

/** The form as it is opened on the revealed order, with what is typed over it. */
async function formOf(desk: Awaited<ReturnType<typeof signedIn>>, typed: Record<string, string> = {}) {
  const { order } = await desk.post<One>(`${at}/reveal`, { reason: 'Pide otra dirección' })
  const { region, city, cityName, ...fields } = order.addressFields!
  const address = {
    ...fields,
    fk_customer_address_region: String(region),
    fk_customer_address_city: city === null ? '' : String(city),
    city: cityName,
    ...typed,
  }
  return { address, reason: 'Se mudó', version: order.version }
}
const elsewhere = { address1: 'Calle Defensa', street_number: '1200', additional_info: '' }

test('OP-078 INV-16 an order goes elsewhere before it leaves: its shopper reads it, the record has no street', async () => {
  const desk = await signedIn(['care'])
  const body = await formOf(desk, elsewhere)
  const before = await countActs()
  const sent = { headers: { 'idempotency-key': 'direccion-1' } }
  for (const _twice of [1, 2]) {
    const { order } = await desk.post<One>(`${at}/address`, body, sent)
    expect(order).toMatchObject({ version: body.version + 1, status: 'preparing', isRevealed: false })
    expect(order.timeline.at(-1)).toMatchObject({ label: 'Cambiamos la dirección de entrega' })
  }
  expect(await countActs()).toBe(before + 1)
  const [row] = await rows(sql`select shipping_address as to, delivery_from from sales_order where order_nr = 'R106'`)
  expect(row!.to).toMatchObject({ address1: 'Calle Defensa', street_number: '1200' })
  const [act] = await rows(sql`select * from audit where action = 'change-address'`)
  expect(act).toMatchObject({ reason: 'Se mudó', country: 'ar' })
  expect(JSON.stringify(act)).not.toContain('Defensa')
  const mails = await rows(sql`select recipient, data from outbox_mail where template = 'order-address-changed'`)
  expect(mails).toMatchObject([
    { recipient: 'ana@example.com', data: { summary: { address: { address1: 'Calle Defensa' } } } },
  ])
  expect(
    await rows(sql`select count(*)::int as paid from status_event where subject_id = 'R106' and status = 'paid'`),
  ).toEqual([{ paid: 1 }])
})

test('OP-078 what is missing is said beside its field, and an old version changes nothing', async () => {
  const desk = await signedIn(['orders'])
  const body = await formOf(desk, { ...elsewhere, postcode: '1', phone: '' })
  const refused = await desk.post<Answer>(`${at}/address`, body)
  expect(refused).toMatchObject({ status: 422, errors: { postcode: expect.any(String), phone: expect.any(String) } })
  const right = await formOf(desk, elsewhere)
  expect(await desk.post(`${at}/address`, { ...right, version: right.version - 1 })).toMatchObject({
    status: 409,
    code: 'changed_meanwhile',
  })
  expect(await (await signedIn(['orders'], ['cl'])).post(`${at}/address`, right)).toMatchObject({ status: 404 })
  expect(await (await signedIn(['reader'])).post(`${at}/address`, right)).toMatchObject({ status: 403 })
})

test('OP-078 where delivery costs otherwise or does not go, the order stays, with both prices', async () => {
  const desk = await signedIn(['orders'])
  const [there] =
    await rows(sql`select c.id_city, c.name, c.fk_region from city c where c.country = 'ar' and c.fk_region <>
    (select (shipping_address->>'region_id')::int from sales_order where order_nr = 'R106') order by id_city limit 1`)
  const far = {
    fk_customer_address_region: String(there!.fk_region),
    fk_customer_address_city: String(there!.id_city),
    city: String(there!.name),
  }
  const [range] = await rows(sql`select from_code from postcode_range where fk_region = ${there!.fk_region} limit 1`)
  const body = await formOf(desk, { ...elsewhere, ...far, postcode: String(range!.from_code) })
  await rows(sql`update sales_order set version = version where order_nr = 'R106'`)
  await rows(sql`insert into shipping_rate (country, code, region, from_amount, price) values
    ('ar', (select shipping_method from sales_order where order_nr = 'R106'), ${there!.fk_region}, 0, 999900)`)
  const version = body.version + 1
  const before = await countActs()
  await rows(sql`alter table sales_order disable trigger user`)
  await rows(sql`update sales_order set shipping = 100, total = total + 100 - shipping where order_nr = 'R106'`)
  await rows(sql`alter table sales_order enable trigger user`)
  const dearer = await desk.post<{ message: string }>(`${at}/address`, { ...body, version })
  expect(dearer).toMatchObject({
    status: 409,
    message: expect.stringMatching(/El envío cuesta .* y \$\s9\.999 a la nueva/),
  })
  await rows(sql`update shipping_rate set price = null where price = 999900`)
  expect(await desk.post(`${at}/address`, { ...body, version })).toMatchObject({
    status: 409,
    message: 'El tipo de envío del pedido no llega a esa zona.',
  })
  expect(await countActs()).toBe(before)
})

test('OP-078 once it has left nobody offers it, and nobody can', async () => {
  const desk = await signedIn(['orders'])
  const body = await formOf(desk, elsewhere)
  await advanceOrder(shop.db, { orderNr: 'R106', to: 'shipped' }, { actor: 'test', now: now() })
  const { order } = await desk.get<One>(at)
  expect(order.addressObstacle).toBe('too_late')
  expect(await desk.post(`${at}/address`, { ...body, version: order.version })).toMatchObject({ status: 409 })
  await expect(
    rows(
      sql`update sales_order set shipping_address = '{"first_name":"A","address1":"B","region_id":1,"city":"C"}' where order_nr = 'R106'`,
    ),
  ).rejects.toThrow()
})

test('OP-078 the command line sends it elsewhere too, and keeps what is not named', async () => {
  const operator = operatorOn(shop.url, { now: now() })
  await expect(operator(['order', 'address', 'R106', '--street', 'Calle Defensa'])).rejects.toThrow('--reason')
  await operator(['order', 'address', 'r106', '--street', 'Calle Defensa', '--number', '77', '--reason', 'Se mudó'])
  const [row] = await rows(sql`select shipping_address as to from sales_order where order_nr = 'R106'`)
  expect(row!.to).toMatchObject({
    address1: 'Calle Defensa',
    street_number: '77',
    first_name: expect.stringMatching(/./),
  })
  await expect(
    operator(['order', 'address', 'R106', '--region', 'Nowhere', '--city', 'X', '--reason', 'y']),
  ).rejects.toThrow('has no region')
})
