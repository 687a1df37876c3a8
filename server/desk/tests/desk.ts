import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import type { ApiKey } from '#contract/desk/api-keys.ts'
import { proofHeader, signedText } from '#contract/desk/desk-endpoint.ts'
import type { DeskSession } from '#contract/desk/staff.ts'
import type { BrowserKey } from '#db/schema/staff.ts'
import type { KeyPermission } from '#domain/desk/staff/api-key.ts'
import type { Role } from '#domain/desk/staff/roles.ts'
import { stepAt } from '#domain/desk/staff/one-time-code.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { passwordHasher } from '#server/customers/account/passwords.ts'
import { codeAt } from '#server/desk/staff/authenticator.ts'
import { createLink } from '#server/desk/staff/links.ts'
import { staffRepository } from '#server/desk/staff/repository.ts'
import { secretRow } from '#server/desk/staff/sign-in.ts'
import { sealer } from '#tests/bank-data-key.ts'
import type { openShop } from '#tests/shop.ts'

type Shop = Awaited<ReturnType<typeof openShop>>
type Person = { email: string; name?: string; roles: readonly Role[]; stores?: readonly OpenCountry[] | null }
type Typed = { password?: string; code?: string | null }
export type DeskAnswer<T> = T & { status: number; code?: string; message?: string; errors?: Record<string, string> }

const staffPassword = 'tres gatos en la mesa'

const secretOf = (email: string) => createHash('sha1').update(email).digest('hex')

/** What an authenticator app makes of a typed secret: base32, as RFC 4648 has it. */
export function secretInApp(typed: string): string {
  const bits = Array.from(typed, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return (bits.join('').match(/.{8}/g) ?? [])
    .map((byte) => Number.parseInt(byte, 2).toString(16).padStart(2, '0'))
    .join('')
}

/** One browser: a key that it keeps, and the cookie it was given. */
export function deskBrowser({ app }: Pick<Shop, 'app'>, now: () => Date, keys = newKeys()) {
  let cookie = ''
  const browserKey = keys.publicKey.export({ format: 'jwk' }) as BrowserKey

  type Sent = { body?: unknown; headers?: Record<string, string>; key?: KeyObject; signedPath?: string; at?: Date }
  async function send<T>(method: 'GET' | 'POST', url: string, sent: Sent = {}): Promise<DeskAnswer<T>> {
    const { body, headers = {}, key = keys.privateKey, signedPath = url, at = now() } = sent
    const payload = body === undefined ? '' : JSON.stringify(body)
    const seconds = Math.floor(at.getTime() / 1000)
    const text = signedText({ method, path: signedPath, body: payload, at: seconds })
    const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')
    const reply = await app.inject({
      method,
      url,
      headers: {
        host: 'localhost',
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0',
        [proofHeader]: `${seconds}.${signature}`,
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload }),
    })
    for (const { name, value } of reply.cookies) if (name.endsWith('desk')) cookie = value ? `${name}=${value}` : ''
    return { ...(reply.json() as T), status: reply.statusCode }
  }

  return {
    browserKey,
    get: <T>(url: string, sent?: Sent) => send<T>('GET', url, sent),
    post: <T>(url: string, body: unknown = {}, sent?: Sent) => send<T>('POST', url, { ...sent, body }),
    cookie: () => cookie,
    useCookie: (stolen: string) => void (cookie = stolen),
    signIn: (email: string, { password = staffPassword, code = codeAt(secretOf(email), stepAt(now())) }: Typed = {}) =>
      send<DeskSession>('POST', '/desk/api/session', {
        body: { email, password, ...(code !== null && { code }), browserKey },
      }),
  }
}

export const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })

/** A person who has set up everything. */
export async function addStaff(shop: Pick<Shop, 'db'>, { email, name = 'Ana', roles, stores = null }: Person) {
  const people = staffRepository(shop.db)
  const row = await people.add({
    email,
    name,
    roles: [...roles],
    stores: stores && [...stores],
    createdAt: new Date(0),
  })
  const { idStaff } = row!
  await people.update(idStaff, {
    passwordHash: await passwordHasher().hash(staffPassword),
    codeSecret: sealer.sealText(secretRow(idStaff), secretOf(email)),
  })
  return idStaff
}

/** A browser in which such a person is signed in, by a link: several at once do not wait for each other's codes. */
export async function signedInStaff(shop: Pick<Shop, 'app' | 'db'>, person: Person, now: () => Date) {
  const idStaff = await addStaff(shop, person)
  const browser = deskBrowser(shop, now)
  const token = await createLink(shop.db, 'sign-in', idStaff, now())
  await browser.post('/desk/api/link/accept', { token, browserKey: browser.browserKey })
  return { ...browser, idStaff }
}

type Owner = { post<T>(url: string, body: unknown): Promise<DeskAnswer<T>> }

/** A system of the retailer's that calls with a key that an owner made for it. */
export async function keyHolder(
  { app }: Pick<Shop, 'app'>,
  owner: Owner,
  permissions: readonly KeyPermission[],
  stores: readonly OpenCountry[] | null = null,
) {
  const made = await owner.post<{ token: string; keys: ApiKey[] }>('/desk/api/keys', {
    name: 'ERP',
    permissions,
    stores,
    days: 30,
  })
  return { ...made, ...keyCaller(app, made.token) }
}

/** Calls as another system makes them: no cookie, no browser, no proof. */
export function keyCaller(app: Shop['app'], token: string) {
  return {
    async call<T>(
      method: 'GET' | 'POST',
      url: string,
      body: unknown = {},
      headers: Record<string, string> = {},
    ): Promise<DeskAnswer<T>> {
      const reply = await app.inject({
        method,
        url,
        headers: { host: 'localhost', authorization: `Bearer ${token}`, ...headers },
        ...(method === 'POST' && { payload: body as object }),
      })
      return { ...reply.json<T>(), status: reply.statusCode }
    },
  }
}
