import { useRouteLoaderData } from 'react-router'
import { useStore, type RootData } from '#app/store/use-store.ts'
import type { Product } from '#contract/product.ts'
import { productData } from './product-data.ts'

/**
 * The page as search engines read it. They read documents, so only the server writes it: the browser keeps what came
 * and carries no code for it.
 */
export function DataForEngines({ product }: { product: Product }) {
  const { currency } = useStore()
  const origin = useRouteLoaderData<RootData>('root')?.origin ?? ''
  const text = import.meta.env.SSR
    ? JSON.stringify(productData(product, { absolute: (path) => new URL(path, origin).href, currency }))
    : ''
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text.replaceAll('<', '\\u003c') }}
    />
  )
}
