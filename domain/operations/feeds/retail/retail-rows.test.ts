import { attributesIn as detailsOf } from '../merchant-attributes.ts'
import { expect, test } from 'vitest'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { readDeltaRow } from '../delta-row.ts'
import { readMerchantRow } from '../merchant-row.ts'
import { columnName, type FeedRow } from '../row.ts'
import { describeReading } from './describe-reading.ts'
import type { FeedMapping } from './mapping.ts'
import { planColumns, type ColumnPlan } from './plan-columns.ts'
import { retailRows } from './retail-reader.ts'
import { wordLog } from './understood.ts'

const { ar } = countryProfiles

/** Reads a table whose lines are written with bars. */
async function read(
  table: string,
  { mapping = {}, isDelta = false }: { mapping?: FeedMapping; isDelta?: boolean } = {},
) {
  const [header = '', ...lines] = table.trim().split('\n')
  const headers = header.split('|').map((cell) => cell.trim())
  const plan = planColumns({ headers, mapping, isDelta }) as ColumnPlan
  const log = wordLog()
  const aside = new Map<string, number>()
  async function* rows(): AsyncGenerator<FeedRow> {
    for (const [at, line] of lines.entries()) {
      const cells = line.split('|').map((cell) => cell.trim())
      yield { line: at + 2, fields: Object.fromEntries(headers.map((name, n) => [columnName(name), cells[n] ?? ''])) }
    }
  }
  const result: FeedRow[] = []
  const onAside = (reason: string) => void aside.set(reason, (aside.get(reason) ?? 0) + 1)
  for await (const row of retailRows(rows(), { plan, mapping, money: ar, log }, { isDelta, onAside })) result.push(row)
  return {
    faults: result.flatMap((row) => ('fault' in row ? [`${row.line} ${row.id ?? ''}: ${row.fault}`] : [])),
    fields: result.flatMap((row) => ('fields' in row ? [row.fields] : [])),
    records: result.flatMap((row) =>
      'fields' in row && !isDelta ? [readMerchantRow(row.fields, { ...ar, isByColor: true })] : [],
    ),
    reading: describeReading({ plan, mapping, log, aside, form: 'commas, utf-8' }).join('\n'),
  }
}

test('Shopify: the first row speaks for all of a handle, each colour is a product with its own pictures', async () => {
  const { records, faults, reading } = await read(`
Handle|Title|Body (HTML)|Vendor|Type|Tags|Published|Option1 Name|Option1 Value|Option2 Name|Option2 Value|Variant SKU|Variant Inventory Tracker|Variant Inventory Qty|Variant Price|Variant Compare At Price|Image Src|Variant Image|Status
buzo-lago|Buzo Lago|<p>Frisa &amp; algodón</p>|Andén|Buzos|mujer, invierno|true|Talle|S|Color|NEGRO|BL-N-S|shopify|4|45990.00|59990.00|https://cdn.example/1.jpg|https://cdn.example/n.jpg|active
buzo-lago||||||||M||NEGRO|BL-N-M|shopify|-2|45990.00|59990.00|https://cdn.example/2.jpg|https://cdn.example/n.jpg|
buzo-lago||||||||M||Crudo|BL-C-M||0|45990.00|59990.00|https://cdn.example/c.jpg|https://cdn.example/c.jpg|
buzo-lago||||||||||||||||https://cdn.example/3.jpg||
bolso|Bolso Playa||Andén|Bolsos||false|Title|Default Title||||shopify|3|1000.00|||| draft
`)
  expect(faults).toEqual([])
  expect(records.map(({ size }) => [size!.size, size!.stock, size!.sourceId])).toEqual([
    ['S', 4, 'BL-N-S'],
    ['M', 0, 'BL-N-M'],
    ['M', null, 'BL-C-M'],
    ['U', 3, null],
  ])
  const [negro, , crudo, bolso] = records.map(({ product }) => product!)
  expect(negro).toMatchObject({
    name: 'Buzo Lago',
    brand: 'Andén',
    gender: 'mujer',
    color: 'Negro',
    colorFamily: 'Negro',
    price: 5_999_000,
    specialPrice: 4_599_000,
    description: 'Frisa & algodón',
    filing: { names: ['Buzos'] },
    isShown: true,
    images: ['n', '1', '2', '3'].map((name) => `https://cdn.example/${name}.jpg`),
  })
  expect(crudo!.images).toEqual(['c', '1', '2', '3'].map((name) => `https://cdn.example/${name}.jpg`))
  expect(crudo!.sku).not.toBe(negro!.sku)
  expect(records[0]!.product!.sku).toBe(records[1]!.product!.sku)
  expect(bolso).toMatchObject({ color: 'Sin color', isShown: false, specialPrice: null })
  expect(reading).toContain('Read as a product export of Shopify (commas, utf-8).')
  expect(reading).toContain('  Option1 Value → size, color or other, as Option1 Name says')
  expect(reading).toContain('gender: (none: by the tags) → mujer (3)')
  expect(reading).toMatch(/color: "NEGRO" → Negro, Negro \(2\), "Crudo" → Beige \(1\)/)
})

