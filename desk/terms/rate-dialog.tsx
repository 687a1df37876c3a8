import { removeRate, setRate } from '#contract/desk/store-shipping.ts'
import type { DeskInput } from '#contract/desk/desk-endpoint.ts'
import type { DeskStoreTerms } from '#contract/desk/store-terms.ts'
import { useState } from 'react'
import { deskCall } from '#desk/platform/call.ts'
import { fieldErrors } from '#desk/platform/failure-text.ts'
import { orderWords } from '#desk/platform/order-words.ts'
import { typed } from '#desk/platform/typed.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Checkbox, Field, SelectField } from '#desk/platform/ui/field.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { daysIn, figureIn } from './figures-typed.ts'
import { useTermsAct } from './terms-query.ts'

const words = wordsIn({
  es: {
    add: 'Precio para un lugar',
    change: 'Cambiar el precio de un lugar',
    method: 'Forma de envío',
    where: 'Región',
    everywhere: 'Todo el país',
    postcode: 'O códigos postales que empiezan con',
    from: 'Compras desde',
    fromHelp: 'Cero: cualquier compra.',
    grams: 'Hasta cuántos gramos',
    gramsHelp: 'Vacío: sin límite de peso.',
    price: 'Precio',
    isOffered: 'Se ofrece ahí',
    min: 'Días, desde',
    max: 'Días, hasta',
    daysHelp: 'Vacíos: los de la forma de envío.',
    save: 'Guardar el precio',
    remove: 'Quitar',
  },
  en: {
    add: 'A price for a place',
    change: 'Change the price of a place',
    method: 'Method',
    where: 'Region',
    everywhere: 'Everywhere',
    postcode: 'Or postcodes that begin with',
    from: 'Orders from',
    fromHelp: 'Nothing: any order.',
    grams: 'Up to how many grams',
    gramsHelp: 'Empty: however heavy.',
    price: 'Price',
    isOffered: 'Offered there',
    min: 'Days, from',
    max: 'Days, to',
    daysHelp: 'Empty: those of the method.',
    save: 'Save the price',
    remove: 'Remove',
  },
})

export type Rate = DeskStoreTerms['rates'][number]
type Set = Omit<DeskInput<typeof setRate>['body'], 'version'>

const placeOf = ({ method, region, postcode, fromAmount, upToGrams }: Rate) => ({
  method,
  region,
  postcode,
  fromAmount,
  upToGrams,
})

function rateIn(form: FormData, rate: Rate | undefined): Set {
  const of = (name: string) => typed(form, name).trim()
  return {
    rate: {
      method: of('method') as Rate['method'],
      region: of('region') || null,
      postcode: of('postcode') || null,
      fromAmount: of('fromAmount') === '' ? 0 : figureIn(of('fromAmount')),
      upToGrams: of('upToGrams') === '' ? null : figureIn(of('upToGrams')),
      price: form.get('isOffered') === null ? null : figureIn(of('price')),
      days: daysIn(of('min'), of('max')),
    },
    ...(rate && { instead: placeOf(rate) }),
  }
}

type RateDialogProps = { terms: DeskStoreTerms; rate: Rate | undefined; onClose(): void }

/** One price of a method at a place, from an amount on, up to a weight. */
export function RateDialog({ terms, rate, onClose }: RateDialogProps) {
  const text = useWords(words)
  const { delivery } = useWords(orderWords)
  const { country, version, regions, methods, hasPostcodes } = terms
  const [isOffered, setOffered] = useState(rate?.price !== null)
  const setting = useTermsAct(
    country,
    (set: Set, idempotencyKey) =>
      deskCall(setRate, { params: { country }, body: { ...set, version } }, { idempotencyKey }),
    onClose,
  )
  const removing = useTermsAct(
    country,
    (gone: Rate, idempotencyKey) =>
      deskCall(removeRate, { params: { country }, body: { rate: placeOf(gone), version } }, { idempotencyKey }),
    onClose,
  )
  const error = setting.error ?? removing.error
  const errors = fieldErrors(error)
  const figure = { inputMode: 'decimal', autoComplete: 'off' } as const
  const said = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value))
  return (
    <Dialog title={rate ? text.change : text.add} onClose={onClose}>
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          setting.change(rateIn(new FormData(event.currentTarget), rate))
        }}
      >
        <div className="grid grid-cols-2 items-start gap-3 max-tablet:grid-cols-1">
          <SelectField
            label={text.method}
            name="method"
            defaultValue={rate?.method ?? methods[0]?.code}
            options={methods.map(({ code }) => ({ value: code, label: delivery[code] ?? code }))}
          />
          <SelectField
            label={text.where}
            name="region"
            defaultValue={rate?.region ?? ''}
            error={errors.region}
            options={[{ value: '', label: text.everywhere }, ...regions.map((name) => ({ value: name, label: name }))]}
          />
          {hasPostcodes && (
            <Field
              label={text.postcode}
              name="postcode"
              defaultValue={rate?.postcode ?? ''}
              error={errors.postcode}
              autoComplete="off"
            />
          )}
          <Field
            label={text.from}
            help={text.fromHelp}
            name="fromAmount"
            defaultValue={said(rate?.fromAmount ?? 0)}
            error={errors.fromAmount}
            {...figure}
          />
          <Field
            label={text.grams}
            help={text.gramsHelp}
            name="upToGrams"
            defaultValue={said(rate?.upToGrams)}
            error={errors.upToGrams}
            {...figure}
          />
        </div>
        <Checkbox
          label={text.isOffered}
          name="isOffered"
          checked={isOffered}
          onChange={({ target }) => setOffered(target.checked)}
        />
        <div className="grid grid-cols-3 items-start gap-3 max-tablet:grid-cols-1">
          {isOffered && (
            <>
              <Field
                label={text.price}
                name="price"
                defaultValue={said(rate?.price)}
                error={errors.price}
                {...figure}
              />
              <Field
                label={text.min}
                help={text.daysHelp}
                name="min"
                defaultValue={said(rate?.days?.min)}
                error={errors.days}
                {...figure}
              />
              <Field label={text.max} name="max" defaultValue={said(rate?.days?.max)} {...figure} />
            </>
          )}
        </div>
        {error && <ActFailure error={error} country={country} />}
        <div className="flex flex-wrap justify-between gap-2">
          <Button type="submit" look="primary" isBusy={setting.isPending}>
            {text.save}
          </Button>
          {rate && (
            <Button look="danger" isBusy={removing.isPending} onClick={() => removing.change(rate)}>
              {text.remove}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
