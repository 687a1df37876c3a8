import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { review, reviewPhoto } from '#db/schema/reviews.ts'
import { messageIn } from '#contract/platform/messages.ts'
import { reviewKeyOf } from '#server/browse/reviews/review-key.ts'
import { openDemoShop } from '#server/browse/product/tests/demo-shop.ts'
import { sidewaysJpeg } from '#server/operations/photos/tests/photo-host.ts'
import { s3PhotoStore } from '#server/platform/pictures/s3-photo-store.ts'
import { readSecret } from '#server/platform/secrets/secrets.ts'

type Mood = 'failing' | 'broken off' | 'dripping'
let mood: Mood = 'failing'
/** A server of photographs that answers badly. */
const server = http.createServer((request, response) => {
  request.resume()
  if (mood === 'failing') return void response.writeHead(500).end()
  if (mood === 'broken off') return void request.socket.destroy()
  response.writeHead(200).write('x')
  const drop = setInterval(() => response.write('x'), 50)
  response.once('close', () => clearInterval(drop))
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const { port } = server.address() as AddressInfo

const shop = await openDemoShop()
Object.assign(shop.photos, s3PhotoStore(`s3://KEY:SECRET@127.0.0.1:${port}/fotos?tls=off`, { answerWithinMs: 500 }))
const key = reviewKeyOf('R101', await readSecret(shop.db, 'review link'))

async function review1(photo?: Buffer) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ sku: 'ZM0001', stars: '5' })) form.append(name, value)
  if (photo) form.append('photos', new File([photo as BlobPart], 'foto.jpg'))
  const encoded = new Response(form)
  return shop.app.inject({
    method: 'POST',
    url: `/api/review?api_version=3&order_nr=R101&key=${key}`,
    headers: { 'x-store': 'vereda-ar', 'content-type': encoded.headers.get('content-type')! },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
}

test.each(['failing', 'broken off', 'dripping'] as const)(
  'R30 a photo store that is %s: photographs wait behind the placeholder, and no cache keeps it; the shop is ready',
  async (now) => {
    mood = now
    const reply = await shop.app.inject(`/img/f/${'ab'.repeat(16)}.jpg?width=96`)
    expect([reply.statusCode, reply.headers['cache-control'], reply.headers['retry-after']]).toEqual([
      503,
      'no-store',
      '5',
    ])
    expect(reply.headers['content-type']).toMatch(/^image\/svg/)
    expect((await shop.app.inject('/ready')).statusCode).toBe(200)
    // What the shop draws itself needs no store.
    expect((await shop.app.inject('/img/b/eco-tall.jpg?width=48')).statusCode).toBe(200)
  },
)

test.each(['failing', 'broken off'] as const)(
  'R30 a review with photographs is refused in words while the store is %s, and nothing of it is written; without them it is taken',
  async (now) => {
    mood = now
    await shop.db.delete(reviewPhoto)
    await shop.db.delete(review)
    const refused = await review1(await sidewaysJpeg())
    expect([refused.statusCode, refused.json().message]).toEqual([503, messageIn('ar', 'unavailable')])
    expect(refused.headers['retry-after']).toBeDefined()
    expect(await shop.db.select().from(review)).toEqual([])
    // A job removes what no review came to have.
    for (const photo of await shop.db.select().from(reviewPhoto)) expect(photo.reviewId).toBeNull()
    expect((await review1()).json()).toMatchObject({ error: false })
  },
)
