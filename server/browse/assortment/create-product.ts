import { and, eq, or, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { product, productAttribute, supplier } from '#db/schema/catalog.ts'
import { simple } from '#db/schema/stock.ts'
import type { ChangeFault } from '#domain/browse/assortment/product-change.ts'
import type { ProductGender } from '#domain/browse/catalog/genders.ts'
import type { SizeFilterKey } from '#domain/browse/catalog/sizes.ts'
import { slugWord } from '#domain/operations/feeds/words.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { ProductRefusal, subjectOf } from './change-product.ts'
import { readKnown } from './read-products.ts'
import { writeCategories } from './write-fields.ts'

export type NewProduct = {
  country: OpenCountry
  sku: string
  name: string
  description: string
  brandId: number
  gender: ProductGender
  color: string
  colorFamily: string
  price: number
  categories: readonly number[]
  /** As they are worn; the sku of a size is made of it. */
  sizes: readonly string[]
  sizeFilterKey: SizeFilterKey | null
  /** Its attributes, seller and size table are taken from this one. */
  copyOf?: string | undefined
}

type Model = { supplierId: number; sizeTableId: number | null; exchangeable: boolean }

async function modelOf(tx: Handle, { country, copyOf, brandId }: NewProduct): Promise<Model | undefined> {
  const of = { supplierId: product.supplierId, sizeTableId: product.sizeTableId, exchangeable: product.exchangeable }
  const alike = copyOf ? eq(product.sku, copyOf) : eq(product.brandId, brandId)
  const [found] = await tx
    .select(of)
    .from(product)
    .where(and(eq(product.country, country), alike))
    .limit(1)
  if (found) return found
  const [first] = await tx
    .select({ supplierId: supplier.id })
    .from(supplier)
    .where(eq(supplier.country, country))
    .orderBy(supplier.id)
    .limit(1)
  return first && { ...first, sizeTableId: null, exchangeable: true }
}

/** The sku of a size: letters and digits of what it is called. */
const skuOfSize = (sku: string, size: string) =>
  `${sku}-${
    slugWord(size.replaceAll(/½|[.,]5/g, 'H'))
      .replaceAll('-', '')
      .toUpperCase() || 'U'
  }`

async function faultsIn(tx: Handle, made: NewProduct): Promise<Record<string, ChangeFault>> {
  const { country, sku, brandId, categories, sizes } = made
  const known = await readKnown(tx, country)
  const faults: Record<string, ChangeFault> = {}
  const isTaken = or(eq(product.sku, sku), eq(product.slug, slugOf(made)))
  const [other] = await tx
    .select({ sku: product.sku })
    .from(product)
    .where(and(eq(product.country, country), isTaken))
  if (other) faults.sku = 'taken'
  if (!known.brands.has(brandId)) faults.brandId = 'unknown_brand'
  if (categories.length === 0) faults.categories = 'no_category'
  else if (!categories.every((id) => known.categories.has(id))) faults.categories = 'unknown_category'
  if (new Set(sizes.map((size) => skuOfSize(sku, size))).size < sizes.length) faults.sizes = 'twice'
  return faults
}

const slugOf = ({ name, sku }: NewProduct) => `${slugWord(name) || 'producto'}-${sku.toLowerCase()}`

/** A new product, not shown yet: it has no pictures and no stock. A copy has the attributes of what it was copied from. */
export async function createProduct(tx: Handle, made: NewProduct, acting: Acting): Promise<void> {
  const { country, sku, categories, sizes, sizeFilterKey, copyOf, ...columns } = made
  const faults = await faultsIn(tx, made)
  const model = await modelOf(tx, made)
  if (Object.keys(faults).length > 0 || !model) throw new ProductRefusal(model ? faults : { brandId: 'gone' })
  await tx.insert(product).values({
    country,
    sku,
    ...columns,
    ...model,
    slug: slugOf(made),
    createdAt: acting.now,
    priceSince: acting.now,
    active: false,
  })
  await writeCategories(tx, country, [{ sku, ids: categories }])
  await tx.insert(simple).values(
    sizes.map((size, at) => ({
      country,
      sku,
      size,
      sizeFilterKey,
      skuSimple: skuOfSize(sku, size),
      position: at + 1,
      stock: 0,
    })),
  )
  if (copyOf) {
    await tx.execute(sql`insert into ${productAttribute} (country, sku, key, value)
      select country, ${sku}, key, value from ${productAttribute} where country = ${country} and sku = ${copyOf}`)
  }
  const { name, price } = made
  await writeAudit(tx, acting, 'product-create', subjectOf(country, sku), {
    country,
    after: { name, price, sizes, categories, ...(copyOf && { copyOf }) },
  })
}
