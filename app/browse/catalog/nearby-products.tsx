import { ListedProduct } from '#app/browse/cards/listed-product.tsx'
import { useTrackedList } from '#app/platform/tracking/use-tracked-list.ts'
import { useCatalogWords, useListing } from './catalog-context.ts'

/** Similar products below a search that found less than a page. */
export default function NearbyProducts() {
  const { answer } = useListing()
  const words = useCatalogWords()
  const tracked = useTrackedList({ id: 'nearby', name: words.search.nearby }, answer.nearby)
  return (
    <section aria-labelledby="nearby" className={answer.total > 0 ? 'mt-10 border-t border-line pt-6' : 'mt-4'}>
      <h2 id="nearby" className="mb-4 text-20 font-semibold">
        {words.search.nearby}
      </h2>
      <ul {...tracked} className="product-grid">
        {answer.nearby.map((product) => (
          <li key={product.id}>
            <ListedProduct product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}
