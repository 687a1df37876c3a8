import { readdirSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import type { Send } from '#contract/platform/page-context.ts'
import { connect } from '#db/connection/connect.ts'
import { seedDemo } from '#demo/seed/seed-demo.ts'
import { storeId } from '#domain/platform/brand/brand.ts'
import { openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import { demoBrand } from '#tests/demo-settings.ts'
import { openShop } from '#tests/shop.ts'
import { scheduleRenderAhead, renderAhead } from './render-ahead.ts'
import type { Pictures } from './service.ts'

const now = new Date('2026-11-15T12:00:00Z')
const shop = await openShop({ now: () => now })
await seedDemo(shop.db, { now })

const open = () => openCountries
const sendTo =
  (country: OpenCountry): Send =>
  async (path, init) => {
    const reply = await shop.app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: path,
      headers: { ...Object.fromEntries(new Headers(init.headers)), 'x-store': storeId(demoBrand, country) },
      ...(typeof init.body === 'string' && { payload: init.body }),
    })
    return new Response(reply.body, { status: reply.statusCode })
  }

/** Pictures that are only counted. */
function countedPictures(onFind: (asked: string) => void = () => {}) {
  const asked: string[] = []
  const find: Pictures['find'] = async ({ path, width, format }, waiting) => {
    expect(waiting?.isAhead).toBe(true)
    asked.push(`${path} ${width} ${format}`)
    onFind(asked.at(-1)!)
    return Buffer.alloc(0)
  }
  return { asked, pictures: { ...shop.pictures, find } }
}

const signal = new AbortController().signal

test('rendered in advance are the pictures of the home page and of the lists it links to, in every country', async () => {
  const { asked, pictures } = countedPictures()
  expect(await renderAhead(pictures, { stores: open, sendTo, signal })).toBe(asked.length)
  const home = await sendTo('ar')('/api/home/?api_version=3&key=home&device=pwa', {})
  const [, first] = /"image_url":"\/img\/([^"]+)"/.exec(await home.text()) ?? []
  expect(asked).toContain(`${first} 360 avif`)
  expect(asked.some((one) => /^b\/.* 1080 avif$/.test(one))).toBe(true)
  expect(asked.length).toBeGreaterThan(100)
  expect(asked.length).toBeLessThan(3000)
})

test('it stops in the middle when the shop closes', async () => {
  const stopped = new AbortController()
  const { asked, pictures } = countedPictures(() => asked.length === 3 && stopped.abort())
  await renderAhead(pictures, { stores: open, sendTo, signal: stopped.signal })
  expect(asked).toHaveLength(3)
})

test('nodes take turns: while another one makes its pictures ahead this one waits', async () => {
  const other = await connect({ url: shop.url, name: 'other node' })
  onTestFinished(() => other.end())
  await other.query("select pg_advisory_lock(hashtext('shop: pictures ahead'))")
  const { asked, pictures } = countedPictures()
  const faults: object[] = []
  const log = { error: (details: object) => void faults.push(details) }
  const stores: OpenCountry[] = []
  const watchedSendTo = (country: OpenCountry) => {
    stores.push(country)
    return sendTo(country)
  }
  // Stopping waits for the first turn, which would have begun with a country.
  await scheduleRenderAhead({ pictures, stores: open, sendTo: watchedSendTo, databaseUrl: shop.url, log }).stop()
  expect(stores).toEqual([])
  await other.query("select pg_advisory_unlock(hashtext('shop: pictures ahead'))")
  const running = scheduleRenderAhead({ pictures, stores: open, sendTo: watchedSendTo, databaseUrl: shop.url, log })
  onTestFinished(() => running.stop())
  await expect.poll(() => asked.length).toBeGreaterThan(10)
  await running.stop()
  expect(stores).toContain('ar')
  expect(faults).toEqual([])
})

test('rendered in advance, a picture is cached before the first request', async () => {
  const before = readdirSync(shop.picturesFolder).length
  await shop.pictures.find({ path: 'b/eco-strip.jpg', width: 48, format: 'avif' }, { isAhead: true })
  expect(readdirSync(shop.picturesFolder)).toHaveLength(before + 1)
})
