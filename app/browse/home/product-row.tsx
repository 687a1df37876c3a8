import { useId } from 'react'
import { useTrackedList } from '#app/platform/tracking/use-tracked-list.ts'
import { ListedProduct } from '#app/browse/cards/listed-product.tsx'
import type { HomeData } from './load-home.ts'

/** A horizontally scrolling row; the next card is partly visible to show that there is more. */
export function ProductRow({ slider }: { slider: HomeData['sliders'][number] }) {
  const title = useId()
  const tracked = useTrackedList({ id: slider.list, name: slider.name }, slider.items)
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="text-22 font-bold">
        {slider.name}
      </h2>
      {/* The keyboard reaches it through its cards. */}
      <ul
        {...tracked}
        className="-mx-4 mt-4 flex snap-x scroll-px-4 gap-2 overflow-x-auto px-4 [scrollbar-width:none] wide:mx-0 wide:gap-4 wide:px-0"
      >
        {slider.items.map((product) => (
          <li key={product.id} className="w-40 shrink-0 snap-start wide:w-56">
            <ListedProduct product={product} sizes="(width >= 64rem) 224px, 160px" />
          </li>
        ))}
      </ul>
    </section>
  )
}
