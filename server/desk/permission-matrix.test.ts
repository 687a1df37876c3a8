import { globSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { deskEndpoints } from '#contract/desk/index.ts'
import type { DeskEndpoint } from '#contract/desk/desk-endpoint.ts'
import { keyPermissions } from '#domain/desk/staff/api-key.ts'
import { isPermitted, roles, type Role } from '#domain/desk/staff/roles.ts'
import { openDemoShop } from '#server/browse/product/tests/demo-shop.ts'
import { deskBrowser, keyHolder, signedInStaff } from './tests/desk.ts'

const all = roles
const readers = ['owner', 'orders', 'care', 'catalogue', 'finance', 'reader'] as const

/** Who may do what, written out: a call without a row fails, and so does a role that can do more than is said here. */
const expected: Record<string, readonly Role[] | 'public'> = {
  'GET /desk/api/session': 'public',
  'POST /desk/api/session': 'public',
  'POST /desk/api/link/open': 'public',
  'POST /desk/api/link/accept': 'public',
  'POST /desk/api/link/passkey': 'public',
  'GET /desk/api/passkeys': all,
  'POST /desk/api/passkeys/options': all,
  'POST /desk/api/passkeys': all,
  'POST /desk/api/passkeys/:idPasskey/rename': all,
  'POST /desk/api/passkeys/:idPasskey/remove': all,
  'POST /desk/api/session/end': all,
  'GET /desk/api/sessions': all,
  'POST /desk/api/sessions/:id/revoke': all,
  'GET /desk/api/staff': ['owner'],
  'POST /desk/api/staff': ['owner'],
  'POST /desk/api/staff/:idStaff': ['owner'],
  'POST /desk/api/staff/:idStaff/disable': ['owner'],
  'POST /desk/api/staff/:idStaff/link': ['owner'],
  'GET /desk/api/keys': ['owner'],
  'POST /desk/api/keys': ['owner'],
  'POST /desk/api/keys/:idKey/revoke': ['owner'],
  'GET /desk/api/setup': [...readers, 'content', 'writer'],
  'GET /desk/api/today': [...readers, 'content', 'writer'],
  'GET /desk/api/today/stock-outs': [...readers, 'content', 'writer'],
  'GET /desk/api/today/missed-searches': [...readers, 'content', 'writer'],
  'GET /desk/api/today/slow-pages': [...readers, 'content', 'writer'],
  'GET /desk/api/saved-views': all,
  'POST /desk/api/saved-views': all,
  'POST /desk/api/saved-views/:idView/delete': all,
  'GET /desk/api/orders': readers,
  'GET /desk/api/hand-orders/sizes': ['owner', 'orders', 'care'],
  'POST /desk/api/hand-orders/quote': ['owner', 'orders', 'care'],
  'POST /desk/api/hand-orders': ['owner', 'orders', 'care'],
  'GET /desk/api/orders/:orderNr': readers,
  'POST /desk/api/orders/:orderNr/reveal': ['owner', 'orders', 'care'],
  'POST /desk/api/orders/:orderNr/move': ['owner', 'orders'],
  'POST /desk/api/orders/:orderNr/confirm-payment': ['owner', 'orders'],
  'POST /desk/api/orders/:orderNr/parcel-refused': ['owner', 'orders'],
  'POST /desk/api/orders/:orderNr/cancel': ['owner', 'orders', 'care'],
  'POST /desk/api/orders/:orderNr/notes': ['owner', 'orders', 'care'],
  'POST /desk/api/orders/:orderNr/mails/:mail/again': ['owner', 'orders', 'care'],
  'GET /desk/api/places': ['owner', 'orders', 'care'],
  'POST /desk/api/orders/:orderNr/address': ['owner', 'orders', 'care'],
  'POST /desk/api/orders/:orderNr/cut/preview': ['owner', 'orders', 'care'],
  'POST /desk/api/orders/:orderNr/cut': ['owner', 'orders', 'care'],
  'POST /desk/api/orders/:orderNr/refunds/:payment/retry': ['owner', 'orders', 'care'],
  'POST /desk/api/orders/:orderNr/parcels': ['owner', 'orders'],
  'POST /desk/api/orders/:orderNr/proof': ['owner', 'orders', 'care'],
  'POST /desk/api/pick-list': readers,
  'POST /desk/api/order-papers': ['owner', 'orders', 'care'],
  'GET /desk/api/returns': readers,
  'GET /desk/api/returns/:batchnumber': readers,
  'POST /desk/api/returns/:batchnumber/decide': ['owner', 'orders', 'care'],
  'POST /desk/api/returns/:batchnumber/settle': ['owner', 'care', 'finance'],
  'POST /desk/api/returns/:batchnumber/photos': ['owner', 'orders', 'care'],
  'GET /desk/api/returns/:batchnumber/photos/:key': readers,
  'POST /desk/api/customers/find': ['owner', 'orders', 'care'],
  'POST /desk/api/customers/:idCustomer/sign-out': ['owner', 'orders', 'care'],
  'POST /desk/api/customers/:idCustomer/show': ['owner', 'orders', 'care'],
  'POST /desk/api/customers/:idCustomer/credit': ['owner', 'care'],
  'POST /desk/api/customers/:idCustomer/recovery': ['owner', 'orders', 'care'],
  'GET /desk/api/questions': ['owner', 'orders', 'care'],
  'GET /desk/api/questions/:idQuestion': ['owner', 'orders', 'care'],
  'POST /desk/api/questions/:idQuestion/reveal': ['owner', 'orders', 'care'],
  'POST /desk/api/questions/:idQuestion/take': ['owner', 'orders', 'care'],
  'POST /desk/api/questions/:idQuestion/answer': ['owner', 'orders', 'care'],
  'POST /desk/api/questions/:idQuestion/notes': ['owner', 'orders', 'care'],
  'POST /desk/api/questions/:idQuestion/move': ['owner', 'orders', 'care'],
  'GET /desk/api/answer-templates': ['owner', 'orders', 'care'],
  'POST /desk/api/answer-templates': ['owner', 'orders', 'care'],
  'POST /desk/api/answer-templates/:idTemplate': ['owner', 'orders', 'care'],
  'POST /desk/api/answer-templates/:idTemplate/delete': ['owner', 'orders', 'care'],
  'GET /desk/api/data-requests': ['owner', 'care'],
  'POST /desk/api/data-requests': ['owner', 'care'],
  'POST /desk/api/data-requests/:id/carry-out': ['owner', 'care'],
  'POST /desk/api/data-requests/:id/refuse': ['owner', 'care'],
  'GET /desk/api/money': ['owner', 'finance'],
  'GET /desk/api/money/workbook': ['owner', 'finance'],
  'GET /desk/api/payouts': ['owner', 'finance'],
  'POST /desk/api/payouts/:kind/:id/account': ['owner', 'finance'],
  'POST /desk/api/payouts/:kind/:id/decide': ['owner', 'finance'],
  'GET /desk/api/second-person': ['owner', 'orders', 'care', 'finance'],
  'POST /desk/api/second-person/:id/decide': ['owner', 'orders', 'care', 'finance'],
  'GET /desk/api/disputes': ['owner', 'finance'],
  'POST /desk/api/orders/:orderNr/disputes': ['owner', 'finance'],
  'POST /desk/api/disputes/:id/decide': ['owner', 'finance'],
  'GET /desk/api/payables': ['owner', 'finance'],
  'GET /desk/api/payout-files': ['owner', 'finance'],
  'POST /desk/api/payout-files': ['owner', 'finance'],
  'POST /desk/api/payout-files/:id/read': ['owner', 'finance'],
  'POST /desk/api/payout-files/:id/paid': ['owner', 'finance'],
  'GET /desk/api/reconciliations': ['owner', 'finance'],
  'POST /desk/api/reconciliations': ['owner', 'finance'],
  'GET /desk/api/reconciliations/:id': ['owner', 'finance'],
  'GET /desk/api/products': all,
  'GET /desk/api/product-lists': all,
  'GET /desk/api/product-checks': all,
  'GET /desk/api/products/:country/:sku': all,
  'POST /desk/api/products/:country/:sku': ['owner', 'catalogue'],
  'POST /desk/api/products/:country/:sku/pictures': ['owner', 'catalogue'],
  'POST /desk/api/products/:country/:sku/stock': ['owner', 'catalogue'],
  'POST /desk/api/products': ['owner', 'catalogue'],
  'GET /desk/api/size-tables': all,
  'GET /desk/api/size-tables/:country/:id': all,
  'POST /desk/api/size-tables': ['owner', 'catalogue'],
  'POST /desk/api/size-tables/:country/:id': ['owner', 'catalogue'],
  'POST /desk/api/size-tables/:country/:id/delete': ['owner', 'catalogue'],
  'POST /desk/api/product-bulks/preview': ['owner', 'catalogue'],
  'POST /desk/api/product-bulks': ['owner', 'catalogue'],
  'GET /desk/api/product-bulks': all,
  'GET /desk/api/product-bulks/:idBulk': all,
  'POST /desk/api/product-bulks/:idBulk/undo': ['owner', 'catalogue'],
  'GET /desk/api/flags': ['owner', 'content'],
  'POST /desk/api/flags/:flag': ['owner', 'content'],
  'GET /desk/api/terms/:country': ['owner'],
  'POST /desk/api/terms/:country': ['owner'],
  'POST /desk/api/terms/:country/shipping': ['owner'],
  'POST /desk/api/terms/:country/payments': ['owner'],
  'POST /desk/api/terms/:country/transfer': ['owner'],
  'POST /desk/api/terms/:country/rates': ['owner'],
  'POST /desk/api/terms/:country/rates/remove': ['owner'],
  'POST /desk/api/terms/:country/calendar': ['owner'],
  'POST /desk/api/terms/:country/branches': ['owner'],
  'POST /desk/api/terms/:country/cash': ['owner'],
  'GET /desk/api/stores': ['owner'],
  'POST /desk/api/stores/:country': ['owner'],
  'GET /desk/api/system': ['owner'],
  'GET /desk/api/system/health': ['owner'],
  'GET /desk/api/system/settings': ['owner'],
  'GET /desk/api/webhooks': ['owner'],
  'POST /desk/api/webhooks': ['owner'],
  'POST /desk/api/webhooks/:idWebhook/delete': ['owner'],
  'GET /desk/api/webhooks/:idWebhook/deliveries': ['owner'],
  'POST /desk/api/webhooks/:idWebhook/deliveries/:id/again': ['owner'],
  'POST /desk/api/system/mails/:id/retry': ['owner'],
  'POST /desk/api/system/deliveries/:id/retry': ['owner'],
  'GET /desk/api/coupons': [...readers, 'content', 'writer'],
  'POST /desk/api/coupons': ['owner', 'catalogue'],
  'POST /desk/api/coupons/:country/:name/switch': ['owner', 'catalogue'],
  'POST /desk/api/coupons/:country/:name/codes': ['owner', 'catalogue'],
  'GET /desk/api/promotions': [...readers, 'content', 'writer'],
  'GET /desk/api/promotions/scopes': [...readers, 'content', 'writer'],
  'GET /desk/api/promotions/calendar': [...readers, 'content', 'writer'],
  'POST /desk/api/promotions/try': [...readers, 'content', 'writer'],
  'POST /desk/api/promotions': ['owner', 'catalogue'],
  'POST /desk/api/promotions/:id/switch': ['owner', 'catalogue'],
  'GET /desk/api/searches': [...readers, 'content', 'writer'],
  'GET /desk/api/search-rules': [...readers, 'content', 'writer'],
  'POST /desk/api/searches/preview': [...readers, 'content', 'writer'],
  'POST /desk/api/search-rules/synonyms': ['owner', 'catalogue', 'content'],
  'POST /desk/api/search-rules/synonyms/remove': ['owner', 'catalogue', 'content'],
  'POST /desk/api/search-rules/redirects': ['owner', 'catalogue', 'content'],
  'POST /desk/api/search-rules/redirects/remove': ['owner', 'catalogue', 'content'],
  'POST /desk/api/search-rules/placements': ['owner', 'catalogue', 'content'],
  'GET /desk/api/reviews': ['owner', 'content'],
  'POST /desk/api/reviews/:id/decide': ['owner', 'content'],
  'POST /desk/api/reviews/:id/answer': ['owner', 'content'],
  'GET /desk/api/stock/low': [...readers, 'content', 'writer'],
  'GET /desk/api/stock/sizes/:sku': [...readers, 'content', 'writer'],
  'POST /desk/api/stock/count/preview': ['owner', 'catalogue'],
  'POST /desk/api/stock/count': ['owner', 'catalogue'],
  'GET /desk/api/audit': ['owner', 'finance'],
  'GET /desk/api/content': [...readers, 'content', 'writer'],
  'GET /desk/api/content/document': [...readers, 'content', 'writer'],
  'GET /desk/api/content/version': [...readers, 'content', 'writer'],
  'POST /desk/api/content/check': [...readers, 'content', 'writer'],
  'POST /desk/api/content/draft': ['owner', 'content', 'writer'],
  'POST /desk/api/content/publish': ['owner', 'content'],
  'POST /desk/api/content/roll-back': ['owner', 'content'],
  'POST /desk/api/content/discard': ['owner', 'content', 'writer'],
  'POST /desk/api/content/cancel': ['owner', 'content'],
  'POST /desk/api/content/review': ['owner', 'content', 'writer'],
  'POST /desk/api/content/send-back': ['owner', 'content'],
  'POST /desk/api/content/rule': ['owner'],
  'POST /desk/api/content/pictures': ['owner', 'content', 'writer'],
  'GET /desk/api/imports': ['owner', 'catalogue'],
  'GET /desk/api/imports/:id': ['owner', 'catalogue'],
  'GET /desk/api/imports/:id/lines': ['owner', 'catalogue'],
  'POST /desk/api/imports': ['owner', 'catalogue'],
  'POST /desk/api/imports/:id/check': ['owner', 'catalogue'],
  'POST /desk/api/imports/:id/run': ['owner', 'catalogue'],
  'POST /desk/api/export': ['owner', 'catalogue'],
  'GET /desk/api/feed-sources': ['owner', 'catalogue'],
  'POST /desk/api/feed-sources': ['owner', 'catalogue'],
  'POST /desk/api/feed-sources/remove': ['owner', 'catalogue'],
  'POST /desk/api/feed-sources/fetch': ['owner', 'catalogue'],
  'GET /desk/api/mails': [...readers, 'content', 'writer'],
  'GET /desk/api/mails/:template': [...readers, 'content', 'writer'],
  'POST /desk/api/mails/:template/preview': [...readers, 'content', 'writer'],
  'POST /desk/api/mails/:template/test': ['owner', 'content', 'writer'],
  'GET /desk/api/brand': ['owner'],
  'POST /desk/api/brand': ['owner'],
  'POST /desk/api/brand/logo': ['owner'],
}

const nameOf = ({ method, path: at }: DeskEndpoint) => `${method} ${at}`
/** Nothing there: a person who may ask hears so (404, 422); one who may not hears that instead. */
const nowhere = ({ path: at }: DeskEndpoint) =>
  at.replace(':id/', '00000000-0000-4000-8000-000000000000/').replaceAll(/:\w+/g, '999999999')

const shop = await openDemoShop()
const now = () => shop.clock.now
const people = new Map<Role, Awaited<ReturnType<typeof signedInStaff>>>()
beforeAll(async () => {
  for (const role of roles) {
    people.set(role, await signedInStaff(shop, { email: `${role}@tienda.example`, roles: [role] }, now))
  }
})

test('OP-078 every call of the desk that a file declares is listed, mounted and has a row in this matrix', async () => {
  const files = globSync('contract/desk/*.ts').filter((file) => !/\.test\.|index\.ts$/.test(file))
  const modules = await Promise.all(files.map((file) => import(path.resolve(file)) as Promise<Record<string, unknown>>))
  const isEndpoint = (value: unknown): value is DeskEndpoint =>
    typeof value === 'object' && value !== null && 'permission' in value && 'path' in value
  const declared = modules.flatMap((exported) => Object.values(exported).filter(isEndpoint)).map(nameOf)
  const listed = deskEndpoints.map(nameOf)
  expect(listed.toSorted()).toEqual(declared.toSorted())
  expect(Object.keys(expected).toSorted()).toEqual(listed.toSorted())
  expect(deskEndpoints.filter(({ method, path: url }) => !shop.app.hasRoute({ method, url })).map(nameOf)).toEqual([])
})

test.each(roles)('OP-078 the role %s may do what its rows say, and nothing else', async (role) => {
  const refused = []
  for (const declared of deskEndpoints) {
    if (declared.permission === 'public' || declared.path.endsWith('/session/end')) continue
    const { get, post } = people.get(role)!
    const { status, code } =
      declared.method === 'GET' ? await get(nowhere(declared)) : await post(nowhere(declared), {})
    expect(status, nameOf(declared)).toBeLessThan(500)
    const isRefused = code === 'not_permitted'
    expect(status === 403, nameOf(declared)).toBe(isRefused)
    if (isRefused) refused.push(nameOf(declared))
  }
  const notTheirs = Object.entries(expected).filter(([, may]) => may !== 'public' && !may.includes(role))
  expect(refused.toSorted()).toEqual(notTheirs.map(([name]) => name).toSorted())
})

/** What no key may do, whatever it was given: people, keys, settings, sessions, what needs a second person, gestures. */
const forPeople =
  /^\/desk\/api\/(staff|keys|passkeys|session|link|system|webhooks|second-person|payables|payout-files|payouts\/:kind|data-requests|customers\/:idCustomer\/credit)/

test('OP-078 a key with all that a key may have is refused what is for people', async () => {
  const key = await keyHolder(shop, people.get('owner')!, keyPermissions)
  for (const declared of deskEndpoints as readonly DeskEndpoint[]) {
    if (declared.permission === 'public') continue
    const { status } = await key.call(declared.method, nowhere(declared))
    expect(status, nameOf(declared)).toBeLessThan(500)
    const isOpen = keyPermissions.some((one) => one === declared.permission)
    expect(status === 403, nameOf(declared)).toBe(!isOpen)
    if (forPeople.test(declared.path)) expect(status, nameOf(declared)).toBe(403)
  }
})

test.each(keyPermissions)('OP-078 a key with %s makes the calls that ask for it, and no other', async (permission) => {
  const key = await keyHolder(shop, people.get('owner')!, [permission])
  for (const declared of deskEndpoints as readonly DeskEndpoint[]) {
    if (declared.permission === 'public') continue
    const { status } = await key.call(declared.method, nowhere(declared))
    expect(status === 403, nameOf(declared)).toBe(declared.permission !== permission)
  }
})

test('OP-078 without a session only what opens one answers, also to a shopper who is signed in', async () => {
  const signed = await shop.form('/api/customer/login', { username: 'ana@example.com', password: 'Demo123!' })
  expect(signed.json()).toMatchObject({ error: false })
  const shopper = { cookie: [signed.headers['set-cookie']].flat().join('; ') }
  const browser = deskBrowser(shop, now)
  for (const declared of deskEndpoints) {
    const url = nowhere(declared)
    const sent = { headers: shopper }
    const { status } = declared.method === 'GET' ? await browser.get(url, sent) : await browser.post(url, {}, sent)
    if (declared.permission === 'public') expect([200, 422], nameOf(declared)).toContain(status)
    else expect(status, nameOf(declared)).toBe(401)
  }
})

test('OP-078 a session of the desk is nobody in the shop', async () => {
  const [, token = ''] = people.get('owner')!.cookie().split('=')
  for (const headers of [{ cookie: people.get('owner')!.cookie() }, { authorization: `Bearer ${token}` }]) {
    const answer = await shop.form('/api/customer/info', { token }, { headers })
    expect(answer.json()).toMatchObject({ error: true, code: 'token_not_found' })
  }
})

test('OP-078 rows and rules agree: a permission that no row shows is nobody’s', () => {
  for (const { permission, ...declared } of deskEndpoints as readonly DeskEndpoint[]) {
    const may = expected[nameOf({ permission, ...declared })]
    if (permission === 'public' || permission === 'staff' || may === 'public') continue
    expect(roles.filter((role) => isPermitted({ roles: [role], stores: null }, permission)).toSorted()).toEqual(
      [...may!].toSorted(),
    )
  }
})
