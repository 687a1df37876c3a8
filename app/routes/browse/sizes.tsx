import { callWith } from '#app/platform/api/client.ts'
import { pageContext } from '#app/platform/api/page-context.ts'
import { SizesScreen } from '#app/browse/product/sheets/sizes-screen.tsx'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import { productSheetWords } from '#app/browse/product/sheets/product-sheet-words.ts'
import { readSizes } from '#contract/browse/sizes.ts'
import { skuPattern } from '#domain/platform/sku.ts'
import type { Route } from './+types/sizes'

export const handle: ScreenHandle = { title: (words) => words.footer.sizes }

/** The table of one product, or the general ones when the sku is invalid (OP-040). */
export function loader({ context, url }: Route.LoaderArgs) {
  const sku = url.searchParams.get('sku') ?? ''
  const query = skuPattern.test(sku) ? { sku } : {}
  return callWith(context.get(pageContext).send)(readSizes, { query })
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { country, origin } = matches[0].loaderData
  const { title, description } = productSheetWords(country).sizes
  return [
    { title: `${title} · ${matches[0].loaderData.brand.name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: `${origin}/sizes/contentTable` },
  ]
}

export default function SizesRoute({ loaderData }: Route.ComponentProps) {
  return <SizesScreen tables={loaderData.tables} />
}
