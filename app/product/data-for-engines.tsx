import { useRouteLoaderData } from 'react-router'
import { useStore, type RootData } from '#app/store/use-store.ts'
import { ForEngines } from '#app/ui/for-engines.tsx'
import type { Product } from '#contract/product.ts'
import { productData } from './product-data.ts'

/** The product as search engines read it. */
export function DataForEngines({ product }: { product: Product }) {
  const { currency } = useStore()
  const origin = useRouteLoaderData<RootData>('root')?.origin ?? ''
  const absolute = (path: string) => new URL(path, origin).href
  return <ForEngines data={import.meta.env.SSR ? productData(product, { absolute, currency }) : undefined} />
}
