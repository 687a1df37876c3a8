import { useState, type FormEvent } from 'react'
import { sentenceOf } from '#app/platform/api/failures.ts'
import { useChange } from '#app/platform/api/use-call.ts'
import { useOverlay } from '#app/platform/ui/use-overlay.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { Field } from '#app/platform/ui/field.tsx'
import { Overlay } from '#app/platform/ui/overlay.tsx'
import { productSheetWords } from './product-sheet-words.ts'
import { requestStockAlert } from '#contract/browse/stock-alert.ts'
import { isEmail, normaliseEmail } from '#domain/platform/text/email.ts'

type NotifyFormProps = { sku: string; text: string; onDone(): void }

function NotifyForm({ sku, text, onDone }: NotifyFormProps) {
  const { country, words: shell } = useCountry()
  const { notify: words } = productSheetWords(country)
  const [problem, setProblem] = useState<string>()
  const { send, isPending, data, error } = useChange(requestStockAlert)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { value: email } = event.currentTarget.elements.namedItem('email') as HTMLInputElement
    const found =
      email === '' ? shell.form.required : isEmail(normaliseEmail(email)) ? undefined : shell.form.invalidEmail
    setProblem(found)
    if (!found && !isPending) send({ body: { sku, email: normaliseEmail(email) } })
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-ink-2">{text}</p>
      {!data && (
        <Field
          label={words.label}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={problem ?? (error ? sentenceOf(error) : undefined)}
        />
      )}
      <p role="status" className="font-medium text-verde">
        {data?.message}
      </p>
      {data ? (
        <Button isWide onClick={onDone}>
          {words.done}
        </Button>
      ) : (
        <Button type="submit" isWide isBusy={isPending}>
          {isPending ? words.sending : words.send}
        </Button>
      )}
    </form>
  )
}

type NotifySheetProps = {
  product: { productName: string; simples: readonly unknown[] }
  chosen: { sku: string; size: string } | undefined
}

/** Subscribes to one e-mail when a sold-out size is available again (U40). */
export default function NotifySheet({ product, chosen }: NotifySheetProps) {
  const { country, words: shell } = useCountry()
  const { notify: words } = productSheetWords(country)
  const { isOpen, close } = useOverlay('notify')
  const isOnly = product.simples.length === 1
  return (
    <Overlay
      place="sheet"
      // A page that is restored with the sheet open but without a chosen size has nothing to subscribe to.
      isOpen={isOpen && chosen !== undefined}
      onClose={close}
      title={words.title}
      closeLabel={shell.menu.close}
    >
      {chosen && (
        <NotifyForm
          key={chosen.sku}
          sku={chosen.sku}
          text={isOnly ? words.textWithoutSize(product.productName) : words.text(product.productName, chosen.size)}
          onDone={close}
        />
      )}
    </Overlay>
  )
}