test('Tiendanube: variants follow their product, several categories are one path, an empty stock is not counted', async () => {
  const { records, faults } = await read(`
Identificador de URL|Nombre|Categorías|Nombre de propiedad 1|Valor de propiedad 1|Nombre de propiedad 2|Valor de propiedad 2|Precio|Precio promocional|Stock|SKU|Mostrar en tienda|Descripción|Marca|Sexo|Rango de edad
zapatilla-rio|Zapatilla Río|Ofertas, Mujer > Calzado > Zapatillas|Color|Blanco|Talle|37|45,990.00|39,990.00|3|ZR-37|SÍ|Cómoda|Costa|Femenino|Adulto
zapatilla-rio||||Blanco||38|45,990.00|||ZR-38|SÍ||||
gorra|Gorra Sol|Accesorios|||||$ 9.990|0.00|0||NO||Costa|Unisex|Niños
`)
  expect(faults).toEqual([])
  expect(records.map(({ size }) => [size!.skuSimple.split('-')[1], size!.stock, size!.sizeFilterKey])).toEqual([
    ['37', 3, 'shoe_size'],
    ['38', null, 'shoe_size'],
    ['U', 0, null],
  ])
  expect(records.map(({ product }) => [product!.gender, product!.isShown, product!.specialPrice])).toEqual([
    ['mujer', true, 3_999_000],
    ['mujer', true, null],
    ['ninos', false, null],
  ])
  expect(records[0]!.product!.filing).toEqual({ names: ['Mujer', 'Calzado', 'Zapatillas'] })
})

const attributesIn = async (text: string) => (await read(text)).records.map(({ product }) => product!.attributes)

test('attributes: metafields of Shopify, columns of a spreadsheet, what WooCommerce says of a whole product', async () => {
  expect(
    await attributesIn(`
Handle|Title|Variant Price|Variant SKU|Option1 Name|Option1 Value|Tejido (product.metafields.custom.tejido)|Other (product.metafields.shopify.x)
buzo|Buzo|1000.00|B-S|Talle|S|Frisa|no
buzo|||B-M|Talle|M||
`),
  ).toEqual([[['attr_tejido', 'Frisa', 'Tejido']]])
  expect(
    await attributesIn(`
Nombre|Precio|Talle|Atributo: Ocasión|Característica Cuidado
Buzo|1000|S|Fiesta|A mano
Gorro|1000|S||
`),
  ).toEqual([
    [
      ['occasion', 'Fiesta', 'Ocasión'],
      ['attr_cuidado', 'A mano', 'Cuidado'],
    ],
    null,
  ])
  expect(
    await attributesIn(`
ID|Type|SKU|Name|Regular price|Parent|Attribute 1 name|Attribute 1 value(s)|Attribute 2 name|Attribute 2 value(s)
1|variable|C|Camisa|||Talle|S, M|Tejido|Lino, Algodón
2|variation|C-S|Camisa - S|1000|C|Talle|S||
3|simple|L|Llavero|1000||Tejido|Metal||
`),
  ).toEqual([
    [
      ['attr_tejido', 'Lino', 'Tejido'],
      ['attr_tejido', 'Algodón', 'Tejido'],
    ],
    [['attr_tejido', 'Metal', 'Tejido']],
  ])
})

