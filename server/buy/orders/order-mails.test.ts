import { expect, test } from 'vitest'
import { demoSender } from '#tests/demo-settings.ts'
import { renderMail, type TemplateName } from '#server/platform/mail/templates/all-templates.ts'
import { guest, openCheckouts, type Answer } from '#server/buy/checkout/tests/checkouts.ts'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { restoreBeforeEach } from '#tests/restore.ts'

const shop = await openCheckouts()
await restoreBeforeEach(shop.pool)

const sender = { ...demoSender, linkTo: (_: string, path: string) => `https://tienda.example${path}` }

/** The last mail of a template as its reader sees it, without pictures. */
async function textOf(template: TemplateName): Promise<string> {
  const mail = (await shop.mails(template)).at(-1)!
  return renderMail(template, mail.data, 'ar', sender).text.replaceAll('\u00a0', ' ')
}

/** `$ 45.990,50` as cents. */
const cents = (text: string) => {
  const [, minus, units, decimals = '00'] = /(-?)\$ ([\d.]+)(?:,(\d\d))?/.exec(text)!
  return Number(`${minus}${units!.replaceAll('.', '')}${decimals}`)
}

/** The rows above the total, the total, and what paid it. */
function sumsIn(text: string) {
  const rows = text.split('\n').filter((line) => /^[^·]+: (-?\$ [\d.,]+|Gratis)$/.test(line))
  const amounts = rows.map((row) => (row.endsWith('Gratis') ? 0 : cents(row)))
  const at = rows.findIndex((row) => row.startsWith('Total: '))
  const sum = (all: number[]) => all.reduce((so, amount) => so + amount, 0)
  return { above: sum(amounts.slice(0, at)), total: amounts[at]!, below: sum(amounts.slice(at + 1)) }
}
const linesIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => /unidad/.test(line))
    .reduce((sum, line) => sum + cents(line.split(' · ').at(-1)!), 0)

function expectToAddUp(text: string, placed: Answer['orders'][number]) {
  const { above, total, below } = sumsIn(text)
  expect(linesIn(text)).toBe(Math.round(placed.sub_total * 100))
  expect(total).toBe(Math.round((placed.total + placed.wallet_used) * 100))
  expect([above, below]).toEqual([total, total])
}

test('every mail of an order names it, shows what was bought, adds up, and says where it goes and who helps', async () => {
  const operator = operatorOn(shop.url, { now: shop.clock.now })
  const hash = await shop.cartWith(['RT0001-M', 2], ['ZM0002-39', 1])
  await shop.add(hash, 'BIENVENIDA10')
  const placed = await shop.placeAsGuest(hash)
  const { order } = (await shop.call('/api/order/detail', {
    order_nr: placed.order_nr,
    order_key: placed.order_key,
  })) as unknown as { order: Answer['orders'][number] }
  await shop.pay(placed.next.url!, 'approve')
  await operator(['advance-order', placed.order_nr])
  await operator(['advance-order', placed.order_nr, '--note', 'Andreani 360000123'])
  await operator(['advance-order', placed.order_nr])
  for (const template of ['order-placed', 'order-paid', 'order-shipped', 'order-delivered'] as const) {
    const text = await textOf(template)
    const [title, ...body] = text.split('\n\n')
    expect(body.join('\n'), `${template}: ${title}`).toContain(`edido ${placed.order_nr}`)
    expect(text, template).toMatch(/Talle M · 2 unidades · \$/)
    expect(text, template).toContain('Cupón BIENVENIDA10: -$ ')
    expect(text, template).toMatch(/Dirección de entrega\nInés .+\n.+\nRosario, Santa Fe, 2000/)
    expect(text, template).toMatch(/ayuda@vereda\.example · Lunes a viernes/)
    expectToAddUp(text, order)
  }
  expect(await textOf('order-placed')).not.toMatch(/Llega|Pagado con/)
  expect(await textOf('order-placed')).toMatch(/Falta pagar: \$/)
  expect(await textOf('order-paid')).toMatch(/Llega entre el .+ de noviembre/)
  expect(await textOf('order-paid')).toMatch(/Pago\nTarjeta .+, el domingo 15 de noviembre/)
  expect(await textOf('order-shipped')).toContain(
    'Andreani · 360000123\nVer el seguimiento: https://www.andreani.com/envio/360000123',
  )
})

