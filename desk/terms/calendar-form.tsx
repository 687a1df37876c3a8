import { changeCalendar } from '#contract/desk/store-shipping.ts'
import type { DeskStoreTerms } from '#contract/desk/store-terms.ts'
import { deskCall } from '#desk/platform/call.ts'
import { fieldErrors } from '#desk/platform/failure-text.ts'
import { typed } from '#desk/platform/typed.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Checkbox, TextField } from '#desk/platform/ui/field.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { SavedNote } from './saved-note.tsx'
import { useTermsAct } from './terms-query.ts'

const words = wordsIn({
  es: {
    week: 'Días de la semana en que viajan los paquetes',
    days: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
    holidays: 'Feriados',
    help: 'Uno por renglón, como 2026-12-25 Navidad. Las fechas de llegada los saltean.',
    save: 'Guardar los días',
  },
  en: {
    week: 'Days of the week on which parcels travel',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    holidays: 'Holidays',
    help: 'One in a line, like 2026-12-25 Navidad. Dates of arrival leave them out.',
    save: 'Save the days',
  },
})

type Calendar = Pick<DeskStoreTerms, 'workingDays' | 'holidays'>

const lineOf = ({ day, name }: Calendar['holidays'][number]) => `${day} ${name}`

function calendarIn(form: FormData): Calendar {
  const lines = typed(form, 'holidays')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return {
    workingDays: form.getAll('day').map(Number),
    holidays: lines.map((line) => {
      const [day = '', ...name] = line.split(' ')
      return { day, name: name.join(' ').trim() }
    }),
  }
}

/** When parcels travel: arrival dates of pages and mails follow. */
export function CalendarForm({ terms }: { terms: DeskStoreTerms }) {
  const text = useWords(words)
  const { country, version, workingDays, holidays } = terms
  const acting = useTermsAct(country, (calendar: Calendar, idempotencyKey) =>
    deskCall(changeCalendar, { params: { country }, body: { ...calendar, version } }, { idempotencyKey }),
  )
  const errors = fieldErrors(acting.error)
  return (
    <form
      noValidate
      className="grid gap-3 border border-line p-3"
      onSubmit={(event) => {
        event.preventDefault()
        acting.change(calendarIn(new FormData(event.currentTarget)))
      }}
    >
      <fieldset className="grid gap-1">
        <legend className="text-13 font-semibold">{text.week}</legend>
        <div className="flex flex-wrap gap-x-4">
          {text.days.map((name, at) => (
            <Checkbox
              key={name}
              label={name}
              name="day"
              value={String(at + 1)}
              defaultChecked={workingDays.includes(at + 1)}
            />
          ))}
        </div>
        {errors.workingDays && <p className="text-13 font-medium text-rojo">{errors.workingDays}</p>}
      </fieldset>
      <TextField
        label={text.holidays}
        help={text.help}
        name="holidays"
        rows={Math.min(12, Math.max(3, holidays.length + 1))}
        defaultValue={holidays.map(lineOf).join('\n')}
        error={errors.holidays}
      />
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
