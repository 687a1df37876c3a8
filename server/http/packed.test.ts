import zlib from 'node:zlib'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { accepts, sendPacked, type Packed } from './packed.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br', true],
  ['gzip, deflate, br, zstd', 'gzip', true],
  ['br;q=1.0, gzip;q=0.8', 'gzip', true],
  ['BR', 'br', true],
  ['br;q=0', 'br', false],
  ['gzip; q=0.000, br', 'gzip', false],
  ['x-gzip, brotli', 'gzip', false],
  ['*', 'br', false],
  ['', 'br', false],
  [undefined, 'gzip', false],
] as const)('accept-encoding %j takes %s: %s', (header, encoding, taken) => {
  expect(accepts(header, encoding)).toBe(taken)
})

async function ask(packed: Packed, encoding: string) {
  const app = fastify()
  app.get('/', (request, reply) => sendPacked(request, reply, packed))
  const reply = await app.inject({ url: '/', headers: { 'accept-encoding': encoding } })
  await app.close()
  return reply
}

test('P2 an answer is packed once for all who take it so, and plain for the others', async () => {
  const body = Buffer.from('zapatilla '.repeat(500))
  const packed: Packed = { body }
  const [first, again, plain] = [await ask(packed, 'br'), await ask(packed, 'gzip, br'), await ask(packed, 'gzip')]
  expect(zlib.brotliDecompressSync(first.rawPayload)).toEqual(body)
  expect(first.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(again.rawPayload).toEqual(await packed.small)
  expect(plain.rawPayload).toEqual(body)
  expect(plain.headers['content-encoding']).toBeUndefined()
})

test('what is small goes as it is', async () => {
  const reply = await ask({ body: Buffer.from('{}') }, 'br')
  expect(reply.headers['content-encoding']).toBeUndefined()
  expect(reply.body).toBe('{}')
})
