import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Product } from '#contract/browse/product.ts'

const Reviews = lazy(() => import('./product-reviews.tsx'))

/** Whether this is the page as the server wrote it, coming alive (app/root.tsx marks it when it has). */
const isComingAlive = () => !import.meta.env.SSR && document.documentElement.dataset.hydrated === undefined

/**
 * What buyers say, as the server wrote it: there is nothing in it to do but read and follow a link, so a first visit does
 * not load its scripts. Whoever comes to the product within the shop gets them with it.
 */
export function WrittenReviews({ product }: { product: Product }) {
  const [isWritten, setWritten] = useState(isComingAlive)
  const place = useRef<HTMLDivElement>(null)
  // React threw the server's page away, and this with it.
  useEffect(() => {
    if (isWritten && place.current?.childElementCount === 0) setWritten(false)
  }, [isWritten])
  if (isWritten) return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  return (
    <div>
      <Suspense>
        <Reviews product={product} />
      </Suspense>
    </div>
  )
}
