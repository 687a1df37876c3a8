import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { callWith } from '#app/platform/api/client.ts'
import { BrandsScreen } from '#app/browse/brands/brands-screen.tsx'
import { pageContext } from '#app/platform/api/page-context.ts'
import { brandsWords } from '#app/browse/brands/brands-words.ts'
import { readBrands } from '#contract/browse/brands.ts'
import type { Route } from './+types/brands'

export const handle = { isRoot: true }

export const loader = ({ context }: Route.LoaderArgs) => callWith(context.get(pageContext).send)(readBrands, {})

/** Opening a menu over the brands is no reason to fetch them again. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ matches }) => {
  const { brand, country, origin } = matches[0].loaderData
  const words = brandsWords(country)
  return [
    { title: `${words.title} · ${brand.name}` },
    { name: 'description', content: words.description(brand.name) },
    { tagName: 'link', rel: 'canonical', href: `${origin}/brands` },
  ]
}

export default function BrandsRoute({ loaderData }: Route.ComponentProps) {
  return <BrandsScreen brands={loaderData.brandList} />
}
