import { useQuery } from '@tanstack/react-query'
import { useCall } from '#app/platform/api/use-call.ts'
import { readCards } from '#contract/browse/product.ts'
import { modelOf, onePerModel } from '#domain/browse/catalog/models.ts'
import { ProductRow } from './product-row.tsx'

/** If loading fails, the row is not shown. */
export default function RecentlyViewedRow({ skus }: { skus: string[] }) {
  const call = useCall()
  const { data } = useQuery({
    queryKey: ['cards', ...skus],
    queryFn: ({ signal }) => call(readCards, { query: { skus: skus.join('--') } }, { signal }),
  })
  if (!data || data.items.length === 0) return null
  return <ProductRow slider={{ list: 'seen', name: 'Lo que viste', items: onePerModel(data.items, modelOf) }} />
}