test.each([
  ['Handle|Title|Variant Price|Variant Grams', 'a|Buzo|1000.00|420', 420],
  ['Identificador de URL|Nombre|Precio|Peso (kg)', 'a|Buzo|1000|0.42', 420],
  ['ID|Type|SKU|Name|Regular price|Weight (kg)', '1|simple|B|Buzo|1000|0.42', 420],
  ['Nombre|Precio|Peso', 'Buzo|1000|420 g', 420],
  ['Nombre|Precio|Peso en gramos', 'Buzo|1000|420', 420],
  ['Nombre|Precio|Peso (kg)', 'Buzo|1000|0', null],
  ['Nombre|Precio|Peso (kg)', 'Buzo|1000|', null],
])('the weight in %j of %j is %j g', async (header, row, grams) => {
  const { records, faults } = await read(`\n${header}\n${row}\n`)
  expect([faults, records.map(({ size }) => size!.grams)]).toEqual([[], [grams]])
})

test.each([
  ['', null],
  ['Tela:Tejido:Lino', [['attr_tejido', 'Lino', 'Tejido']]],
  [
    ':Tejido:Lino, algodón,:Cuidado:A mano',
    [
      ['attr_tejido', 'Lino, algodón', 'Tejido'],
      ['attr_cuidado', 'A mano', 'Cuidado'],
    ],
  ],
  ['Tejido:Lino', [['attr_tejido', 'Lino', 'Tejido']]],
])('the details %j of a Merchant feed', (detail, attributes) => {
  expect(detailsOf({ product_detail: detail }, () => {})).toEqual(attributes)
})

test.each([
  [{ product_detail: ':Tejido:' }, 'the attribute "Tejido" has no value'],
  [{ attributes: '¡!=x' }, 'the attribute "¡!" cannot be read'],
  [{ attributes: `Tejido=${'x'.repeat(201)}` }, 'the attribute "Tejido" has more than 200 characters'],
])('%j is a fault of its row', (fields, fault) => {
  const faults: string[] = []
  detailsOf(fields, (one) => faults.push(one))
  expect(faults).toEqual([fault])
})

test.each([
  [
    'English',
    'ID|Type|SKU|Name|Published|Description|In stock?|Stock|Sale price|Regular price|Categories|Images|Parent|Attribute 1 name|Attribute 1 value(s)|Attribute 2 name|Attribute 2 value(s)|Date sale price ends',
  ],
  [
    'Spanish',
    'ID|Tipo|SKU|Nombre|Publicado|Descripción|¿Existencias?|Inventario|Precio rebajado|Precio normal|Categorías|Imágenes|Superior|Nombre del atributo 1|Valor(es) del atributo 1|Nombre del atributo 2|Valor(es) del atributo 2|Día en que termina el precio rebajado',
  ],
])('WooCommerce in %s: variations are read with their parent, wherever it stands', async (_language, header) => {
  const { records, faults, reading } = await read(`
${header}
11|variation|CM-S|Camisa Mar - S|1||1|2|20000|25000|||CM|Talle|S|Color|Azul|2026-11-30
10|variable|CM|Camisa Mar|1|Lino|1||||Hombre > Camisas, Novedades|https://a.example/1.jpg, https://a.example/2.jpg||Talle|S, M|Marca|Duna|
12|variation|CM-M|Camisa Mar - M|1||0|||25000||https://a.example/m.jpg|id:10|Talle|M|Color|Azul|
13|simple|LL|Llavero|-1||backorder|||900|Accesorios|||Material|Cuero, Metal|||
14|grouped|CJ|Conjunto|1||1||||||||||
15|variation|X-S|Otra|1||1|||100|||NADA|Talle|S|||
`)
  expect(faults).toEqual(['7 X-S: it is a variation of "NADA", which the feed does not have'])
  expect(records.map(({ size }) => [size!.sourceId, size!.size, size!.stock])).toEqual([
    ['CM-S', 'S', 2],
    ['CM-M', 'M', 0],
    ['LL', 'U', 0],
  ])
  expect(records[0]!.product).toMatchObject({
    name: 'Camisa Mar',
    brand: 'Duna',
    gender: 'hombre',
    color: 'Azul',
    price: 2_500_000,
    specialPrice: 2_000_000,
    specialTo: '2026-11-30T23:59:59Z',
    description: 'Lino',
    images: ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
    filing: { names: ['Hombre', 'Camisas'] },
  })
  expect(records[1]!.product).toMatchObject({ sku: records[0]!.product!.sku, images: ['https://a.example/m.jpg'] })
  expect(records[2]!.product!.isShown).toBe(false)
  expect(reading).toContain('Left aside: 1 rows of grouped products.')
})

