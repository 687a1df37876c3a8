import {
  editableMail,
  placeholdersOf,
  type EditableMailName,
  type MailPlaceholder,
  type MailTextField,
  type MailTexts,
} from '#domain/platform/mail/mail-texts.ts'
import { Field, TextField } from '#desk/platform/ui/field.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import type { EditorProps } from './editor.ts'

const words = wordsIn({
  es: {
    subject: 'Asunto',
    heading: 'Título',
    introduction: 'Introducción',
    closing: 'Cierre',
    about: 'Lo que queda vacío lo dice la tienda. Importes, direcciones, enlaces y lo legal salen siempre igual.',
    before: 'Va antes de lo que la tienda cuenta. Un renglón vacío separa párrafos.',
    instead: 'Va en lugar de lo que la tienda escribe. Un renglón vacío separa párrafos.',
    last: 'Va al final, antes de la letra chica.',
    names: 'Entre llaves se llenan solos:',
    means: {
      nombre: 'nombre de quien compró',
      pedido: 'número del pedido',
      solicitud: 'número de la solicitud',
      importe: 'el importe',
      producto: 'el producto',
      club: 'la membresía',
      consulta: 'número de la consulta',
      tienda: 'nombre de la tienda',
    } satisfies Record<MailPlaceholder, string>,
  },
  en: {
    subject: 'Subject',
    heading: 'Heading',
    introduction: 'Introduction',
    closing: 'Closing',
    about: 'What is left empty the shop says itself. Amounts, addresses, links and the legal lines stay as they are.',
    before: 'Stands before what the shop reports. An empty line separates paragraphs.',
    instead: 'Stands instead of what the shop writes. An empty line separates paragraphs.',
    last: 'Stands at the end, before the small print.',
    names: 'In braces, filled in by the shop:',
    means: {
      nombre: 'name of the customer',
      pedido: 'number of the order',
      solicitud: 'number of the request',
      importe: 'the amount',
      producto: 'the product',
      club: 'the membership',
      consulta: 'number of the question',
      tienda: 'name of the shop',
    } satisfies Record<MailPlaceholder, string>,
  },
})

/** What a retailer says in a mail. */
export function MailEditor({
  template,
  body,
  onChange,
  faults,
}: EditorProps<MailTexts> & { template: EditableMailName }) {
  const text = useWords(words)
  const own = (field: MailTextField) => ({
    label: text[field],
    value: body[field],
    error: faults[field],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...body, [field]: target.value }),
  })
  const isInstead = editableMail(template)?.replacesSentences === true
  return (
    <div className="grid gap-4">
      <p className="text-14 text-ink-2">{text.about}</p>
      <Field {...own('subject')} autoComplete="off" />
      <Field {...own('heading')} autoComplete="off" />
      <TextField {...own('introduction')} rows={5} spellCheck help={isInstead ? text.instead : text.before} />
      <TextField {...own('closing')} rows={4} spellCheck help={text.last} />
      <div className="text-13">
        <p className="text-ink-2">{text.names}</p>
        <ul className="grid gap-0.5">
          {placeholdersOf(template).map((name) => (
            <li key={name}>
              <code className="font-mono">{`{{${name}}}`}</code> {text.means[name]}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
