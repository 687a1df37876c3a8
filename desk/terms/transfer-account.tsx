import { changeTransferAccount, type DeskStoreTerms } from '#contract/desk/store-terms.ts'
import type { DeskInput } from '#contract/desk/desk-endpoint.ts'
import { taxIdLabels } from '#domain/platform/country/legal-identity.ts'
import { deskCall } from '#desk/platform/call.ts'
import { fieldErrors } from '#desk/platform/failure-text.ts'
import { typed } from '#desk/platform/typed.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Field } from '#desk/platform/ui/field.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { SavedNote } from './saved-note.tsx'
import { useTermsAct } from './terms-query.ts'

const words = wordsIn({
  es: {
    what: 'Se muestra a quien elige pagar por transferencia. Revisala dos veces: ahí llega el dinero.',
    holder: 'Titular',
    bank: 'Banco',
    type: 'Tipo de cuenta (opcional)',
    number: { ar: 'CBU o CVU', cl: 'Número de cuenta', co: 'Número de cuenta' },
    alias: 'Alias (opcional)',
    email: 'E-mail para el comprobante (opcional)',
    save: 'Guardar la cuenta',
    remove: 'Quitar la cuenta',
  },
  en: {
    what: 'Shown to those who choose to pay by transfer. Check it twice: the money arrives there.',
    holder: 'Holder',
    bank: 'Bank',
    type: 'Kind of account (optional)',
    number: { ar: 'CBU or CVU', cl: 'Account number', co: 'Account number' },
    alias: 'Alias (optional)',
    email: 'E-mail for the receipt (optional)',
    save: 'Save the account',
    remove: 'Take the account away',
  },
})

type Account = DeskInput<typeof changeTransferAccount>['body']['account']
const fields = ['holder', 'tax-id', 'bank', 'type', 'number', 'alias', 'email'] as const

/** Where shoppers transfer to. */
export function TransferAccount({ terms }: { terms: DeskStoreTerms }) {
  const text = useWords(words)
  const { country, version, transfer } = terms
  const acting = useTermsAct(country, (account: Account, idempotencyKey) =>
    deskCall(changeTransferAccount, { params: { country }, body: { version, account } }, { idempotencyKey }),
  )
  const errors = fieldErrors(acting.error)
  const now: Record<(typeof fields)[number], string> = {
    holder: transfer?.holder ?? '',
    'tax-id': transfer?.taxId ?? '',
    bank: transfer?.bank ?? '',
    type: transfer?.accountType ?? '',
    number: transfer?.number ?? '',
    alias: transfer?.alias ?? '',
    email: transfer?.email ?? '',
  }
  const labels: Record<(typeof fields)[number], string> = {
    holder: text.holder,
    'tax-id': taxIdLabels[country],
    bank: text.bank,
    type: text.type,
    number: text.number[country],
    alias: text.alias,
    email: text.email,
  }
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        const said = Object.fromEntries(fields.map((name) => [name, typed(form, name)]))
        acting.change(said as NonNullable<Account>)
      }}
    >
      <p className="text-14 text-ink-2">{text.what}</p>
      <div className="grid grid-cols-3 items-start gap-3 max-wide:grid-cols-2 max-tablet:grid-cols-1">
        {fields.map((name) => (
          <Field
            key={name}
            label={labels[name]}
            name={name}
            defaultValue={now[name]}
            autoComplete="off"
            error={errors[name]}
          />
        ))}
      </div>
      {acting.error && <ActFailure error={acting.error} country={country} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" isBusy={acting.isPending}>
          {text.save}
        </Button>
        {transfer && (
          <Button look="quiet" isBusy={acting.isPending} onClick={() => acting.change(null)}>
            {text.remove}
          </Button>
        )}
        <SavedNote isSaved={acting.isSuccess} />
      </div>
    </form>
  )
}
