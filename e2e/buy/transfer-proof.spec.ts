import { randomUUID } from 'node:crypto'
import { orderByCall } from '../support/order-by-call.ts'
import { operate } from '../support/operate.ts'
import { barriers, expect, test, waitUntilHydrated } from '../support/test.ts'

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const account = ['--holder', 'Calandria SpA', '--tax-id', '76.111.222-3', '--bank', 'Banco de Chile']

test('S25 the proof of a transfer: a wrong file is named at its field, a picture is sent, seen and replaced', async ({
  page,
  request,
}) => {
  await operate('payment', 'account', 'cl', ...account, '--number', '123456789')
  const wanted = { country: 'cl', email: `${randomUUID()}@example.com`, payment: 'bank_transfer' } as const
  await expect(async () => {
    await page.goto((await orderByCall(request, wanted)).path)
  }).toPass()
  await waitUntilHydrated(page)
  const proof = page.getByRole('region', { name: 'Comprobante' })
  const field = proof.getByLabel('Foto o PDF del comprobante')
  const send = proof.getByRole('button', { name: 'Mandar el comprobante' })
  await expect(proof).toContainText('No es obligatorio')

  await send.click()
  await expect(proof).toContainText('Elige una foto o un PDF del comprobante.')
  await expect(field).toBeFocused()
  await field.setInputFiles({ name: 'comprobante.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('hola') })
  await send.click()
  await expect(proof).toContainText('No pudimos leer el archivo.')
  expect(await field.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(1)
  expect(await barriers(page)).toEqual([])

  await field.setInputFiles({ name: 'comprobante.png', mimeType: 'image/png', buffer: picture })
  await send.click()
  await expect(proof).toContainText(/Recibimos tu comprobante el .+ a las? \d+:\d\d\./)
  await expect(field).toBeHidden()
  const shown = await request.get(
    (await proof.getByRole('link', { name: 'Ver el que mandaste' }).getAttribute('href'))!,
  )
  expect([shown.status(), shown.headers()['content-type']]).toEqual([200, 'image/webp'])

  await proof.getByRole('button', { name: 'Mandar otro en su lugar' }).click()
  await field.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') })
  await send.click()
  await expect(field).toBeHidden()
  expect(await barriers(page)).toEqual([])
  await operate('payment', 'account', 'cl', '--none')
})
