import { useQuery } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { useCall } from '#app/platform/api/use-call.ts'
import { useTrackedList } from '#app/platform/tracking/use-tracked-list.ts'
import { ListedProduct } from '#app/browse/cards/listed-product.tsx'
import { readRecommendations, type Slider } from '#contract/browse/recommendations.ts'
import { lookList } from '#domain/browse/recommendations/lists.ts'
import { trackSlider } from './track-slider.ts'

function Row({ slider, sku }: { slider: Slider; sku: string }) {
  const title = useId()
  const call = useCall()
  const tracked = useTrackedList({ id: slider.list, name: slider.name }, slider.items)
  useEffect(() => trackSlider(call, { event: 'view_item_list', sku, slider }), [call, sku, slider])
  return (
    <section aria-labelledby={title} className="mt-10">
      <h2 id={title} className="text-22 font-bold">
        {slider.name}
      </h2>
      {/* The keyboard reaches it through its cards (U48). */}
      <ul
        {...tracked}
        className="-mx-4 mt-4 flex snap-x scroll-px-4 gap-2 overflow-x-auto px-4 [scrollbar-width:none] wide:mx-0 wide:gap-4 wide:px-0"
      >
        {slider.items.map((product) => (
          <li
            key={product.id}
            className="w-40 shrink-0 snap-start wide:w-56"
            onClickCapture={({ target }) => {
              const isLink = (target as Element).closest('a') !== null
              if (isLink) trackSlider(call, { event: 'select_item', sku, slider, chosen: product.sku })
            }}
          >
            <ListedProduct product={product} sizes="(width >= 64rem) 224px, 160px" />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Matching and similar products (PDP-08), loaded when the visitor scrolls this far down. */
export default function Sliders({ sku }: { sku: string }) {
  const call = useCall()
  const look = useQuery({
    queryKey: ['recommendations', sku, lookList],
    queryFn: ({ signal }) => call(readRecommendations, { query: { sku, list: lookList } }, { signal }),
  })
  const like = useQuery({
    queryKey: ['recommendations', sku],
    queryFn: ({ signal }) => call(readRecommendations, { query: { sku } }, { signal }),
  })
  // Shown together, so that the first does not push the others down.
  if (look.isPending || like.isPending) return null
  const rows = [...(look.data?.data ?? []), ...(like.data?.data ?? [])]
  return rows.map((slider) => <Row key={slider.list} slider={slider} sku={sku} />)
}
