import { callWith } from '#app/platform/api/client.ts'
import { Refused } from '#app/platform/api/failures.ts'
import { CompareScreen } from '#app/browse/compare/compare-screen.tsx'
import { pageContext } from '#app/platform/api/page-context.ts'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import { compareWords } from '#app/browse/compare/compare-words.ts'
import { readCards, readProduct } from '#contract/browse/product.ts'
import { readCompared } from '#domain/browse/compare/comparison.ts'
import type { Route } from './+types/compare'

export const handle: ScreenHandle = { title: () => 'Comparar' }

/** Products that are no longer sold, or sold in another country, are left out. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const skus = readCompared(url.searchParams)
  if (skus.length === 0) return { products: [] }
  const call = callWith(context.get(pageContext).send)
  const { items } = await call(readCards, { query: { skus: skus.join('--') } })
  const found = await Promise.all(
    items.map(({ url: path }) =>
      call(readProduct, { params: { segment: path.slice(1) } }).then(
        ({ data }) => [data],
        (error: unknown) => {
          if (error instanceof Refused) return []
          throw error
        },
      ),
    ),
  )
  return { products: found.flat() }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${compareWords(matches[0].loaderData.country).table} · ${matches[0].loaderData.brand.name}` },
  { name: 'robots', content: 'noindex, follow' },
]

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  return <CompareScreen {...loaderData} />
}
