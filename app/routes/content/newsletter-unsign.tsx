import { callWith } from '#app/platform/api/client.ts'
import { sentenceOf } from '#app/platform/api/failures.ts'
import { formText } from '#app/platform/api/form-text.ts'
import { NewsletterQuestion } from '#app/content/newsletter/newsletter-question.tsx'
import { pageContext } from '#app/platform/api/page-context.ts'
import { newsletterWords } from '#app/content/newsletter/newsletter-words.ts'
import { unsignNewsletter } from '#contract/content/newsletter.ts'
import { leaveReasons } from '#domain/content/newsletter/preferences.ts'
import type { Route } from './+types/newsletter-unsign'

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${newsletterWords(matches[0].loaderData.country).unsign.title} · ${matches[0].loaderData.brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export async function action({ context, params, request }: Route.ActionArgs) {
  const submitted = formText(await request.formData(), 'reason')
  const reason = leaveReasons.find((known) => known === submitted)
  const body = { key: params.key, ...(reason && { reason }) }
  return callWith(context.get(pageContext).send)(unsignNewsletter, { body }).then(
    ({ message }) => ({ message }),
    (error: unknown) => ({ message: sentenceOf(error) }),
  )
}

export default function NewsletterUnsignRoute({ actionData, params }: Route.ComponentProps) {
  return <NewsletterQuestion about="unsign" newsletterKey={params.key} answered={actionData} />
}
