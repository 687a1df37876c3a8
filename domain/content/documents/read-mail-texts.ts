import {
  editableMail,
  mailTextFields,
  namesInBraces,
  noMailTexts,
  placeholdersOf,
  type EditableMailName,
  type MailTextField,
  type MailTexts,
} from '#domain/platform/mail/mail-texts.ts'
import type { FieldReader } from './field-reader.ts'

const maxLength = { subject: 120, heading: 80, introduction: 800, closing: 800 } as const satisfies Record<
  MailTextField,
  number
>
const isOneLine = (field: MailTextField) => field === 'subject' || field === 'heading'

const inBraces = (name: string) => `{{${name}}}`

/** What is wrong with the names in braces of one text. */
function faultsOfNames(read: FieldReader, template: EditableMailName, field: MailTextField, text: string): void {
  const known: readonly string[] = placeholdersOf(template)
  const list = known.map(inBraces).join(', ')
  for (const name of new Set(namesInBraces(text)))
    if (!known.includes(name))
      read.fault(
        field,
        `${inBraces(name)} is not of this mail: it has ${list}`,
        `${inBraces(name)} no es de este mail: tiene ${list}`,
      )
  const rest = text.replaceAll(/\{\{[^{}]{0,60}\}\}/g, '')
  if (/[{}]/.test(rest))
    read.fault(field, 'has a brace without its pair: write {{tienda}}', 'tiene una llave suelta: se escribe {{tienda}}')
}

/** Reads what a retailer says in a mail: nothing in a field leaves the shop's own words there. */
export function readMailTexts(read: FieldReader, template: EditableMailName, value: unknown): MailTexts {
  const given = read.object(value, 'mail', mailTextFields)
  const texts = { ...noMailTexts }
  for (const field of mailTextFields) {
    const text = given[field] ?? ''
    if (typeof text === 'string' && text.trim() === '') continue
    texts[field] = isOneLine(field)
      ? read.line(text, field, maxLength[field])
      : read.words(text, field, maxLength[field]).trim()
    faultsOfNames(read, template, field, texts[field])
  }
  const inSubject = editableMail(template)?.inSubject
  if (inSubject && texts.subject !== '' && !namesInBraces(texts.subject).includes(inSubject))
    read.fault(
      'subject',
      `lacks ${inBraces(inSubject)}, by which a person finds the mail`,
      `le falta ${inBraces(inSubject)}: por eso se encuentra el mail`,
    )
  return texts
}
