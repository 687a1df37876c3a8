import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '#app/platform/api/use-call.ts'
import { FormProblems } from '#app/platform/forms/form-problems.tsx'
import { useForm } from '#app/platform/forms/use-form.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { Field } from '#app/platform/ui/field.tsx'
import { orderWords } from './order-words.ts'
import { regretOrder } from '#contract/buy/orders.ts'
import { fieldSentences } from '#domain/customers/account/account-fields.ts'
import { isEmail, normaliseEmail } from '#domain/platform/text/email.ts'

/** Cancels a purchase without signing in, and shows the code that proves the request. */
export function RegretScreen() {
  const { country } = useCountry()
  const words = orderWords(country).regretScreen
  const [search] = useSearchParams()
  const call = useCall()
  const [done, setDone] = useState<{ code: string; message: string }>()
  const [idempotencyKey] = useState(() => (typeof document === 'undefined' ? '' : crypto.randomUUID()))
  const { problem, attempts, isBusy, errorOf, form } = useForm({
    check: ({ order_nr = '', email = '' }) => ({
      ...(order_nr.trim() === '' && { order_nr: fieldSentences.required }),
      ...(email.trim() === ''
        ? { email: fieldSentences.required }
        : !isEmail(normaliseEmail(email)) && { email: fieldSentences.email }),
    }),
    send: async ({ order_nr = '', email = '', reason = '' }) =>
      setDone(
        await call(
          regretOrder,
          { body: { order_nr: order_nr.trim(), email: normaliseEmail(email), reason } },
          { idempotencyKey },
        ),
      ),
  })
  const labels = { order_nr: words.order, email: words.email }
  return (
    <div className="page max-w-140 pt-6 pb-14">
      <h1 tabIndex={-1} className="text-28 font-bold wide:text-36">
        {done ? words.codeTitle : words.title}
      </h1>
      {done ? (
        <div role="status" className="mt-4 border-l-4 border-lima bg-surface p-4">
          <p className="text-22 font-bold">{words.code(done.code)}</p>
          <p className="mt-1">{done.message}</p>
          <p className="mt-1 text-14 text-ink-2">{words.codeText}</p>
        </div>
      ) : (
        <>
          <p className="mt-2 mb-6 text-ink-2">{words.text}</p>
          <form {...form} className="grid gap-4">
            <FormProblems {...{ problem, attempts, labels }} />
            <Field
              id="order_nr"
              name="order_nr"
              label={words.order}
              help={words.orderHelp}
              error={errorOf('order_nr')}
              autoCapitalize="characters"
              autoComplete="off"
              defaultValue={search.get('order') ?? ''}
            />
            <Field
              id="email"
              name="email"
              type="email"
              label={words.email}
              error={errorOf('email')}
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
            <Field id="reason" name="reason" label={words.reason} autoComplete="off" maxLength={1000} />
            <Button type="submit" isWide isBusy={isBusy}>
              {isBusy ? words.busy : words.button}
            </Button>
          </form>
        </>
      )}
    </div>
  )
}
