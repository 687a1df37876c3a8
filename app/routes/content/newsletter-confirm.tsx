import { callWith } from '#app/platform/api/client.ts'
import { sentenceOf } from '#app/platform/api/failures.ts'
import { NewsletterQuestion } from '#app/content/newsletter/newsletter-question.tsx'
import { pageContext } from '#app/platform/api/page-context.ts'
import { newsletterWords } from '#app/content/newsletter/newsletter-words.ts'
import { confirmNewsletter } from '#contract/content/newsletter.ts'
import type { Route } from './+types/newsletter-confirm'

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${newsletterWords(matches[0].loaderData.country).confirm.title} · ${matches[0].loaderData.brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export async function action({ context, params }: Route.ActionArgs) {
  return callWith(context.get(pageContext).send)(confirmNewsletter, { body: { key: params.key } }).then(
    ({ message, isConfirmed }) => ({ message, isConfirmed }),
    (error: unknown) => ({ message: sentenceOf(error) }),
  )
}

export default function NewsletterConfirmRoute({ actionData, params }: Route.ComponentProps) {
  return <NewsletterQuestion about="confirm" newsletterKey={params.key} answered={actionData} />
}
