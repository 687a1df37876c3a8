import { useRouteLoaderData } from 'react-router'
import { useStore, type RootData } from '#app/store/use-store.ts'
import { JsonLd } from '#app/ui/json-ld.tsx'
import type { Product } from '#contract/product.ts'
import { productStructuredData } from './product-structured-data.ts'

/** The product as search engines read it. */
export function ProductJsonLd({ product }: { product: Product }) {
  const { currency } = useStore()
  const origin = useRouteLoaderData<RootData>('root')?.origin ?? ''
  const absolute = (path: string) => new URL(path, origin).href
  return <JsonLd data={import.meta.env.SSR ? productStructuredData(product, { absolute, currency }) : undefined} />
}
