import { Form, useNavigation } from 'react-router'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { controlClass, Field, FieldFrame } from '#app/platform/ui/field.tsx'
import { helpWords } from './help-words.ts'
import { maxQuestionLength, type ContactFields } from '#domain/content/help/contact.ts'

/** The result of the form: a reference number, or the errors with what was typed. */
export type SentContact =
  | { code: string; message: string }
  | { problem: string | undefined; errors: Partial<Record<keyof ContactFields, string>>; typed: ContactFields }

const contactId = 'contacto'

/** A plain form that posts to the page's own address; with scripts the visitor stays on the page. */
export function ContactForm({ sent }: { sent: SentContact | undefined }) {
  const { country, words: common } = useCountry()
  const { contact: words } = helpWords(country)
  const isBusy = useNavigation().state === 'submitting'
  const refused = sent && 'problem' in sent ? sent : undefined
  return (
    <section id={contactId} className="mt-12 scroll-mt-24 border border-line bg-surface p-5">
      {sent && 'code' in sent ? (
        <div role="status">
          <h2 className="text-22 font-bold">{words.sent}</h2>
          <p className="mt-2 text-18 font-semibold">{words.code(sent.code)}</p>
          <p className="mt-1">{sent.message}</p>
        </div>
      ) : (
        <Form method="post" action={`#${contactId}`} noValidate preventScrollReset className="grid gap-4">
          <div>
            <h2 className="text-22 font-bold">{words.title}</h2>
            <p className="mt-1 text-ink-2">{words.text}</p>
          </div>
          {refused && (
            <p role="alert" className="border-l-4 border-rojo pl-3 font-medium">
              {refused.problem ?? common.form.review}
            </p>
          )}
          <Field
            id="contact-email"
            name="email"
            type="email"
            label={words.email}
            error={refused?.errors.email}
            defaultValue={refused?.typed.email}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Field
            id="contact-order"
            name="order_nr"
            label={words.order}
            help={words.orderHelp}
            error={refused?.errors.order_nr}
            defaultValue={refused?.typed.order_nr}
            autoComplete="off"
            autoCapitalize="characters"
          />
          <FieldFrame id="contact-message" label={words.message} error={refused?.errors.message}>
            <textarea
              id="contact-message"
              name="message"
              rows={5}
              maxLength={maxQuestionLength}
              defaultValue={refused?.typed.message}
              aria-invalid={refused?.errors.message ? true : undefined}
              aria-describedby={refused?.errors.message ? 'contact-message-error' : undefined}
              className={`${controlClass} py-2`}
            />
          </FieldFrame>
          <Button type="submit" isWide isBusy={isBusy}>
            {words.button}
          </Button>
        </Form>
      )}
    </section>
  )
}
