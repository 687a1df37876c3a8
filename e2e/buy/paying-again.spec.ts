import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { endReservation } from '../support/end-reservation.ts'
import { fillCart } from '../support/filled-cart.ts'
import { orderByCall, payAtCounter } from '../support/order-by-call.ts'
import { reachReview } from '../support/reach-review.ts'
import { linkIn, mailTo, signInAsNew, type Mail } from '../support/signed-in.ts'
import { barriers, expect, waitUntilHydrated, test } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click()
const decide = (page: Page, outcome: string) => page.getByRole('button', { name: outcome, exact: true }).click()
const newEmail = () => `${randomUUID()}@example.com`

/** `Tu pedido está reservado hasta las 10:20. Falta pagarlo.`, with the day after midnight. */
const reserved = /Tu pedido está reservado hasta (el .+ a )?las? \d+:\d\d\. Falta pagarlo\./

/** The subjects of all mails to an address, oldest first. */
async function mailsTo(request: APIRequestContext, address: string): Promise<string[]> {
  const mails = (await (await request.get('/mailbox.json')).json()) as Mail[]
  return mails
    .filter(({ to }) => to === address)
    .map(({ subject }) => subject.replace(/[0-9A-Z]{8}/, 'NR'))
    .toReversed()
}
const expectMails = (request: APIRequestContext, address: string, subjects: string[]) =>
  expect.poll(() => mailsTo(request, address)).toEqual(subjects)

test('R11 refused, then paid in another way (ar): everything stays filled, the code comes first, the order is one', async ({
  page,
  visit,
}) => {
  test.slow()
  const email = newEmail()
  await fillCart(page, { 'ZM0002-39': 1 })
  await visit('/checkout')
  await reachReview(page, { 'E-mail': email, 'Nombre y apellido': 'Lucía Fernández', DNI: '28.456.999' })
  await press(page, /^Pagar \$/)
  await decide(page, 'Rechazar')

  await expect(heading(page, 'Tu banco no aprobó el pago')).toBeVisible()
  await waitUntilHydrated(page)
  await expect(main(page).getByRole('status')).toContainText('No se te cobró nada.')
  await expect(main(page).getByRole('status')).toContainText(reserved)
  await expect(main(page)).not.toContainText(/Llega/)
  await expect(main(page).getByRole('button', { name: /^Pagar \$/ })).toBeVisible()
  expect(await barriers(page)).toEqual([])
  const nr = /success\/([^?]+)/.exec(page.url())![1]!
  await page.reload()
  await expect(heading(page, 'Tu banco no aprobó el pago')).toBeVisible()
  await visit('/checkout')
  await expect(heading(page, 'Tu banco no aprobó el pago')).toBeVisible()

  // The second card is refused too: another mail would only annoy.
  await press(page, /^Pagar \$/)
  await decide(page, 'Rechazar')
  await expect(heading(page, 'Tu banco no aprobó el pago')).toBeVisible()
  await waitUntilHydrated(page)
  await press(page, 'Cambiar el medio de pago')
  expect(await barriers(page)).toEqual([])
  await expect(main(page).getByLabel('Efectivo')).toBeChecked()
  await press(page, /^Obtener el código · \$/)
  await expect(heading(page, 'Último paso: pagá en efectivo')).toBeVisible()
  await expect(main(page).getByRole('status')).toContainText(reserved)
  const voucher = main(page).getByRole('region', { name: 'Código de pago' })
  await expect(voucher).toContainText(/Pagá \$.+ en Rapipago o Pago Fácil hasta el .+ a las? \d+:\d\d\./)
  await voucher.getByText('Ver cómo pagar').click()
  await expect(voucher.getByRole('listitem').first()).toBeVisible()
  expect(await barriers(page)).toEqual([])
  const code = /(?:\d{4} ){3}\d{4}/.exec(await voucher.innerText())![0]
  expect(await payAtCounter(page.request, code)).toContain('Cobrado')
  await page.reload()
  await expect(heading(page, '¡Gracias, Lucía!')).toBeVisible()
  await expect(main(page)).toContainText(/Llega entre/)
  await expect(main(page)).toContainText(`Pedido ${nr}`)
  await expectMails(page.request, email, [
    'Recibimos tu pedido NR',
    'Falta pagar tu pedido NR',
    'Código para pagar tu pedido NR',
    'Pago aprobado: pedido NR',
  ])
})

