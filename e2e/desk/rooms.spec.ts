import { readFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import { deskLink, enterDesk } from '../support/desk.ts'
import { signInAs, signInAsNew } from '../support/signed-in.ts'
import { barriers, expect, test } from '../support/test.ts'

/** A call of the shop as ana's page makes it. */
async function asAna<T>(request: APIRequestContext, path: string, form: Record<string, string>): Promise<T> {
  const headers = { 'x-store': 'vereda-ar', 'sec-fetch-site': 'same-origin' }
  const answer: unknown = await (await request.post(`${path}?api_version=3`, { headers, form })).json()
  expect(answer, JSON.stringify(answer)).toMatchObject({ error: false })
  return answer as T
}

async function decide(page: Page, act: string): Promise<void> {
  await page.getByRole('button', { name: act, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: act, exact: true }).click()
  await expect(dialog).toBeHidden()
}

const ownAccount = {
  owner: 'Ana Paredes',
  owner_document: '28456123',
  cbu: '2850590940090418135201',
  account_number: '',
  cuit_cuil: '27284561231',
  account_type: 'checking',
  owner_email: 'ana@example.com',
}

test('OP-078 a return, from what its shopper asks for to the file for the bank, which is paid once', async ({
  page,
  context,
  browser,
}) => {
  const { token } = await signInAs(context, 'ana')
  const { addresses } = await asAna<{ addresses: { id_customer_address: number }[] }>(
    context.request,
    '/api/exchange/options',
    { token },
  )
  const { orders } = await asAna<{ orders: { order_nr: string; lines: { sku: string }[] }[] }>(
    context.request,
    '/api/exchange/orders',
    { token },
  )
  const { sku } = orders.find(({ order_nr: nr }) => nr === 'R102')!.lines[0]!
  const home = addresses[0]!.id_customer_address
  const item = {
    sku,
    quantity: 1,
    reason: 'not_liked',
    details: 'No era mi color',
    way: 'refund',
    replacement: '',
  }
  const where = { method: 'home_pickup', id_pickup_address: home, id_shipping_address: home }
  const payload = JSON.stringify({ order_nr: 'R102', items: [item], ...where, bank: ownAccount })
  const { batchnumber } = await asAna<{ batchnumber: string }>(context.request, '/api/exchange/create', {
    token,
    payload,
  })

  await enterDesk(page, `/desk/returns/${batchnumber}`)
  for (const act of ['Recibir', 'Resolver']) await decide(page, act)

  await page.goto('/desk/money')
  await page.getByRole('button', { name: 'Armar archivo: Argentina' }).click()
  const making = page.getByRole('dialog', { name: 'Archivo para el banco: Argentina' })
  const own = making.getByRole('checkbox', { name: new RegExp(`^DEVOLUCION-${batchnumber} · a…@example.com · …5201`) })
  await expect(own).toBeChecked()
  expect(await barriers(page)).toEqual([])
  for (const other of await making.getByRole('checkbox').all()) {
    if (!(await other.evaluate((box, name) => box.parentElement!.textContent.includes(name), batchnumber))) {
      await other.uncheck()
    }
  }
  await expect(making.getByText(/^Suma: .* en una transferencia$/)).toBeVisible()
  await making.getByRole('button', { name: 'Armar el archivo' }).press('Enter')
  await expect(making).toBeHidden()

  const files = page.getByRole('region', { name: 'Archivos para el banco' })
  await files.getByRole('button', { name: 'Descargar' }).first().click()
  const reading = page.getByRole('dialog', { name: /^Descargar el archivo/ })
  await reading.getByLabel('Para qué lo descargás').fill('Pago del viernes')
  const download = page.waitForEvent('download')
  await reading.getByRole('button', { name: 'Descargar CSV' }).click()
  const file = readFileSync(await (await download).path(), 'utf8')
  expect(file).toContain(`2850590940090418135201,27284561231,Ana Paredes,ana@example.com,`)
  expect(file).toContain(`,DEVOLUCION-${batchnumber}\r\n`)

  // A colleague has the same screen open: only one of them pays it.
  const other = await (await browser.newContext()).newPage()
  await enterDesk(other, '/desk/money')
  for (const desk of [page, other]) {
    await desk.getByRole('button', { name: 'Marcar como pagado' }).first().click()
    await expect(desk.getByText(/^Pagado: /)).toBeVisible()
  }
  const pay = (desk: Page) => desk.getByRole('dialog').getByRole('button', { name: 'Marcar como pagado' }).click()
  await pay(page)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(files.getByText(/^Pagado .*Dueña|^Pagado /).first()).toBeVisible()
  await pay(other)
  await expect(other.getByText('Mientras tanto cambió', { exact: false })).toBeVisible()
  await other.context().close()
})

test('OP-078 S42 a request to be erased: noted with its days, carried out, and the account is gone', async ({
  page,
  browser,
  complaints,
}) => {
  const shopper = await browser.newContext()
  const { email } = await signInAsNew(shopper, 'Borrada')
  await enterDesk(page, '/desk/customers')
  await page.getByLabel('E-mail, documento o número de pedido').fill(email)
  await page.getByLabel('Por qué buscás').fill('Pide que la borremos, mail del 12')
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await page.getByRole('button', { name: 'Abrir' }).click()
  await page.getByRole('button', { name: 'Anotar pedido por ley' }).click()
  const noting = page.getByRole('dialog', { name: 'Anotar un pedido por ley' })
  await noting.getByLabel('Qué pide').selectOption('Borrar su cuenta')
  await noting.getByLabel('Cómo llegó').fill('no')
  await noting.getByRole('button', { name: 'Anotar' }).click()
  await expect(noting.getByLabel('Cómo llegó')).toHaveAttribute('aria-invalid', 'true')
  // The shop does not answer: what was typed is still there.
  await noting.getByLabel('Cómo llegó').fill('Mail del 12')
  await page.route('**/data-requests', (route) => route.abort())
  await noting.getByRole('button', { name: 'Anotar' }).click()
  await expect(noting.getByText('No hay conexión con la tienda. Lo que escribiste sigue acá.')).toBeVisible()
  await expect(noting.getByLabel('Cómo llegó')).toHaveValue('Mail del 12')
  await page.unroute('**/data-requests')
  await noting.getByRole('button', { name: 'Anotar' }).click()
  await expect(noting).toBeHidden()
  const list = page.getByRole('region', { name: 'Pedidos por ley' })
  await expect(list.getByText(/^quedan \d d$/).first()).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await list.getByRole('button', { name: 'Resolver' }).last().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar la cuenta' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(list.getByText('cuenta borrada').first()).toBeVisible()
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(page.getByText('No hay ningún cliente así en tus tiendas.')).toBeVisible()
  await shopper.close()
  complaints.splice(0)
})

test('OP-078 today’s figures come as they change, and each opens its list', async ({ page }) => {
  await page.goto(await deskLink('duena@example.com', '--sign-in'))
  const live = page.waitForResponse(
    (response) =>
      response.url().endsWith('/desk/api/today') && response.headers()['content-type'] === 'text/event-stream',
  )
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  expect((await live).status()).toBe(200)
  for (const [figure, heading] of [
    ['Talles agotados hoy', 'Talles agotados hoy'],
    ['Búsquedas sin resultado', 'Búsquedas sin resultado'],
    ['Devoluciones pedidas', 'Cambios y devoluciones'],
  ] as const) {
    await page.goto('/desk')
    await page.getByRole('link', { name: figure }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByText(/^Cargando/)).toBeHidden()
    expect(await barriers(page)).toEqual([])
  }
})
