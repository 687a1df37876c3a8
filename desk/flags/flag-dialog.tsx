import { useState } from 'react'
import { changeFlag, type DeskFlags } from '#contract/desk/flags.ts'
import type { DeskInput } from '#contract/desk/desk-endpoint.ts'
import { openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { deskCall } from '#desk/platform/call.ts'
import { fieldErrors } from '#desk/platform/failure-text.ts'
import { typed } from '#desk/platform/typed.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Field, SelectField } from '#desk/platform/ui/field.tsx'
import { useAct } from '#desk/platform/use-act.ts'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { flagWords } from './flag-words.ts'

const words = wordsIn({
  es: {
    value: 'Valor',
    audience: 'Para quién',
    audiences: { everybody: 'Todos', percent: 'Una parte de los visitantes', country: 'Una tienda' },
    percent: 'Cuántos de cada 100',
    percentHelp: 'Los demás siguen como hasta ahora; así se puede comparar.',
    percentFault: 'Es un número entero de 0 a 100.',
    store: 'Tienda',
    everybodyNote: 'Reemplaza lo que estaba puesto para algunos.',
    back: 'Volver',
    confirm: 'Cambiar',
  },
  en: {
    value: 'Value',
    audience: 'For whom',
    audiences: { everybody: 'Everybody', percent: 'A part of the visitors', country: 'One store' },
    percent: 'How many of 100',
    percentHelp: 'The others stay as they are; that is what makes a comparison.',
    percentFault: 'It is a whole number from 0 to 100.',
    store: 'Store',
    everybodyNote: 'It replaces what was set for some.',
    back: 'Back',
    confirm: 'Change',
  },
})

type Audience = DeskInput<typeof changeFlag>['body']['audience']
type FlagDialogProps = { flag: DeskFlags['flags'][number]; version: string; onClose(): void }

function audienceIn(form: FormData): Audience {
  const of = typed(form, 'of')
  if (of === 'percent') return { of, percent: Number(typed(form, 'percent')) }
  return of === 'country' ? { of, country: typed(form, 'country') as OpenCountry } : { of: 'everybody' }
}

export function FlagDialog({ flag, version, onClose }: FlagDialogProps) {
  const text = useWords(words)
  const names = useWords(flagWords)
  const [key] = useState(() => crypto.randomUUID())
  const [of, setOf] = useState<Audience['of']>('everybody')
  const changing = useAct(
    { own: ['flags'], lists: [] },
    (given: { value: string; audience: Audience }, idempotencyKey) =>
      deskCall(changeFlag, { params: { flag: flag.key }, body: { ...given, version } }, { idempotencyKey }),
  )
  const errors = fieldErrors(changing.error)
  return (
    <Dialog title={names[flag.key].name} onClose={onClose}>
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const form = new FormData(event.currentTarget)
          changing.mutate(
            { given: { value: typed(form, 'value'), audience: audienceIn(form) }, key },
            { onSuccess: onClose },
          )
        }}
      >
        <p className="text-14 text-ink-2">{names[flag.key].what}</p>
        <SelectField
          label={text.value}
          name="value"
          defaultValue={flag.everybody}
          options={flag.values.map((value) => ({ value, label: value }))}
        />
        <SelectField
          label={text.audience}
          name="of"
          value={of}
          onChange={({ target }) => setOf(target.value as Audience['of'])}
          help={of === 'everybody' ? text.everybodyNote : undefined}
          options={Object.entries(text.audiences).map(([value, label]) => ({ value, label }))}
        />
        {of === 'percent' && (
          <Field
            label={text.percent}
            help={text.percentHelp}
            name="percent"
            inputMode="numeric"
            defaultValue="50"
            autoComplete="off"
            error={errors['audience.percent'] && text.percentFault}
          />
        )}
        {of === 'country' && (
          <SelectField
            label={text.store}
            name="country"
            options={openCountries.map((code) => ({ value: code, label: countryProfiles[code].name }))}
          />
        )}
        {changing.error && <ActFailure error={changing.error} country="ar" />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text.back}</Button>
          <Button type="submit" look="primary" isBusy={changing.isPending}>
            {text.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
