import { useQuery } from '@tanstack/react-query'
import { ListedProduct } from '#app/browse/cards/listed-product.tsx'
import { useCall } from '#app/platform/api/use-call.ts'
import { useTrackedList } from '#app/platform/tracking/use-tracked-list.ts'
import { Skeleton } from '#app/platform/ui/skeleton.tsx'
import { readRecommendations, type Slider } from '#contract/browse/recommendations.ts'
import { bestSellers } from '#domain/browse/recommendations/lists.ts'

function Grid({ slider }: { slider: Slider }) {
  const tracked = useTrackedList({ id: slider.list, name: slider.name }, slider.items)
  return (
    <section aria-labelledby="popular" className="mt-8">
      <h2 id="popular" className="mb-4 text-20 font-semibold">
        {slider.name}
      </h2>
      <ul {...tracked} className="product-grid">
        {slider.items.map((product) => (
          <li key={product.id}>
            <ListedProduct product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What others buy, where a search found nothing (U23). */
export function PopularProducts() {
  const call = useCall()
  const { data, isPending } = useQuery({
    queryKey: ['recommendations', '', bestSellers],
    queryFn: ({ signal }) => call(readRecommendations, { query: { list: bestSellers } }, { signal }),
  })
  if (isPending) return <Skeleton className="mt-8 h-80 noscript:hidden" />
  return data?.data.map((slider) => <Grid key={slider.list} slider={slider} />)
}
