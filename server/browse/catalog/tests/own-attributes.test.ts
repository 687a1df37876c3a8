import { beforeEach, expect, test, vi } from 'vitest'
import { readProduct } from '#contract/browse/product.ts'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { importFeed } from '#server/operations/feeds/import-feed.ts'
import { scratchFolder } from '#server/operations/feeds/tests/catalogue.ts'
import { optionsOf, stockedShop } from './stocked-shop.ts'

const now = new Date('2026-11-15T15:00:00Z')
const shop = await stockedShop({ now: () => now, ar: 60 })
const operator = operatorOn(shop.url, { now })
const files = scratchFolder()

const sheet = [
  'id,item_group_id,title,price,availability,quantity,size,color,brand,product_type,gender,product_detail,attributes',
  'C1,C1,Camisa Uno,1000.00 ARS,in_stock,4,M,Blanco,Andén,Mujer > Camisas,female,Tela:Tipo de tejido:Lino,Ocasión=Fiesta',
  'C2,C2,Camisa Dos,1000.00 ARS,in_stock,4,M,Blanco,Andén,Mujer > Camisas,female,:Tipo de tejido:Algodón,cuidado=A mano',
  'C3,C3,Camisa Tres,1000.00 ARS,in_stock,4,M,Blanco,Andén,Mujer > Camisas,female,:Tipo de tejido:Algodón,cuidado=A máquina',
]
const path = '/mujer/camisas/'
await importFeed(shop.url, { file: files.write('feed.csv', sheet.join('\n')), country: 'ar', now })
await shop.page({ path })

/** Until the index of the running shop has what was said. */
async function shown() {
  await shop.catalog.catchUp()
  await vi.waitFor(async () => expect(await shop.catalog.isCurrent('ar')).toBe(true), 10_000)
}

beforeEach(async () => {
  await shop.pool.query(`delete from attribute where key not in ('attr_tipo_de_tejido', 'attr_cuidado');
    update attribute set name = null, is_filter = false, position = case key when 'attr_cuidado' then 1001 else 1000 end;
    delete from product_attribute where key = 'attr_lote'`)
  await shown()
})

async function said(line: readonly string[]) {
  const done = await operator(line)
  await shown()
  return done
}
const filtersOf = async (filters: Record<string, string[]> = {}) =>
  (await shop.page({ path, filters })).availableFilters
const attributesShown = async () =>
  (await filtersOf()).map(({ key }) => key).filter((key) => key.startsWith('attr_') || key === 'occasion')

async function productOf(url: string) {
  const reply = await shop.get(`/api/productdetail${url.replace('.html', '')}`)
  return readProduct.reply.parse(reply.json()).data
}

test('an attribute that a feed brings is in the table of its product, and no filter until the retailer says so', async () => {
  const { products } = await shop.page({ path })
  const one = products.find(({ productName }) => productName === 'Camisa Uno')!
  const page = await productOf(one.url)
  expect(page.attributes).toEqual([
    { key: 'occasion', name: 'Ocasión', value: 'Fiesta' },
    { key: 'attr_tipo_de_tejido', name: 'Tipo de tejido', value: 'Lino' },
  ])
  expect(await attributesShown()).toEqual([])
  // As for any parameter the shop does not know.
  const asked = await shop.page({ path, filters: { attr_tipo_de_tejido: ['Lino'], attr_nothing: ['x'] } })
  expect([asked.total, asked.resultDetails.filters]).toEqual([3, {}])
})