test('ORD-02 what the wallet paid stands below a total that is the price of the order', async () => {
  const token = await shop.signIn('ana')
  await shop.remove({ item: 'ZM0004-38', token })
  const placed = await shop.placeAs(token, { wallet: '1' })
  const { orders } = await shop.call('/api/customer/order', { token, order_nr: placed.order_nr })
  const text = await textOf('order-placed')
  expect(text).toMatch(/Pagado con tu billetera: \$/)
  expectToAddUp(text, orders[0]!)
})

test('a pickup names the branch with its address and hours, and is ready, it does not arrive', async () => {
  const hash = await shop.cartWith(['RT0001-M', 1])
  const place = {
    fk_customer_address_region: guest.fk_customer_address_region,
    fk_customer_address_city: guest.fk_customer_address_city,
  }
  const { checkout } = await shop.look({
    hash,
    region: place.fk_customer_address_region,
    city: place.fk_customer_address_city,
  })
  const [branch] = checkout!.delivery.find(({ code }) => code === 'pickup')!.branches
  const placed = await shop.placeAsGuest(hash, { shipping: 'pickup', id_branch: String(branch!.id) })
  await shop.pay(placed.next.url!, 'approve')
  for (const template of ['order-placed', 'order-paid'] as const) {
    const text = await textOf(template)
    expect(text).toContain(`Lo retirás en\n${branch!.name}\n${branch!.address}\n`)
    expect(text).toContain(branch!.opening_hours)
    expect(text).toContain('Retiro en sucursal: ')
    expect(text).not.toMatch(/Llega|Dirección de entrega/)
  }
  expect(await textOf('order-paid')).toMatch(/Listo para retirar desde el .+ de noviembre/)
  const operator = operatorOn(shop.url, { now: shop.clock.now })
  for (const note of ['', 'Llevá tu DNI'])
    await operator(['advance-order', placed.order_nr, ...(note ? ['--note', note] : [])])
  const ready = await textOf('order-shipped')
  expect(ready).toContain(`te espera en la sucursal ${branch!.name}`)
  expect(ready).toContain('Nota\nLlevá tu DNI')
  expect(ready).not.toMatch(/en camino|salió|Seguimiento/i)
  const { order: shown } = await shop.call('/api/checkout/result', {
    order_nr: placed.order_nr,
    order_key: placed.order_key,
  })
  expect(shown).toMatchObject({ label: 'Listo para retirar', tracking: null })
  expect(shown.steps.map(({ label }: { label: string }) => label)).not.toContain('En camino')
})

test('a mail that an older version queued is still written', () => {
  const about = { name: 'Ana', orderNr: 'R101', key: null }
  const old = {
    ...about,
    lines: [{ name: 'Zapatilla Brisa', detail: '1 × talle 38', amount: '$ 45.990' }],
    totals: [{ name: 'Total', detail: '', amount: '$ 45.990' }],
    isPaid: true,
    voucher: null,
    arrival: 'entre el 18/11/2026 y el 21/11/2026',
  }
  const { text } = renderMail('order-placed', old, 'ar', sender)
  expect(text).toContain('Zapatilla Brisa · 1 × talle 38 · $ 45.990\nTotal · $ 45.990')
  expect(text).toContain('Llega entre el 18/11/2026 y el 21/11/2026.')
  expect(renderMail('order-shipped', { ...about, tracking: null }, 'cl', sender).text).toContain('nuestra bodega')
})
