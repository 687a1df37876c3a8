import { changeTerms, type DeskStoreTerms } from '#contract/desk/store-terms.ts'
import { rangeOfTerm } from '#domain/platform/country/term-fields.ts'
import { deskCall } from '#desk/platform/call.ts'
import { fieldErrors } from '#desk/platform/failure-text.ts'
import { typed } from '#desk/platform/typed.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Field, SelectField } from '#desk/platform/ui/field.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { SavedNote } from './saved-note.tsx'
import { termWords } from './term-words.ts'
import { useTermsAct } from './terms-query.ts'

const words = wordsIn({
  es: { yes: 'Sí', no: 'No', save: 'Guardar plazos y límites' },
  en: { yes: 'Yes', no: 'No', save: 'Save periods and limits' },
})

/** Periods and limits: what pages promise is what the shop refuses by. */
export function LimitsForm({ terms }: { terms: DeskStoreTerms }) {
  const text = useWords(words)
  const names = useWords(termWords)
  const { country, version } = terms
  const acting = useTermsAct(country, (changes: Record<string, string>, idempotencyKey) =>
    deskCall(changeTerms, { params: { country }, body: { version, changes } }, { idempotencyKey }),
  )
  const errors = fieldErrors(acting.error)
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        const changed = terms.terms.filter(({ field, value }) => typed(form, field).trim() !== value)
        if (changed.length > 0) {
          acting.change(Object.fromEntries(changed.map(({ field }) => [field, typed(form, field).trim()])))
        }
      }}
    >
      <div className="grid grid-cols-3 items-start gap-3 max-wide:grid-cols-2 max-tablet:grid-cols-1">
        {terms.terms.map(({ field, value }) => {
          const { name, help } = names[field]
          const shared = { label: name, help, name: field, error: errors[field] }
          return rangeOfTerm(field).kind === 'yesno' ? (
            <SelectField
              {...shared}
              key={field}
              defaultValue={value}
              options={[
                { value: 'yes', label: text.yes },
                { value: 'no', label: text.no },
              ]}
            />
          ) : (
            <Field {...shared} key={field} defaultValue={value} inputMode="decimal" autoComplete="off" />
          )
        })}
      </div>
      {acting.error && <ActFailure error={acting.error} country={country} />}
      <div className="flex items-center gap-3">
        <Button type="submit" look="primary" isBusy={acting.isPending}>
          {text.save}
        </Button>
        <SavedNote isSaved={acting.isSuccess} />
      </div>
    </form>
  )
}
