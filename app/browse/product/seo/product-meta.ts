import type { MetaDescriptor } from 'react-router'
import type { Product } from '#contract/browse/product.ts'
import { imageAddress } from '#domain/platform/pictures/image-address.ts'
import type { ShownBrand } from '#contract/platform/config.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'

type MetaContext = { origin: string; country: OpenCountry; brand: ShownBrand }

const ogImageWidth = 1080

/** Meta tags for search engines and shared links; they contain nothing the page does not show. */
export function productMeta(product: Product, { origin, country, brand }: MetaContext): MetaDescriptor[] {
  const { title, description, canonical } = product.seoSettings
  const { currency, locale } = countryProfiles[country]
  const absolute = (path: string) => new URL(path, origin).href
  const og = (name: string, content: string) => ({ property: `og:${name}`, content })
  const picture = product.productImage && absolute(imageAddress(product.productImage, ogImageWidth))
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
          og('image:width', String(ogImageWidth)),
          og('image:height', String((ogImageWidth / 3) * 4)),
          og('image:alt', `${product.productName} ${product.color}`),
        ]
      : []),
    { property: 'product:price:amount', content: String(product.numericDiscountPrice ?? product.numericOriginalPrice) },
    { property: 'product:price:currency', content: currency },
  ]
}
