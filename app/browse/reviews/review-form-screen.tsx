import { ButtonLink } from '#app/platform/ui/button.tsx'
import { Picture } from '#app/platform/ui/picture.tsx'
import { StateBlock } from '#app/platform/ui/state-block.tsx'
import { useCountry } from '#app/platform/country/use-country.ts'
import { reviewFormWords } from './review-form-words.ts'
import type { Reviewable } from '#contract/browse/reviews.ts'
import { reviewFormPath } from '#domain/browse/reviews/review-list.ts'
import type { ReviewErrors, ReviewForm as Fields } from '#domain/browse/reviews/review.ts'
import { ReviewForm } from './review-form.tsx'

type ReviewLink = { orderNr: string; key: string }
export type SentReview = { message: string } | { fields: Fields; errors: ReviewErrors; problem: string }

function ReviewedItem({ item }: { item: Reviewable }) {
  return (
    <div className="grid grid-cols-[72px_minmax(0,1fr)] items-center gap-4">
      <Picture
        source={item.image}
        alt=""
        sizes="72px"
        width={72}
        height={96}
        maxWidth={360}
        className="aspect-3/4 w-full rounded-edge bg-tile object-cover"
      />
      <div>
        <p className="eyebrow text-ink-2">{item.brand}</p>
        <p className="font-medium">{item.name}</p>
        <p className="text-14 text-ink-2">{item.color}</p>
      </div>
    </div>
  )
}

/** An invalid review link: the message is the same whatever is wrong with it. */
export function InvalidReviewLink() {
  const words = reviewFormWords(useCountry().country)
  return (
    <StateBlock
      headingLevel={1}
      title={words.unknownTitle}
      text={words.unknown}
      action={<ButtonLink to="/">{words.home}</ButtonLink>}
    />
  )
}

/** The products of an order, each with a link to its review form. */
export function ReviewChoice({ items, place }: { items: readonly Reviewable[]; place: ReviewLink }) {
  const words = reviewFormWords(useCountry().country)
  return (
    <div className="page max-w-140 pt-6 pb-14">
      <h1 tabIndex={-1} className="text-28 font-bold">
        {words.choose}
      </h1>
      <ul className="mt-6 grid gap-6">
        {items.map((item) => (
          <li key={item.sku} className="border-t border-line pt-6">
            <ReviewedItem item={item} />
            {item.review && <p className="mt-3 text-14 text-ink-2">{words.status[item.review.status]}</p>}
            <ButtonLink
              look={item.review ? 'secondary' : 'primary'}
              isWide
              to={reviewFormPath(place.orderNr, place.key, item.sku)}
              className="mt-3"
            >
              {item.review ? words.change : words.write}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

type ReviewFormScreenProps = {
  item: Reviewable
  items: readonly Reviewable[]
  name: string
  place: ReviewLink
  sent: SentReview | undefined
}

/** The review form of one product, and the next step after it was sent. */
export function ReviewFormScreen({ item, items, name, place, sent }: ReviewFormScreenProps) {
  const words = reviewFormWords(useCountry().country)
  if (sent && 'message' in sent) {
    const hasMore = items.some(({ sku, review }) => sku !== item.sku && review === null)
    const to = hasMore ? reviewFormPath(place.orderNr, place.key) : (item.url ?? '/')
    const label = hasMore ? words.another : item.url ? words.see : words.home
    return (
      <StateBlock
        headingLevel={1}
        title={words.thanks}
        text={sent.message}
        action={<ButtonLink to={to}>{label}</ButtonLink>}
      />
    )
  }
  return (
    <div className="page max-w-140 pt-6 pb-14">
      <h1 tabIndex={-1} className="mb-6 text-28 font-bold">
        {words.title}
      </h1>
      <ReviewedItem item={item} />
      {item.review?.reason && (
        <p className="mt-4 border-l-4 border-rojo pl-3 font-medium">{words.rejected(item.review.reason)}</p>
      )}
      <ReviewForm key={item.sku} item={item} name={name} sent={sent} />
    </div>
  )
}
