import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { moment } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { typed } from '#desk/platform/typed.ts'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { ActFailure } from './act-failure.tsx'
import { Button } from './button.tsx'
import { TextField } from './field.tsx'
import { Section } from './screen.tsx'

const words = wordsIn({
  es: {
    title: 'Notas del equipo',
    none: 'Nadie dejó una nota.',
    field: 'Nota nueva',
    missing: 'Escribí la nota.',
    add: 'Agregar nota',
  },
  en: {
    title: 'Notes of the staff',
    none: 'Nobody left a note.',
    field: 'New note',
    missing: 'Write the note.',
    add: 'Add note',
  },
})

type Noting = Pick<UseMutationResult<unknown, Error, { given: string; key: string }>, 'mutate' | 'isPending' | 'error'>

type NoteFormProps = { country: OpenCountry; help: string; noting: Noting }

function NoteForm({ country, help, noting }: NoteFormProps) {
  const text = useWords(words)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [isMissing, setIsMissing] = useState(false)
  return (
    <form
      className="grid gap-2"
      noValidate
      onChange={() => setKey(crypto.randomUUID())}
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        const given = typed(form, 'text').trim()
        setIsMissing(given === '')
        if (given === '' || noting.isPending) return
        const onSuccess = () => {
          form.reset()
          setKey(crypto.randomUUID())
        }
        noting.mutate({ given, key }, { onSuccess })
      }}
    >
      <TextField
        label={text.field}
        name="text"
        rows={2}
        maxLength={2000}
        help={help}
        error={isMissing ? text.missing : undefined}
      />
      {noting.error && <ActFailure error={noting.error} country={country} />}
      <div>
        <Button type="submit" isBusy={noting.isPending}>
          {text.add}
        </Button>
      </div>
    </form>
  )
}

type StaffNotesProps = NoteFormProps & {
  notes: readonly { id: number; text: string; author: string; at: string }[]
  mayAdd?: boolean
}

/** What the staff noted for each other; `help` says who does not read it. */
export function StaffNotes({ notes, country, help, noting, mayAdd = true }: StaffNotesProps) {
  const text = useWords(words)
  const language = useLanguage()
  return (
    <Section title={text.title}>
      {notes.length === 0 && <p className="text-14 text-ink-2">{text.none}</p>}
      <ol className="grid gap-2">
        {notes.map(({ id, text: note, author, at }) => (
          <li key={id} className="grid gap-0.5 border-b border-line pb-2 text-14">
            <p className="whitespace-pre-line wrap-anywhere">{note}</p>
            <p className="text-13 text-ink-2">
              {author} · <time dateTime={at}>{moment(at, country, language)}</time>
            </p>
          </li>
        ))}
      </ol>
      {mayAdd && <NoteForm country={country} help={help} noting={noting} />}
    </Section>
  )
}
