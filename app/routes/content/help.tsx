import { callWith, type Call } from '#app/platform/api/client.ts'
import { Refused, sentenceOf } from '#app/platform/api/failures.ts'
import { formText } from '#app/platform/api/form-text.ts'
import { HelpScreen } from '#app/content/help/help-screen.tsx'
import { faqStructuredData } from '#app/content/help/faq-structured-data.ts'
import { pageContext } from '#app/platform/api/page-context.ts'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import { JsonLd } from '#app/platform/ui/json-ld.tsx'
import { helpWords } from '#app/content/help/help-words.ts'
import { readContent, readHelp, type HelpArticle } from '#contract/content/pages.ts'
import { requestHelp } from '#contract/content/help.ts'
import { contentPages, contentPaths } from '#domain/content/pages/content-pages.ts'
import { checkContact } from '#domain/content/help/contact.ts'
import { searchHelp } from '#domain/content/help/search-help.ts'
import { aliasPath } from '#domain/platform/routing/alias.ts'
import type { Route } from './+types/help'

export const handle: ScreenHandle = { title: () => 'Ayuda' }

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const { country, origin } = matches[0].loaderData
  const words = helpWords(country)
  return [
    { title: `${words.title} · ${matches[0].loaderData.brand.name}` },
    { name: 'description', content: words.description },
    { tagName: 'link', rel: 'canonical', href: `${origin}/${aliasPath(country, 'help')}` },
    ...(location.search ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ]
}

/** The list is paginated (CONT-02). */
async function allArticles(call: Call): Promise<HelpArticle[]> {
  const articles: HelpArticle[] = []
  for (let page = 1, hasMore = true; hasMore; page += 1) {
    const answer = await call(readHelp, { query: { page } })
    articles.push(...answer.helpPage)
    hasMore = answer.hasMore
  }
  return articles
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = callWith(context.get(pageContext).send)
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 100)
  const texts = contentPaths.map((path) =>
    call(readContent, { params: { key: contentPages[path] } }).then(
      ({ title }) => [{ path, title }],
      () => [],
    ),
  )
  const [articles, legal] = await Promise.all([allArticles(call), Promise.all(texts)])
  return { articles: q ? searchHelp(articles, q) : articles, q, legal: legal.flat() }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const typed = {
    email: formText(form, 'email'),
    order_nr: formText(form, 'order_nr'),
    message: formText(form, 'message'),
  }
  const errors = checkContact(typed)
  if (Object.keys(errors).length > 0) return { problem: undefined, errors, typed }
  const key = { idempotencyKey: crypto.randomUUID() }
  return callWith(context.get(pageContext).send)(requestHelp, { body: typed }, key).then(
    ({ code, message }) => ({ code, message }),
    (error: unknown) => ({ problem: sentenceOf(error), errors: error instanceof Refused ? error.errors : {}, typed }),
  )
}

export default function HelpRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      {!loaderData.q && <JsonLd data={import.meta.env.SSR ? faqStructuredData(loaderData.articles) : undefined} />}
      <HelpScreen {...loaderData} sent={actionData} />
    </>
  )
}
