import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isAlive } from '#db/embedded/pid-file.ts'
import { bankDataKeys } from './bank-data-key.ts'
import { homeOfShop, launchShop, temporaryHome, type Running } from './built-shop.ts'

const postmaster = (home: string) => Number(readFileSync(path.join(home, 'data/postmaster.pid'), 'utf8').split('\n')[0])

/** The child processes of a process, with their command lines. */
function childrenOf(parent: number): { pid: number; line: string }[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
  return [...table.matchAll(/^ *(\d+) +(\d+) (.*)$/gm)]
    .filter(([, , ppid]) => Number(ppid) === parent)
    .map(([, pid, , line]) => ({ pid: Number(pid), line: line! }))
}

async function stop(shop: Running) {
  shop.process.kill('SIGTERM')
  return shop.ended
}

test('SIGTERM ends the shop and its database with code 0, and nothing is left running', async () => {
  const home = temporaryHome()
  const shop = launchShop({ DATA_HOME: home })
  await shop.opened
  const database = postmaster(home)
  expect(isAlive(database)).toBe(true)
  expect(await stop(shop)).toBe(0)
  expect(isAlive(database)).toBe(false)
  // A trial on this machine sells with the sandbox, and says so.
  expect(shop.output()).toContain('TEST PAYMENTS')
})

test('the shop does not open with the sandbox beside a real payment provider', async () => {
  const real = { WEBPAY_COMMERCE_CODE: '597055555532', WEBPAY_API_KEY: 'webpay-api-key' }
  const shop = launchShop({ DATA_HOME: temporaryHome(), SANDBOX_PAYMENTS: 'true', ...real })
  expect(await shop.ended).toBe(1)
  expect(shop.output()).toContain('SANDBOX_PAYMENTS: goods would be free')
})

test('an open shop renders popular pictures in advance, and still ends cleanly', async () => {
  const home = homeOfShop('stocked')
  const shop = launchShop({ DATA_HOME: home, SEED_DEMO: 'auto', PICTURES_AHEAD: 'on' })
  await shop.opened
  const pictures = path.join(home, 'pictures')
  await expect.poll(() => existsSync(pictures) && readdirSync(pictures).length).toBeGreaterThan(3)
  expect(await stop(shop)).toBe(0)
})

test('SEED_DEMO=false opens a shop that loads no file of the demo, in none of its threads and processes', async () => {
  const list = path.join(temporaryHome(), 'loaded')
  writeFileSync(list, '')
  const hook = `data:text/javascript,${encodeURIComponent(
    `import { appendFileSync } from 'node:fs'
     import { registerHooks } from 'node:module'
     registerHooks({ load: (url, context, next) => { appendFileSync(${JSON.stringify(list)}, url + '\\n'); return next(url, context) } })`,
  )}`
  const shop = launchShop({ DATA_HOME: homeOfShop('empty'), PICTURES_AHEAD: 'on', NODE_OPTIONS: `--import=${hook}` })
  const origin = await shop.opened
  for (const address of ['/', '/mujer/', '/img/b/eco-tall.jpg?width=48']) await fetch(origin + address)
  expect(await stop(shop)).toBe(0)
  const loaded = readFileSync(list, 'utf8').split('\n')
  expect(loaded.some((url) => url.endsWith('/server/shop.ts'))).toBe(true)
  expect(loaded.filter((url) => url.includes('/demo/') || url.endsWith('/server/demo.ts'))).toEqual([
    expect.stringMatching(/\/server\/demo\.ts$/),
  ])
})

test('a signal while the shop is still opening ends it as cleanly: no database stays behind', async () => {
  const home = temporaryHome()
  const shop = launchShop({ DATA_HOME: home, SEED_DEMO: 'auto' })
  await expect.poll(() => shop.output()).toContain('Stocking the demo shop')
  const database = postmaster(home)
  expect(await stop(shop)).toBe(0)
  expect(isAlive(database)).toBe(false)
  expect(shop.output()).not.toContain('is open')
})

test('R30 a request under way when the signal comes is still answered', async () => {
  const shop = launchShop({ DATA_HOME: homeOfShop('empty') })
  const { port } = new URL(await shop.opened)
  const socket = net.connect(Number(port), 'localhost')
  let answer = ''
  socket.on('data', (chunk) => (answer += String(chunk)))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  // The request begins, the signal arrives, and only then the rest of its body.
  const body = 'email=lenta%40example.com'
  await new Promise<void>((resolve) => {
    socket.write(
      `POST /api/newsletter/sign HTTP/1.1\r\nhost: localhost\r\nx-store: shop-ar\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: ${body.length}\r\n\r\nemail=`,
      () => resolve(),
    )
  })
  await expect.poll(async () => (await fetch(`http://localhost:${port}/health`)).status).toBe(200)
  shop.process.kill('SIGTERM')
  await expect.poll(() => shop.output()).toContain('Closing')
  socket.write(body.slice('email='.length))
  await closed
  expect(answer).toMatch(/^HTTP\/1\.1 200/)
  expect(answer).toContain('"error":false')
  expect(await shop.ended).toBe(0)
})