test('a spreadsheet says everything in every row; sizes of one name, brand and colour are one product', async () => {
  const { records, faults, reading } = await read(`
Código|Nombre|Precio|Precio oferta|Talle|Color|Stock|Marca|Categoría|Género|Foto
100|Jean Duna|$ 45.990|39.990,00|38|Azul|4|Duna|Pantalones|Dama|https://a.example/1.jpg
100|Jean Duna|45990 ARS||40|Azul|agotado|Duna|Pantalones|Dama|https://a.example/1.jpg
101|Jean Duna|45.990||38|Negro|sí|Duna|Pantalones|Dama|
102|Vincha|1.500||Único||1|Duna|Accesorios|otoño|
103|Media|1000.500||||1|Duna||Hombre|
104|Cinto|500||||quizás|Duna||Hombre|
105||500|600|||1|Duna||Hombre|
106|Ojota|500||38,5||1|Duna||Hombre|
107|Ojota|500||38, 39||1|Duna||Hombre|
`)
  expect(faults).toEqual([
    '5 102: Género "otoño" is not understood; values.gender of a mapping says what it means',
    '6 103: Precio "1000.500" can be read in more than one way; write it like 45990 or 45990.00',
    '7 104: Stock "quizás" is neither a quantity nor in stock or out of stock',
    '8 105: Nombre is empty; Precio oferta 600 is above Precio 500',
    '10 107: size "38, 39" names several; a row is one size',
  ])
  expect(records.map(({ product, size }) => [product!.sku, size!.size, size!.stock, size!.sourceId])).toEqual([
    [records[0]!.product!.sku, '38', 4, '100'],
    [records[0]!.product!.sku, '40', 0, '100'],
    [expect.not.stringMatching(records[0]!.product!.sku), '38', null, '101'],
    [expect.any(String), '38,5', 1, '106'],
  ])
  expect(records[0]!.product).toMatchObject({ gender: 'mujer', price: 4_599_000, specialPrice: 3_999_000 })
  expect(reading).toMatch(/gender: "Hombre" → hombre \(5\), "Dama" → mujer \(3\)/)
  expect(reading).toMatch(
    /availability: \(a number\) → that many \(6\), "agotado" → out of stock \(1\), "sí" → in stock \(1\)/,
  )
})

test('a mapping says what words mean, and whether colours are products', async () => {
  const mapping: FeedMapping = {
    byColor: false,
    decimals: '.',
    values: {
      gender: { DAM: 'mujer' },
      size: { TU: 'U', '1': 'S' },
      color: { 'azul francia': 'Azul' },
      category: { Pant: 'Mujer > Pantalones' },
      availability: { 'a confirmar': 'out_of_stock' },
    },
  }
  const { records, faults, reading } = await read(
    `
Nombre|Precio|Talle|Color|Stock|Categoría|Género
Jean|45.990|1|Azul Francia|a confirmar|PANT|Dam
`,
    { mapping },
  )
  expect(faults).toEqual([])
  expect(records[0]!.product).toMatchObject({
    price: 4599,
    gender: 'mujer',
    color: 'Azul',
    filing: { names: ['Mujer', 'Pantalones'] },
  })
  expect(records[0]!.size).toMatchObject({ size: 'S', stock: 0 })
  expect(reading).toContain('A product holds all its colours, as the mapping says.')
})

test('changes of price and stock are read from the columns that there are, by the retailer’s code', async () => {
  const { fields, faults } = await read(
    `
SKU|Precio|Precio promocional|Stock
A-1|$ 1.200|900|4
A-2|||agotado
A-3|1.5.0||
`,
    { isDelta: true },
  )
  expect(faults).toEqual(['4 A-3: Precio "1.5.0" can be read in more than one way; write it like 45990 or 45990.00'])
  expect(fields.map((row) => readDeltaRow(row, ar))).toEqual([
    {
      id: 'A-1',
      skuSimple: 'A-1',
      price: 120_000,
      sale: { specialPrice: 90_000, specialFrom: null, specialTo: null },
      stock: 4,
    },
    { id: 'A-2', skuSimple: 'A-2', sale: { specialPrice: null, specialFrom: null, specialTo: null }, stock: 0 },
  ])
})
