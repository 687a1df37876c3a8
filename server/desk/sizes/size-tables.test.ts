import { expect, test } from 'vitest'
import { readProduct } from '#contract/browse/product.ts'
import type { DeskSizeTable, ListedSizeTable } from '#contract/desk/size-tables.ts'
import type { Role } from '#domain/desk/staff/roles.ts'
import { openDemoShop } from '#server/browse/product/tests/demo-shop.ts'
import { signedInStaff } from '#server/desk/tests/desk.ts'
import { restoreBeforeEach } from '#tests/restore.ts'

const shop = await openDemoShop()
await restoreBeforeEach(shop.pool)
let people = 0
const person = (role: Role = 'catalogue') =>
  signedInStaff(
    shop,
    { email: `talles${(people += 1)}@tienda.example`, roles: [role], stores: ['ar'] },
    () => shop.clock.now,
  )
type Ana = Awaited<ReturnType<typeof person>>
type One = { table: DeskSizeTable }
const list = async (ana: Ana) =>
  (await ana.get<{ tables: ListedSizeTable[] }>('/desk/api/size-tables?country=ar')).tables
const tableOf = async (ana: Ana, sku: string) => {
  const { rows } = await shop.pool.query<{ id: number }>(
    `select coalesce(size_table_id, (select min(id) from size_table where country = 'ar' and kind = 'calzado' and gender = 'mujer')) as id
      from product where country = 'ar' and sku = $1`,
    [sku],
  )
  return (await ana.get<One>(`/desk/api/size-tables/ar/${rows[0]!.id}`)).table
}
const draftOf = ({ name, kind, gender, columns, rows }: DeskSizeTable) => ({ name, kind, gender, columns, rows })
const acts = async () => (await shop.pool.query(`select 1 from audit where action like 'size-table-%'`)).rowCount
const shownOf = async (sku: string) => {
  const { rows } = await shop.pool.query<{ slug: string }>(
    `select slug from product where country = 'ar' and sku = $1`,
    [sku],
  )
  const reply = await shop.get(`/api/productdetail/${rows[0]!.slug}`, { country: 'ar' })
  return readProduct.reply.parse(reply.json()).data.size_convertion_table
}

test('OP-040 a changed table is what shoppers see, is one act with what was before, and lists who uses it', async () => {
  const ana = await person()
  const table = await tableOf(ana, 'ZM0001')
  const listed = (await list(ana)).find(({ id }) => id === table.id)!
  expect(listed).toMatchObject({ name: table.name, rows: table.rows.length, products: table.products })
  const draft = { ...draftOf(table), rows: [...table.rows, table.columns.map((_, at) => (at === 0 ? '55' : ''))] }
  const body = { version: table.version, table: draft, reason: 'Llegó el 55' }
  const { table: after } = await ana.post<One>(`/desk/api/size-tables/ar/${table.id}`, body)
  expect(after.rows.at(-1)![0]).toBe('55')
  expect(after.acts).toMatchObject([{ action: 'size-table-change', reason: 'Llegó el 55' }])
  expect((await shownOf('ZM0001'))!.rows.at(-1)![0]).toBe('55')
  // What was saved is saved again without an act.
  await ana.post<One>(`/desk/api/size-tables/ar/${table.id}`, { ...body, version: after.version })
  expect(await acts()).toBe(1)
})

test('OP-040 what cannot be shown is refused at its cell, and changes nothing', async () => {
  const ana = await person()
  const table = await tableOf(ana, 'ZM0001')
  const [first] = table.rows
  const wrong = { ...draftOf(table), name: '', rows: [first!, first!, first!.slice(1)] }
  const answer = await ana.post<One>(`/desk/api/size-tables/ar/${table.id}`, { version: table.version, table: wrong })
  expect(answer).toMatchObject({
    status: 422,
    errors: {
      name: 'No puede quedar vacío.',
      'rows.1.0': 'Está dos veces.',
      'rows.2': 'La fila no tiene todas las columnas.',
    },
  })
  const other = (await list(ana)).find(({ id }) => id !== table.id)
  const taken = { version: table.version, table: { ...draftOf(table), name: other!.name } }
  expect(await ana.post(`/desk/api/size-tables/ar/${table.id}`, taken)).toMatchObject({
    status: 422,
    errors: { name: 'Ya hay una tabla con ese nombre.' },
  })
  expect(await acts()).toBe(0)
})

test('OP-040 two who change a table: the second hears of it, and nothing is overwritten', async () => {
  const [ana, beto] = [await person(), await person()]
  const table = await tableOf(ana, 'ZM0001')
  const to = `/desk/api/size-tables/ar/${table.id}`
  await ana.post(to, { version: table.version, table: { ...draftOf(table), name: 'Mujer' } })
  const late = { version: table.version, table: { ...draftOf(table), name: 'Damas' } }
  expect(await beto.post(to, late)).toMatchObject({ status: 409, data: { last: { action: 'size-table-change' } } })
  expect(await beto.post(`${to}/delete`, { version: table.version })).toMatchObject({ status: 409 })
  expect((await tableOf(ana, 'ZM0001')).name).toBe('Mujer')
})

test('OP-040 a table is made, given to a product and deleted only when none has it', async () => {
  const ana = await person()
  const made = { name: 'Botas anchas', kind: 'calzado', gender: 'mujer', columns: ['AR', 'EU'], rows: [['36', '37']] }
  const { table } = await ana.post<One>('/desk/api/size-tables', { country: 'ar', table: made })
  expect(table).toMatchObject({ ...made, products: 0, isGeneral: false, uses: [], sold: [] })
  const at = '/desk/api/products/ar/ZM0001'
  const { product } = await ana.get<{ product: { version: number; sizeTableId: number | null } }>(at)
  await ana.post(at, { version: product.version, change: { sizeTableId: table.id } })
  const { table: used } = await ana.get<One>(`/desk/api/size-tables/ar/${table.id}`)
  expect(used.uses.map(({ sku }) => sku)).toEqual(['ZM0001'])
  expect(used.sold).toContain('38')
  const remove = () => ana.post(`/desk/api/size-tables/ar/${table.id}/delete`, { version: table.version })
  expect(await remove()).toMatchObject({ status: 409, message: 'Productos con esta tabla: 1. Elegiles otra antes.' })
  await ana.post(at, { version: product.version + 1, change: { sizeTableId: product.sizeTableId } })
  expect(await remove()).toMatchObject({ deleted: true })
  expect((await list(ana)).map(({ id }) => id)).not.toContain(table.id)
})

test('S13 OP-040 tables of a store that is not theirs are not there, and who may only read changes none', async () => {
  const ana = await person()
  const { rows } = await shop.pool.query<{ id: number }>(`select id from size_table where country = 'cl' limit 1`)
  expect(await ana.get(`/desk/api/size-tables/cl/${rows[0]!.id}`)).toMatchObject({ status: 404 })
  expect(await ana.get(`/desk/api/size-tables/ar/${rows[0]!.id}`)).toMatchObject({ status: 404 })
  const reader = await person('reader')
  const table = await tableOf(reader, 'ZM0001')
  const body = { version: table.version, table: draftOf(table) }
  expect(await reader.post(`/desk/api/size-tables/ar/${table.id}`, body)).toMatchObject({ status: 403 })
})
