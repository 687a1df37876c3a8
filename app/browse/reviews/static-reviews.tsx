import { useEffect, useRef, useState } from 'react'
import { quietPart } from '#app/platform/lazy/lazy-part.tsx'
import type { Product } from '#contract/browse/product.ts'

const Reviews = quietPart(() => import('./product-reviews.tsx'))

/** Whether this is the server's page during hydration (app/root.tsx marks it when hydrated). */
const isHydrating = () => !import.meta.env.SSR && document.documentElement.dataset.hydrated === undefined

/**
 * The reviews as the server rendered them. They only contain text and links, so a first visit does not load their
 * script; client navigations to a product do.
 */
export function StaticReviews({ product }: { product: Product }) {
  const [isServerHtml, setIsServerHtml] = useState(isHydrating)
  const place = useRef<HTMLDivElement>(null)
  // React discarded the server's HTML, and the reviews with it.
  useEffect(() => {
    if (isServerHtml && place.current?.childElementCount === 0) setIsServerHtml(false)
  }, [isServerHtml])
  if (isServerHtml) return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  return (
    <div>
      <Reviews product={product} />
    </div>
  )
}
