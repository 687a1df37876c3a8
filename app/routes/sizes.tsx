import { callWith } from '#app/api/client.ts'
import { pageContext } from '#app/page-context.ts'
import { SizesScreen } from '#app/product/sheets/sizes-screen.tsx'
import type { ScreenHandle } from '#app/shell/screen.ts'
import { productSheetWords } from '#app/words/product-sheet-words.ts'
import { readSizes } from '#contract/sizes.ts'
import { skuForm } from '#domain/product/sku.ts'
import { brand } from '#domain/store/country.ts'
import type { Route } from './+types/sizes'

export const handle: ScreenHandle = { title: (words) => words.footer.sizes }

/** The table of one product, or the general ones; what cannot be a sku asks for those (OP-040). */
export function loader({ context, url }: Route.LoaderArgs) {
  const sku = url.searchParams.get('sku') ?? ''
  const query = skuForm.test(sku) ? { sku } : {}
  return callWith(context.get(pageContext).send)(readSizes, { query })
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { country, origin } = matches[0].loaderData
  const { title, description } = productSheetWords(country).sizes
  return [
    { title: `${title} · ${brand.name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: `${origin}/sizes/contentTable` },
  ]
}

export default function SizesRoute({ loaderData }: Route.ComponentProps) {
  return <SizesScreen tables={loaderData.tables} />
}
