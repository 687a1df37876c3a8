import type { DeskProduct, GridProduct } from '#contract/desk/products.ts'
import type { Handle } from '#db/connection/handle.ts'
import { DeskError } from '#domain/desk/errors.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { listColours, readListed, type ListedProduct } from '#server/browse/assortment/list-products.ts'
import { productActs, productPrices } from '#server/browse/assortment/product-history.ts'
import { readProduct } from '#server/browse/assortment/read-products.ts'

export const wireListed = ({ specialFrom, specialTo, createdAt, ...row }: ListedProduct): GridProduct => ({
  ...row,
  specialFrom: specialFrom && specialFrom.toISOString(),
  specialTo: specialTo && specialTo.toISOString(),
  createdAt: createdAt.toISOString(),
})

/** One product with all that its screen shows. */
export async function shownProduct(
  db: Handle,
  one: { country: OpenCountry; sku: string },
): Promise<{ product: DeskProduct }> {
  const { country, sku } = one
  const [listed] = await readListed(db, country, [sku])
  const whole = await readProduct(db, one)
  if (!listed || !whole) throw new DeskError('not_found')
  const { description, brandId, sizeTableId, gender, colorFamily, categories, attributes, images } = whole
  const colours = await listColours(db, country, sku)
  const acts = await productActs(db, one)
  const prices = await productPrices(db, one)
  return {
    product: {
      ...wireListed(listed),
      country,
      description,
      brandId,
      sizeTableId,
      gender,
      colorFamily,
      categories: [...categories],
      attributes: [...attributes],
      images: images.map(({ url, alt, focus }) => ({ url, alt, focus: focus && [...focus] })),
      colours: colours.map(wireListed),
      acts: acts.map(({ at, ...act }) => ({ ...act, at: at.toISOString() })),
      prices: prices.map(({ since, until, price, specialPrice }) => ({
        since: since.toISOString(),
        until: until.toISOString(),
        price,
        specialPrice,
      })),
    },
  }
}
