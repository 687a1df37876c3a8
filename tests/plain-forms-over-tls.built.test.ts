import { once } from 'node:events'
import http from 'node:http'
import { expect, test } from 'vitest'
import { homeOfShop, launchShop } from './built-shop.ts'

type Sent = { status: number; cookies: string[]; location: string | undefined; body: string }
type Cookie = { name: string; value: string; line: string }

const parseCookie = (line: string): Cookie => {
  const [pair = ''] = line.split(';', 1)
  return { name: pair.slice(0, pair.indexOf('=')), value: pair.slice(pair.indexOf('=') + 1), line }
}

/** A browser without scripts, in front of it a proxy that ends TLS. It takes cookies as browsers do over https. */
function plainBrowser(origin: string) {
  const jar = new Map<string, string>()
  const received: Cookie[] = []

  async function send(method: string, path: string, fields?: Record<string, string>): Promise<Sent> {
    const request = http.request(origin + path, {
      method,
      headers: {
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'tienda.example',
        'x-forwarded-for': '203.0.113.9',
        'sec-fetch-site': 'same-origin',
        'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36',
        'x-store': 'vereda-ar',
        ...(jar.size > 0 && { cookie: Array.from(jar, (pair) => pair.join('=')).join('; ') }),
        ...(fields && { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://tienda.example' }),
      },
    })
    request.end(fields && new URLSearchParams(fields).toString())
    const [reply] = (await once(request, 'response')) as [http.IncomingMessage]
    const body = Buffer.concat(await reply.toArray()).toString()
    const cookies = reply.headers['set-cookie'] ?? []
    for (const cookie of cookies.map(parseCookie)) {
      received.push(cookie)
      if (/max-age=0/i.test(cookie.line)) jar.delete(cookie.name)
      else jar.set(cookie.name, cookie.value)
    }
    return { status: reply.statusCode!, cookies, location: reply.headers.location, body }
  }

  return {
    jar,
    received,
    send,
    post: (path: string, fields: Record<string, string>) => send('POST', path, fields),
    /** As the scripts do when they arrive. */
    renewed: async (): Promise<{ first_name: string } | null> =>
      JSON.parse((await send('POST', '/api/customer/renew?api_version=3', {})).body).customer,
  }
}

const secrets = /^(__Host-)?(customer|browser)_ar$/

test('S9 over TLS every plain form sets secret cookies with the prefix __Host-, and the session outlives the arrival of scripts', async () => {
  const shop = launchShop({ DATA_HOME: homeOfShop('stocked'), TRUST_PROXY: '127.0.0.1,::1' })
  const origin = await shop.opened
  const login = { username: 'ana@example.com', password: 'Demo123!', keep_session: 'on', step: 'password' }

  const phone = plainBrowser(origin)
  expect((await phone.post('/login', login)).status).toBe(303)
  expect([...phone.jar.keys()].filter((name) => secrets.test(name)).sort()).toEqual([
    '__Host-browser_ar',
    '__Host-customer_ar',
  ])
  expect(await phone.renewed()).toMatchObject({ first_name: 'Ana' })

  const visitor = plainBrowser(origin)
  const person = { first_name: 'Vera', last_name: 'Paz', email: 'vera@example.com', identification: '30.555.777' }
  const more = { identification_type: 'DNI', gender: 'female', birthday: '1990-07-02', terms: 'on' }
  const password = { password: 'Propia456!', password2: 'Propia456!', password_policy: 'short' }
  await visitor.post('/register', { ...person, ...more, ...password })
  expect(await visitor.renewed()).toMatchObject({ first_name: 'Vera' })
  await visitor.post('/forgotpassword', { email: 'vera@example.com' })
  await visitor.post('/zapatilla-brisa-zm0001.html', { item: 'ZM0001-37' })
  await visitor.post('/cart', { couponcode: 'NADA' })

  for (const { name, line } of [...phone.received, ...visitor.received]) {
    expect(line, name).toMatch(/; Secure/i)
    expect(line, name).not.toMatch(/; Domain/i)
    if (secrets.test(name)) expect(name).toMatch(/^__Host-/)
  }

  // What a subdomain or a page without TLS could plant is not believed.
  const planted = plainBrowser(origin)
  for (const [name, value] of phone.jar) planted.jar.set(name.replace('__Host-', ''), value)
  expect(await planted.renewed()).toBeNull()
  shop.process.kill('SIGTERM')
  await shop.ended
})
