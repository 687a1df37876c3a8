import { expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { restoreBeforeEach } from '#tests/restore.ts'
import { guest, openCheckouts } from './tests/checkouts.ts'

const shop = await openCheckouts()
await restoreBeforeEach(shop.pool)

test('OP-003 a guest places an order: copies, stock, payment, step, mail and the end of the cart', async () => {
  const before = await shop.stockOf('RT0001-M')
  const hash = await shop.cartWith(['RT0001-M', 2])
  const placed = await shop.placeAsGuest(hash)
  expect(placed).toMatchObject({ status: 200, error: false, next: { kind: 'redirect' } })
  expect(placed.order_nr).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
  expect(await shop.stockOf('RT0001-M')).toBe(before - 2)
  const { order } = await shop.call('/api/order/detail', { order_nr: placed.order_nr, order_key: placed.order_key })
  expect(order).toMatchObject({
    status: 'payment_pending',
    email: guest.email,
    document: 'DNI 30111222',
    items: [{ sku: 'RT0001-M', quantity: 2 }],
    shipping_address: { first_name: 'Inés', city: 'Rosario', region: 'Santa Fe', postcode: '2000' },
    payments: [{ method: 'card_test', status: 'pending', amount: order.total }],
    can_pay: true,
    can_cancel: true,
  })
  expect(order.total).toBe(order.sub_total - order.discount + order.shipping)
  expect(await shop.mails('order-placed')).toMatchObject([{ recipient: guest.email }])
  expect((await shop.read({ hash })).code).toBe('cart_outdated')
  await shop.expectReconciled()
})

test('OP-003 a customer with an address and a way to pay from before lands on the review and buys in one tap', async () => {
  const token = await shop.signIn('ana')
  await shop.remove({ item: 'ZM0004-38', token })
  const { checkout } = await shop.look({ token })
  expect(checkout).toMatchObject({ shipping: 'standard', payment: 'cash_voucher', needs_payment: true })
  const placed = await shop.call('/api/checkout/place', { token, ...shop.sent(checkout!) })
  expect(placed).toMatchObject({ error: false, next: { kind: 'voucher' } })
  const { orders } = await shop.call('/api/customer/order', { token, order_nr: placed.order_nr })
  expect(orders[0]).toMatchObject({
    order_nr: placed.order_nr,
    payments: [{ method: 'cash_voucher', voucher: { code: expect.stringMatching(/^\d{16}$/) } }],
    email: 'ana@example.com',
  })
  expect(await shop.mails('order-placed')).toMatchObject([{ recipient: 'ana@example.com', data: { key: null } }])
  await shop.expectReconciled()
})

const place = { region: guest.fk_customer_address_region, city: guest.fk_customer_address_city }

test.each([
  ['no address yet', {}, { shipping: null, payment: null, delivery: [] }],
  ['a place', place, { shipping: null, payment: null }],
  ['a place and a way', { ...place, shipping: 'fast' }, { shipping: 'fast', payment: null }],
  [
    'all of it',
    { ...place, shipping: 'fast', payment: 'card_test' },
    { shipping: 'fast', payment: 'card_test', needs_payment: true },
  ],
] as const)('U67 a guest with %s is answered with just that', async (_, chosen, expected) => {
  const hash = await shop.cartWith(['ZM0001-37', 1])
  expect((await shop.look({ hash, ...chosen })).checkout).toMatchObject(expected)
})

test('OP-043 the fast way costs what it costs, though standard shipping is free', async () => {
  const hash = await shop.cartWith(['ZM0001-37', 3])
  const standard = await shop.look({ hash, ...place, shipping: 'standard' })
  const fast = await shop.look({ hash, ...place, shipping: 'fast' })
  expect(standard.checkout!.totals.shipping).toBe(0)
  const offered = fast.checkout!.delivery.find(({ code }) => code === 'fast')!
  expect(offered.price).toBeGreaterThan(0)
  expect(fast.checkout!.totals).toMatchObject({ shipping: offered.price })
  expect(fast.checkout!.totals.total - standard.checkout!.totals.total).toBe(offered.price)
  const placed = await shop.placeAsGuest(hash, { shipping: 'fast' })
  expect(await shop.one(sql`select shipping::int / 100 from sales_order where order_nr = ${placed.order_nr}`)).toBe(
    offered.price,
  )
})

test('a pickup goes to the branch under the shopper’s name; a branch of another city is none', async () => {
  const place = { region: guest.fk_customer_address_region, city: guest.fk_customer_address_city }
  const hash = await shop.cartWith(['ZM0001-37', 1])
  const { checkout } = await shop.look({ hash, ...place })
  const pickup = checkout!.delivery.find(({ code }) => code === 'pickup')!
  expect(await shop.placeAsGuest(hash, { shipping: 'pickup', id_branch: '99999' })).toMatchObject({
    code: 'delivery_unavailable',
  })
  const [branch] = pickup.branches
  const placed = await shop.placeAsGuest(hash, { shipping: 'pickup', id_branch: String(branch!.id) })
  expect(placed.error).toBe(false)
  const { order } = await shop.call('/api/order/detail', placed as never)
  expect(order.shipping_address).toMatchObject({
    first_name: 'Inés',
    address1: branch!.address,
    additional_info: `Sucursal ${branch!.name}`,
  })
  expect(order.billing_address).toMatchObject({ address1: 'Av. Pellegrini', street_number: '1250' })
})

test('OP-042 a guest picks up at a branch with a name and a phone, and without an address', async () => {
  const hash = await shop.cartWith(['ZM0001-37', 1])
  const before = await shop.look({ hash, shipping: 'pickup' })
  expect(before.checkout).toMatchObject({ shipping: null, delivery: [], pickup: { code: 'pickup' } })
  const id_branch = String(await shop.one(sql`select id from branch_office where name = 'Vereda Palermo'`))
  const { checkout } = await shop.look({ hash, shipping: 'pickup', id_branch })
  expect(checkout).toMatchObject({ shipping: 'pickup', needs_address: true })
  const { email, identification, identification_type, first_name, last_name, prefix, phone } = guest
  const contact = { email, identification, identification_type, first_name, last_name, prefix, phone }
  const chosen = { hash, shipping: 'pickup', payment: 'card_test', id_branch, ...shop.sent(checkout!) }
  const refused = await shop.call('/api/checkout/place', { ...chosen, ...contact, phone: '', last_name: '' })
  expect(refused).toMatchObject({ code: 'customer_data_errors' })
  expect(Object.keys(refused.errors!).toSorted()).toEqual(['last_name', 'phone'])
  const placed = await shop.call('/api/checkout/place', { ...chosen, ...contact })
  expect(placed.error).toBe(false)
  const { order } = await shop.call('/api/order/detail', placed as never)
  expect(order.shipping_address).toMatchObject({
    first_name: 'Inés',
    phone: '4556677',
    address1: 'Honduras 4820',
    additional_info: 'Sucursal Vereda Palermo',
    region: 'Ciudad Autónoma de Buenos Aires',
  })
  expect(order.billing_address).toMatchObject({ first_name: 'Inés', address1: '', city: '' })
})

test('OP-042 without an address nothing is sent to a home, and an unknown branch is none', async () => {
  const hash = await shop.cartWith(['ZM0001-37', 1])
  const { checkout } = await shop.look({ hash, shipping: 'pickup' })
  const contact = { ...guest, address1: '', street_number: '', postcode: '', fk_customer_address_region: '' }
  const chosen = { ...contact, hash, payment: 'card_test', ...shop.sent(checkout!) }
  expect(await shop.call('/api/checkout/place', { ...chosen, shipping: 'standard', id_branch: '1' })).toMatchObject({
    code: 'customer_data_errors',
  })
  expect(await shop.call('/api/checkout/place', { ...chosen, shipping: 'pickup', id_branch: '99999' })).toMatchObject({
    code: 'delivery_unavailable',
  })
})

test('OP-057 R24 a price that changed is shown and has to be accepted', async () => {
  const hash = await shop.cartWith(['RT0001-M', 1])
  const { checkout } = await shop.look({ hash, region: '5482', city: '', shipping: 'standard' })
  await shop.db.execute(sql`update product set price = price + 10000 where sku = 'RT0001'`)
  const fields = { ...guest, hash, shipping: 'standard', payment: 'card_test', ...shop.sent(checkout!) }
  const refused = await shop.call('/api/checkout/place', fields)
  expect(refused).toMatchObject({
    status: 200,
    code: 'cart_outdated',
    message: 'Tu carrito está desactualizado, el pedido ya no está disponible.',
    changes: [expect.stringMatching(/^El total pasó de \$.[\d.]+ a \$.[\d.]+\.$/)],
  })
  expect(await shop.one(sql`select count(*)::int from sales_order where guest_email like '%@example.com'`)).toBe(0)
  const accepted = await shop.call('/api/checkout/place', { ...fields, ...shop.sent(refused.checkout!) })
  expect(accepted.error).toBe(false)
})

test('OP-057 a cart that changed in another tab is reported, with the cart as it is', async () => {
  const hash = await shop.cartWith(['RT0001-M', 1])
  const before = await shop.look({ hash })
  await shop.set({ hash, item: 'RT0001-M', quantity: '2' })
  const refused = await shop.placeAsGuest(hash, shop.sent(before.checkout!))
  expect(refused).toMatchObject({ code: 'cart_outdated', checkout: { cart: { items: [{ quantity: 2 }] } } })
  expect(refused.changes![0]).toBe('El carrito cambió en otra pestaña o dispositivo.')
})

test('U69 R3 what ran out at the last moment is named, the rest stays, nothing is charged', async () => {
  const hash = await shop.cartWith(['RT0001-M', 2], ['ZM0001-37', 1])
  const { checkout } = await shop.look({ hash })
  await shop.setStock('RT0001-M', 1)
  const refused = await shop.placeAsGuest(hash, shop.sent(checkout!))
  expect(refused).toMatchObject({
    code: 'out_of_stock',
    errors: { 'RT0001-M': 'quantity_reduced' },
    changes: ['Remera Lisa M: queda 1 unidad.', expect.stringContaining('El total pasó')],
  })
  expect(
    await shop.one(sql`select count(*)::int from payment where reference is not null and order_nr <> 'R107'`),
  ).toBe(0)
  expect((await shop.read({ hash })).cart.items).toHaveLength(2)
})

test('OP-003 wallet and a card pay an order together', async () => {
  const token = await shop.signIn('ana')
  await shop.remove({ item: 'ZM0004-38', token })
  await shop.set({ token, item: 'ZM0001-37', quantity: '3' })
  const both = await shop.placeAs(token, { wallet: '1' })
  expect(both).toMatchObject({ error: false, next: { kind: 'redirect' } })
  const { orders } = await shop.call('/api/customer/order', { token, order_nr: both.order_nr })
  expect(orders[0]).toMatchObject({ wallet_used: 31_000, status: 'payment_pending' })
  expect(orders[0]!.payments.map(({ method, status }) => [method, status])).toEqual([
    ['card_test', 'pending'],
    ['wallet', 'approved'],
  ])
  await shop.expectReconciled()
})

test('INV-13 a purchase takes what ends soonest first, and never what has ended', async () => {
  const token = await shop.signIn('beto')
  const wallet = await shop.one(sql`insert into wallet (id_customer, balance, updated_at)
    select id_customer, 900000, now() from customer where email = 'beto@example.com' returning wallet_id`)
  for (const [type, amount, remaining, expires] of [
    ['Ingreso', 300_000, null, null],
    ['Promoción', 200_000, 200_000, '2026-12-01'],
    ['Promoción', 100_000, 100_000, '2026-11-20'],
    ['Promoción', 300_000, 300_000, '2026-11-14'],
  ] as const) {
    await shop.db
      .execute(sql`insert into wallet_movement (wallet_id, type, amount, description, remaining, expires_at, created_at)
      values (${wallet}, ${type}, ${amount}, 'x', ${remaining}, ${expires}, now())`)
  }
  await shop.set({ token, item: 'RT0001-M', quantity: '1' })
  const { checkout } = await shop.look({ token, wallet: '1' })
  expect(checkout!.wallet.balance).toBe(6000)
  expect((await shop.placeAs(token, { wallet: '1' })).error).toBe(false)
  expect(
    await shop.rows(sql`select remaining::int, expires_at::date::text as ends from wallet_movement
      where wallet_id = ${wallet} and remaining is not null order by expires_at`),
  ).toEqual([
    { remaining: 300_000, ends: '2026-11-14' },
    { remaining: 0, ends: '2026-11-20' },
    { remaining: 0, ends: '2026-12-01' },
  ])
  await shop.expectReconciled()
})

test.each([
  ['email', 'x', 'email'],
  ['email', '', 'email'],
  ['identification', '1', 'identification'],
  ['identification_type', 'RUT', 'identification'],
  ['first_name', '', 'first_name'],
  ['phone', '12', 'phone'],
  ['address1', '', 'address1'],
  ['postcode', '20', 'postcode'],
  ['fk_customer_address_region', '1', 'fk_customer_address_region'],
  ['terms_version', '1999', 'terms_version'],
])('VAL-23 a guest’s %s of "%s" is refused in a sentence and nothing happens', async (field, value, named) => {
  const hash = await shop.cartWith(['RT0001-M', 1])
  const refused = await shop.placeAsGuest(hash, { [field]: value })
  expect(refused).toMatchObject({ status: 200, code: 'customer_data_errors' })
  expect(Object.keys(refused.errors!)).toContain(named)
  expect((await shop.read({ hash })).error).toBe(false)
})

test.each([
  [{ version: '-1' }, 400],
  [{ total: '1e9' }, 400],
  [{ total: 'NaN' }, 400],
  [{ shipping: 'drone' }, 400],
  [{ payment: 'wallet' }, 400],
  [{ payment: 'mercadopago' }, 'payment_unavailable'],
  [{ shipping: '' }, 400],
  [{ id_branch: '1; drop' }, 400],
  [{ total: '1' }, 'cart_outdated'],
  [{ discount: '100', price: '1', unit_price: '1' }, 'ok'],
] as const)('R22 INV-06 %j is answered with %s: the client is never believed', async (more, expected) => {
  const hash = await shop.cartWith(['RT0001-M', 1])
  const answer = await shop.placeAsGuest(hash, more)
  if (expected === 'ok') {
    expect(answer.error).toBe(false)
    const { order } = await shop.call('/api/order/detail', answer as never)
    expect(order.sub_total).toBe(order.items[0]!.unit_price)
  } else if (expected === 400) expect(answer.status).toBe(400)
  else expect(answer).toMatchObject({ status: 200, code: expected })
})

test('R25 OAT-015 five unpaid orders are enough for one buyer', async () => {
  for (let n = 0; n < 5; n++) {
    expect((await shop.placeAsGuest(await shop.cartWith(['RT0001-M', 1]))).error).toBe(false)
  }
  const sixth = await shop.placeAsGuest(await shop.cartWith(['RT0001-M', 1]))
  expect(sixth).toMatchObject({ status: 200, code: 'too_many_unpaid' })
})

test('an empty cart, no cart and a bought one are refused in words', async () => {
  const hash = await shop.cartWith(['RT0001-M', 1])
  await shop.remove({ hash, item: 'RT0001-M' })
  expect((await shop.placeAsGuest(hash)).code).toBe('cart_empty')
  const seen = { version: '1', total: '1', terms_version: '2026-11' }
  const sent = { ...guest, ...seen, shipping: 'standard', payment: 'card_test' }
  expect((await shop.call('/api/checkout/place', { ...sent, hash: 'demo-gone' })).code).toBe('cart_not_found')
  expect((await shop.call('/api/checkout/place', { ...sent, hash: 'demo-bought' })).code).toBe('cart_outdated')
  expect((await shop.call('/api/checkout/place', { ...sent, hash: 'demo-ana' })).code).toBe('cart_not_found')
})

test('R10 a client that never heard the answer asks again with its key and gets the same order', async () => {
  const hash = await shop.cartWith(['RT0001-M', 1])
  const { checkout } = await shop.look({ hash })
  const fields = { ...guest, hash, shipping: 'standard', payment: 'card_test', ...shop.sent(checkout!) }
  const first = await shop.call('/api/checkout/place', fields, { key: 'a-lost-answer' })
  for (let n = 0; n < 3; n++) {
    expect(await shop.call('/api/checkout/place', fields, { key: 'a-lost-answer' })).toEqual(first)
  }
  expect(await shop.one(sql`select count(*)::int from sales_order where guest_email like '%@example.com'`)).toBe(1)
})

test.each([
  ['2000', undefined],
  ['S2000ABC', undefined],
  ['', undefined],
  ['5000', 'El código postal no pertenece a la región seleccionada.'],
])(
  'INV-22 U64 a postcode „%s“ typed for Santa Fe is refused while the address is written: %s',
  async (postcode, sentence) => {
    const hash = await shop.cartWith(['RT0001-M', 1])
    const { errors } = await shop.look({ hash, region: guest.fk_customer_address_region, postcode })
    expect(errors?.postcode).toBe(sentence)
  },
)
