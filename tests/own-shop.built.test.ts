import { readdirSync, readFileSync, writeFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cityNamed } from '#db/places/places.ts'
import { termsVersion } from '#domain/customers/data-rights/consents.ts'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { homeOfShop, launchShop } from './built-shop.ts'
import { databaseUrlOf, onDatabase } from './guest-shoppers.ts'

/** The word, and not a part of `deliveredAt`. */
const demoName = /(?<!deli)vereda/i
const products = 30
const codes = Array.from({ length: products }, (_, at) => `CAL${String(at + 1).padStart(2, '0')}`)

/** A retailer's spreadsheet: two sizes of each product. */
const sheet = [
  'Código;Nombre;Precio;Talle;Color;Stock;Marca;Categoría;Género',
  ...codes.flatMap((code, at) =>
    ['37', '38'].map(
      (size) => `${code};Bota Loica ${at + 1};$ ${40 + at}.990;${size};Negro;5;Loica;Mujer > Zapatos > Botas;Mujer`,
    ),
  ),
].join('\n')

const punta = cityNamed('cl', 'Punta Arenas')
const guest = {
  terms_version: termsVersion,
  email: 'ines@example.com',
  identification: '12345678-5',
  identification_type: 'RUT',
  first_name: 'Inés',
  last_name: 'Invitada',
  prefix: '',
  phone: '987654321',
  postcode: '6200000',
  address1: 'Avenida Colón',
  street_number: '1250',
  fk_customer_address_region: String(punta.fkRegion),
  fk_customer_address_city: String(punta.idCity),
}

type Checkout = {
  error: boolean
  message: string
  order_nr: string
  order_key: string
  cart: { hash: string }
  checkout: {
    cart: { version: number }
    totals: { total: number; shipping: number; discount: number }
    payments: { code: string }[]
  }
  order: { status: string; total: number; to_pay: { transfer: { name: string; value: string }[] } | null }
}

