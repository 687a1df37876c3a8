import type { DeskReturn } from '#contract/desk/returns.ts'
import { returnConditions, type ReturnCondition } from '#domain/after-sale/exchanges/conditions.ts'
import { typed } from '#desk/platform/typed.ts'
import { Field, SelectField } from '#desk/platform/ui/field.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { returnWords } from './return-words.ts'

const words = wordsIn({
  es: { condition: 'Cómo llegó', note: 'Nota (opcional)' },
  en: { condition: 'How it came', note: 'Note (optional)' },
})

/** What was chosen about each of the goods that arrived. */
export const conditionsIn = (form: HTMLFormElement, { items }: DeskReturn) =>
  items.map(({ id }) => {
    const note = typed(form, `note-${id}`).trim()
    return { id, condition: typed(form, `condition-${id}`) as ReturnCondition, ...(note && { note }) }
  })

/** How each of the goods came back; what its shopper called faulty is proposed as such. */
export function ReceivedItems({ of: { items } }: { of: DeskReturn }) {
  const text = useWords(words)
  const names = useWords(returnWords)
  return items.map(({ id, name, size, quantity, isFaulty }) => (
    <fieldset key={id} className="grid gap-2 border-t border-line pt-3">
      <legend className="float-left w-full font-semibold">
        {quantity} × {name} · {size}
      </legend>
      <div className="grid gap-2 tablet:grid-cols-2">
        <SelectField
          label={text.condition}
          name={`condition-${id}`}
          defaultValue={isFaulty ? 'faulty' : 'sound'}
          options={returnConditions.map((value) => ({ value, label: names.condition[value] }))}
        />
        <Field label={text.note} name={`note-${id}`} maxLength={300} autoComplete="off" />
      </div>
    </fieldset>
  ))
}
