import { sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { proofHeader, signedText } from '#contract/desk/desk-endpoint.ts'
import type { MissedSearch, StockOut, StoreDay } from '#contract/desk/today.ts'
import { sql } from '#db/connection/drizzle.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { openDemoShop } from '#server/browse/product/tests/demo-shop.ts'
import { deskBrowser, newKeys, signedInStaff } from '#server/desk/tests/desk.ts'
import { createLink } from '#server/desk/staff/links.ts'

const shop = await openDemoShop()
const now = () => shop.clock.now
const address = await shop.app.listen({ port: 0, host: '127.0.0.1' })
const watch = '/desk/api/today'
type Today = { at: string; stores: StoreDay[] }
let people = 0
const signedIn = (stores: readonly OpenCountry[] | null = null) =>
  signedInStaff(shop, { email: `mira${(people += 1)}@tienda.example`, roles: ['reader'], stores }, now)

/** A browser on a socket, because a stream does not end. */
async function watching(stores: readonly OpenCountry[] | null) {
  const { idStaff } = await signedIn(stores)
  const keys = newKeys()
  const browser = deskBrowser(shop, now, keys)
  await browser.post('/desk/api/link/accept', {
    token: await createLink(shop.db, 'sign-in', idStaff, now()),
    browserKey: browser.browserKey,
  })
  const seconds = Math.floor(now().getTime() / 1000)
  const text = Buffer.from(signedText({ method: 'GET', path: watch, body: '', at: seconds }))
  const proof = sign('sha256', text, { key: keys.privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')
  const leave = new AbortController()
  const open = (sent: string) =>
    fetch(`${address}${watch}`, {
      signal: leave.signal,
      headers: { accept: 'text/event-stream', cookie: browser.cookie(), [proofHeader]: `${seconds}.${sent}` },
    })
  async function events() {
    const reader = (await open(proof)).body!.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    return async (): Promise<Today> => {
      for (;;) {
        const at = rest.indexOf('\n\n')
        if (at >= 0) {
          const frame = rest.slice(0, at)
          rest = rest.slice(at + 2)
          return JSON.parse(frame.replace(/^data: /, '')) as Today
        }
        const { value, done } = await reader.read()
        if (done) throw new Error('the stream ended')
        rest += value
      }
    }
  }
  return { events, open, leave: () => leave.abort() }
}

const rows = async (query: ReturnType<typeof sql>) => (await shop.db.execute(query)).rows
const listeners = async () =>
  Number(
    (
      await rows(sql`select count(*) as n from pg_stat_activity where application_name = 'desk listener'
    and datname = current_database()`)
    )[0]!.n,
  )

test('OP-078 today comes as it changes, of one’s own stores, read once for all who watch', async () => {
  const [all, chile] = [await watching(null), await watching(['cl'])]
  const [nextOfAll, nextOfChile] = [await all.events(), await chile.events()]
  expect((await nextOfAll()).stores.map(({ country }) => country)).toEqual(['ar', 'cl', 'co'])
  expect((await nextOfChile()).stores.map(({ country }) => country)).toEqual(['cl'])
  await expect.poll(listeners).toBe(1)
  await shop.db.execute(sql`insert into status_event (subject, subject_id, status, label, at)
    select 'order', order_nr, 'paid', 'Pagado', ${now().toISOString()} from sales_order where country = 'cl' limit 1`)
  const before = await nextOfChile()
  expect(before.stores[0]!.orders.today).toBeGreaterThan(0)
  expect((await nextOfAll()).stores.find(({ country }) => country === 'cl')).toEqual(before.stores[0])
  all.leave()
  chile.leave()
  await expect.poll(listeners).toBe(0)
})

test('OP-078 a stream is signed like every call', async () => {
  const { open, leave } = await watching(null)
  expect((await open('A'.repeat(86))).status).toBe(401)
  leave()
})

test('OP-078 a size that was sold out today is named, in its own store', async () => {
  const { get } = await signedIn(['ar'])
  const [size] = await rows(
    sql`select sku_simple, stock from simple where country = 'ar' and stock between 1 and 3 limit 1`,
  )
  await shop.db.execute(sql`insert into stock_movement (country, sku_simple, delta, reason, created_at)
    values ('ar', ${size!.sku_simple}, ${-Number(size!.stock)}, 'adjust', ${now().toISOString()})`)
  await shop.db.execute(sql`update simple set stock = 0 where country = 'ar' and sku_simple = ${size!.sku_simple}`)
  const { sizes } = await get<{ sizes: StockOut[] }>('/desk/api/today/stock-outs')
  expect(sizes).toEqual([expect.objectContaining({ country: 'ar', skuSimple: size!.sku_simple })])
  expect((await get<Today>(watch)).stores[0]).toMatchObject({ stockOuts: 1 })
  const elsewhere = await signedIn(['cl'])
  expect(await elsewhere.get('/desk/api/today/stock-outs')).toMatchObject({ sizes: [] })
  expect(await elsewhere.get('/desk/api/today/stock-outs?country=ar')).toMatchObject({ status: 404 })
})

test('OP-078 what nobody could find is counted by visitor and named from the second on', async () => {
  const { get } = await signedIn(['ar'])
  for (const [term, ips] of [
    ['paracaidas azul', ['10.1.0.1', '10.2.0.1', '10.2.0.1']],
    ['28456123 ana paredes', ['10.1.0.1']],
  ] as const) {
    shop.terms.recordResults('ar', term, 0)
    for (const ip of ips) shop.terms.recordVisit('ar', term, ip)
  }
  await shop.terms.flush()
  const { searches } = await get<{ searches: MissedSearch[] }>('/desk/api/today/missed-searches')
  expect(searches).toMatchObject([{ term: 'paracaidas azul', visitors: 2 }])
  expect((await get<Today>(watch)).stores[0]).toMatchObject({ missedSearches: 3 })
})
