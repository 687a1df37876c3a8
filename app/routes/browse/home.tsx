import { callWith } from '#app/platform/api/client.ts'
import { HomeScreen } from '#app/browse/home/home-screen.tsx'
import { homeKeyOf, loadHome } from '#app/browse/home/load-home.ts'
import { pageContext } from '#app/platform/api/page-context.ts'
import { SearchEntry } from '#app/browse/search/search-entry.tsx'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/home'

export const handle = { isRoot: true }

export function loader({ context, url }: Route.LoaderArgs) {
  return loadHome(callWith(context.get(pageContext).send), homeKeyOf(url.searchParams))
}

/** Opening the menu or the search over home is no reason to fetch it again. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href ? false : defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { brand, origin } = matches[0].loaderData
  const isForEverybody = loaderData?.key === 'home'
  return [
    { title: loaderData?.seo.title ?? brand.name },
    { name: 'description', content: loaderData?.seo.description ?? '' },
    // Search engines index a segment's list, which has its own path, instead of its home page.
    isForEverybody
      ? { tagName: 'link', rel: 'canonical', href: new URL(loaderData.seo.canonical, origin).href }
      : { name: 'robots', content: 'noindex, follow' },
  ]
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomeScreen home={loaderData} search={<SearchEntry />} />
}
