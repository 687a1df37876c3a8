import type { Product } from '#contract/product.ts'
import { imageAddress } from '#domain/pictures/image-address.ts'
import type { Currency } from '#domain/store/settings.ts'

type Place = { absolute(path: string): string; currency: Currency }

const widest = 1500
const availability = (isThere: boolean) => `https://schema.org/${isThere ? 'InStock' : 'OutOfStock'}`

/** The page in schema.org's words: the product with its offer, the model with its sizes and colours, and the way here. */
export function productStructuredData(product: Product, { absolute, currency }: Place) {
  const url = absolute(product.seoSettings.canonical)
  const group = `${url}#modelo`
  const brand = { '@type': 'Brand', name: product.brand }
  const offer = (isThere: boolean) => ({
    '@type': 'Offer',
    url,
    price: product.numericDiscountPrice ?? product.numericOriginalPrice,
    priceCurrency: currency,
    availability: availability(isThere),
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: product.seller },
  })
  const images = product.images.map((image) => absolute(imageAddress(image, widest)))
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
      {
        '@type': 'BreadcrumbList',
        itemListElement: [...product.breadcrumb, { label: product.productName, url: product.url }].map(
          ({ label, url: path }, at) => ({ '@type': 'ListItem', position: at + 1, name: label, item: absolute(path) }),
        ),
      },
    ],
  }
}
