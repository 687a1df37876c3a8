import { and, eq, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { attribute, product, productAttribute } from '#db/schema/catalog.ts'
import { attributesOf } from '#domain/browse/catalog/attribute-settings.ts'
import {
  differencesOf,
  faultsOf,
  type ChangeFault,
  type ProductChange,
} from '#domain/browse/assortment/product-change.ts'
import { picturesAfter, replacedBy } from '#domain/browse/assortment/product-pictures.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { readKnown, type StoredProduct } from './read-products.ts'
import { writeCategories } from './write-fields.ts'
import { leadToSuccessors, uploadedAmong, writePictures } from './write-pictures.ts'

/** What the record calls a product; its sizes are called so too, with a dash and the size. */
export const subjectOf = (country: OpenCountry, sku: string) => `${country} ${sku}`

const momentOf = (iso: string | null) => (iso === null ? null : new Date(iso))

/** A change that cannot be made, with what is wrong by field; nothing was written. */
export class ProductRefusal extends Error {
  readonly faults: Readonly<Record<string, ChangeFault>>
  constructor(faults: Readonly<Record<string, ChangeFault>>) {
    super(Object.entries(faults).join('; '))
    this.name = 'ProductRefusal'
    this.faults = faults
  }
}

/** Changes one product that the caller has locked, with all that belongs to it, and one row of the record. */
export async function changeProduct(
  tx: Handle,
  country: OpenCountry,
  current: StoredProduct,
  wanted: ProductChange,
  acting: Acting,
): Promise<void> {
  const images = wanted.images && picturesAfter(current.images, wanted.images)
  const change: ProductChange = { ...wanted, ...(images && { images }) }
  const uploaded = await uploadedAmong(tx, images ?? [])
  const faults = faultsOf(current, change, { ...(await readKnown(tx, country)), uploaded })
  if (Object.keys(faults).length > 0) throw new ProductRefusal(faults)
  const changed = differencesOf(current, change)
  const after = changed.after as ProductChange
  if (Object.keys(after).length === 0) return
  const { sku } = current
  const { isShown, specialFrom, specialTo, categories, attributes, images: _written, ...columns } = after
  await tx
    .update(product)
    .set({
      ...columns,
      ...(isShown !== undefined && { active: isShown }),
      ...(specialFrom !== undefined && { specialFrom: momentOf(specialFrom) }),
      ...(specialTo !== undefined && { specialTo: momentOf(specialTo) }),
      // What is in tables of its own is a change of the product too.
      version: sql`${product.version} + 1`,
    })
    .where(and(eq(product.country, country), eq(product.sku, sku)))
  if (categories) await writeCategories(tx, country, [{ sku, ids: categories }])
  if (attributes) await writeAttributes(tx, { country, sku }, attributes)
  if (images && changed.after.images) {
    await writePictures(tx, { country, sku }, images)
    await leadToSuccessors(tx, replacedBy(images, wanted.images!))
  }
  await writeAudit(tx, acting, 'product-change', subjectOf(country, sku), { country, ...changed })
}

type One = { country: OpenCountry; sku: string }

async function writeAttributes(
  tx: Handle,
  { country, sku }: One,
  pairs: readonly { key: string; value: string }[],
): Promise<void> {
  const known = await tx
    .select({ key: attribute.key, name: attribute.name, isFilter: attribute.isFilter, position: attribute.position })
    .from(attribute)
    .where(eq(attribute.country, country))
  const keys = new Set<string>(attributesOf(known, country).map(({ key }) => key))
  if (!pairs.every(({ key }) => keys.has(key))) throw new ProductRefusal({ attributes: 'gone' })
  await tx.delete(productAttribute).where(and(eq(productAttribute.country, country), eq(productAttribute.sku, sku)))
  if (pairs.length > 0) await tx.insert(productAttribute).values(pairs.map((pair) => ({ country, sku, ...pair })))
}
