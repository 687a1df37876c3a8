import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { contentPaths } from '#domain/content/pages/content-pages.ts'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { homeOfShop, launchShop } from './built-shop.ts'

const root = path.resolve(import.meta.dirname, '..')

/** The address of the private database of a launched shop, from the files in its data folder. */
function databaseOf(home: string): string {
  const port = readFileSync(path.join(home, 'data', 'postmaster.pid'), 'utf8').split('\n')[3]
  const password = readFileSync(path.join(home, 'password'), 'utf8').trim()
  const { name } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { name: string }
  return Object.assign(new URL(`postgres://127.0.0.1:${port}/postgres`), { username: name, password }).href
}

const product = '/zapatilla-brisa-zm0001.html'
const pages = [
  '/',
  '/mujer/',
  '/zapatillas-mujer/',
  '/envio-gratis/',
  '/catalog/?q=botas',
  product,
  '/cart',
  '/atencion-al-cliente',
  '/arrepentimiento',
  ...contentPaths.map((name) => `/${name}/`),
]

/** What the pages of the demo say of their terms, each as it stands there. */
const old = [
  /gratis desde \$\s?80\.000/,
  /\b30 días (para|desde|de la entrega)/,
  /cuesta \$\s?5\.990/,
  /por \$\s?8\.990/,
  /24 h(s|oras)?\b/,
  /\b10 días corridos desde que/,
  /\b5 días hábiles después de recibir/,
  /hasta 2 cupones/,
  /desde \$\s?1\.000\b/,
  /"merchantReturnDays":30\b/,
  /"OfferShippingDetails"[^}]*"value":5990\b/,
]

test('promises come from the terms: no page keeps a figure of before, in its text or in its data', async () => {
  const home = homeOfShop('stocked')
  const shop = launchShop({ DATA_HOME: home, SEED_DEMO: 'true' })
  const url = await shop.opened
  const operator = operatorOn(databaseOf(home), { from: home })
  const read = async (address: string) => {
    const reply = await fetch(url + address, { headers: { accept: 'text/html' } })
    expect([address, reply.status]).toEqual([address, 200])
    return (await reply.text()).replaceAll(/&nbsp;|\u00a0/g, ' ').replaceAll('\\"', '"')
  }
  // One after another: a shop that has just opened refuses what would wait too long.
  const readAll = async () => {
    const texts: string[] = []
    for (const address of pages) texts.push(await read(address))
    return texts.join('\n')
  }

  const before = await readAll()
  // The search can fail: each is said somewhere, but for the hours, which are said of a city.
  for (const figure of old) expect([figure.source, figure.test(before)]).toEqual([figure.source, true])

  const terms = 'free_from=71111 return_days=43 refund_days=7 regret_days=17 max_coupons=4 min_withdrawal=2345'
  await operator(`terms set ar ${terms}`)
  await operator('shipping set ar standard --price 4321 --days 2-9')
  await operator(['shipping', 'set', 'ar', 'fast', '--price', '6543', '--days', '2-3', '--text', 'En 2 a 3 días'])
  // Each page within a moment of the last change.
  for (const address of pages) {
    const outdated = async () => {
      const html = await read(address)
      return old.flatMap((figure) => figure.exec(html)?.[0] ?? [])
    }
    await expect.poll(outdated, { timeout: 20_000, message: address }).toEqual([])
    expect(await read(address), address).not.toContain('{{')
  }
  await expect.poll(() => read(product), { timeout: 20_000 }).toContain('gratis desde $ 71.111')
  const shown = await read(product)
  expect(shown).toContain('43 días para cambios')
  expect(shown).toMatch(/"merchantReturnDays":43\b/)
  expect(shown).toMatch(/"value":4321\b/)
}, 120_000)
