import { data } from 'react-router'
import { callWith } from '#app/platform/api/client.ts'
import { Refused } from '#app/platform/api/failures.ts'
import { pageContext } from '#app/platform/api/page-context.ts'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import { Markup } from '#app/platform/ui/markup.tsx'
import { readContent } from '#contract/content/pages.ts'
import { contentPages, contentPaths } from '#domain/content/pages/content-pages.ts'
import { brand } from '#domain/platform/country/country.ts'
import type { Route } from './+types/content'

export const handle: ScreenHandle = { title: () => 'Ayuda' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const path = contentPaths.find((page) => url.pathname.split('/')[1]?.replace(/\.data$/, '') === page)
  if (!path) throw data(null, { status: 404 })
  try {
    const text = await callWith(context.get(pageContext).send)(readContent, { params: { key: contentPages[path] } })
    return { path, title: text.title, content: text.content }
  } catch (error) {
    if (error instanceof Refused) throw data(null, { status: 404 })
    throw error
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  return [
    { title: `${loaderData.title} · ${brand.name}` },
    { tagName: 'link', rel: 'canonical', href: `${matches[0].loaderData.origin}/${loaderData.path}/` },
  ]
}

/** A content page with its own address: terms, privacy, policies. */
export default function ContentRoute({ loaderData: { title, content } }: Route.ComponentProps) {
  return (
    <article className="page max-w-180 pt-6 pb-14">
      <h1 tabIndex={-1} className="text-28 font-bold wide:text-36">
        {title}
      </h1>
      <Markup nodes={content} />
    </article>
  )
}
