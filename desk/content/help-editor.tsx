import type { HelpBody } from '#domain/content/documents/read-document.ts'
import { Field, TextField } from '#desk/platform/ui/field.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { hasFaultWithin, type EditorProps } from './editor.ts'
import { EntryList } from './entry-list.tsx'

const words = wordsIn({
  es: {
    articles: 'Preguntas y respuestas',
    what: 'Pregunta',
    add: 'Agregar una pregunta',
    section: 'Sección',
    title: 'Pregunta',
    text: 'Respuesta',
  },
  en: {
    articles: 'Questions and answers',
    what: 'Question',
    add: 'Add a question',
    section: 'Section',
    title: 'Question',
    text: 'Answer',
  },
})

const blank = { section: '', title: '', text: '' }
const maxArticles = 200

/** All of help, in its order. */
export function HelpEditor({ body, onChange, faults }: EditorProps<HelpBody>) {
  const text = useWords(words)
  return (
    <EntryList
      title={text.articles}
      what={text.what}
      add={text.add}
      items={body.articles}
      max={maxArticles}
      blank={blank}
      nameOf={({ title }) => title}
      hasFault={(at) => hasFaultWithin(faults, `articles[${at}]`)}
      onChange={(articles) => onChange({ articles })}
    >
      {(article, set, at) => (
        <>
          <Field
            label={text.section}
            value={article.section}
            error={faults[`articles[${at}].section`]}
            onChange={({ target }) => set({ ...article, section: target.value })}
          />
          <Field
            label={text.title}
            value={article.title}
            error={faults[`articles[${at}].title`]}
            onChange={({ target }) => set({ ...article, title: target.value })}
          />
          <TextField
            label={text.text}
            rows={6}
            value={article.text}
            error={faults[`articles[${at}].text`]}
            onChange={({ target }) => set({ ...article, text: target.value })}
          />
        </>
      )}
    </EntryList>
  )
}
