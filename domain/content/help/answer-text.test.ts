import { expect, test } from 'vitest'
import { fillAnswer, missingPlaceholders, unknownPlaceholders } from './answer-text.ts'
import { questionAfter, type QuestionAct, type QuestionStatus } from './question.ts'

const lucia = { nombre: 'Lucía', pedido: 'R101' }

test.each([
  ['Hola {nombre}: tu pedido {pedido} sale hoy.', 'Hola Lucía: tu pedido R101 sale hoy.'],
  ['{ Nombre }, {NOMBRE}', 'Lucía, Lucía'],
  ['Sin nada que llenar', 'Sin nada que llenar'],
  ['Queda {esto} y queda { suelto', 'Queda {esto} y queda { suelto'],
])('OP-078 %j is filled as %j', (text, filled) => {
  expect(fillAnswer(text, lucia)).toBe(filled)
})

test('OP-078 a value is not read again: a name with braces stays what it is', () => {
  expect(fillAnswer('Hola {nombre}', { nombre: '{pedido} $&', pedido: 'R101' })).toBe('Hola {pedido} $&')
})

test.each([
  ['Hola {nombre}, {pedido}', []],
  ['Hola {apellido}, {apellido}', ['{apellido}']],
  ['{}', ['{}']],
  ['{nombre } {pedido.total}', ['{pedido.total}']],
])('OP-078 of %j the unknown placeholders are %j', (text, unknown) => {
  expect(unknownPlaceholders(text)).toEqual(unknown)
})

test('OP-078 a placeholder without a value is missing only where the text has it', () => {
  const nothing = { nombre: null, pedido: null }
  expect(missingPlaceholders('Hola {Nombre}', nothing)).toEqual(['nombre'])
  expect(missingPlaceholders('Hola {nombre} {pedido}', { ...nothing, nombre: 'Ana' })).toEqual(['pedido'])
  expect(missingPlaceholders('Hola', nothing)).toEqual([])
})

test.each<[QuestionStatus, QuestionAct, QuestionStatus | undefined]>([
  ['open', 'answer', 'answered'],
  ['open', 'close', 'closed'],
  ['open', 'reopen', undefined],
  ['answered', 'answer', 'answered'],
  ['answered', 'close', 'closed'],
  ['answered', 'reopen', 'open'],
  ['closed', 'answer', undefined],
  ['closed', 'close', undefined],
  ['closed', 'reopen', 'open'],
])('OP-078 a question that is %s: %s makes it %s', (status, act, after) => {
  expect(questionAfter(status, act)).toBe(after)
})
