import { Link } from 'react-router'
import { useCountry } from '#app/platform/country/use-country.ts'
import { reviewWords } from './review-words.ts'
import type { Product } from '#contract/browse/product.ts'
import { reviewsPath } from '#domain/browse/reviews/review-list.ts'
import { RatingSummary } from './rating-summary.tsx'
import { ReviewItem } from './review-item.tsx'

/** The reviews on the product page: summary and the newest ones. */
export default function ProductReviews({ product: { id, rating, reviews } }: { product: Product }) {
  const words = reviewWords(useCountry().country)
  if (!rating) return null
  return (
    <section aria-labelledby="opiniones" className="page mt-10">
      <h2 id="opiniones" className="scroll-mt-20 text-22 font-bold">
        {words.title}
      </h2>
      <div className="mt-3">
        <RatingSummary rating={rating} />
      </div>
      <ul className="mt-6">
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      {rating.count > reviews.length && (
        <p className="border-t border-line pt-2">
          <Link
            to={reviewsPath(id)}
            className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
          >
            {words.all(rating.count)}
          </Link>
        </p>
      )}
    </section>
  )
}
