import { expect, test } from 'vitest'
import { planColumns, type ColumnPlan } from './plan-columns.ts'

const plan = (headers: string, more: Omit<Parameters<typeof planColumns>[0], 'headers'> = {}) =>
  planColumns({ headers: headers.split(','), ...more })

const shopify =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,Variant Image,Price / International,Status'
const newShopify =
  'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Inventory quantity,Product image URL,Variant image URL'
const tiendanube =
  'Identificador de URL,Nombre,Categorías,Nombre de propiedad 1,Valor de propiedad 1,Nombre de propiedad 2,Valor de propiedad 2,Precio,Precio promocional,Peso (kg),Stock,SKU,Código de barras,Mostrar en tienda,Descripción,Tags,Marca,Sexo,Rango de edad,Costo'
const woocommerce =
  'ID,Type,SKU,Name,Published,Short description,Description,Date sale price starts,Date sale price ends,In stock?,Stock,Sale price,Regular price,Categories,Tags,Images,Parent,Brands,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible'
const woocommerceEs =
  'ID,Tipo,SKU,Nombre,Publicado,¿Está destacado?,Descripción corta,Descripción,¿Existencias?,Inventario,Precio rebajado,Precio normal,Categorías,Etiquetas,Imágenes,Superior,Marcas,Nombre del atributo 1,Valor(es) del atributo 1'
const sheet = 'Código,Nombre,Precio,Precio oferta,Talle,Color,Stock,Marca,Categoría,Género,Foto 1,Foto 2,Observaciones'

test.each([
  ['shopify', shopify, { group: 'Handle', price: 'Variant Price', compare_price: 'Variant Compare At Price' }],
  ['shopify', newShopify, { group: 'URL handle', price: 'Price', stock: 'Inventory quantity', id: 'SKU' }],
  ['tiendanube', tiendanube, { group: 'Identificador de URL', gender: 'Sexo', sale_price: 'Precio promocional' }],
  ['woocommerce', woocommerce, { price: 'Regular price', sale_price: 'Sale price', availability: 'In stock?' }],
  ['woocommerce', woocommerceEs, { price: 'Precio normal', stock: 'Inventario', parent: 'Superior', brand: 'Marcas' }],
  ['sheet', sheet, { id: 'Código', sale_price: 'Precio oferta', size: 'Talle', gender: 'Género' }],
] as const)('a table of %s is recognised by its header', (format, headers, columns) => {
  const found = plan(headers) as ColumnPlan
  expect(found.format).toBe(format)
  const named = Object.fromEntries(
    Object.entries(found.columns).map(([field, from]) => [field, found.headers[from[0]!]]),
  )
  expect(named).toMatchObject(columns)
})

test('options are pairs of columns, pictures many, and everything else is said to be not read', () => {
  const found = plan(shopify) as ColumnPlan
  expect(found.options.map(({ value }) => found.headers[value])).toEqual(['Option1 Value', 'Option2 Value'])
  expect(found.ignored).toEqual(['Image Position', 'Price / International'])
  expect((plan(sheet) as ColumnPlan).columns.images).toEqual(['foto_1', 'foto_2'])
  expect((plan(sheet) as ColumnPlan).ignored).toEqual(['Observaciones'])
})

test('a mapping comes before what the headers say', () => {
  const columns = { 'Lista 2': 'price', Precio: null, Detalle: 'name' } as const
  const found = plan('Cod,Detalle,Precio,Lista 2', { mapping: { columns } }) as ColumnPlan
  expect(found.columns).toEqual({ id: ['cod'], name: ['detalle'], price: ['lista_2'] })
  expect(found.ignored).toEqual(['Precio'])
})

test.each([
  [
    { columns: { Lista: 'price' } } as const,
    /a column "Lista" that the feed does not have. It has: "Nombre", "Precio"/,
  ],
  [{ columns: { Nombre: 'name', Precio: 'name' } } as const, /reads "Nombre" and "Precio" both as name/],
  [{ columns: { Precio: null } } as const, /No column is read as price. Its columns are "Nombre", "Precio"/],
])('a mapping that does not fit the header is refused: %j', (mapping, sentence) => {
  expect(plan('Nombre,Precio', { mapping })).toMatch(sentence)
})

test('a header that is no retailer’s is none; half of one says what is missing', () => {
  expect(plan('a,b,c')).toBeUndefined()
  expect(plan('Nombre,Talle')).toMatch(/No column is read as price/)
  expect(plan('SKU,Precio', { isDelta: true })).toMatchObject({ format: 'sheet' })
  expect(plan('SKU,Color', { isDelta: true, mapping: {} })).toMatch(
    /at least one of price, sale_price, stock, availability/,
  )
})
