import type { Handle } from '#db/connection/handle.ts'
import { product, productAttribute, productCategory, productImage } from '#db/schema/catalog.ts'
import { simple, stockMovement } from '#db/schema/stock.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { palette } from '#domain/browse/catalog/palette.ts'
import { localAmount, localPrice, priceLimits } from './amounts.ts'
import { branchOf, categoryTree } from './categories.ts'
import { pathWord } from './category-words.ts'
import { writeTaxonomy } from './taxonomy.ts'
import type { Moments } from '../moments.ts'
import { namedProducts } from './products/index.ts'
import { wordOf, type NamedProduct } from './products/product.ts'
import { writeSizeTables } from './size-tables.ts'
import { skuOf } from './sku.ts'

function priceOf(country: OpenCountry, { role, price, isGiftCard }: NamedProduct): number {
  if (role === 'MD0001') return priceLimits[country].cheapest
  if (role === 'LJ0001') return priceLimits[country].dearest
  return isGiftCard ? localAmount(country, price) : localPrice(country, price)
}

function offerOf({ percentOff, isOfferOver }: NamedProduct, price: number, { daysAgo, inDays }: Moments) {
  if (!percentOff) return { specialPrice: null, specialFrom: null, specialTo: null }
  const specialPrice = Math.round((price * (100 - percentOff)) / 100)
  return isOfferOver
    ? { specialPrice, specialFrom: daysAgo(15), specialTo: daysAgo(1) }
    : { specialPrice, specialFrom: daysAgo(10), specialTo: inDays(45) }
}

/** `.jpg` is included, except where a client has to add it (PDP-13). */
function picturesOf(country: OpenCountry, sku: string, pictures: NamedProduct['pictures'] = 3) {
  if (pictures === 'bare') return [{ country, sku, position: 1, url: `/img/p/${sku}-1` }]
  return Array.from({ length: pictures }, (_, index) => {
    return { country, sku, position: index + 1, url: `/img/p/${sku}-${index + 1}.jpg` }
  })
}

/** Writes the named products of one store with ordinary inserts, one statement per table. */
export async function writeProducts(db: Handle, country: OpenCountry, moments: Moments): Promise<void> {
  const taxonomy = await writeTaxonomy(db, country)
  const tables = await writeSizeTables(db, country)
  const tree = categoryTree(country)
  const all = namedProducts.map((named) => ({ named, sku: skuOf(country, named.role) }))

  await db.insert(product).values(
    all.map(({ named, sku }) => {
      const name = wordOf(named.name, country)
      const price = priceOf(country, named)
      const { label: color, family: colorFamily } = palette[named.colour]
      const row = {
        sku,
        country,
        slug: `${pathWord(name)}-${sku.toLowerCase()}`,
        name,
        brandId: taxonomy.brands.get(named.brand)!,
        supplierId: taxonomy.suppliers.get(named.supplier ?? 'house')!,
        gender: named.gender,
        color,
        colorFamily,
        description: wordOf(named.description, country),
        price,
        isEco: named.isEco ?? false,
        isBoost: named.isBoost ?? false,
        isGiftCard: named.isGiftCard ?? false,
        exchangeable: !named.isFinal,
        popularity: named.popularity ?? 0,
        sizeTableId: named.sizes?.table ? tables.get(`${named.sizes.table} ${named.gender}`)! : null,
        createdAt: moments.daysAgo(named.ageInDays ?? 60),
        priceSince: moments.daysAgo(named.ageInDays ?? 60),
        active: !named.isInactive,
      }
      return Object.assign(row, offerOf(named, price, moments))
    }),
  )
  await db.insert(productImage).values(all.flatMap(({ named, sku }) => picturesOf(country, sku, named.pictures)))
  await db.insert(productCategory).values(
    all.flatMap(({ named, sku }) =>
      branchOf(tree, named.category).map(({ key }, index) => {
        return { country, sku, categoryId: taxonomy.categories.get(key)!, position: index + 1 }
      }),
    ),
  )
  await db
    .insert(productAttribute)
    .values(
      all.flatMap(({ named, sku }) =>
        Object.entries(named.attributes ?? {}).map(([key, value]) => ({ country, sku, key, value })),
      ),
    )
  await writeStock(db, country, all, moments)
}

async function writeStock(
  db: Handle,
  country: OpenCountry,
  all: { named: NamedProduct; sku: string }[],
  { daysAgo }: Moments,
): Promise<void> {
  const simples = all.flatMap(({ named, sku }) =>
    Object.entries(named.stock).map(([size, stock], index) => {
      const sizeFilterKey = named.sizes?.filter ?? null
      return { country, skuSimple: `${sku}-${size}`, sku, size, sizeFilterKey, position: index + 1, stock }
    }),
  )
  await db.insert(simple).values(simples)
  await db.insert(stockMovement).values(
    simples
      .filter(({ stock }) => stock > 0)
      .map(({ skuSimple, stock }) => ({
        country,
        skuSimple,
        delta: stock,
        reason: 'seed' as const,
        createdAt: daysAgo(180),
      })),
  )
}
