import { once } from 'node:events'
import net from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import fastify from 'fastify'
import { messageIn } from '#contract/platform/messages.ts'
import { shopHosts } from '../edge/shop-hosts.ts'
import { failureAnswerer } from '../failures.ts'
import { readUploads } from '../uploads.ts'
import { bodyDeadline, endSlowBodies } from './body-deadline.ts'

async function openServer() {
  const app = fastify({ forceCloseConnections: true })
  onTestFinished(() => app.close())
  app.setErrorHandler(failureAnswerer(shopHosts({}), () => 'Tienda'))
  endSlowBodies(app, { graceMs: 300, maxMs: 1200, minBytesPerSecond: 1000, checkEveryMs: 50 })
  await readUploads(app)
  const endpoint = { encoding: 'multipart' } as never
  app.post('/text', async ({ body }) => body)
  app.post('/files', { config: { endpoint } }, async () => ({ ok: true }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as net.AddressInfo).port
}

/** Sends `piece` every 100 ms until the server closes the connection or `pieces` are sent. */
async function drip(port: number, head: string, piece: string, pieces: number) {
  const begun = performance.now()
  const socket = net.connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  socket.write(`POST ${head}\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  let answer = ''
  socket.on('data', (bytes: Buffer) => (answer += bytes.toString()))
  const closed = once(socket, 'close')
  for (let sent = 0; sent < pieces && !socket.destroyed; sent += 1) {
    socket.write(piece)
    await Promise.race([wait(100), closed])
  }
  await closed
  return { answer, ms: performance.now() - begun }
}

test('S23 a body that does not come is ended with 408 and a sentence, as text and as a form with files', async () => {
  const port = await openServer()
  const heads = [
    '/text HTTP/1.1\r\nContent-Type: text/plain\r\nContent-Length: 100000',
    '/files HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000',
  ]
  for (const head of heads) {
    const { answer, ms } = await drip(port, head, 'a', 100)
    expect(answer).toMatch(/^HTTP\/1.1 408/)
    expect(answer).toContain(messageIn('ar', 'body_too_slow'))
    expect(ms).toBeLessThan(1000)
  }
})

test('S23 a sender who keeps a fair pace has longer, and not for ever', async () => {
  const port = await openServer()
  const piece = 'a'.repeat(500)
  const head = (length: number) => `/text HTTP/1.1\r\nContent-Type: text/plain\r\nContent-Length: ${length}`
  expect((await drip(port, head(4000), piece, 8)).answer).toMatch(/^HTTP\/1.1 200/)
  const { answer, ms } = await drip(port, head(100_000), piece, 200)
  expect(answer).toMatch(/^HTTP\/1.1 408/)
  expect(ms).toBeLessThan(3000)
})

test('S23 the shop waits fifteen seconds for a body, and a minute for photographs that keep coming', () => {
  expect(bodyDeadline).toMatchObject({ graceMs: 15_000, maxMs: 60_000, minBytesPerSecond: 131_072 })
})
