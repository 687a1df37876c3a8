import type { Product } from '#contract/browse/product.ts'
import { hexOfColour } from '#domain/browse/catalog/palette.ts'
import { fitOf } from '#domain/after-sale/exchanges/fit-line.ts'
import { brandPath, productPath } from '#domain/browse/product/address.ts'
import { dayIn } from '#domain/platform/dates.ts'
import { attributeRows } from '#domain/browse/product/attribute-rows.ts'
import { breadcrumbOf, categoryStrings } from '#domain/browse/product/categories.ts'
import { lowestPriceBefore } from '#domain/browse/product/lowest-price.ts'
import { productSeo } from '#domain/browse/product/page-seo.ts'
import { taxPercentOf } from '#domain/platform/country/tax-rate.ts'
import { quantityShown } from '#domain/browse/product/stock-shown.ts'
import { rateFor } from '#domain/buy/shipping/rates.ts'
import { chartsFor, generalCharts } from '#domain/browse/sizes/general-charts.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { RateAnywhere } from '#domain/platform/country/terms.ts'
import { toUnits } from '#domain/platform/money.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { reviewPhotoPath } from '#domain/browse/reviews/review-photos.ts'
import { ratingOfRow } from '#server/browse/reviews/repository.ts'
import type { ProductRow } from './detail.ts'
import { productFacts } from './product-facts.ts'

/** A chart is shown only when exactly one fits; unisex shoes have two, and the size guide shows both. */
function sizeChartOf({ sizeChart, sizeKind, gender }: ProductRow, country: OpenCountry) {
  if (sizeChart || !sizeKind) return sizeChart
  const fitting = chartsFor(sizeKind, gender, generalCharts(country))
  return fitting.length === 1 ? fitting[0]! : null
}

const pictureDetailsOf = ({ alt, x, y }: ProductRow['imageDetails'][number]) => ({
  ...(alt !== null && { alt }),
  ...(x !== null && y !== null && { focus: [x, y] as [number, number] }),
})

const numberIn = (value: unknown) => (typeof value === 'number' ? value : null)

const membershipSold = ({ months, benefit }: NonNullable<ProductRow['membership']>) => ({
  months,
  freeShipping: benefit.freeShipping === true,
  percent: numberIn(benefit.percent),
  earlyAccessHours: numberIn(benefit.earlyAccessHours),
})

/**
 * What standard shipping of one costs where a rate says so for its weight and price, before a place is known; null when
 * no step takes it. Left out where the method has one price.
 */
function standardShippingOf({ grams, priceInForce }: ProductRow, rates: readonly RateAnywhere[], country: OpenCountry) {
  const anywhere = { code: 'standard', region: null, postcodePrefix: null, minDays: null, maxDays: null } as const
  const known = rates.map((one) => ({ ...anywhere, ...one }))
  const rate = rateFor(known, { code: 'standard', place: undefined, amount: priceInForce, grams })
  if (!rate) return {}
  return { standard_shipping: rate.price === null ? null : toUnits(rate.price, countryProfiles[country]) }
}

/** Left out where it is the rate of the store. */
function taxOfProduct({ filed, taxedCategories }: ProductRow, taxPercent: number) {
  const percent = taxPercentOf(filed, { taxPercent, taxedCategories })
  return percent === taxPercent ? {} : { tax_percent: percent }
}

/** What the discount is measured by; left out where there is none, or where its past is not known. */
function lowestPriceOf({ prices }: ProductRow, country: OpenCountry, now: Date) {
  const periods = prices.map(({ until, specialFrom, specialTo, ...period }) => ({
    ...period,
    until: until ?? Infinity,
    specialFrom: specialFrom ?? -Infinity,
    specialTo: specialTo ?? Infinity,
  }))
  const lowest = lowestPriceBefore(periods, now.getTime())
  return lowest === undefined ? {} : { lowest_price_before: toUnits(lowest, countryProfiles[country]) }
}

type OfStore = { now: Date; shopName: string; standardRates: readonly RateAnywhere[]; taxPercent: number }

/** The row as the page reads it. */
export function productPage(
  row: ProductRow,
  country: OpenCountry,
  { now, shopName, standardRates, taxPercent }: OfStore,
): Product {
  return {
    ...productFacts(row, country),
    ...categoryStrings(row.filed),
    brandUrl: brandPath(row.brandSlug),
    hex: hexOfColour(row.color),
    description: row.description,
    productImage: row.images[0] ?? null,
    images: row.images,
    ...(row.imageDetails.length > 0 && { imageDetails: row.imageDetails.map(pictureDetailsOf) }),
    url: productPath(row.slug),
    available: row.simples.some(({ stock }) => stock > 0),
    related: row.related,
    isGiftCard: row.isGiftCard,
    membership: row.membership && membershipSold(row.membership),
    exchangeable: row.exchangeable,
    ...standardShippingOf(row, standardRates, country),
    ...taxOfProduct(row, taxPercent),
    ...lowestPriceOf(row, country, now),
    attributes: attributeRows(row.attributes, country),
    simples: row.simples.map(({ sku, size, stock }) => {
      return { sku, size, quantity: quantityShown(stock), available: stock > 0 }
    }),
    sizeKind: row.sizeKind,
    fit: row.sizeKind && fitOf(row.fitAnswers),
    rating: row.rating && ratingOfRow(row.rating),
    reviews: row.reviews.map(({ writtenAt, photos, ...review }) => {
      return {
        ...review,
        photos: photos.map(reviewPhotoPath),
        date: dayIn(countryProfiles[country].timeZone, new Date(writtenAt)),
      }
    }),
    size_convertion_table: sizeChartOf(row, country),
    breadcrumb: breadcrumbOf(row.filed),
    siblings: row.siblings.map(({ sku, slug, color, price, image, available }) => {
      const sibling = { id: sku, url: productPath(slug), color, hex: hexOfColour(color), image, available }
      return row.isGiftCard ? { ...sibling, price: toUnits(price, countryProfiles[country]) } : sibling
    }),
    seoSettings: productSeo(row, shopName, row.seo),
  }
}
