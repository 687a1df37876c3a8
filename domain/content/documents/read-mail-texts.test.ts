import { expect, test } from 'vitest'
import { fillPlaceholders, namesInBraces, noMailTexts } from '#domain/platform/mail/mail-texts.ts'
import { readDocumentName } from './document-name.ts'
import { faultText } from './fault.ts'
import { readDocument } from './read-document.ts'

const read = (template: string, value: unknown) => {
  const name = readDocumentName(`mail/${template}`)
  if (name?.kind !== 'mail') throw new Error(`there is no mail/${template}`)
  const { body, faults } = readDocument(name, value)
  return { body, faults: faults.map(faultText) }
}

test('a mail keeps the words of the shop where nothing is said', () => {
  expect(read('welcome', {})).toEqual({ body: noMailTexts, faults: [] })
  expect(read('welcome', { heading: '  ', closing: 'Hasta pronto, {{ nombre }}\n' })).toEqual({
    body: { ...noMailTexts, closing: 'Hasta pronto, {{ nombre }}' },
    faults: [],
  })
})

test.each([
  [
    'welcome',
    { subject: 'Hola {{apellido}}' },
    'subject {{apellido}} is not of this mail: it has {{nombre}}, {{tienda}}',
  ],
  ['welcome', { closing: 'Tu pedido {{pedido}}' }, 'closing {{pedido}} is not of this mail'],
  ['order-paid', { subject: 'Gracias, {{nombre}}' }, 'subject lacks {{pedido}}'],
  ['order-paid', { heading: 'Gracias {nombre}' }, 'heading has a brace without its pair'],
  ['order-paid', { heading: 'Dos\nrenglones' }, 'heading must be 1 to 80 characters in one line'],
  ['order-paid', { introduction: 'a'.repeat(801) }, 'introduction must be 1 to 800 characters'],
  ['order-paid', { footer: 'x' }, 'mail has an unknown field "footer"'],
  ['order-paid', { subject: 7 }, 'subject must be 1 to 120 characters'],
])('the mail %s with %j is refused: %s', (template, value, fault) => {
  expect(read(template, value).faults.join('; ')).toContain(fault)
})

test.each(['password-recovery', 'two-step-code', 'regret-received', 'staff-notice', 'nada'])(
  'the words of %s are not for a retailer to change',
  (template) => expect(readDocumentName(`mail/${template}`)).toBeUndefined(),
)

test('what stands in braces is filled in, and nothing else is', () => {
  expect(namesInBraces('{{a}} y {{ b }} y {c}')).toEqual(['a', 'b'])
  expect(fillPlaceholders('Hola {{ nombre }}, {{otro}}{x}', { nombre: '{{pedido}} $1' })).toBe(
    'Hola {{pedido}} $1, {x}',
  )
})
