import { expect, test } from 'vitest'
import { bannerRatios, bannerThemes } from '#demo/drawings/draw.ts'
import { launchShop, homeOfShop } from './built-shop.ts'

test('while 40 cold pictures of 1500 px are asked for, home, the service worker and the API are answered', async () => {
  const shop = launchShop({ DATA_HOME: homeOfShop('stocked'), SEED_DEMO: 'auto' })
  const origin = await shop.opened
  const addresses = [1500, 1080].flatMap((width) =>
    bannerThemes.flatMap((theme) =>
      bannerRatios.map((ratio) => `${origin}/img/b/${theme}-${ratio}.jpg?width=${width}`),
    ),
  )
  const left = new AbortController()
  let finished = 0
  const flood = addresses.slice(0, 40).map((url) =>
    fetch(url, { headers: { accept: 'image/avif' }, signal: left.signal })
      .then((reply) => reply.arrayBuffer())
      .then(() => (finished += 1))
      .catch(() => {}),
  )
  // The first one is done: the renderer is working, and all others wait.
  await expect.poll(() => finished).toBeGreaterThan(0)
  const before = finished
  for (const path of ['/', '/sw.js', '/api/home/?api_version=3&key=home&device=pwa']) {
    const reply = await fetch(origin + path, { headers: { 'x-store': 'vereda-ar', 'accept-encoding': 'br' } })
    expect([path, reply.status]).toEqual([path, 200])
    await reply.arrayBuffer()
  }
  // Pages that waited for the thread pool would arrive after most of the flood.
  expect(finished - before).toBeLessThan(20)
  left.abort()
  await Promise.all(flood)
})
