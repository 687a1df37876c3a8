import { readFile } from 'node:fs/promises'
import http from 'node:http'
import { expect, test } from 'vitest'
import { isAlive } from '#db/embedded/pid-file.ts'
import { readHome } from '#contract/browse/home.ts'
import { openShop } from '#tests/shop.ts'
import { bannerRatios, bannerThemes } from '#demo/drawings/draw.ts'

/** 64 addresses of pictures that are drawn from their address alone. */
const wide = [1500, 1080].flatMap((width) =>
  bannerThemes.flatMap((theme) => bannerRatios.map((ratio) => `/img/b/${theme}-${ratio}.jpg?width=${width}`)),
)
const jpeg = { accept: 'image/jpeg' }

test('while 40 cold pictures of 1500 px are waiting, files are read and the API answers', async () => {
  const { app, get, pictures } = await openShop()
  const flood = wide.slice(0, 40).map((url) => app.inject({ url, headers: jpeg }))
  await expect.poll(() => pictures.queued().waiting).toBeGreaterThan(30)
  const before = pictures.queued().waiting
  await readFile(new URL(import.meta.url))
  expect((await get(readHome.path, { query: { key: 'home', device: 'pwa' } })).statusCode).toBe(200)
  // Both were served while at most a few pictures were finished, not after the flood.
  expect(before - pictures.queued().waiting).toBeLessThan(10)
  const metrics = await app.inject('/metrics')
  expect(metrics.body).toMatch(/shop_pictures\{state="waiting"\} \d\d/)
  // A phone's narrow picture does not wait behind the wide ones.
  const narrow = await app.inject({ url: '/img/b/eco-tall.jpg?width=240', headers: jpeg })
  expect([narrow.statusCode, narrow.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(pictures.queued().waiting).toBeGreaterThan(20)
  pictures.stopQueue()
  const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
})

test('beyond the queue a picture is 503 with Retry-After and a placeholder that no cache may take', async () => {
  const { app, pictures } = await openShop({ queueLimit: 2 })
  const flood = wide.slice(0, 12).map((url) => app.inject({ url, headers: jpeg }))
  const refused = (await Promise.all(flood)).filter(({ statusCode }) => statusCode === 503)
  expect(refused.length).toBeGreaterThanOrEqual(8)
  for (const { headers, body } of refused) {
    expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store', 'content-type': 'image/svg+xml' })
    expect(headers.etag).toBeUndefined()
    expect(body).toContain('<svg')
  }
  expect(pictures.queued()).toEqual({ waiting: 0, running: 0 })
})

test('a visitor who leaves takes the waiting pictures along', async () => {
  const { app, pictures } = await openShop()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const requests = wide
    .slice(0, 20)
    .map((url) => http.get(app.listeningOrigin + url, { headers: jpeg }).on('error', () => {}))
  await expect.poll(() => pictures.queued().waiting).toBeGreaterThan(10)
  for (const request of requests) request.destroy()
  await expect.poll(() => pictures.queued().waiting).toBe(0)
})

test('R30 a closing shop refuses waiting pictures, finishes running ones, and ends the renderer', async () => {
  const { app, pictures } = await openShop()
  await app.listen({ port: 0, host: '127.0.0.1' })
  await app.inject({ url: '/img/b/eco-tall.jpg?width=48' })
  const renderer = pictures.rendererPid()!
  let asked = 0
  app.server.on('request', () => (asked += 1))
  // Read to the end: an unread picture would still be in transit when the connection closes.
  const flood = wide.slice(0, 20).map(async (url) => {
    const reply = await fetch(app.listeningOrigin + url, { headers: jpeg })
    await reply.arrayBuffer()
    return reply.status
  })
  // A connection whose request has not been read yet is closed at once.
  await expect.poll(() => asked).toBe(20)
  await app.close()
  const statuses = await Promise.all(flood)
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(10)
  expect(statuses).toContain(200)
  expect(isAlive(renderer)).toBe(false)
})
