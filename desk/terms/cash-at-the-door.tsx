import { setCash } from '#contract/desk/store-shipping.ts'
import type { DeskInput } from '#contract/desk/desk-endpoint.ts'
import type { DeskStoreTerms } from '#contract/desk/store-terms.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { deskCall } from '#desk/platform/call.ts'
import { fieldErrors } from '#desk/platform/failure-text.ts'
import { typed } from '#desk/platform/typed.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Field, SelectField } from '#desk/platform/ui/field.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { figureIn } from './figures-typed.ts'
import { SavedNote } from './saved-note.tsx'
import { useTermsAct } from './terms-query.ts'

const words = wordsIn({
  es: {
    what: 'Se paga al recibir hasta un monto. No vale para retiro, gift cards ni membresías.',
    everywhere: 'Todo el país',
    rest: 'el resto del país',
    upTo: (sum: string) => `hasta ${sum}`,
    not: 'no se ofrece',
    remove: 'Quitar',
    removeIt: (where: string) => `Quitar ${where}`,
    where: 'Dónde',
    max: 'Hasta',
    maxHelp: 'Vacío: ahí no se ofrece.',
    save: 'Guardar contra entrega',
  },
  en: {
    what: 'Paid on receipt up to a sum. Not for pickup, gift cards and memberships.',
    everywhere: 'Everywhere',
    rest: 'everywhere else',
    upTo: (sum: string) => `up to ${sum}`,
    not: 'not offered',
    remove: 'Remove',
    removeIt: (where: string) => `Remove ${where}`,
    where: 'Where',
    max: 'Up to',
    maxHelp: 'Empty: not offered there.',
    save: 'Save cash on delivery',
  },
})

type Set = Omit<DeskInput<typeof setCash>['body'], 'version'>

/** Where a store takes cash at the door, and up to what sum. */
export function CashAtTheDoor({ terms }: { terms: DeskStoreTerms }) {
  const text = useWords(words)
  const { country, version, cash, regions } = terms
  const acting = useTermsAct(country, (set: Set, idempotencyKey) =>
    deskCall(setCash, { params: { country }, body: { ...set, version } }, { idempotencyKey }),
  )
  const errors = fieldErrors(acting.error)
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        const max = typed(form, 'max').trim()
        acting.change({ region: typed(form, 'region') || null, max: max === '' ? null : figureIn(max) })
      }}
    >
      <p className="text-14 text-ink-2">{text.what}</p>
      {cash.length > 0 && (
        <ul className="grid gap-px bg-line outline outline-line">
          {cash.map(({ region, max }) => (
            <li key={region} className="flex flex-wrap items-center gap-x-3 bg-paper px-3 py-1.5 text-14">
              <span className="grow first-letter:uppercase">{region ?? text.rest}</span>
              <span className="figures">
                {max === null ? text.not : text.upTo(formatPrice(max, countryProfiles[country]))}
              </span>
              <Button
                look="quiet"
                aria-label={text.removeIt(region ?? text.rest)}
                isBusy={acting.isPending}
                onClick={() => acting.change({ region, max: 'unsaid' })}
              >
                {text.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="grid grid-cols-3 items-start gap-3 max-tablet:grid-cols-1">
        <SelectField
          label={text.where}
          name="region"
          options={[{ value: '', label: text.everywhere }, ...regions.map((name) => ({ value: name, label: name }))]}
        />
        <Field
          label={text.max}
          help={text.maxHelp}
          name="max"
          error={errors.max}
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
      {acting.error && <ActFailure error={acting.error} country={country} />}
      <div className="flex items-center gap-3">
        <Button type="submit" isBusy={acting.isPending}>
          {text.save}
        </Button>
        <SavedNote isSaved={acting.isSuccess} />
      </div>
    </form>
  )
}
