import zlib from 'node:zlib'
import fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { compressedBody, sendCompressed, type CompressedBody } from './compressed.ts'

async function ask(body: CompressedBody, encoding: string) {
  const app = fastify()
  app.get('/', (request, reply) => sendCompressed(request, reply, body))
  const reply = await app.inject({ url: '/', headers: { 'accept-encoding': encoding } })
  await app.close()
  return reply
}

const plain = Buffer.from(Array.from({ length: 2000 }, (_, at) => `zapatilla ${at * 7919} `).join(''))

test('P2 a body is compressed once for all who take it so, and plain for the others', async () => {
  const body = compressedBody(plain)
  const first = await ask(body, 'br')
  const { br } = body.ready
  const [again, zipped, identity] = [await ask(body, 'gzip, br'), await ask(body, 'gzip'), await ask(body, 'deflate')]
  expect(zlib.brotliDecompressSync(first.rawPayload)).toEqual(plain)
  expect(first.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(again.rawPayload).toEqual(first.rawPayload)
  expect(body.ready.br).toBe(br)
  expect(zlib.gunzipSync(zipped.rawPayload)).toEqual(plain)
  expect(identity.rawPayload).toEqual(plain)
  expect(identity.headers['content-encoding']).toBeUndefined()
})

test('P2 the first request is answered quickly, and repeated ones as small as possible', async () => {
  const body = compressedBody(plain, { bestAfterMs: 0 })
  const first = await ask(body, 'br')
  expect((await ask(body, 'br')).rawPayload).toEqual(first.rawPayload)
  await vi.waitFor(() => expect(body.ready.br!.length).toBeLessThan(first.rawPayload.length))
  expect(zlib.brotliDecompressSync((await ask(body, 'br')).rawPayload)).toEqual(plain)
})

test('P2 a body that may change any second is not compressed as tightly as Brotli can', async () => {
  const body = compressedBody(plain, { bestAfterMs: 60_000 })
  await ask(body, 'br')
  const { br } = body.ready
  await ask(body, 'br')
  expect([body.ready.br, body.bestFrom < Infinity]).toEqual([br, true])
})

test('a small body is not compressed', async () => {
  const reply = await ask(compressedBody(Buffer.from('{}')), 'br')
  expect(reply.headers['content-encoding']).toBeUndefined()
  expect(reply.body).toBe('{}')
})
