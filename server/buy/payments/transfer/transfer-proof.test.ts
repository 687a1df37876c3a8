import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { transferProofPath } from '#domain/buy/payments/transfer-proof.ts'
import { noon } from '#server/browse/product/tests/demo-shop.ts'
import { openCheckouts } from '#server/buy/checkout/tests/checkouts.ts'
import { settleMatters } from '#server/customers/data-rights/tests/settle-matters.ts'
import { signedInStaff } from '#server/desk/tests/desk.ts'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { blackPng, sidewaysJpeg } from '#server/operations/photos/tests/photo-host.ts'
import { noPhotos } from '#server/operations/photos/tests/no-photos.ts'
import { proofName } from '#server/platform/pictures/photo-store.ts'
import { restoreBeforeEach } from '#tests/restore.ts'
import { deleteTransferProofs } from './delete-proofs.ts'

const shop = await openCheckouts()
await restoreBeforeEach(shop.pool)
await shop.catalog.catchUp()
const folder = await mkdtemp(path.join(os.tmpdir(), 'proofs-'))
const operator = operatorOn(shop.url, { from: folder })
/** The command line finds the files of this shop. */
const home = { DATA_HOME: path.dirname(shop.picturesFolder) }
afterAll(() => rm(folder, { recursive: true, force: true }))
afterEach(() => {
  shop.clock.now = noon
})

const jpeg = await sidewaysJpeg()
const pdf = Buffer.from('%PDF-1.7\n1 0 obj << /Cuenta (0170099220000067797370) >>\n%%EOF\n')
const account = ['--holder', 'Calandria SRL', '--tax-id', '30-71111111-1', '--bank', 'Banco Nación']
const hourMs = 60 * 60 * 1000
const later = (hours: number) => {
  shop.clock.now = new Date(noon.getTime() + hours * hourMs)
}

type Placed = { order_nr: string; order_key: string }
const read = async ({ order_nr, order_key }: Placed) =>
  (await shop.call('/api/order/detail', { order_nr, order_key })).order

async function orderByTransfer(): Promise<Placed> {
  await operator(['payment', 'account', 'ar', ...account, '--number', '0170099220000067797370'])
  await shop.catalog.catchUp()
  const placed = await shop.placeAsGuest(await shop.cartWith(['ZM0001-37', 1]), { payment: 'bank_transfer' })
  expect(placed.error).toBe(false)
  return placed
}

