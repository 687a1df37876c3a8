import { CircleAlert, Plus } from 'lucide-react'
import { useState } from 'react'
import type { FormValues } from '#app/platform/forms/use-form.ts'
import { SelectField } from '#app/platform/ui/field.tsx'
import type { LoginWords } from '#app/platform/texts/login-words.ts'
import { maxAge, minAge } from '#domain/customers/account/birthday.ts'
import { months } from '#domain/platform/text/day-names.ts'

type BirthdayFieldProps = { words: LoginWords; typed: FormValues; error: string | undefined }

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ value: String(from + at), label: String(from + at) }))

/** Optional fields, folded: birthday in three selects (OP-068) and gender. */
export function BirthdayField({ words: { register: words, optional }, typed, error }: BirthdayFieldProps) {
  const [year] = useState(() => new Date().getFullYear())
  const part = (name: 'day' | 'month' | 'year', options: { value: string; label: string }[]) => (
    <SelectField
      id={name === 'day' ? 'birthday' : name}
      name={name}
      label={words[name]}
      autoComplete={`bday-${name}`}
      options={[{ value: '', label: '–' }, ...options]}
      defaultValue={typed[name]}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? 'birthday-error' : undefined}
    />
  )
  const isTouched = ['day', 'month', 'year', 'gender'].some((name) => typed[name])
  return (
    <details open={Boolean(error) || isTouched || undefined} className="group border-y border-line">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 font-medium [&::-webkit-details-marker]:hidden">
        <span>
          {words.more} <span className="text-14 font-normal text-ink-2">({optional})</span>
        </span>
        <Plus aria-hidden="true" size={22} strokeWidth={1.5} className="shrink-0 group-open:rotate-45" />
      </summary>
      <div className="grid gap-5 pt-2 pb-5">
        <fieldset>
          <legend className="sr-only">{words.birthday}</legend>
          <p className="mb-2 text-14 text-ink-2">{words.birthdayHelp}</p>
          <div className="grid grid-cols-[1fr_1.6fr_1.2fr] gap-2">
            {part('day', numbers(1, 31))}
            {part(
              'month',
              months.map((label, at) => ({ value: String(at + 1), label })),
            )}
            {part('year', numbers(year - maxAge, year - minAge).toReversed())}
          </div>
          {error && (
            <p id="birthday-error" className="mt-1 flex items-start gap-1.5 text-14 font-medium text-rojo">
              <CircleAlert aria-hidden="true" size={18} strokeWidth={1.5} className="mt-0.5 shrink-0" />
              {error}
            </p>
          )}
        </fieldset>
        <SelectField
          id="gender"
          name="gender"
          label={words.gender}
          autoComplete="sex"
          options={Object.entries(words.genders).map(([value, label]) => ({ value, label }))}
          defaultValue={typed.gender}
        />
      </div>
    </details>
  )
}
