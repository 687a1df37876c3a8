import type { Product } from '#contract/browse/product.ts'
import { imageAddress } from '#domain/platform/pictures/image-address.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { Currency } from '#domain/platform/country/settings.ts'
import type { Terms } from '../load-product.ts'

type StructuredDataContext = { absolute(path: string): string; currency: Currency; country: OpenCountry }

const imageWidth = 1500
const availability = (isAvailable: boolean) => `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`

/** Only real reviews: without any there is no rating. Reviews without a name count only in the average. */
const ratingOf = ({ rating, reviews }: Product) =>
  rating && {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.stars, reviewCount: rating.count },
    review: reviews
      .filter(({ author }) => author !== '')
      .map(({ stars, author, date, text }) => ({
        '@type': 'Review',
        reviewRating: { '@type': 'Rating', ratingValue: stars },
        author: { '@type': 'Person', name: author },
        datePublished: date,
        ...(text && { reviewBody: text }),
      })),
  }

/**
 * The page as schema.org data: the product with its offer, the model with its sizes and colours, and the breadcrumbs.
 */
export function productStructuredData(
  product: Product,
  terms: Terms,
  { absolute, currency, country }: StructuredDataContext,
) {
  const url = absolute(product.seoSettings.canonical)
  const group = `${url}#modelo`
  // Declared once and referenced by every offer.
  const [shipping, returns] = [`${url}#envio`, `${url}#cambios`]
  const brand = { '@type': 'Brand', name: product.brand }
  // Nothing is said of a parcel that is too heavy to send.
  const { standard_shipping: ofWeight = terms.shipping } = product
  const shippingRate = ofWeight !== null && product.freeShipping ? 0 : ofWeight
  const offer = (isAvailable: boolean) => ({
    '@type': 'Offer',
    url,
    price: product.numericDiscountPrice ?? product.numericOriginalPrice,
    priceCurrency: currency,
    availability: availability(isAvailable),
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: product.seller },
    ...(shippingRate !== null && { shippingDetails: { '@id': shipping } }),
    hasMerchantReturnPolicy: { '@id': returns },
  })
  const images = product.images.map((image) => absolute(imageAddress(image, imageWidth)))
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        '@id': `${url}#producto`,
        name: product.productName,
        description: product.description,
        sku: product.id,
        brand,
        color: product.color,
        url,
        ...(images.length > 0 && { image: images }),
        ...(product.categories && { category: product.categories.replaceAll('|', ' > ') }),
        ...ratingOf(product),
        isVariantOf: { '@id': group },
        offers: offer(product.available),
      },
      {
        '@type': 'ProductGroup',
        '@id': group,
        name: product.productName,
        productGroupID: `${product.brand} ${product.productName}`,
        brand,
        url,
        variesBy: ['https://schema.org/size', 'https://schema.org/color'],
        hasVariant: [
          ...product.simples.map(({ sku, size, available }) => ({
            '@type': 'Product',
            name: `${product.productName} ${product.color} ${size}`,
            sku,
            size,
            color: product.color,
            ...(images[0] && { image: images[0] }),
            offers: offer(available),
          })),
          ...product.siblings.map((sibling) => ({
            '@type': 'Product',
            name: `${product.productName} ${sibling.color}`,
            sku: sibling.id,
            color: sibling.color,
            url: absolute(sibling.url),
          })),
        ],
      },
      ...(shippingRate === null
        ? []
        : [
            {
              '@type': 'OfferShippingDetails',
              '@id': shipping,
              shippingRate: {
                '@type': 'MonetaryAmount',
                value: shippingRate,
                currency,
              },
              deliveryTime: {
                '@type': 'ShippingDeliveryTime',
                transitTime: {
                  '@type': 'QuantitativeValue',
                  minValue: terms.standardDays.min,
                  maxValue: terms.standardDays.max,
                  unitCode: 'DAY',
                },
              },
              shippingDestination: { '@type': 'DefinedRegion', addressCountry: country.toUpperCase() },
            },
          ]),
      {
        '@type': 'MerchantReturnPolicy',
        '@id': returns,
        applicableCountry: country.toUpperCase(),
        ...(product.exchangeable
          ? {
              returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
              merchantReturnDays: terms.returnDays,
              returnMethod: [
                ...(terms.collectsReturns ? ['https://schema.org/ReturnByMail'] : []),
                ...(terms.takesDropoff ? ['https://schema.org/ReturnInStore'] : []),
              ],
              returnFees: 'https://schema.org/FreeReturn',
            }
          : { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [...product.breadcrumb, { label: product.productName, url: product.url }].map(
          ({ label, url: path }, at) => ({ '@type': 'ListItem', position: at + 1, name: label, item: absolute(path) }),
        ),
      },
    ],
  }
}