test('R11 left at the gateway, back later by the link of the mail in another browser (co): the same state, and it is paid', async ({
  page,
  visit,
  browser,
}) => {
  const email = newEmail()
  await visit('/?country=co')
  const { payUrl } = await orderByCall(page.request, { country: 'co', email })
  await page.goto(payUrl!)
  await page.getByRole('link', { name: 'Volver a la tienda sin pagar' }).click()
  await expect(heading(page, 'Falta pagar tu pedido')).toBeVisible()
  await expect(main(page).getByRole('status')).toContainText(reserved)
  await waitUntilHydrated(page)

  const mail = await mailTo(page.request, email, /^Recibimos tu pedido/)
  expect(mail.text).toMatch(/Tu pedido \w+ está reservado hasta el .+ a las? \d+:\d\d\./)
  expect(mail.text).not.toMatch(/Llega/)
  const context = await browser.newContext({ baseURL: process.env.SHOP_URL! })
  const later = await context.newPage()
  await later.goto(linkIn(mail, '/checkout/success/'))
  await expect(heading(later, 'Falta pagar tu pedido')).toBeVisible()
  await expect(main(later).getByRole('status')).toContainText(reserved)
  await waitUntilHydrated(later)
  await press(later, /^Pagar \$/)
  await decide(later, 'Aprobar')
  await expect(heading(later, '¡Gracias, Inés!')).toBeVisible()
  await context.close()

  // The first window still shows that it is to be paid; nobody pays twice.
  await press(page, /^Pagar \$/)
  await expect(heading(page, '¡Gracias, Inés!')).toBeVisible()
  await expectMails(page.request, email, ['Recibimos tu pedido NR', 'Pago aprobado: pedido NR'])
})

test('R11 two tabs (cl): one pays the page of the gateway while the other chose cash; the code is void', async ({
  page,
  context,
}) => {
  const email = newEmail()
  const { path, payUrl } = await orderByCall(page.request, { country: 'cl', email })
  await page.goto(payUrl!)
  const second = await context.newPage()
  await second.goto(path)
  await waitUntilHydrated(second)
  await expect(heading(second, 'Falta pagar tu pedido')).toBeVisible()
  await press(second, 'Cambiar el medio de pago')
  await press(second, /^Obtener el código · \$/)
  await expect(heading(second, 'Último paso: paga en efectivo')).toBeVisible()
  const voucher = main(second).getByRole('region', { name: 'Código de pago' })
  const code = /(?:\d{4} ){3}\d{4}/.exec(await voucher.innerText())![0]

  await decide(page, 'Aprobar')
  await expect(heading(page, '¡Gracias, Inés!')).toBeVisible()
  await second.reload()
  await expect(heading(second, '¡Gracias, Inés!')).toBeVisible()
  await expect(main(second)).not.toContainText(code)
  await expect(main(second).getByRole('region', { name: 'Pago' }).getByRole('listitem')).toHaveCount(1)
  await expectMails(page.request, email, [
    'Recibimos tu pedido NR',
    'Código para pagar tu pedido NR',
    'Pago aprobado: pedido NR',
  ])
})

