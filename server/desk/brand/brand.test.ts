import { beforeAll, expect, test } from 'vitest'
import type { DeskBrand } from '#contract/desk/brand.ts'
import { openDemoShop } from '#server/browse/product/tests/demo-shop.ts'
import { signedInStaff } from '#server/desk/tests/desk.ts'

const shop = await openDemoShop()
const now = () => shop.clock.now
let owner: Awaited<ReturnType<typeof signedInStaff>>
let ofChile: typeof owner
beforeAll(async () => {
  owner = await signedInStaff(shop, { email: 'duena2@tienda.example', roles: ['owner'] }, now)
  ofChile = await signedInStaff(shop, { email: 'chile@tienda.example', roles: ['owner'], stores: ['cl'] }, now)
})

const read = (by = owner) => by.get<DeskBrand>('/desk/api/brand')
const change = (changes: Record<string, string>, version: string, by = owner) =>
  by.post<DeskBrand & { data?: unknown }>('/desk/api/brand', { version, changes, reason: 'Marca nueva' })
const lastAct = async () =>
  (await shop.pool.query('select action, subject, reason, before, after from audit order by id desc limit 1')).rows[0]

test('OP-078 the brand is changed with one row on the record, and the second of two hears who was faster', async () => {
  const seen = await read()
  const changed = await change({ 'ar.slogan': 'Ropa de campo', 'palette.accent': '#ffd23f' }, seen.version)
  expect(changed).toMatchObject({ status: 200, fields: { 'ar.slogan': 'Ropa de campo', 'palette.accent': '#ffd23f' } })
  expect(changed.version).not.toBe(seen.version)
  expect(await lastAct()).toMatchObject({
    action: 'brand-set',
    subject: 'ar.slogan, palette.accent',
    reason: 'Marca nueva',
    before: { 'ar.slogan': seen.fields['ar.slogan'], 'palette.accent': '' },
    after: { 'ar.slogan': 'Ropa de campo', 'palette.accent': '#ffd23f' },
  })
  expect(await change({ name: 'Otra' }, seen.version)).toMatchObject({
    status: 409,
    code: 'changed_meanwhile',
    data: { last: { by: 'duena2@tienda.example' } },
  })
  expect((await read()).fields.name).toBe(seen.fields.name)
})

test('A1 colours that cannot be read are refused with their pair and ratio, and so is every other fault, by its field', async () => {
  const { version, fields } = await read()
  const refused = await change(
    { 'palette.inkSoft': '#bbbbbb', 'ar.contactEmail': 'nadie', 'social.x': 'http://x' },
    version,
  )
  expect(refused).toMatchObject({
    status: 422,
    errors: {
      'palette.inkSoft': expect.stringMatching(/contraste de 1\.\d\d sobre palette\.\w+; hace falta 4\.5/),
      'ar.contactEmail': 'no es un e-mail',
      'social.x': 'debe empezar con https://',
    },
  })
  expect((await read()).fields).toEqual(fields)
})

test('OP-078 who works for one store changes its texts, and neither the look nor another store', async () => {
  const { version, fields } = await read(ofChile)
  expect(Object.keys(fields).filter((field) => /^(ar|co)\./.test(field))).toEqual([])
  expect(await change({ 'cl.slogan': 'Al sur' }, version, ofChile)).toMatchObject({ fields: { 'cl.slogan': 'Al sur' } })
  const { version: next } = await read(ofChile)
  expect(await change({ 'ar.slogan': 'Al norte' }, next, ofChile)).toMatchObject({ status: 404 })
  expect(await change({ 'palette.accent': '#ffffff' }, next, ofChile)).toMatchObject({ status: 403 })
  expect(await change({ key: 'otra' }, next)).toMatchObject({ status: 403 })
})

test('S20 a logo is written again before it is shown; what could run is refused in words', async () => {
  const upload = (svg: string, version: string) =>
    owner.post<DeskBrand>('/desk/api/brand/logo', { version, logo: Buffer.from(svg).toString('base64') })
  const { version } = await read()
  const good = await upload('<svg viewBox="0 0 40 10"><path d="M0 0h40v10H0z"/></svg>', version)
  expect(good.logo).toMatchObject({ address: expect.stringMatching(/^\/brand\/logo-/), width: 40, height: 10 })
  expect(await lastAct()).toMatchObject({ action: 'brand-logo' })
  const bad = await upload('<svg viewBox="0 0 4 4"><script>x()</script></svg>', good.version)
  expect(bad).toMatchObject({ status: 409, message: expect.stringContaining('<script> no es una forma') })
  expect(await upload('<svg viewBox="0 0 4 4"><path d="M0 0h4"/></svg>', version)).toMatchObject({
    code: 'changed_meanwhile',
  })
})
