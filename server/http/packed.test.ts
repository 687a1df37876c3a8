import zlib from 'node:zlib'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendPacked, type Packed } from './packed.ts'

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
  const first = await ask(packed, 'br')
  const { small } = packed
  const [again, plain] = [await ask(packed, 'gzip, br'), await ask(packed, 'gzip')]
  expect(zlib.brotliDecompressSync(first.rawPayload)).toEqual(body)
  expect(first.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(again.rawPayload).toEqual(first.rawPayload)
  expect(packed.small).toBe(small)
  expect(plain.rawPayload).toEqual(body)
  expect(plain.headers['content-encoding']).toBeUndefined()
})

test('what is small goes as it is', async () => {
  const reply = await ask({ body: Buffer.from('{}') }, 'br')
  expect(reply.headers['content-encoding']).toBeUndefined()
  expect(reply.body).toBe('{}')
})
