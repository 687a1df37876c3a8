import { useRouteLoaderData } from 'react-router'
import { useCountry, type RootData } from '#app/platform/country/use-country.ts'
import { JsonLd } from '#app/platform/ui/json-ld.tsx'
import type { ProductData } from '../load-product.ts'
import { productStructuredData } from './product-structured-data.ts'

/** The product as JSON-LD. */
export function ProductJsonLd({ product, terms }: ProductData) {
  const { currency, country } = useCountry()
  const origin = useRouteLoaderData<RootData>('root')?.origin ?? ''
  const absolute = (path: string) => new URL(path, origin).href
  return (
    <JsonLd
      data={import.meta.env.SSR ? productStructuredData(product, terms, { absolute, currency, country }) : undefined}
    />
  )
}
