import { expect, test } from 'vitest'
import type { MySizes } from '#contract/customers/my-sizes.ts'
import { sql } from '#db/connection/drizzle.ts'
import { openCustomers, type Reply } from '#server/customers/account/tests/customers.ts'

const shop = await openCustomers()

type Answer = Reply & { sizes: MySizes }

async function signedIn(name: string, country: 'ar' | 'cl' = 'ar') {
  const browser = shop.browser({ country })
  const { token } = (await browser.login(name)).customer!
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, fields: Record<string, string> = {}) =>
    browser.call<Answer>(method, path, { token, ...fields })
  return {
    browser,
    token,
    sizes: async () =>
      (await call('GET', '/api/sizes/mine')).sizes.map((one) => `${one.kind} ${one.wearer} ${one.size} ${one.source}`),
    set: (fields: Record<string, string>) => call('POST', '/api/sizes/mine', fields),
    erase: (fields: Record<string, string>) => call('DELETE', '/api/sizes/mine', fields),
    favourite: (sku: string) => call('POST', '/api/wishlist/', { sku }),
  }
}

const shoes = { kind: 'calzado', wearer: 'mujer' }

test('my sizes are derived from paid orders, per kind and wearer', async () => {
  const ana = await signedIn('ana')
  const learnt = await ana.sizes()
  expect(learnt.every((line) => line.endsWith(' bought'))).toBe(true)
  expect(learnt).toContain('superior mujer M bought')
  await shop.db.execute(sql`update sales_order set status = 'returned' where status = 'delivered'`)
  expect(await ana.sizes()).not.toContain('superior mujer M bought')
})

test('a favourite added in a size tells it, until one is typed', async () => {
  const beto = await signedIn('beto')
  const before = await beto.sizes()
  await beto.favourite('ZM0001')
  expect(await beto.sizes()).toEqual(before)
  await beto.favourite('ZM0002-38')
  expect(await beto.sizes()).toContain('calzado mujer 38 favourite')
  const typed = await beto.set({ ...shoes, size: ' 39,5 ' })
  expect(typed).toMatchObject({ error: false, message: 'Talle guardado.' })
  expect(await beto.sizes()).toContain('calzado mujer 39.5 typed')
  expect((await beto.set({ ...shoes, size: '40' })).sizes.filter(({ kind }) => kind === 'calzado')).toHaveLength(1)
})

test('an erased size stays erased, whatever was bought before', async () => {
  const ana = await signedIn('ana')
  const [first] = await ana.sizes()
  const [kind, wearer] = first!.split(' ') as [string, string]
  expect(await ana.erase({ kind, wearer })).toMatchObject({ error: false, message: 'Talle borrado.' })
  expect(await ana.sizes()).not.toContain(first)
  expect(await ana.erase({ kind, wearer })).toMatchObject({ error: false })
})

test('Chile speaks of tallas', async () => {
  const gabi = await signedIn('gabi', 'cl')
  expect(await gabi.set({ ...shoes, size: 'm' })).toMatchObject({ message: 'Talla guardada.' })
})

test.each([
  { ...shoes, size: '' },
  { ...shoes, size: '<script>' },
  { ...shoes, size: 'x'.repeat(300) },
  { kind: 'sombreros', wearer: 'mujer', size: '38' },
  { kind: 'calzado', wearer: 'unisex', size: '38' },
])('an invalid size is refused and changes nothing: %j', async (fields) => {
  const beto = await signedIn('beto')
  const before = await beto.sizes()
  expect(await beto.set(fields)).toMatchObject({ status: 400 })
  expect(await beto.sizes()).toEqual(before)
})

test('my sizes are in what a customer downloads', async () => {
  const beto = await signedIn('beto')
  await beto.set({ ...shoes, size: '38' })
  const { sections } = await beto.browser.call<{ sections: { name: string; rows: object[] }[] }>(
    'POST',
    '/api/customer/data',
    { token: beto.token },
  )
  expect(sections.find(({ name }) => name === 'sizes')!.rows).toMatchObject([{ ...shoes, size: '38' }])
})
