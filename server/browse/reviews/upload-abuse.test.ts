import { once } from 'node:events'
import net from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openDemoShop } from '#server/browse/product/tests/demo-shop.ts'
import { readSecret } from '#server/platform/secrets/secrets.ts'
import { reviewKeyOf } from './review-key.ts'

const shop = await openDemoShop()
const key = reviewKeyOf('R101', await readSecret(shop.db, 'review link'))
await shop.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = shop.app.server.address() as net.AddressInfo
const link = `/api/review?api_version=3&order_nr=R101&key=${key}`
const wrongLink = `/api/review?api_version=3&order_nr=R101&key=${'x'.repeat(22)}`

type Sending = { path: string; type: string; length: number; body?: string }

/** Sends the head of a request and some of its body, and returns the first line of the answer. */
async function send({ path, type, length, body = '' }: Sending): Promise<string> {
  const socket = net.connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Store: vereda-ar\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`,
  )
  socket.on('error', () => {})
  if (body) socket.write(body)
  const [bytes] = (await once(socket, 'data')) as [Buffer]
  return bytes.toString('latin1').split('\r\n', 1)[0]!
}

const within = async (ms: number, answer: Promise<string>) =>
  Promise.race([answer, wait(ms, 'no answer', { ref: false })])

test('S23 two million form fields are refused before they are read', async () => {
  const body = Array.from({ length: 2_000_000 }, (_, at) => `f${at}=1`).join('&')
  const begun = performance.now()
  const type = 'application/x-www-form-urlencoded'
  expect(await within(5000, send({ path: link, type, length: body.length, body }))).toContain('413')
  expect(performance.now() - begun).toBeLessThan(2000)
})

test('S23 a form of thousands of parts is refused after the first of them', async () => {
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'
  const body = `${part.repeat(5000)}--x--\r\n`
  const type = 'multipart/form-data; boundary=x'
  expect(await within(5000, send({ path: link, type, length: body.length, body }))).toContain('413')
})

test('S20 S23 without the key of the link no byte of a body is waited for, however many send it', async () => {
  const sending = { path: wrongLink, type: 'multipart/form-data; boundary=x', length: 30_000_000 }
  const answers = await Promise.all(Array.from({ length: 8 }, () => within(2000, send(sending))))
  expect(answers).toEqual(Array.from({ length: 8 }, () => 'HTTP/1.1 200 OK'))
})

test('S23 six slow senders of one network do not keep another network from sending its review', async () => {
  const type = 'multipart/form-data; boundary=x'
  const slow = Array.from({ length: 6 }, () => within(3000, send({ path: link, type, length: 30_000_000 })))
  await wait(200)
  const form = new FormData()
  for (const [name, value] of Object.entries({ sku: 'ZM0001', stars: '5' })) form.append(name, value)
  const encoded = new Response(form)
  const other = shop.app.inject({
    method: 'POST',
    url: link,
    remoteAddress: '10.9.8.7',
    headers: { 'x-store': 'vereda-ar', 'content-type': encoded.headers.get('content-type')! },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  expect(
    await within(
      2000,
      other.then((reply) => reply.body),
    ),
  ).toContain('"error":false')
  expect(await Promise.all(slow)).toEqual(Array.from({ length: 6 }, () => 'no answer'))
})
