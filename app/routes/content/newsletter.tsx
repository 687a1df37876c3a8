import { callWith } from '#app/platform/api/client.ts'
import { sentenceOf } from '#app/platform/api/failures.ts'
import { formText } from '#app/platform/api/form-text.ts'
import { NewsletterForm } from '#app/content/newsletter/newsletter-form.tsx'
import { pageContext } from '#app/platform/api/page-context.ts'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import { wordsFor } from '#app/platform/texts/words.ts'
import { signNewsletter } from '#contract/content/newsletter.ts'
import { isEmail, normaliseEmail } from '#domain/platform/text/email.ts'
import type { Route } from './+types/newsletter'

export const handle: ScreenHandle = {
  title: (words, brand) => brand.newsletter_title ?? words.newsletter.title,
  isForm: true,
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { brand, country } = matches[0].loaderData
  const title = brand.newsletter_title ?? wordsFor(country).newsletter.title
  return [{ title: `${title} · ${brand.name}` }, { name: 'robots', content: 'noindex' }]
}

/** Handles the footer's newsletter form without scripts. */
export async function action({ context, request }: Route.ActionArgs) {
  const { send, country } = context.get(pageContext)
  const { form: words } = wordsFor(country)
  const email = formText(await request.formData(), 'email')
  if (email === '') return { problem: words.required }
  if (!isEmail(normaliseEmail(email))) return { problem: words.invalidEmail, email }
  const key = { idempotencyKey: crypto.randomUUID() }
  return callWith(send)(signNewsletter, { body: { email } }, key).then(
    ({ message }) => ({ message }),
    (error: unknown) => ({ problem: sentenceOf(error), email }),
  )
}

export default function NewsletterRoute({ actionData }: Route.ComponentProps) {
  return (
    <div className="page py-10">
      <NewsletterForm headingLevel={1} submitted={actionData} />
    </div>
  )
}