test('an empty database becomes a shop of its own: brand, store, goods, terms; a guest buys by transfer, the operator ships, the mails are right', async () => {
  const home = homeOfShop('empty')
  const shop = launchShop({ DATA_HOME: home })
  const url = await shop.opened
  const run = operatorOn(databaseUrlOf(home), { from: home, now: new Date() })
  async function operator(...words: string[]): Promise<string> {
    const { code, output } = await run(words, { DATA_HOME: home })
    expect([words.join(' '), code, code === 0 ? '' : output]).toEqual([words.join(' '), 0, ''])
    return output
  }
  const write = (name: string, text: string | Buffer) => writeFileSync(path.join(home, name), text)

  // Who it is, and where it sells.
  write(
    'logo.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h40v10H0z" fill="#0b5d4b"/></svg>',
  )
  await operator('store', 'default', 'cl')
  for (const other of ['ar', 'co']) await operator('store', 'off', other)
  await operator(
    'brand',
    'set',
    'key=calandria',
    'name=Calandria',
    'palette.accent=#ffd23f',
    'cl.company=Calandria SpA',
    'cl.taxId=76.111.222-8',
    'cl.address=Merced 1, Santiago',
    'cl.hours=Lunes a viernes',
    'cl.mailFrom=Calandria <hola@calandria.example>',
    'cl.contactEmail=ayuda@calandria.example',
  )
  await operator('brand', 'logo', 'logo.svg')

  // An empty shop says so, in the voice of its store.
  const openingPage = async () => (await fetch(url)).text()
  await expect.poll(openingPage).toContain('Estamos preparando la tienda. Vuelve pronto.')

  // What it sells, with its photographs.
  write('catalogo.csv', sheet)
  expect(await operator('import', 'catalogo.csv', '--country', 'cl', '--dry-run')).toContain('Código')
  expect(await operator('import', 'catalogo.csv', '--country', 'cl')).toContain('30')
  const sold = await onDatabase<{ sku: string; slug: string }>(home, 'select sku, slug from product order by name')
  expect(sold).toHaveLength(products)
  mkdirSync(path.join(home, 'fotos'))
  const picture = (at: number) =>
    sharp({ create: { width: 600, height: 750, channels: 3, background: { r: 8 * at, g: 120, b: 90 } } })
      .jpeg()
      .toBuffer()
  for (const [at, { sku }] of sold.entries()) write(`fotos/${sku}.jpg`, await picture(at))
  write('fotos/otra.jpg', await picture(31))
  write(`fotos/${sold[0]!.sku}-2.jpg`, 'not a picture')
  const added = await operator('photos-add', 'cl', 'fotos')
  expect(added).toContain('30 photographs of 30 products.')
  expect(added).toContain('Named after no product: otra.jpg')
  expect(added).toContain(`${sold[0]!.sku}-2.jpg: it is no JPEG`)

  // On which terms.
  await operator('shipping', 'set', 'cl', 'standard', '--price', '3990', '--days', '2-4', '--free-from', '99990')
  await operator('shipping', 'set', 'cl', 'standard', '--region', 'Magallanes', '--price', '9990', '--days', '6-10')
  await operator('terms', 'set', 'cl', 'return_days=45')
  await operator('coupon', 'create', 'cl', 'ESTRENO', '--percent', '10', '--until', '2099-12-31')
  write('terminos.html', '<h2>Quiénes somos</h2><p>Calandria SpA vende zapatos en Chile.</p>')
  for (const page of ['terms', 'privacy', 'cookies']) {
    await operator('page', 'set', 'cl', page, '--title', 'Condiciones de Calandria', '--file', 'terminos.html')
  }
  await operator(
    'payment',
    'account',
    'cl',
    '--holder',
    'Calandria SpA',
    '--tax-id',
    '76.111.222-8',
    '--bank',
    'Banco de Chile',
    '--type',
    'Cuenta corriente',
    '--number',
    '123456789',
    '--email',
    'pagos@calandria.example',
  )
  await operator('notify', 'set', 'orders', 'deposito@calandria.example', '--country', 'cl')

  const get = async (address: string, accept = 'text/html') => {
    const reply = await fetch(url + address, { headers: { accept } })
    const bytes = Buffer.from(await reply.arrayBuffer())
    const all = `${JSON.stringify([...reply.headers])}\n${bytes.toString('latin1')}`
    expect(all, address).not.toMatch(demoName)
    return { status: reply.status, type: reply.headers.get('content-type'), text: bytes.toString('utf8') }
  }
  const pageOfProduct = `/${sold[0]!.slug}.html`
  const front = async () => (await get('/')).text
  await expect.poll(front, { timeout: 20_000 }).toContain('Calandria')
  expect(await front()).not.toContain('Estamos preparando la tienda')
  const productPage = async () => (await get(pageOfProduct)).text
  await expect.poll(productPage, { timeout: 20_000 }).toContain('/img/f/')
  await expect.poll(productPage, { timeout: 20_000 }).toContain('45 días')
  const [photo] = /\/img\/f\/[0-9a-f]{32}\.jpg\?width=\d+/.exec(await productPage()) ?? []
  expect(await get(photo!, 'image/avif')).toMatchObject({ status: 200, type: 'image/avif' })
  expect((await get('/ac-terminos-y-condiciones/')).text).toContain('Calandria SpA vende zapatos en Chile.')
  for (const address of ['/catalog/?q=bota', '/cart', '/checkout', '/preguntas-frecuentes', '/sitemap.xml']) {
    expect([address, (await get(address)).status]).toEqual([address, 200])
  }

  // A guest in the far south buys with the coupon and transfers.
  const call = async (name: string, fields: Record<string, string>, query = '') => {
    const reply = await fetch(`${url}/api/${name}?api_version=3${query}`, {
      method: 'POST',
      headers: { 'x-store': 'calandria-cl', 'idempotency-key': crypto.randomUUID() },
      body: new URLSearchParams(fields),
    })
    const answer = (await reply.json()) as Checkout
    expect([name, answer.error, answer.error && answer.message]).toEqual([name, false, false])
    return answer
  }
  const sizes = 'select sku_simple as sku from simple where sku = $1 order by 1'
  const [size] = await onDatabase<{ sku: string }>(home, sizes, [sold[0]!.sku])
  const { hash } = (await call('cart/', { items: JSON.stringify([{ item: size!.sku, quantity: 1 }]) })).cart
  await call('cart/addvoucher', {}, `&hash=${hash}&couponcode=ESTRENO`)
  const chosen = { hash, shipping: 'standard', payment: 'bank_transfer' }
  const place = { region: guest.fk_customer_address_region, city: guest.fk_customer_address_city }
  const { checkout } = await call('checkout/options', { ...chosen, ...place })
  expect(checkout.totals).toMatchObject({ shipping: 9990, discount: 4099 })
  const { order_nr: nr, order_key: key } = await call('checkout/place', {
    ...chosen,
    ...guest,
    version: String(checkout.cart.version),
    total: String(checkout.totals.total),
  })
  const read = async () => (await call('order/detail', { order_nr: nr, order_key: key })).order
  const waiting = await read()
  expect(waiting).toMatchObject({ status: 'payment_pending', total: checkout.totals.total })
  expect(waiting.to_pay!.transfer).toContainEqual({ name: 'Banco', value: 'Banco de Chile' })

  // The operator finds the money at the bank, and ships.
  await operator('payment', 'confirm', nr, '--amount', String(waiting.total), '--reason', 'Cartola del día, línea 3')
  expect(await operator('orders', 'list', '--status', 'paid')).toContain(nr)
  for (const status of ['preparing', 'shipped']) await operator('advance', 'order', nr, '--to', status)
  expect((await read()).status).toBe('shipped')

  const mails = () =>
    readdirSync(path.join(home, 'mail'), { recursive: true })
      .map(String)
      .filter((name) => /\.(eml|html|txt)$/.test(name))
      .map((name) => readFileSync(path.join(home, 'mail', name), 'utf8'))
  await expect
    .poll(
      () =>
        mails()
          .join('\n')
          .match(/^To: ines@example\.com/gim)?.length,
      { timeout: 30_000 },
    )
    .toBe(3)
  const [toGuest, toStaff] = [/ines@example\.com/, /deposito@calandria\.example/].map((to) =>
    mails().filter((mail) => to.test(/^To: .*$/im.exec(mail)?.[0] ?? '')),
  )
  for (const mail of [...toGuest!, ...toStaff!]) {
    expect(mail).toMatch(/^From: Calandria <hola@calandria\.example>$/im)
    expect(mail).not.toMatch(demoName)
  }
  expect(toStaff!.join()).toContain(nr)

  const acts = await onDatabase<{ action: string }>(home, 'select distinct action from audit order by 1')
  expect(acts.map(({ action }) => action)).toEqual(expect.arrayContaining(['add-photos', 'payment-confirm']))
}, 240_000)
