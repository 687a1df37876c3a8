import { sql } from '#db/connection/drizzle.ts'
import { demoPassword } from '#demo/people/password.ts'
import type { Customer, SignedIn } from '#contract/customers/account.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { App } from '#server/platform/http/app.ts'
import { openDemoShop } from '#server/browse/product/tests/demo-shop.ts'
import { restoreBeforeEach } from '#tests/restore.ts'

export type Reply = {
  status: number
  error: boolean
  code?: string
  message: string
  errors?: Record<string, string>
} & Partial<Omit<SignedIn, 'error' | 'message'>>

/** Opens browsers that talk to one node. */
export function browsersOf(app: App) {
  /** A browser that keeps its cookies and sends the headers browsers send. */
  return function browser({
    country = 'ar',
    userAgent = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36',
    ip = '10.0.0.1',
    isBrowser = true,
  }: {
    country?: OpenCountry
    userAgent?: string
    ip?: string
    isBrowser?: boolean
  } = {}) {
    const jar = new Map<string, string>()
    type Payload = { fields: Record<string, string> } | { json: unknown }
    async function send<T>(
      method: 'POST' | 'GET' | 'DELETE',
      path: string,
      payload: Payload,
      headers: Record<string, string> = {},
    ): Promise<T & { status: number }> {
      const isPost = method === 'POST'
      const fields = 'fields' in payload ? payload.fields : {}
      const query = new URLSearchParams({ api_version: '3', ...(isPost ? {} : fields) })
      const reply = await app.inject({
        method,
        url: `${path}?${query}`,
        remoteAddress: ip,
        headers: {
          'x-store': `vereda-${country}`,
          'user-agent': userAgent,
          ...(isBrowser && { 'sec-fetch-site': 'same-origin' }),
          ...(isPost && {
            'content-type': 'json' in payload ? 'application/json' : 'application/x-www-form-urlencoded',
          }),
          ...(jar.size > 0 && { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
          ...headers,
        },
        ...(isPost && {
          payload: 'json' in payload ? JSON.stringify(payload.json) : new URLSearchParams(fields).toString(),
        }),
      })
      for (const { name, value, maxAge } of reply.cookies) {
        if (maxAge === 0) jar.delete(name)
        else jar.set(name, value)
      }
      return { ...reply.json<T>(), status: reply.statusCode }
    }
    const call = <T = Reply>(
      method: 'POST' | 'GET' | 'DELETE',
      path: string,
      fields: Record<string, string> = {},
      headers: Record<string, string> = {},
    ) => send<T>(method, path, { fields }, headers)
    const json = <T = Reply>(name: string, body: unknown = {}) =>
      send<T>('POST', `/api/customer/${name}`, { json: body })
    const post = (name: string, fields: Record<string, string> = {}) => call('POST', `/api/customer/${name}`, fields)
    return {
      jar,
      call,
      post,
      json,
      login: (name: string, password = demoPassword, more: Record<string, string> = {}) =>
        post('login', { username: name.includes('@') ? name : `${name}@example.com`, password, ...more }),
      info: (token: string) =>
        call<{ error: boolean; message?: string; customer?: Customer }>('POST', '/api/customer/info', { token }),
      renew: () => post('renew'),
    }
  }
}

/** The demo shop with helpers for accounts; its clock stands still until a test moves it. */
export async function openCustomers(env: Record<string, string> = {}) {
  const shop = await openDemoShop(env)
  await restoreBeforeEach(shop.pool)
  return Object.assign(shop, {
    browser: browsersOf(shop.app),
    /** The data of the waiting mails, latest last. */
    async mails(template: string): Promise<{ recipient: string; data: Record<string, string> }[]> {
      const { rows } = await shop.db.execute<{ recipient: string; data: Record<string, string> }>(
        sql`select recipient, data from outbox_mail where template = ${template} order by id`,
      )
      return rows
    },
  })
}
