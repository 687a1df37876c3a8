import { callWith } from '#app/api/client.ts'
import { sentenceOf } from '#app/api/failures.ts'
import { formText } from '#app/api/form-text.ts'
import { PreferencesScreen } from '#app/newsletter/preferences-screen.tsx'
import { pageContext } from '#app/page-context.ts'
import type { ScreenHandle } from '#app/shell/screen.ts'
import { newsletterWords } from '#app/words/newsletter-words.ts'
import { readNewsletterPreferences, setNewsletterPreferences } from '#contract/newsletter.ts'
import { initialPreferences, newsletterFrequencies } from '#domain/newsletter/preferences.ts'
import { brand } from '#domain/store/country.ts'
import type { Route } from './+types/newsletter-preferences'

export const handle: ScreenHandle = { title: () => 'Novedades', isForm: true }

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${newsletterWords(matches[0].loaderData.country).preferences.title} · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ context, params }: Route.LoaderArgs) {
  return callWith(context.get(pageContext).send)(readNewsletterPreferences, { query: { key: params.key } }).catch(
    () => initialPreferences,
  )
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await request.formData()
  const topics = form
    .getAll('topics')
    .filter((topic) => typeof topic === 'string')
    .join(',')
  const frequency = newsletterFrequencies.find((one) => one === formText(form, 'frequency')) ?? 'weekly'
  const body = { key: params.key, topics, frequency }
  return callWith(context.get(pageContext).send)(setNewsletterPreferences, { body }).then(
    ({ message }) => ({ message }),
    (error: unknown) => ({ problem: sentenceOf(error) }),
  )
}

export default function NewsletterPreferencesRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  return <PreferencesScreen preferences={loaderData} newsletterKey={params.key} sent={actionData} />
}