test('R30 a stopping node says so to load balancers before it stops answering; S43 keys that do not open the bank data are reported at the start', async () => {
  const shop = launchShop({ DATA_HOME: homeOfShop('stocked'), BANK_DATA_KEYS: bankDataKeys, SHUTDOWN_GRACE_MS: '4000' })
  const url = await shop.opened
  expect(shop.output()).toContain('Money cannot be paid to some bank accounts.')
  expect(shop.output()).toContain('which BANK_DATA_KEYS lacks')
  const status = async (path: string) => (await fetch(url + path)).status
  expect(await status('/ready')).toBe(200)
  shop.process.kill('SIGTERM')
  await expect.poll(() => shop.output()).toContain('Closing')
  const answered = await Promise.all(['/ready', '/serving', '/health', '/cart'].map(status))
  expect(answered).toEqual([503, 503, 200, 200])
  expect(await shop.ended).toBe(0)
})

test('a second shop on the same data is refused in one sentence, and the first goes on', async () => {
  const home = homeOfShop('empty')
  const first = launchShop({ DATA_HOME: home })
  const url = await first.opened
  const second = launchShop({ DATA_HOME: home })
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain('This shop is open already')
  expect(second.output()).not.toMatch(/\n\s+at /)
  expect((await fetch(`${url}/ready`)).status).toBe(200)
  expect(await stop(first)).toBe(0)
})

test('a taken port, an inaccessible folder, a broken database URL and a wrong setting get one sentence and code 1', async () => {
  const blocker = net.createServer().listen(0, 'localhost')
  await new Promise((resolve) => blocker.once('listening', resolve))
  const { port } = blocker.address() as net.AddressInfo
  // Root's PostgreSQL runs as another user, who may not enter this folder; for other users it is not writable.
  const closed = temporaryHome()
  mkdirSync(path.join(closed, 'home'), { mode: 0o500 })
  if (process.getuid?.() === 0) chmodSync(closed, 0o700)
  const cases = [
    [{ DATA_HOME: path.join(closed, 'home') }, 'may not be used by the user who runs the shop, or by its PostgreSQL'],
    [{ DATA_HOME: temporaryHome(), PORT: String(port) }, `Port ${port} is taken`],
    [{ DATABASE_URL: 'postgres://nadie@127.0.0.1:1/nada' }, 'The database at 127.0.0.1:1 cannot be used'],
    [
      { DATABASE_URL: 'postgres://nadie@127.0.0.1:1/nada', DATABASE_POOLER: 'transaction' },
      'DATABASE_LISTEN_URL: is needed beside DATABASE_POOLER',
    ],
    [{ CDN_PURGE: 'akamai' }, 'CDN_PURGE: must look like varnish='],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: must look like postgres://'],
    [{ PORT: 'tres' }, 'PORT'],
  ] as const
  for (const [env, sentence] of cases) {
    const shop = launchShop(env)
    expect(await shop.ended).toBe(1)
    expect(shop.output()).toContain(sentence)
    expect(shop.output()).not.toMatch(/\n\s+at /)
  }
  blocker.close()
})

test('a stale pid file, even one whose pid now belongs to another process, does not prevent the start', async () => {
  const home = homeOfShop('empty')
  const first = launchShop({ DATA_HOME: home })
  await first.opened
  const file = path.join(home, 'data/postmaster.pid')
  const lines = readFileSync(file, 'utf8').split('\n')
  expect(await stop(first)).toBe(0)
  writeFileSync(file, [String(process.pid), ...lines.slice(1)].join('\n'))
  const second = launchShop({ DATA_HOME: home })
  await second.opened
  expect(await stop(second)).toBe(0)
})

test('two shops with data of their own stand side by side', async () => {
  const shops = [launchShop({ DATA_HOME: homeOfShop('empty') }), launchShop({ DATA_HOME: homeOfShop('empty') })]
  const urls = await Promise.all(shops.map((shop) => shop.opened))
  expect(new Set(urls).size).toBe(2)
  for (const url of urls) expect((await fetch(`${url}/ready`)).status).toBe(200)
  expect(await Promise.all(shops.map(stop))).toEqual([0, 0])
})

test('the process that makes pictures ends with the shop, even when the shop is killed', async () => {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const shop = launchShop({ DATA_HOME: homeOfShop('stocked'), SEED_DEMO: 'auto' })
    const origin = await shop.opened
    expect((await fetch(`${origin}/img/b/eco-tall.jpg?width=48`)).status).toBe(200)
    const renderer = childrenOf(shop.process.pid!).find(({ line }) => line.includes('renderer-main'))!.pid
    expect(isAlive(renderer)).toBe(true)
    shop.process.kill(signal)
    await shop.ended
    await expect.poll(() => isAlive(renderer)).toBe(false)
  }
})
