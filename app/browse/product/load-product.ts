import type { Call } from '#app/platform/api/client.ts'
import { Refused } from '#app/platform/api/failures.ts'
import { readConfig, type StoreConfig } from '#contract/platform/config.ts'
import { readAddiWidget, readProduct, type Product } from '#contract/browse/product.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

/** The store's settings shown beside the price. */
export type Terms = {
  taxPercent: number
  freeFrom: number
  /** The price of standard shipping below `freeFrom`. */
  shipping: number
  returnDays: number
  standardDays: { min: number; max: number }
  takesDropoff: boolean
  collectsReturns: boolean
  hasInstalments: boolean
}
export type ProductData = { product: Product; terms: Terms }

const termsOf = (config: StoreConfig, hasInstalments: boolean): Terms => ({
  taxPercent: config.tax_percent,
  freeFrom: config.free_shipping_threshold,
  shipping: config.standard_shipping,
  returnDays: config.return_days,
  standardDays: config.standard_days,
  takesDropoff: config.takes_dropoff,
  collectsReturns: config.collects_returns,
  hasInstalments,
})

/** Loads the product and its terms in parallel; undefined when the shop does not sell it (any more). */
export async function loadProduct(call: Call, country: OpenCountry, segment: string): Promise<ProductData | undefined> {
  try {
    const [{ data: product }, config, widget] = await Promise.all([
      call(readProduct, { params: { segment } }),
      call(readConfig, { params: { country } }),
      call(readAddiWidget, {}),
    ])
    return { product, terms: termsOf(config, widget.message === 'active') }
  } catch (error) {
    if (error instanceof Refused && error.code === 'product_not_found') return undefined
    throw error
  }
}
