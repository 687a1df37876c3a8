import { callWith } from '#app/platform/api/client.ts'
import { sentenceOf } from '#app/platform/api/failures.ts'
import { formText } from '#app/platform/api/form-text.ts'
import { PreferencesScreen } from '#app/content/newsletter/preferences-screen.tsx'
import { pageContext } from '#app/platform/api/page-context.ts'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import { newsletterWords } from '#app/content/newsletter/newsletter-words.ts'
import { readNewsletterPreferences, setNewsletterPreferences } from '#contract/content/newsletter.ts'
import { initialPreferences, newsletterFrequencies } from '#domain/content/newsletter/preferences.ts'
import type { Route } from './+types/newsletter-preferences'

export const handle: ScreenHandle = { title: () => 'Novedades', isForm: true }

export const meta: Route.MetaFunction = ({ matches }) => [
  {
    title: `${newsletterWords(matches[0].loaderData.country).preferences.title} · ${matches[0].loaderData.brand.name}`,
  },
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