test('the retailer makes filters of attributes, names them and puts them in order; lists and searches follow', async () => {
  await said(['attribute', 'set', 'ar', 'tipo_de_tejido', '--filter', 'on'])
  await said(['attribute', 'set', 'ar', 'cuidado', '--filter', 'on', '--name', 'Cómo se lava'])
  expect(await attributesShown()).toEqual(['attr_tipo_de_tejido', 'attr_cuidado'])
  expect((await filtersOf()).find(({ key }) => key === 'attr_cuidado')?.name).toBe('Cómo se lava')
  const cotton = await shop.page({ path, filters: { attr_tipo_de_tejido: ['Algodón'], attr_nothing: ['x'] } })
  expect(cotton.products.map(({ productName }) => productName).toSorted()).toEqual(['Camisa Dos', 'Camisa Tres'])
  expect(cotton.resultDetails.filters).toEqual({ attr_tipo_de_tejido: ['Algodón'] })
  expect(optionsOf(cotton, 'attr_tipo_de_tejido').map(({ value, count, active }) => [value, count, active])).toEqual([
    ['Algodón', 2, true],
    ['Lino', 1, false],
  ])
  // Two filters together, and in a search.
  const both = { attr_tipo_de_tejido: ['Algodón'], attr_cuidado: ['A mano'] }
  expect((await shop.page({ q: 'camisa', filters: both })).products.map(({ productName }) => productName)).toEqual([
    'Camisa Dos',
  ])
  // Another store has none of it.
  expect((await shop.page({ filters: both }, { country: 'cl' })).resultDetails.filters).toEqual({})

  await said(['attribute', 'set', 'ar', 'cuidado', '--at', '1'])
  expect(await attributesShown()).toEqual(['attr_cuidado', 'attr_tipo_de_tejido'])
  const { products } = await shop.page({ path })
  const two = await productOf(products.find(({ productName }) => productName === 'Camisa Dos')!.url)
  expect(two.attributes.map(({ name }) => name)).toEqual(['Cómo se lava', 'Tipo de tejido'])

  await said(['attribute', 'set', 'ar', 'cuidado', '--filter', 'off', '--name', 'usual'])
  expect(await attributesShown()).toEqual(['attr_tipo_de_tejido'])
  expect((await shop.page({ path, filters: { attr_cuidado: ['A mano'] } })).total).toBe(3)
  // The same feed again takes nothing of it back.
  await importFeed(shop.url, { file: files.write('feed.csv', sheet.join('\n')), country: 'ar', now })
  const { output } = await operator('attribute list ar')
  expect(output.split('\n')[0]).toBe(
    'ar   1          cuidado                   Cuidado: 2 products, 2 values, from a feed',
  )
})

test('an attribute every shop knows is renamed and taken out of the filters the same way', async () => {
  await said(['attribute', 'set', 'ar', 'occasion', '--name', 'Para cuándo'])
  const filters = (await shop.page({ path: '/zapatillas-mujer/' })).availableFilters
  expect(filters.find(({ key }) => key === 'occasion')?.name ?? 'Para cuándo').toBe('Para cuándo')
  await said(['attribute', 'set', 'ar', 'upper_material', '--filter', 'off'])
  const page = await shop.page({ path: '/zapatillas-mujer/', filters: { upper_material: ['Cuero'] } })
  expect([page.organizedFiltersAB.includes('upper_material'), page.resultDetails.filters]).toEqual([false, {}])
})

test.each([
  [['nothing', '--filter', 'on'], 'ar has no attribute "nothing": attribute list shows them.'],
  [['fit'], 'Nothing was said: --name, --filter or --at.'],
  [['fit', '--name', ' '], 'the name is empty.'],
  [['fit', '--at', '99'], '--at must be from 1 to 25.'],
  [['fit', '--filter', 'yes'], '--filter must be one of on, off; "yes" is not.'],
])('attribute set ar %j is refused with a sentence', async (words, sentence) => {
  await expect(operator(['attribute', 'set', 'ar', ...words])).rejects.toThrow(sentence)
})

test('an attribute with a value for every product is no filter, and one that a landing page needs stays one', async () => {
  await shop.pool.query(`insert into product_attribute (country, sku, key, value)
    select 'ar', (select min(sku) from product where country = 'ar'), 'attr_lote', n from generate_series(1, 501) n`)
  await shop.pool.query(`insert into attribute values ('ar', 'attr_lote', null, false, 2000)`)
  await expect(operator('attribute set ar lote --filter on')).rejects.toThrow(
    'lote has 501 different values; a filter has at most 500.',
  )
  await shop.pool.query(`update static_page set filters = '{"attr_tipo_de_tejido": "Lino"}' where country = 'ar'
    and path = (select min(path) from static_page where country = 'ar')`)
  await expect(operator('attribute set ar tipo_de_tejido --filter off')).rejects.toThrow(/is defined by tipo_de_tejido/)
})
