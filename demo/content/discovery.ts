import type { Handle } from '#db/connection/handle.ts'
import {
  abConfiguration,
  productRelated,
  recommendationList,
  searchTerm,
  sortingFormula,
} from '#db/schema/discovery.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { pathWord } from '../catalogue/category-words.ts'
import type { Moments } from '../moments.ts'
import { namedProducts } from '../catalogue/products/index.ts'
import { skuOf } from '../catalogue/sku.ts'

/** Frequent searches, most popular first, in each country's own words. */
const topSearches: Readonly<Record<OpenCountry, readonly string[]>> = {
  ar: ['zapatillas', 'remeras', 'vestidos', 'camperas', 'botas', 'jeans', 'carteras', 'sandalias'],
  cl: ['zapatillas', 'poleras', 'vestidos', 'chaquetas', 'botas', 'jeans', 'carteras', 'sandalias'],
  co: ['tenis', 'camisetas', 'vestidos', 'chaquetas', 'botas', 'jeans', 'bolsos', 'sandalias'],
}

const related: Readonly<Record<string, readonly string[]>> = {
  ZM0001: ['ZM0002', 'ZM0003', 'ZM0006', 'ZM0008', 'ZM0011', 'RT0001', 'PT0001', 'AC0001'],
  ZM0002: ['ZM0001', 'ZM0007', 'RT0002'],
  ZH0001: ['ZH0002', 'ZH0003', 'ZH0004', 'RV0003'],
  RT0001: ['RT0002', 'RT0003', 'RT0004', 'PT0001', 'ZM0001'],
  VS0001: ['BT0001', 'AC0001', 'RL0001', 'LJ0001'],
}

const lists: Readonly<Record<string, readonly string[]>> = {
  'mas-vendidos': ['ZM0001', 'ZH0001', 'RT0001', 'VS0001', 'BT0001', 'AC0001', 'ZM0003', 'PT0001'],
  'recien-llegados': ['ZM0006', 'ZM0007', 'ZH0002', 'ZM0008', 'RL0001', 'RT0004', 'ZH0003', 'RV0002'],
  'completa-tu-compra': ['MD0001', 'RV0002', 'AC0001', 'RT0001', 'GC0001', 'RL0001'],
}

const filterOrder = [
  'category',
  'shoe_size',
  'app_topsize',
  'appbottom_size',
  'brand',
  'color_family',
  'price',
  'gender',
]

export async function writeDiscovery(db: Handle, country: OpenCountry, { now }: Moments): Promise<void> {
  const sku = (role: string) => skuOf(country, role)
  await db
    .insert(productRelated)
    .values(
      Object.entries(related).flatMap(([role, others]) =>
        others.map((other, index) => ({ country, sku: sku(role), relatedSku: sku(other), position: index + 1 })),
      ),
    )
  await db
    .insert(recommendationList)
    .values(
      Object.entries(lists).flatMap(([list, roles]) =>
        roles.map((role, index) => ({ country, list, sku: sku(role), position: index + 1 })),
      ),
    )
  await db.insert(searchTerm).values(
    topSearches[country].map((term, index) => {
      const stem = term.replace(/s$/, '')
      const named = namedProducts.filter(({ name }) => pathWord([name].flat().join(' ')).includes(stem)).length
      // A term without results is never suggested; the assortment has all of these, and the first search counts them.
      return {
        country,
        term,
        hits: 900 - index * 100,
        mostInADay: 90 - index * 10,
        results: Math.max(named, 1),
        lastAt: now,
      }
    }),
  )
  await db.insert(sortingFormula).values([
    { id: `${country}-equilibrada`, country, weights: { popularity: 0.6, newness: 0.2, discount: 0.2 }, active: true },
    { id: `${country}-novedades`, country, weights: { popularity: 0.2, newness: 0.8 }, active: true },
    { id: `${country}-retirada`, country, weights: { discount: 1 }, active: false },
  ])
  await db.insert(abConfiguration).values([
    { hash: `${country}-a`, country, filterOrder, formulaId: null },
    { hash: `${country}-b`, country, filterOrder: filterOrder.toReversed(), formulaId: `${country}-novedades` },
  ])
}
