import { data } from 'react-router'
import { callWith } from '#app/platform/api/client.ts'
import { Refused } from '#app/platform/api/failures.ts'
import { pageContext } from '#app/platform/api/page-context.ts'
import { ReviewsScreen } from '#app/browse/reviews/reviews-screen.tsx'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import { reviewWords } from '#app/browse/reviews/review-words.ts'
import { readReviews } from '#contract/browse/reviews.ts'
import { readSelection } from '#domain/browse/reviews/review-list.ts'
import type { Route } from './+types/reviews'

export const handle: ScreenHandle = { title: () => 'Opiniones' }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const selection = readSelection(url.searchParams)
  const { sort, fit, page } = selection
  if (!/^[A-Z0-9]{1,40}$/.test(params.sku)) throw data(null, { status: 404 })
  try {
    const query = { sort, ...(fit && { fit }), page: String(page) }
    const found = await callWith(context.get(pageContext).send)(readReviews, { params: { sku: params.sku }, query })
    return { found, selection }
  } catch (error) {
    if (error instanceof Refused) throw data(null, { status: 404 })
    throw error
  }
}

/** Search engines index the product's own page. */
export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { product } = loaderData.found
  return [
    { title: `${reviewWords(matches[0].loaderData.country).of(product.name)} · ${matches[0].loaderData.brand.name}` },
    { name: 'robots', content: 'noindex, follow' },
  ]
}

export default function ReviewsRoute({ loaderData }: Route.ComponentProps) {
  return <ReviewsScreen {...loaderData} />
}
