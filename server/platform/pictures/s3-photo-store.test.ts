import { createHash } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { readEnv } from '#server/platform/env.ts'
import { s3PhotoStore } from './s3-photo-store.ts'

/** Stores what it is given, like S3, and refuses what is not signed with the hash of its body and all its headers. */
async function bucket({ status }: { status?: number } = {}) {
  const objects = new Map<string, Buffer>()
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks)
      const { headers, method, url = '' } = request
      const form =
        /^AWS4-HMAC-SHA256 Credential=KEY\/\d{8}\/sa-east-1\/s3\/aws4_request, SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=[0-9a-f]{64}$/
      const isSigned =
        form.test(headers.authorization ?? '') &&
        headers['x-amz-content-sha256'] === createHash('sha256').update(body).digest('hex')
      if (status !== undefined || !isSigned) return void response.writeHead(status ?? 403).end()
      if (method === 'PUT') objects.set(url, body)
      if (method === 'DELETE') return void response.writeHead(objects.delete(url) ? 204 : 404).end()
      const found = objects.get(url)
      response.writeHead(found ? 200 : 404).end(method === 'GET' ? found : undefined)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { objects, url: `s3://KEY:SE%2FCRET@127.0.0.1:${port}/fotos?region=sa-east-1&tls=off` }
}

const key = 'ab'.repeat(16)

test('a photograph that was put is there and comes back byte by byte', async () => {
  const { objects, url } = await bucket()
  const store = s3PhotoStore(url)
  expect([await store.has(key), await store.get(key)]).toEqual([false, undefined])
  await store.put(key, Buffer.from('a photograph'))
  expect([...objects.keys()]).toEqual([`/fotos/photos/${key}.webp`])
  expect([await store.has(key), String(await store.get(key))]).toEqual([true, 'a photograph'])
  await store.remove(key)
  await store.remove(key)
  expect([objects.size, await store.has(key)]).toEqual([0, false])
})

test('a store that refuses or fails is an error, not a missing photograph', async () => {
  for (const status of [403, 500]) {
    const store = s3PhotoStore((await bucket({ status })).url)
    await expect(store.has(key)).rejects.toThrow(String(status))
    await expect(store.get(key)).rejects.toThrow(String(status))
    await expect(store.put(key, Buffer.from('x'))).rejects.toThrow(String(status))
    await expect(store.remove(key)).rejects.toThrow(String(status))
  }
})

test.each(['https://x', 's3://host/bucket', 's3://k:s@host', 's3://k:s@host/'])(
  'PHOTO_STORE_URL %s is refused',
  (url) => {
    expect(() => readEnv({ PHOTO_STORE_URL: url })).toThrow(/PHOTO_STORE_URL/)
  },
)
