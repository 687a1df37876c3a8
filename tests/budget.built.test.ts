import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import budgets from '../budgets.json' with { type: 'json' }
import { launchShop, temporaryHome } from './built-shop.ts'

const unique = (matches: Iterable<RegExpMatchArray>) => [...new Set([...matches].map(([address]) => address))]

test('P2 PWA-02 the first load keeps to its budget, and every script comes from static/js', async () => {
  const shop = launchShop({ DATA_HOME: temporaryHome() })
  const url = await shop.opened
  const html = await (await fetch(url)).text()
  const size = async (address: string) =>
    brotliCompressSync(Buffer.from(await (await fetch(url + address)).arrayBuffer())).length
  const sum = async (addresses: string[]) => (await Promise.all(addresses.map(size))).reduce((a, b) => a + b, 0)

  const scriptsOf = async (path: string) =>
    unique((await (await fetch(url + path)).text()).matchAll(/\/static\/[\w./-]+\.js/g))
  const scripts = await scriptsOf('/')
  const sheets = unique(html.matchAll(/\/static\/[\w./-]+\.css/g))
  const css = await Promise.all(sheets.map(async (sheet) => (await fetch(url + sheet)).text()))
  const fonts = unique(css.join('').matchAll(/\/static\/[\w./-]+\.woff2/g))
  const measured = {
    // A plain screen carries little more than the shell itself.
    shellScripts: await sum(await scriptsOf('/account')),
    homeScripts: await sum(scripts),
    listScripts: await sum(await scriptsOf('/mujer/')),
    productScripts: await sum(await scriptsOf('/zapatilla-brisa-zm0001.html')),
    styles: await sum(sheets),
    fonts: (
      await Promise.all(fonts.map(async (font) => (await (await fetch(url + font)).arrayBuffer()).byteLength))
    ).reduce((a, b) => a + b, 0),
    html: brotliCompressSync(html).length,
    firstLoadRequests: scripts.length + fonts.length + 3,
  }
  process.stdout.write(`first load: ${JSON.stringify(measured)}\n`)
  for (const [part, bytes] of Object.entries(measured)) {
    expect(bytes, part).toBeGreaterThan(0)
    expect(bytes, part).toBeLessThanOrEqual(budgets[part as keyof typeof measured])
  }
  expect(scripts.filter((script) => !script.startsWith('/static/js/') && !/manifest-\w+\.js$/.test(script))).toEqual([])
  shop.process.kill('SIGTERM')
  await shop.ended
}, 60_000)
