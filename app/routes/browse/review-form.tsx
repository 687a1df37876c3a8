import { callWith } from '#app/platform/api/client.ts'
import { isRefusedBy, Refused, sentenceOf } from '#app/platform/api/failures.ts'
import { formText } from '#app/platform/api/form-text.ts'
import { pageContext } from '#app/platform/api/page-context.ts'
import {
  ReviewFormScreen,
  ReviewChoice,
  InvalidReviewLink,
  type SentReview,
} from '#app/browse/reviews/review-form-screen.tsx'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import { reviewFormWords } from '#app/browse/reviews/review-form-words.ts'
import { readReviewables, writeReview } from '#contract/browse/reviews.ts'
import type { ReviewErrors } from '#domain/browse/reviews/review.ts'
import type { Route } from './+types/review-form'

export const handle: ScreenHandle = { title: () => 'Tu opinión', isForm: true }

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${reviewFormWords(matches[0].loaderData.country).title} · ${matches[0].loaderData.brand.name}` },
  { name: 'robots', content: 'noindex' },
]

type ReviewFormArgs = { params: { order: string }; url: URL }
const reviewLinkOf = ({ params, url }: ReviewFormArgs) => ({
  orderNr: /^[A-Za-z0-9-]{1,40}$/.test(params.order) ? params.order : '-',
  key: (url.searchParams.get('key') ?? '').slice(0, 64),
})

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const place = reviewLinkOf({ params, url })
  const query = { order_nr: place.orderNr, key: place.key }
  try {
    const { name, items } = await callWith(context.get(pageContext).send)(readReviewables, { query })
    return { place, name, items }
  } catch (error) {
    if (error instanceof Refused) return { place, name: '', items: [] }
    throw error
  }
}

export async function action({ context, params, request, url }: Route.ActionArgs): Promise<SentReview> {
  const { orderNr, key } = reviewLinkOf({ params, url })
  // A body that is not a form has no fields, and the answer lists what is missing.
  const form = await request.formData().catch(() => new FormData())
  const fields = {
    stars: formText(form, 'stars'),
    fit: formText(form, 'fit'),
    height: formText(form, 'height'),
    size: formText(form, 'size'),
    author: formText(form, 'author'),
    text: formText(form, 'text'),
  }
  // An empty file field sends a file without a name.
  const photos = form.getAll('photos').filter((file) => file instanceof File && file.name !== '') as File[]
  const remove_photos = formText(form, 'remove_photos')
  const query = { order_nr: orderNr, key }
  const body = { ...fields, sku: params.sku ?? '', photos, remove_photos }
  const options = { idempotencyKey: crypto.randomUUID() }
  return callWith(context.get(pageContext).send)(writeReview, { query, body }, options).then(
    ({ message }) => ({ message }),
    (error: unknown) => {
      const errors = isRefusedBy(error, writeReview) ? (error.errors as ReviewErrors) : {}
      return { fields, errors, problem: sentenceOf(error) }
    },
  )
}

export default function ReviewFormRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  const { items } = loaderData
  const item = items.find(({ sku }) => sku === params.sku)
  if (items.length === 0 || (params.sku && !item)) return <InvalidReviewLink />
  return item ? <ReviewFormScreen {...loaderData} item={item} sent={actionData} /> : <ReviewChoice {...loaderData} />
}
