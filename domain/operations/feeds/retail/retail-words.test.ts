import { expect, test } from 'vitest'
import { cutText, plainText } from './plain-text.ts'
import { genderWithin, isSingleSize, isYoung, optionKindOf, readGender, readQuantity, saysYes } from './retail-words.ts'

test.each([
  ['disponible', true],
  ['Sí', true],
  ['si', true],
  ['SÍ', true],
  ['1', true],
  ['0', false],
  ['-1', undefined],
  ['true', true],
  ['En stock', true],
  ['agotado', false],
  ['Agotada', false],
  ['no', false],
  ['FALSE', false],
  ['Sin stock', false],
  ['backorder', false],
  ['quizás', undefined],
])('availability %j: %s', (text, isThere) => {
  expect(saysYes(text)).toBe(isThere)
})

test.each([
  ['4', 4],
  ['0', 0],
  ['4,00', 4],
  ['4.0', 4],
  ['1.200', 1200],
  ['-3', 0],
  ['4.5', undefined],
  ['cuatro', undefined],
  ['', undefined],
])('quantity %j is %s', (text, quantity) => {
  expect(readQuantity(text)).toBe(quantity)
})

test.each([
  ['Dama', 'mujer'],
  ['Femenino', 'mujer'],
  ['MUJERES', 'mujer'],
  ['Caballero', 'hombre'],
  ['Masculino', 'hombre'],
  ['Unisex', 'unisex'],
  ['Niña', 'ninos'],
  ['Bebés', 'ninos'],
  ['Mujer y hombre', 'unisex'],
  ['Ropa de mujer', 'mujer'],
  ['F', 'mujer'],
  ['M', undefined],
  ['otoño', undefined],
])('gender %j is %s', (text, gender) => {
  expect(readGender(text)).toBe(gender)
})

test('the words of a category or a name say for whom something is, whole words only', () => {
  expect(genderWithin('Zapatillas > Hombre > Urbanas')).toBe('hombre')
  expect(genderWithin('Zapatillas niña')).toBe('ninos')
  expect(genderWithin('Remera Damasco')).toBeUndefined()
  expect(genderWithin('Mentolada')).toBeUndefined()
})

test.each([
  ['Adulto', false],
  ['Niños', true],
  ['newborn', true],
  ['8 a 10', undefined],
])('age %j is a child’s: %s', (text, young) => {
  expect(isYoung(text)).toBe(young)
})

test.each([
  ['Único', true],
  ['Talle único', true],
  ['Default Title', true],
  ['U', true],
  ['M', false],
  ['38', false],
])('size %j is the only one: %s', (text, isOnly) => {
  expect(isSingleSize(text)).toBe(isOnly)
})

test.each([
  ['Talle', 'size'],
  ['Talla', 'size'],
  ['Size', 'size'],
  ['pa_talle', 'size'],
  ['Talle de calzado', 'size'],
  ['Color', 'color'],
  ['Colour', 'color'],
  ['Género', 'gender'],
  ['Marca', 'brand'],
  ['Title', 'none'],
  ['Material', 'other'],
] as const)('the option %s is %s', (name, kind) => {
  expect(optionKindOf(name)).toBe(kind)
})

test.each([
  ['<p>Remera de <b>algod&oacute;n</b>.</p><p>Lavar en fr&#237;o</p>', 'Remera de algodón.\nLavar en frío'],
  ['Sin marcas & con signos < 5', 'Sin marcas & con signos < 5'],
  ['<ul><li>Uno</li><li>Dos</li></ul>', 'Uno\nDos'],
  ['a<script>alert(1)</script>b<style>p{}</style>c', 'abc'],
  ['uno<br/>dos<!-- nada -->', 'uno\ndos'],
  ['<p roto', '<p roto'],
])('a description written in HTML is shown as its words: %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test('a text that is too long is cut after a word', () => {
  expect(cutText('corto', 10)).toBe('corto')
  expect(cutText('una frase larga', 12)).toBe('una frase…')
  expect(cutText('x'.repeat(30), 10)).toHaveLength(10)
})
