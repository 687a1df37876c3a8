import { Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef, type MouseEvent } from 'react'
import { Link } from 'react-router'
import { useTrackedList } from '#app/platform/tracking/use-tracked-list.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { belowTheFoldClass } from '#app/platform/ui/below-the-fold.tsx'
import { ListedProduct } from '#app/browse/cards/listed-product.tsx'
import { ProductCardSkeleton } from '#app/platform/ui/skeleton.tsx'
import { writeAddress } from '#domain/browse/catalog/address/catalog-address.ts'
import { withPage } from '#domain/browse/catalog/address/selection.ts'
import { useCatalogWords, useListing } from './catalog-context.ts'
import type { useCatalogPages } from './query/use-catalog-pages.ts'

type Pages = ReturnType<typeof useCatalogPages>

/** Batches loaded by scrolling; after that a button, so that the footer can be reached (U35). */
const maxAutomaticBatches = 2
/** How far before the end the next batch is fetched. */
const loadAheadMargin = '900px'
const eagerCards = 2
/** Cards a phone shows before the first scroll; the layout of the others is deferred, see ui/below-the-fold.tsx. */
const visibleCards = 4

const button =
  'inline-flex min-h-12 items-center justify-center rounded-edge border border-ink px-6 font-semibold hover:bg-ink hover:text-paper'

/**
 * Keeps the scroll position when products are added above it (U36). The height is read only around that change because
 * it forces a layout.
 */
function useSteadyScroll(firstLoaded: number, isLoadingPrevious: boolean) {
  const before = useRef({ firstLoaded, height: 0 })
  useLayoutEffect(() => {
    const isAbove = firstLoaded < before.current.firstLoaded
    if (isAbove) window.scrollBy(0, document.documentElement.scrollHeight - before.current.height)
    before.current = { firstLoaded, height: isLoadingPrevious ? document.documentElement.scrollHeight : 0 }
  }, [firstLoaded, isLoadingPrevious])
}

/** A link that also works before hydration, and afterwards loads in place. */
const inPlace = (act: () => void) => (event: MouseEvent) => {
  event.preventDefault()
  act()
}

/** Loads the next batch when the end of the list comes near. */
function ListEnd({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  const notifyNear = useEffectEvent(onNear)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => entries.at(-1)!.isIntersecting && notifyNear(), {
      rootMargin: loadAheadMargin,
    })
    observer.observe(end.current!)
    return () => observer.disconnect()
  }, [])
  return <div ref={end} />
}

function NextPage({ pages }: { pages: Pages }) {
  const { selection, answer } = useListing()
  const words = useCatalogWords()
  const { batches, nextPage, hasNext, isLoadingNext, isBusy, hasFailed, next } = pages
  const isAutomatic = hasNext && !hasFailed && !isBusy && batches < maxAutomaticBatches

  return (
    <div className="mt-10 text-center">
      {/* A new element for every batch: the observer only reports changes, and an end that stays in view does not
          change. */}
      {isAutomatic && <ListEnd key={nextPage} onNear={next} />}
      {hasFailed && <p role="alert">{words.moreFailed}</p>}
      {hasNext && (
        <Link
          to={writeAddress(withPage(selection, nextPage))}
          onClick={inPlace(next)}
          aria-disabled={isLoadingNext || undefined}
          className={`${button} mt-3`}
        >
          {hasFailed ? words.retry : isLoadingNext ? words.loadingMore : words.more(pages.shown, answer.total)}
        </Link>
      )}
      {!hasNext && answer.total > answer.itemsPerPage && (
        <p className="text-14 text-ink-2">{words.all(answer.total)}</p>
      )}
    </div>
  )
}

export function ProductGrid({ pages, isStale }: { pages: Pages; isStale: boolean }) {
  const words = useCatalogWords()
  const { answer } = useListing()
  const { fastShippingActive } = answer.resultDetails.fastShipping
  const { products, isLoadingNext, hasPrevious, isLoadingPrevious, firstLoaded } = pages
  useSteadyScroll(firstLoaded, isLoadingPrevious)
  const tracked = useTrackedList({ id: answer.basePath, name: answer.title }, products)
  return (
    <div
      aria-busy={isStale || isLoadingNext || isLoadingPrevious}
      className={`[overflow-anchor:none] ${isStale ? 'opacity-50 transition-opacity delay-300' : ''}`}
    >
      {hasPrevious && (
        <p className="mb-6 text-center">
          <Button look="secondary" isBusy={isLoadingPrevious} onClick={pages.previous}>
            {isLoadingPrevious ? words.loadingMore : words.previous}
          </Button>
        </p>
      )}
      <h2 className="sr-only">{words.products}</h2>
      <ul {...tracked} className="product-grid">
        {products.map((product, index) => (
          <li
            key={product.id}
            className={index < visibleCards ? undefined : belowTheFoldClass}
            suppressHydrationWarning
          >
            {/* One boundary per card, so that the page is hydrated card by card, the tapped one first. */}
            <Suspense>
              <ListedProduct product={product} isFirst={index < eagerCards} isFastHere={fastShippingActive} />
            </Suspense>
          </li>
        ))}
        {isLoadingNext &&
          [0, 1, 2, 3].map((place) => (
            <li key={place}>
              <ProductCardSkeleton />
            </li>
          ))}
      </ul>
      <NextPage pages={pages} />
    </div>
  )
}
