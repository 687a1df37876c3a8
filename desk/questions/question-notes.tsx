import { noteQuestion, type DeskQuestion } from '#contract/desk/questions.ts'
import { deskCall } from '#desk/platform/call.ts'
import { StaffNotes } from '#desk/platform/ui/staff-notes.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { useQuestionAct } from './questions-query.ts'

const words = wordsIn({
  es: { help: 'Quien preguntó no la lee.' },
  en: { help: 'The person who asked does not read it.' },
})

/** What the staff noted for each other on a question. */
export function QuestionNotes({ question: { idQuestion, country, entries } }: { question: DeskQuestion }) {
  const { help } = useWords(words)
  const noting = useQuestionAct(idQuestion, (note: string, idempotencyKey) =>
    deskCall(noteQuestion, { params: { idQuestion }, body: { text: note } }, { idempotencyKey }),
  )
  const notes = entries.filter(({ kind }) => kind === 'note')
  return <StaffNotes notes={notes} country={country} help={help} noting={noting} />
}
