import type { TextBody } from '#domain/content/documents/read-document.ts'
import { Field, TextField } from '#desk/platform/ui/field.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import type { EditorProps } from './editor.ts'

const words = wordsIn({
  es: {
    title: 'Título',
    text: 'Texto',
    help: 'Con <p>, <h2>, <h3>, <ul>, <ol>, <li>, <strong>, <em>, <a href> y <br>. Las condiciones de la tienda se escriben {{return_days}}, {{free_from}}… y se llenan solas.',
  },
  en: {
    title: 'Title',
    text: 'Text',
    help: 'With <p>, <h2>, <h3>, <ul>, <ol>, <li>, <strong>, <em>, <a href> and <br>. Terms of the store are written {{return_days}}, {{free_from}}… and filled in.',
  },
})

/** The faults of a text: each line that cannot be shown. */
export const textFaults = (faults: Readonly<Record<string, string>>): string | undefined =>
  Object.entries(faults)
    .filter(([place]) => place === 'html' || place.startsWith('html,'))
    .map(([place, fault]) => (place === 'html' ? fault : `${place.replace('html, line ', '')}: ${fault}`))
    .join(' · ') || undefined

/** A text of the shop with its title. */
export function TextEditor({ body, onChange, faults }: EditorProps<TextBody>) {
  const text = useWords(words)
  return (
    <div className="grid gap-4">
      <Field
        label={text.title}
        value={body.title}
        error={faults.title}
        onChange={({ target }) => onChange({ ...body, title: target.value })}
      />
      <TextField
        label={text.text}
        help={text.help}
        rows={22}
        spellCheck
        value={body.html}
        error={textFaults(faults)}
        onChange={({ target }) => onChange({ ...body, html: target.value })}
      />
    </div>
  )
}
