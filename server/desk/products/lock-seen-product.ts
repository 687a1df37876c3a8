import type { Handle } from '#db/connection/handle.ts'
import { DeskError } from '#domain/desk/errors.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { productActs } from '#server/browse/assortment/product-history.ts'
import { lockProducts, lockSizes, readProduct, type StoredProduct } from '#server/browse/assortment/read-products.ts'

type One = { country: OpenCountry; sku: string }

/** A product, locked; with its sizes where their stock is to change. */
export async function lockProduct(tx: Handle, { country, sku }: One, hasSizes = false): Promise<StoredProduct> {
  await lockProducts(tx, { country, skus: [sku] })
  if (hasSizes) await lockSizes(tx, { country, skus: [sku] })
  const found = await readProduct(tx, { country, sku })
  if (!found) throw new DeskError('not_found')
  return found
}

/** A product, locked, and only as it was when the person saw it. */
export async function lockSeenProduct(tx: Handle, { version, ...one }: One & { version: number }) {
  const found = await lockProduct(tx, one)
  if (found.version !== version) throw await changedMeanwhile(tx, one)
  return found
}

/** That somebody was faster, and who, as far as it was one of the staff. */
export async function changedMeanwhile(tx: Handle, one: One): Promise<DeskError> {
  const [last] = await productActs(tx, one, 1)
  const act = last && { by: last.actor, action: last.action, at: last.at.toISOString() }
  return new DeskError('changed_meanwhile', { data: { ...(act && { last: act }) } })
}
