import { useState } from 'react'
import { noteQuestion, type DeskQuestion } from '#contract/desk/questions.ts'
import { deskCall } from '#desk/platform/call.ts'
import { moment } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { typed } from '#desk/platform/typed.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { TextField } from '#desk/platform/ui/field.tsx'
import { Section } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { useQuestionAct } from './questions-query.ts'

const words = wordsIn({
  es: {
    title: 'Notas del equipo',
    none: 'Nadie dejó una nota.',
    field: 'Nota nueva',
    help: 'Quien preguntó no la lee.',
    missing: 'Escribí la nota.',
    add: 'Agregar nota',
  },
  en: {
    title: 'Notes of the staff',
    none: 'Nobody left a note.',
    field: 'New note',
    help: 'The person who asked does not read it.',
    missing: 'Write the note.',
    add: 'Add note',
  },
})

/** What the staff noted for each other on a question. */
export function QuestionNotes({ question }: { question: DeskQuestion }) {
  const text = useWords(words)
  const language = useLanguage()
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [isMissing, setIsMissing] = useState(false)
  const { idQuestion, country, entries } = question
  const noting = useQuestionAct(idQuestion, (note: string, idempotencyKey) =>
    deskCall(noteQuestion, { params: { idQuestion }, body: { text: note } }, { idempotencyKey }),
  )
  const notes = entries.filter(({ kind }) => kind === 'note')
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
          help={text.help}
          error={isMissing ? text.missing : undefined}
        />
        {noting.error && <ActFailure error={noting.error} country={country} />}
        <div>
          <Button type="submit" isBusy={noting.isPending}>
            {text.add}
          </Button>
        </div>
      </form>
    </Section>
  )
}
