import { changeShippingMethod, type DeskStoreTerms } from '#contract/desk/store-terms.ts'
import type { DeskInput } from '#contract/desk/desk-endpoint.ts'
import { deskCall } from '#desk/platform/call.ts'
import { fieldErrors } from '#desk/platform/failure-text.ts'
import { typed } from '#desk/platform/typed.ts'
import { orderWords } from '#desk/platform/order-words.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Checkbox, Field } from '#desk/platform/ui/field.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { daysIn, figureIn } from './figures-typed.ts'
import { SavedNote } from './saved-note.tsx'
import { useTermsAct } from './terms-query.ts'

const words = wordsIn({
  es: {
    enabled: 'Se ofrece',
    label: 'Nombre que ve el cliente',
    text: 'Cuándo llega, en palabras',
    textHelp: 'Se muestra donde no hay días propios.',
    price: 'Precio',
    min: 'Días, desde',
    max: 'Días, hasta',
    daysHelp: 'Hábiles, del pedido a la puerta. Vacíos: como dice el texto, y más lejos, más.',
    freeFrom: 'Gratis desde',
    cutOff: 'Hora de corte',
    cutOffHelp: 'Lo que se pide después sale un día hábil más tarde.',
    save: 'Guardar',
  },
  en: {
    enabled: 'Offered',
    label: 'Name that shoppers read',
    text: 'When it arrives, in words',
    textHelp: 'Shown where there are no days of its own.',
    price: 'Price',
    min: 'Days, from',
    max: 'Days, to',
    daysHelp: 'Working days from the order to the door. Empty: as the text says, longer to far regions.',
    freeFrom: 'Free from',
    cutOff: 'Cut-off hour',
    cutOffHelp: 'What is ordered later leaves a working day later.',
    save: 'Save',
  },
})

type Method = DeskStoreTerms['methods'][number]
type Change = Omit<DeskInput<typeof changeShippingMethod>['body'], 'version'>

function changeIn(form: FormData, method: Method): Change {
  const of = (name: string) => typed(form, name).trim()
  return {
    method: method.code,
    label: of('label'),
    text: of('text'),
    enabled: form.get('enabled') !== null,
    price: figureIn(of('price')),
    days: daysIn(of('min'), of('max')),
    freeFrom: of('freeFrom') === '' ? null : figureIn(of('freeFrom')),
    cutOff: of('cutOff') === '' ? null : of('cutOff'),
  }
}

type ShippingMethodProps = Pick<DeskStoreTerms, 'country' | 'version'> & { method: Method }

export function ShippingMethod({ country, version, method }: ShippingMethodProps) {
  const text = useWords(words)
  const { delivery } = useWords(orderWords)
  const acting = useTermsAct(country, (change: Change, idempotencyKey) =>
    deskCall(changeShippingMethod, { params: { country }, body: { ...change, version } }, { idempotencyKey }),
  )
  const errors = fieldErrors(acting.error)
  const number = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value))
  const figure = { inputMode: 'decimal', autoComplete: 'off' } as const
  return (
    <form
      noValidate
      className="grid gap-3 border border-line p-3"
      onSubmit={(event) => {
        event.preventDefault()
        acting.change(changeIn(new FormData(event.currentTarget), method))
      }}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-14 font-semibold">{delivery[method.code] ?? method.code}</h3>
        <Checkbox label={text.enabled} name="enabled" defaultChecked={method.enabled} />
      </div>
      <div className="grid grid-cols-4 items-start gap-3 max-wide:grid-cols-2 max-tablet:grid-cols-1">
        <Field label={text.price} name="price" defaultValue={number(method.price)} error={errors.price} {...figure} />
        <Field
          label={text.freeFrom}
          name="freeFrom"
          defaultValue={number(method.freeFrom)}
          error={errors.free_from}
          {...figure}
        />
        <Field
          label={text.min}
          name="min"
          help={text.daysHelp}
          defaultValue={number(method.days?.min)}
          error={errors.days}
          {...figure}
        />
        <Field label={text.max} name="max" defaultValue={number(method.days?.max)} {...figure} />
        <Field label={text.label} name="label" defaultValue={method.label} error={errors.label} autoComplete="off" />
        <Field
          label={text.text}
          help={text.textHelp}
          name="text"
          defaultValue={method.text}
          error={errors.text}
          autoComplete="off"
        />
        <Field
          label={text.cutOff}
          help={text.cutOffHelp}
          name="cutOff"
          type="time"
          defaultValue={method.cutOff ?? ''}
          error={errors.cut_off}
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
