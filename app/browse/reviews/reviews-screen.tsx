import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CallReply } from '#contract/platform/endpoint.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Picture } from '#app/platform/ui/picture.tsx'
import { reviewWords } from './review-words.ts'
import type { readReviews } from '#contract/browse/reviews.ts'
import { reviewFits } from '#domain/browse/reviews/review.ts'
import { reviewSorts, reviewsPath, type ReviewSelection } from '#domain/browse/reviews/review-list.ts'
import { RatingSummary } from './rating-summary.tsx'
import { ReviewItem } from './review-item.tsx'

type Choice = { to: string; label: string; isOn: boolean }

/** Options as links, which work before and without scripts. */
function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-2">
      <span className="w-full text-14 font-semibold">{label}</span>
      {choices.map(({ to, label: text, isOn }) => (
        <Link
          key={to}
          to={to}
          rel="nofollow"
          preventScrollReset
          aria-current={isOn ? 'true' : undefined}
          className="inline-flex min-h-12 items-center rounded-full border border-ink-2 bg-surface px-4 text-14 font-medium aria-[current]:border-ink aria-[current]:bg-lima"
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}

function PageLink({ to, isOpen, children }: { to: string; isOpen: boolean; children: ReactNode }) {
  const style = 'inline-flex min-h-12 items-center font-semibold'
  if (!isOpen) return <span className={`${style} text-ink-2`}>{children}</span>
  return (
    <Link to={to} className={`${style} underline underline-offset-4`}>
      {children}
    </Link>
  )
}

/** All reviews of a product: sorted by date or stars, filtered by fit, ten per page. */
export function ReviewsScreen({
  found: { product, rating, reviews, pages },
  selection,
}: {
  found: CallReply<typeof readReviews>
  selection: ReviewSelection
}) {
  const words = reviewWords(useCountry().country)
  const { sort, fit, page } = selection
  const to = (change: Partial<ReviewSelection>) => reviewsPath(product.sku, { ...selection, page: 1, ...change })
  return (
    <div className="page max-w-180 pt-6 pb-14">
      <div className="grid grid-cols-[72px_minmax(0,1fr)] items-center gap-4">
        <Picture
          source={product.image}
          alt=""
          sizes="72px"
          width={72}
          height={96}
          maxWidth={360}
          className="aspect-3/4 w-full rounded-edge bg-tile object-cover"
        />
        <div>
          <p className="eyebrow text-ink-2">{product.brand}</p>
          <h1 tabIndex={-1} className="text-22 font-bold">
            {words.of(product.name)}
          </h1>
          <Link to={product.url} className="inline-flex min-h-12 items-center underline underline-offset-4">
            {words.back}
          </Link>
        </div>
      </div>
      {rating && (
        <div className="mt-6">
          <RatingSummary rating={rating} />
        </div>
      )}
      <div className="mt-6 grid gap-2">
        <Choices
          label={words.sort}
          choices={reviewSorts.map((one) => ({ to: to({ sort: one }), label: words.sorts[one], isOn: one === sort }))}
        />
        <Choices
          label={words.filter}
          choices={[
            { to: to({ fit: null }), label: words.everything, isOn: fit === null },
            ...reviewFits.map((one) => ({ to: to({ fit: one }), label: words.fits[one], isOn: one === fit })),
          ]}
        />
      </div>
      {reviews.length === 0 ? (
        <p className="mt-8 text-ink-2">{words.none}</p>
      ) : (
        <ul className="mt-6">
          {reviews.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav aria-label={words.pages} className="flex items-center justify-between border-t border-line pt-2">
          <PageLink to={to({ page: page - 1 })} isOpen={page > 1}>
            {words.previous}
          </PageLink>
          <span className="figures text-14 text-ink-2">{words.page(page, pages)}</span>
          <PageLink to={to({ page: page + 1 })} isOpen={page < pages}>
            {words.next}
          </PageLink>
        </nav>
      )}
    </div>
  )
}