test('R11 the provider approves and says nothing, and the tab is closed (ar): asking to pay again finds the money', async ({
  page,
  visit,
}) => {
  const email = newEmail()
  const { path, payUrl } = await orderByCall(page.request, { country: 'ar', email })
  await visit(path)
  await expect(heading(page, 'Falta pagar tu pedido')).toBeVisible()
  // The gateway is asked by the page at its return; here the tab is closed before.
  const decided = await page.request.post(payUrl!, {
    form: { outcome: 'silent', instalments: '1' },
    headers: { origin: process.env.SHOP_URL! },
    maxRedirects: 0,
  })
  expect(decided.status()).toBe(303)
  await press(page, /^Pagar \$/)
  await expect(heading(page, '¡Gracias, Inés!')).toBeVisible()
  await expectMails(page.request, email, ['Recibimos tu pedido NR', 'Pago aprobado: pedido NR'])
})

test('R11 the provider looks at a payment (ar): there is no button to pay again', async ({ page }) => {
  const { payUrl } = await orderByCall(page.request, { country: 'ar', email: newEmail() })
  await page.goto(payUrl!)
  await decide(page, 'Dejar en proceso')
  await expect(heading(page, 'Estamos esperando la confirmación del pago')).toBeVisible()
  await expect(main(page).getByRole('button', { name: /^Pagar/ })).toHaveCount(0)
  await expect(main(page).getByRole('button', { name: 'Cambiar el medio de pago' })).toBeVisible()
  expect(await barriers(page)).toEqual([])
})

test('R25 cash that nobody pays (ar): the code first, then the time is over, in words and by mail', async ({
  page,
  visit,
}) => {
  // A process of the command line starts in it.
  test.slow()
  const email = newEmail()
  const { nr, path, code } = await orderByCall(page.request, { country: 'ar', email, payment: 'cash_voucher' })
  await visit(path)
  await expect(heading(page, 'Último paso: pagá en efectivo')).toBeVisible()
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toHaveText('Código de pago')
  await press(page, 'Cancelar pedido')
  const dialog = page.getByRole('dialog', { name: '¿Cancelar el pedido?' })
  await expect(dialog).toContainText('Todavía no lo pagaste: no se te cobra nada')
  await expect(dialog).not.toContainText('Te devolvemos')
  await dialog.getByRole('button', { name: 'Conservar el pedido' }).click()

  await endReservation(nr)
  await page.reload()
  await expect(heading(page, 'Este pedido se canceló')).toBeVisible()
  await expect(main(page).getByRole('status').first()).toContainText('No se te cobró nada.')
  expect(await barriers(page)).toEqual([])
  expect(await payAtCounter(page.request, code!)).toContain('Cobrado')
  await expectMails(page.request, email, ['Recibimos tu pedido NR', 'Tu pedido NR se canceló: no se pagó a tiempo'])
  await waitUntilHydrated(page)
  await main(page).getByRole('button', { name: 'Volver a comprar' }).first().click()
  await expect(page).toHaveURL('/cart')
})

test('OP-046 U81 the answer to ‘Pagar’ is lost: the shopper reads what happened, taps again, and there is one order', async ({
  page,
  context,
  visit,
  complaints,
}) => {
  const { email } = await signInAsNew(context, 'Nora')
  await fillCart(page, { 'RT0002-M': 1 })
  await visit('/checkout')
  await reachReview(page, { 'Nombre y apellido': 'Nora Paz' })
  const keys = new Set<string>()
  await page.route('**/api/checkout/place**', async (route) => {
    keys.add(route.request().headers()['idempotency-key']!)
    await route.fetch()
    await route.abort()
  })
  await press(page, /^Pagar \$/)
  await expect(main(page).getByRole('alert')).toHaveText(
    'No pudimos confirmar tu pedido. No se te cobró nada y tus datos siguen acá. Probá de nuevo.',
  )
  await page.unroute('**/api/checkout/place**')
  await press(page, /^Pagar \$/)
  await expect(heading(page, /^Pago de prueba/)).toBeVisible()
  expect(keys.size).toBe(1)
  await expect.poll(async () => (await mailsTo(page.request, email)).slice(1)).toEqual(['Recibimos tu pedido NR'])
  complaints.splice(0)
})
