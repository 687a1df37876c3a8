import { expect, test } from 'vitest'
import type { SavedView } from '#contract/desk/saved-views.ts'
import { sql } from '#db/connection/drizzle.ts'
import { signedInStaff } from '#server/desk/tests/desk.ts'
import type { Role } from '#domain/desk/staff/roles.ts'
import { openShop } from '#tests/shop.ts'

const now = () => new Date('2026-11-15T15:00:00Z')
const shop = await openShop({ now })
const path = '/desk/api/saved-views'
type Views = { views: SavedView[] }
const ownOf = ({ views }: Views) => views.filter(({ isShared }) => !isShared)
let people = 0
const person = (role: Role, stores: readonly ('ar' | 'cl')[] | null = null) =>
  signedInStaff(shop, { email: `vista${(people += 1)}@tienda.example`, roles: [role], stores }, now)
const rows = async (query: ReturnType<typeof sql>) => (await shop.db.execute(query)).rows
const view = (name: string, more: object = {}) => ({ name, filters: { status: 'paid' }, isShared: false, ...more })

test('OP-078 a view is one’s own, kept under its name, changed by keeping it again, and each act has a row of audit', async () => {
  const [ana, bruno] = [await person('orders'), await person('orders')]
  const acts = async () => (await rows(sql`select 1 from audit`)).length
  const before = await acts()
  await ana.post(path, view('Mi turno'))
  const answer = await ana.post<Views>(path, view('Mi turno', { filters: { status: 'preparing', lastDays: '7' } }))
  const views = ownOf(answer)
  expect(views).toMatchObject([{ name: 'Mi turno', isOwn: true, filters: { status: 'preparing', lastDays: '7' } }])
  expect(ownOf(await bruno.get<Views>(path))).toEqual([])
  const { idView } = views[0]!
  expect(await bruno.post(`${path}/${idView}/delete`)).toMatchObject({ status: 404 })
  expect(ownOf(await ana.post<Views>(`${path}/${idView}/delete`))).toEqual([])
  expect(await acts()).toBe(before + 3)
})

test('S13 OP-078 only an owner of all stores shares a view; one of another store is not shown', async () => {
  const [owner, one, other] = [await person('owner'), await person('owner', ['ar']), await person('care', ['ar'])]
  expect(await one.post(path, view('De todos', { isShared: true }))).toMatchObject({ status: 403 })
  expect(await other.post(path, view('De todos', { isShared: true }))).toMatchObject({ status: 403 })
  await owner.post(path, view('De todos', { isShared: true }))
  await owner.post(path, view('Chile', { isShared: true, filters: { country: 'cl' } }))
  const seen = (await other.get<Views>(path)).views
  expect(seen.map(({ name, isOwn }) => [name, isOwn])).toEqual([['De todos', false]])
  expect(await other.post(`${path}/${seen[0]!.idView}/delete`)).toMatchObject({ status: 404 })
})

test('OP-078 a person keeps twenty views, and what is searched for is kept in none', async () => {
  const ana = await person('reader')
  for (let at = 1; at <= 20; at += 1) expect((await ana.post(path, view(`Vista ${at}`))).status).toBe(200)
  expect(await ana.post(path, view('Una más'))).toMatchObject({ status: 409, code: 'not_possible' })
  const changed = await ana.post<Views>(path, view('Vista 20', { filters: { text: 'ana@example.com' } }))
  expect(ownOf(changed).at(-1)).toMatchObject({ name: 'Vista 20', filters: {} })
  expect(JSON.stringify(await rows(sql`select * from saved_view`))).not.toContain('ana@example.com')
})

test('OP-078 views of products are kept beside those of orders, each on its own screen', async () => {
  const ana = await person('catalogue')
  const products = (name: string, filters: object) => ({ name, screen: 'products', isShared: false, filters })
  const filters = { country: 'cl', text: 'bota', stock: 'none', brand: '3', sort: 'price' }
  const kept = await ana.post<Views>(path, products('Botas sin stock', filters))
  expect(ownOf(kept)).toMatchObject([{ name: 'Botas sin stock', filters, isOwn: true }])
  await ana.post(path, view('Pagados'))
  const names = async (screen: string) =>
    ownOf(await ana.get<Views>(`${path}?screen=${screen}`)).map(({ name }) => name)
  expect(await names('products')).toEqual(['Botas sin stock'])
  expect(await names('orders')).toEqual(['Pagados'])
  // A view of one screen is not lost to one of the same name on another.
  expect(await ana.post(path, products('Pagados', filters))).toMatchObject({
    status: 409,
    message: 'Ya tenés una vista con ese nombre en otra pantalla: elegí otro.',
  })
  expect(await names('orders')).toEqual(['Pagados'])
  const none = { ...filters, country: undefined }
  for (const wrong of [{ ...filters, stock: 'mucho' }, { ...filters, brand: 'x' }, none])
    expect(await ana.post(path, products('Otra', wrong))).toMatchObject({ status: 422 })
  expect(await ana.get(`${path}?screen=returns`)).toMatchObject({ status: 422 })
  const [own] = ownOf(await ana.get<Views>(`${path}?screen=products`))
  expect(ownOf(await ana.post<Views>(`${path}/${own!.idView}/delete`))).toEqual([])
  expect(await names('orders')).toEqual(['Pagados'])
})
