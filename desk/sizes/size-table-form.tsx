import { useState, type FormEvent } from 'react'
import { sizeTableRefusals } from '#contract/desk/size-table-refusals.ts'
import { productGenders, type ProductGender } from '#domain/browse/catalog/genders.ts'
import { sizeTableKinds, type SizeTableKind } from '#domain/browse/catalog/sizes.ts'
import { faultsOfSizeTable, sizeTableLimits, type SizeTableDraft } from '#domain/browse/sizes/check-size-table.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { fieldErrors } from '#desk/platform/failure-text.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useMay } from '#desk/platform/session.tsx'
import { typed } from '#desk/platform/typed.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Field, SelectField } from '#desk/platform/ui/field.tsx'
import { Section } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { formWords } from '#desk/products/form-words.ts'
import { ShopperTable } from './shopper-table.tsx'
import { SizeGrid } from './size-grid.tsx'
import { SizeHints } from './size-hints.tsx'
import { sizeTableWords } from './size-table-words.ts'

const words = wordsIn({
  es: {
    table: 'Tabla',
    preview: 'Como se ve en el teléfono',
    reason: 'Motivo (opcional)',
    save: 'Guardar',
    check: 'Revisá las celdas marcadas.',
    at: (row: number, column: number) => `Fila ${row}, columna ${column}`,
    heading: (column: number) => `Columna ${column}`,
  },
  en: {
    table: 'Table',
    preview: 'As it looks on a phone',
    reason: 'Reason (optional)',
    save: 'Save',
    check: 'Look at the marked cells.',
    at: (row: number, column: number) => `Row ${row}, column ${column}`,
    heading: (column: number) => `Column ${column}`,
  },
})

type SizeTableFormProps = {
  country: OpenCountry
  table: SizeTableDraft
  /** Sizes that products sell by this table. */
  sold: readonly string[]
  act: { error: Error | null; isPending: boolean }
  note?: string | undefined
  /** Whether it changes what is: why is asked then. */
  isChange: boolean
  onSave(draft: SizeTableDraft, reason: string): void
}

/** A size table with what shoppers will see of it beside it; what cannot be shown is marked before it is sent. */
export function SizeTableForm({ country, table, sold, act, note, isChange, onSave }: SizeTableFormProps) {
  const text = useWords(words)
  const names = useWords(sizeTableWords)
  const { genders } = useWords(formWords)
  const language = useLanguage()
  const isReadOnly = !useMay()('products.edit')
  const [draft, setDraft] = useState(table)
  const [isChecked, setChecked] = useState(false)
  const own = Object.entries(isChecked ? faultsOfSizeTable(draft) : {})
  const errors: Readonly<Record<string, string>> = {
    ...fieldErrors(act.error),
    ...Object.fromEntries(own.map(([place, fault]) => [place, sizeTableRefusals[fault][language]])),
  }
  const set = (changed: Partial<SizeTableDraft>) => setDraft((before) => ({ ...before, ...changed }))

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setChecked(true)
    if (Object.keys(faultsOfSizeTable(draft)).length > 0) return
    onSave(draft, typed(event.currentTarget, 'reason').trim())
  }
  const placeText = (place: string) => {
    const [part, row, column] = place.split('.')
    if (part === 'columns' && row !== undefined) return `${text.heading(Number(row) + 1)}: `
    return column === undefined ? '' : `${text.at(Number(row) + 1, Number(column) + 1)}: `
  }
  const ofCells = Object.entries(errors).filter(([place]) => /^(?:columns|rows)/.test(place))
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
      <fieldset disabled={isReadOnly} className="contents">
        <div className="grid gap-3 tablet:grid-cols-3">
          <Field
            label={names.name}
            value={draft.name}
            maxLength={sizeTableLimits.name}
            autoComplete="off"
            error={errors.name}
            onChange={({ target }) => set({ name: target.value })}
          />
          <SelectField
            label={names.kind}
            value={draft.kind}
            options={sizeTableKinds.map((value) => ({ value, label: names.kinds[value] }))}
            onChange={({ target }) => set({ kind: target.value as SizeTableKind })}
          />
          <SelectField
            label={names.gender}
            value={draft.gender}
            options={productGenders.map((value) => ({ value, label: genders[value] }))}
            onChange={({ target }) => set({ gender: target.value as ProductGender })}
          />
        </div>
        <Section title={text.table}>
          <SizeGrid cells={draft} errors={errors} isReadOnly={isReadOnly} onChange={set} />
          {ofCells.length > 0 && (
            <ul role="alert" className="text-13 font-medium text-rojo">
              {ofCells.slice(0, 6).map(([place, sentence]) => (
                <li key={place}>
                  {placeText(place)}
                  {sentence}
                </li>
              ))}
            </ul>
          )}
          <SizeHints draft={draft} sold={sold} />
        </Section>
        <Section title={text.preview}>
          <ShopperTable table={draft} />
        </Section>
        {!isReadOnly && (
          <div className="sticky bottom-0 grid gap-2 border-t border-ink bg-paper py-3">
            {act.error && <ActFailure error={act.error} country={country} />}
            <div className="flex flex-wrap items-end gap-2">
              <div className="min-w-0 grow">
                {isChange && <Field label={text.reason} name="reason" maxLength={300} autoComplete="off" />}
              </div>
              <span role="status" className="py-2 text-13">
                {own.length > 0 ? text.check : note}
              </span>
              <Button type="submit" look="primary" isBusy={act.isPending}>
                {text.save}
              </Button>
            </div>
          </div>
        )}
      </fieldset>
    </form>
  )
}