type Sent = { key?: string; country?: 'ar' | 'cl'; headers?: Record<string, string> }
/** As a browser sends the form. */
async function send(placed: Placed, files: (Buffer | string)[], { key, country = 'ar', headers = {} }: Sent = {}) {
  const proofKey = key ?? (await read(placed)).to_pay!.proof!.key
  const form = new FormData()
  for (const file of files) form.append('proof', new File([file as BlobPart], 'comprobante.jpg'))
  const encoded = new Response(form)
  const reply = await shop.app.inject({
    method: 'POST',
    url: `/api/order/transfer-proof?api_version=3&order_nr=${placed.order_nr}&key=${proofKey}`,
    headers: { 'x-store': `vereda-${country}`, 'content-type': encoded.headers.get('content-type')!, ...headers },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  return reply.json()
}
const open = (orderNr: string, key: string) => shop.app.inject({ url: transferProofPath(orderNr, key) })
const rows = () =>
  shop.rows<{ key: string; current: boolean }>(sql`select key, is_current as current from transfer_proof`)
const prune = async () =>
  deleteTransferProofs.run(
    shop.db,
    { actor: 'test', now: shop.clock.now },
    { photos: { ...noPhotos(), store: shop.photos } },
  )

test('S25 a photograph is kept without where it was taken, sealed in the store, and opens for who has the order', async () => {
  const placed = await orderByTransfer()
  const { proof: before } = (await read(placed)).to_pay!
  expect(before).toEqual({ key: expect.any(String), sent_at: null })
  expect((await open(placed.order_nr, before!.key)).statusCode).toBe(404)
  expect(await send(placed, [jpeg])).toEqual({ error: false, message: 'Recibimos tu comprobante.' })
  const { proof } = (await read(placed)).to_pay!
  expect(proof).toEqual({ key: before!.key, sent_at: noon.toISOString() })
  const shown = await open(placed.order_nr, proof!.key)
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  const picture = await sharp(shown.rawPayload).metadata()
  expect([picture.format, picture.exif]).toEqual(['webp', undefined])
  const [row] = await rows()
  const stored = (await shop.photos.get(proofName(row!.key)))!
  expect(stored.includes(shown.rawPayload.subarray(0, 40))).toBe(false)
  await expect(sharp(stored).metadata()).rejects.toThrow(/unsupported/)
})

test('a PDF is downloaded as it was sent, and never shown as a page', async () => {
  const placed = await orderByTransfer()
  expect(await send(placed, [pdf])).toMatchObject({ error: false })
  const shown = await open(placed.order_nr, (await read(placed)).to_pay!.proof!.key)
  expect(shown.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="comprobante-${placed.order_nr}.pdf"`,
  })
  expect(shown.rawPayload).toEqual(pdf)
})

test.each([
  ['nothing', [], 'Elegí una foto o un PDF del comprobante.'],
  ['two files', [jpeg, pdf], 'Elegí un solo archivo.'],
  ['nine megabytes', [Buffer.concat([jpeg, Buffer.alloc(9 * 1024 * 1024)])], /pesa más de 8 MB/],
  ['a text called .jpg', ['hola'], /No pudimos leer el archivo/],
  ['half a photograph', [jpeg.subarray(0, jpeg.length / 2)], /No pudimos leer el archivo/],
  ['200 megapixels in a small file', [blackPng(20_000, 10_000)], /No pudimos leer el archivo/],
  ['a PDF that runs something', ['%PDF-1.7 /JavaScript %%EOF'], /No pudimos leer el archivo/],
])('S23 S25 %s is refused at its field, and nothing is kept', async (_what, files, sentence) => {
  const placed = await orderByTransfer()
  expect(await send(placed, files)).toMatchObject({
    error: true,
    code: 'proof_incomplete',
    errors: { proof: expect.stringMatching(sentence) },
  })
  expect(await rows()).toEqual([])
})

test('S20 S23 the key is of one order, one store and some hours; an order that is paid or over takes no proof', async () => {
  const placed = await orderByTransfer()
  const { key } = (await read(placed)).to_pay!.proof!
  await send(placed, [jpeg])
  const other = await orderByTransfer()
  expect(await send(other, [jpeg], { key })).toMatchObject({ code: 'order_not_found' })
  expect(await send(placed, [jpeg], { key: 'x' })).toMatchObject({ code: 'order_not_found' })
  expect(await send(placed, [jpeg], { key, country: 'cl' })).toMatchObject({ code: 'order_not_found' })
  expect((await open(other.order_nr, key)).statusCode).toBe(404)
  expect((await open(placed.order_nr, placed.order_key)).statusCode).toBe(404)
  later(1)
  expect((await open(placed.order_nr, key)).statusCode).toBe(200)
  later(2)
  expect((await open(placed.order_nr, key)).statusCode).toBe(404)
  expect(await send(placed, [jpeg], { key })).toMatchObject({ code: 'order_not_found' })
  const order = await read(placed)
  await operator(`payment confirm ${placed.order_nr} --amount ${order.total} --reason extracto`)
  expect(await send(placed, [jpeg], { key: order.to_pay!.proof!.key })).toMatchObject({ code: 'proof_not_expected' })
  const card = await shop.placeAsGuest(await shop.cartWith(['ZM0001-37', 1]))
  expect((await read(card)).to_pay!.proof).toBe(null)
})

test('OP-046 sent twice with one key it is one proof; another replaces it; the staff hear of each', async () => {
  await operator('notify set finance caja@calandria.example --country ar')
  const placed = await orderByTransfer()
  const headers = { 'idempotency-key': 'proof-one' }
  expect(await send(placed, [jpeg], { headers })).toEqual(await send(placed, [jpeg], { headers }))
  const about = async () =>
    (await shop.mails('staff-notice')).map(({ recipient, data }) => [recipient, data.event, data.ref, data.about])
  const sentence = expect.stringMatching(/espera la transferencia hasta el .+ a las \d/)
  expect(await about()).toEqual([['caja@calandria.example', 'transfer.proof', placed.order_nr, sentence]])
  await send(placed, [pdf])
  expect(await about()).toHaveLength(2)
  expect((await rows()).filter(({ current }) => current)).toHaveLength(1)
  const replaced = (await rows()).filter(({ current }) => !current)
  later(0.5)
  expect((await prune()).done).toBe(0)
  later(1.1)
  expect((await prune()).done).toBe(replaced.length)
  for (const { key } of replaced) expect(await shop.photos.has(proofName(key))).toBe(false)
  later(90 * 24 + 1)
  expect((await prune()).done).toBe(1)
  expect(await rows()).toEqual([])
})

test('the operator reads of it on the order and writes it to a file once, which is recorded', async () => {
  const placed = await orderByTransfer()
  const { order_nr: nr } = placed
  await expect(operator(`payment proof ${nr}`, home)).rejects.toThrow(/No proof was sent for order/)
  await expect(operator('payment proof NADA', home)).rejects.toThrow('There is no order "NADA".')
  await send(placed, [pdf])
  expect((await operator(`order show ${nr}`)).output).toContain('proof of the transfer: a pdf of 1 KB')
  const { output } = await operator(`payment proof ${nr} --reason Buscar --json`, home)
  expect(JSON.parse(output)).toMatchObject({ order: nr, kind: 'pdf', file: path.join(folder, `proof-${nr}.pdf`) })
  expect(await readFile(path.join(folder, `proof-${nr}.pdf`))).toEqual(pdf)
  await expect(operator(`payment proof ${nr}`, home)).rejects.toThrow(/exists already/)
  const acts = await shop.rows(
    sql`select action, subject, reason from audit where action = 'payment-proof' order by id`,
  )
  expect(acts[0]).toEqual({ action: 'payment-proof', subject: nr, reason: 'Buscar' })
})

test('OP-088 it is in a person’s data, and gone with the account', async () => {
  await operator(['payment', 'account', 'ar', ...account, '--number', '0170099220000067797370'])
  await shop.catalog.catchUp()
  const token = await shop.signIn('ana')
  await shop.remove({ item: 'ZM0004-38', token })
  const placed = await shop.placeAs(token, { payment: 'bank_transfer' })
  expect(placed.error).toBe(false)
  await send(placed, [jpeg])
  const { sections } = (await shop.form('/api/customer/data', { token })).json()
  const section = sections.find(({ name }: { name: string }) => name === 'transfer_proofs')
  expect(section.rows).toEqual([{ orderNr: placed.order_nr, kind: 'picture', sentAt: noon.toISOString() }])
  await settleMatters(shop.db, 'ana@example.com')
  expect((await shop.form('/api/customer/delete', { token, password: 'Demo123!' })).json().error).toBe(false)
  expect((await rows()).filter(({ current }) => current)).toEqual([])
  later(2)
  expect((await prune()).done).toBe(1)
})

test('OP-078 S25 the desk opens it for a reason that is recorded, and a reader does not', async () => {
  const placed = await orderByTransfer()
  const path = `/desk/api/orders/${placed.order_nr}/proof`
  const [desk, reader, chilean] = [
    await signedInStaff(shop, { email: 'pruebas@tienda.example', roles: ['care'] }, () => shop.clock.now),
    await signedInStaff(shop, { email: 'lee@tienda.example', roles: ['reader'] }, () => shop.clock.now),
    await signedInStaff(
      shop,
      { email: 'chile@tienda.example', roles: ['orders'], stores: ['cl'] },
      () => shop.clock.now,
    ),
  ]
  const body = { reason: 'Buscar el depósito' }
  expect(await desk.post(path, body)).toMatchObject({ status: 409 })
  await send(placed, [jpeg])
  expect(await desk.post(path, {})).toMatchObject({ status: 422 })
  expect(await reader.post(path, body)).toMatchObject({ status: 403 })
  expect(await chilean.post(path, body)).toMatchObject({ status: 404 })
  const opened = await desk.post<{ type: string; content: string }>(path, body)
  expect(opened).toMatchObject({ status: 200, type: 'image/webp' })
  expect(await sharp(Buffer.from(opened.content, 'base64')).metadata()).toMatchObject({ format: 'webp' })
  await send(placed, [pdf])
  const file = await desk.post<{ type: string; content: string }>(path, body)
  expect([file.type, Buffer.from(file.content, 'base64').equals(pdf)]).toEqual(['application/pdf', true])
  expect(await shop.rows(sql`select reason from audit where action = 'payment-proof'`)).toEqual([body, body])
})
