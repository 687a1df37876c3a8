import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { signInAs } from '../support/signed-in.ts'
import { expect, test } from '../support/test.ts'

/** Everything that a print of the page shows, and its sheets in points. */
async function printed(page: Page, name: string) {
  await page.emulateMedia({ media: 'print' })
  const text = (await page.locator('body').innerText()).replaceAll('\u00a0', ' ')
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  if (process.env.PAPER_TO) writeFileSync(`${process.env.PAPER_TO}/${name}.pdf`, pdf)
  const sheets = [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)]
  return { text, sheets: sheets.map(([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))]) }
}
const a4 = [595, 842]
const a6 = [298, 420]
const frame = /Volver a comprar|Seguimiento|Ayuda|Inicio|Mi cuenta|Imprimir/

test('the receipt of a paid order is one A4 sheet with seller, buyer, lines, totals and payment, and nothing else', async ({
  page,
  visit,
}) => {
  await signInAs(page.context(), 'ana')
  await visit('/account/orders/R105')
  await page.getByRole('button', { name: 'Imprimir comprobante' }).waitFor({ timeout: 20_000 })
  const { text, sheets } = await printed(page, 'receipt')
  expect(sheets).toEqual([a4])
  for (const part of [
    'Comprobante de compra',
    'No es una factura',
    'Vereda Comercio S.A.',
    'CUIT 30-71999000-9',
    'DNI 28456123',
    'R105',
    /Pagado con tarjeta .+\s+\$ \d/,
    /Incluye \$ .+ de IVA \(21 %\)/,
  ]) {
    expect(text).toMatch(part)
  }
  expect(text).not.toMatch(frame)
})

test('an unpaid and a cancelled order have no receipt', async ({ page, visit }) => {
  await signInAs(page.context(), 'ana')
  for (const nr of ['R107', 'R108']) {
    await visit(`/account/orders/${nr}`)
    await expect(page.getByRole('region', { name: 'Productos' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Imprimir comprobante' })).toHaveCount(0)
    await expect(page.locator('[data-paper]')).toHaveCount(0)
  }
})

test('the label of a return is one A6 sheet with sender, destination, number and barcode, and nothing else', async ({
  page,
  visit,
}) => {
  await signInAs(page.context(), 'ana')
  await visit('/account/exchange/finish/C1001/')
  await page.getByRole('button', { name: 'Imprimir etiqueta' }).waitFor({ timeout: 20_000 })
  await expect(page.locator('[data-paper=label]')).toContainText('Ana')
  const { text, sheets } = await printed(page, 'label')
  expect(sheets).toEqual([a6])
  expect(text).toMatch(/Para[\s\S]+De\s+Ana[\s\S]+C1001/i)
  expect(text).not.toMatch(frame)
  await expect(page.locator('[data-paper=label] svg[role=img]')).toBeVisible()
})
