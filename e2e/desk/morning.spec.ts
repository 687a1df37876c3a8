import type { Locator, Page } from '@playwright/test'
import { enterDesk, joinDesk } from '../support/desk.ts'
import { operate } from '../support/operate.ts'
import { orderByCall, payAtCounter } from '../support/order-by-call.ts'
import { expect, test } from '../support/test.ts'

const count = 30
const email = 'madrugada@example.com'

/** Chooses every order of a list by keyboard and moves them all. */
async function moveAll(page: Page, status: string, button: string, expected: number): Promise<void> {
  await page.goto(`/desk/orders?status=${status}&text=${email}`)
  await expect(page.getByRole('list', { name: 'Pedidos' }).getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  for (let row = 1; row < expected; row += 1) await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByText(`${expected} pedidos elegidos`)).toBeVisible()
  await page.getByRole('button', { name: button, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: `Cambiar ${expected} pedidos` }).click()
  await expect(dialog.getByText(`${expected} de ${expected}`)).toBeVisible()
  await expect(dialog.getByText('hecho')).toHaveCount(expected)
  await dialog.getByRole('button', { name: 'Listo' }).click()
}

const ask = async (page: Page, nr: string, button: string): Promise<Locator> => {
  await page.goto(`/desk/orders/${nr}`)
  await page.getByRole('button', { name: button }).click()
  return page.getByRole('dialog')
}

test('OP-078 a morning of the order team: thirty orders packed and shipped, two cut, one sent elsewhere, one cancelled by two', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(300_000)
  await operate('set-stock', 'RT0001-M', '90', '--country', 'ar')
  await operate('set-stock', 'BT0001-40', '9', '--country', 'ar')
  const orders: string[] = []
  for (let at = 0; at < count; at += 1) {
    const wanted = { country: 'ar', email, payment: 'cash_voucher', quantity: at < 2 ? 2 : 1 } as const
    // The fourth is worth more than one person cancels alone.
    const { nr, code } = await orderByCall(request, at === 3 ? { ...wanted, size: 'BT0001-40', quantity: 3 } : wanted)
    await payAtCounter(request, code!)
    orders.push(nr)
  }
  await enterDesk(page)
  await moveAll(page, 'paid', 'Preparar', count)

  for (const nr of orders.slice(0, 2)) {
    const dialog = await ask(page, nr, 'Cancelar una parte')
    await dialog.getByRole('combobox').selectOption('1')
    await expect(dialog.getByText(/^Vuelven \$.* por el mismo medio de pago\.$/)).toBeVisible()
    await dialog.getByLabel('Motivo, para el equipo').fill('Sin stock en depósito')
    await dialog.getByRole('button', { name: 'Cancelar estas prendas' }).click()
    await expect(page.getByText('1 cancelada')).toBeVisible()
    await expect(page.getByText(/Devolución en parte/)).toBeVisible()
  }

  const reveal = await ask(page, orders[2]!, 'Ver los datos')
  await reveal.getByLabel('Motivo').fill('Pide otra dirección')
  await reveal.getByRole('button', { name: 'Ver los datos' }).click()
  await expect(reveal).toBeHidden()
  await page.getByRole('button', { name: 'Cambiar la dirección' }).click()
  const address = page.getByRole('dialog')
  await address.getByLabel('Número', { exact: true }).fill('1200')
  await address.getByLabel('Motivo, para el equipo').fill('Se mudó')
  await address.getByRole('button', { name: 'Cambiar la dirección' }).click()
  await expect(page.getByText('Cambiamos la dirección de entrega')).toBeVisible()

  const cancel = await ask(page, orders[3]!, 'Cancelar pedido')
  await cancel.getByLabel('Motivo, para el equipo').fill('Pide cancelar')
  await cancel.getByRole('button', { name: 'Cancelar el pedido' }).click()
  await expect(page.getByText(/lo pidió duena@example.com y espera a otra persona/)).toBeVisible()
  const other = await (await browser.newContext()).newPage()
  await joinDesk(other, `segunda-${Date.now()}@example.com`, 'orders')
  await other.getByRole('link', { name: /espera a otra persona|esperan a otra persona/ }).click()
  await other.getByRole('listitem').filter({ hasText: orders[3]! }).getByRole('button', { name: 'Aprobar' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Aprobar' }).click()
  await expect(other.getByText('Nada espera a otra persona.')).toBeVisible()
  await moveAll(other, 'preparing', 'Despachar', count - 1)
  await other.goto(`/desk/orders/${orders[3]!}`)
  await expect(other.getByRole('heading', { level: 1 }).getByText('Cancelado')).toBeVisible()
  await other.context().close()
})
