import { data } from 'react-router'
import { callWith } from '#app/platform/api/client.ts'
import { Refused } from '#app/platform/api/failures.ts'
import { pageContext } from '#app/platform/api/page-context.ts'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import { Markup, textOf } from '#app/platform/ui/markup.tsx'
import { columnsWithContents, PageContents, textColumns } from '#app/content/help/page-contents.tsx'
import { helpWords } from '#app/content/help/help-words.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { readContent } from '#contract/content/pages.ts'
import { contentPages, contentPaths } from '#domain/content/pages/content-pages.ts'
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
    { title: `${loaderData.title} · ${matches[0].loaderData.brand.name}` },
    { tagName: 'link', rel: 'canonical', href: `${matches[0].loaderData.origin}/${loaderData.path}/` },
  ]
}

/** A shorter text is read faster than its contents. */
const minSections = 3

/** A content page with its own address: terms, privacy, policies. */
export default function ContentRoute({ loaderData: { title, content } }: Route.ComponentProps) {
  const words = helpWords(useCountry().country)
  const sections = content.filter((node) => typeof node !== 'string' && node.tag === 'h2').map(textOf)
  const hasContents = sections.length >= minSections
  return (
    <div className={hasContents ? columnsWithContents : textColumns}>
      {hasContents && <PageContents label={words.contents} sections={sections} />}
      <article>
        <h1 tabIndex={-1} className="text-28 font-bold wide:text-36">
          {title}
        </h1>
        <Markup nodes={content} />
      </article>
    </div>
  )
}
