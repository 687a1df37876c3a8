import type { MetaDescriptor } from 'react-router'
import type { Product } from '#contract/browse/product.ts'
import { imageAddress } from '#domain/platform/pictures/image-address.ts'
import { brand, type OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'

type Place = { origin: string; country: OpenCountry }

const sharedWidth = 1080

/** What search engines and those who share the page are told: nothing that the page does not show. */
export function productMeta(product: Product, { origin, country }: Place): MetaDescriptor[] {
  const { title, description, canonical } = product.seoSettings
  const { currency, locale } = countryProfiles[country]
  const absolute = (path: string) => new URL(path, origin).href
  const og = (name: string, content: string) => ({ property: `og:${name}`, content })
  const picture = product.productImage && absolute(imageAddress(product.productImage, sharedWidth))
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: absolute(canonical) },
    og('type', 'product'),
    og('site_name', brand.name),
    og('locale', locale.replace('-', '_')),
    og('title', title),
    og('description', description),
    og('url', absolute(canonical)),
    ...(picture
      ? [
          og('image', picture),
          og('image:width', String(sharedWidth)),
          og('image:height', String((sharedWidth / 3) * 4)),
          og('image:alt', `${product.productName} ${product.color}`),
        ]
      : []),
    { property: 'product:price:amount', content: String(product.numericDiscountPrice ?? product.numericOriginalPrice) },
    { property: 'product:price:currency', content: currency },
  ]
}
