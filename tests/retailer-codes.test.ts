import { expect, test } from 'vitest'
import { importFeed } from '#server/operations/feeds/import-feed.ts'
import { scratchFolder } from '#server/operations/feeds/tests/catalogue.ts'
import { operatorOn } from '#server/ledger/tests/operator.ts'
import { openShop } from './shop.ts'

const now = new Date('2026-11-15T15:00:00Z')
const shop = await openShop({ now: () => now })
const files = scratchFolder()
const operator = operatorOn(shop.url, { from: files.folder, now })

const sheet = [
  'Código;Nombre;Precio;Talle;Color;Stock;Marca;Categoría;Género',
  'CAL-1;Bota Loica;$ 40.990;37;Negro;5;Loica;Mujer > Botas;Mujer',
  'CAL-1;Bota Loica;$ 40.990;37;Rojo;5;Loica;Mujer > Botas;Mujer',
  'CAL-2;Bota Tenca;$ 50.990;37;Negro;5;Loica;Mujer > Botas;Mujer',
].join('\n')

test('the codes of a retailer’s own file name products in coupons, promotions, pins and hidden products', async () => {
  await importFeed(shop.url, { file: files.write('hoja.csv', sheet), country: 'cl', now })
  const skus = async (name: string) =>
    (await shop.pool.query<{ sku: string }>('select sku from product where name = $1 order by sku', [name])).rows.map(
      (row) => row.sku,
    )
  const [loica, tenca] = [await skus('Bota Loica'), await skus('Bota Tenca')]
  expect([loica.length, tenca.length]).toEqual([2, 1])

  await operator(['coupon', 'create', 'cl', 'LOICAS', '--percent', '10', '--until', '2026-12-31', '--skus', 'CAL-1'])
  const { rows } = await shop.pool.query(`select scope -> 'skus' as skus from sales_rule where code = 'LOICAS'`)
  expect(rows).toEqual([{ skus: loica }])

  await operator(['pin', 'add', 'cl', 'botas', 'CAL-2', 'CAL-1'])
  const pinned = async () =>
    (await shop.pool.query<{ sku: string }>('select sku from search_placement order by position')).rows.map(
      ({ sku }) => sku,
    )
  expect(await pinned()).toEqual([...tenca, ...loica])
  await operator(['pin', 'remove', 'cl', 'botas', 'CAL-1'])
  expect(await pinned()).toEqual(tenca)
  await expect(operator(['hide', 'add', 'cl', 'botas', 'CAL-3'])).rejects.toThrow('cl has no product CAL-3.')
})
