import { expect, test } from 'vitest'
import { foldWord } from './fold-word.ts'
import { genderTwin, rootOf } from './root-of.ts'

const root = (word: string) => rootOf(foldWord(word))

test.each([
  ['zapatilla', 'zapatillas'],
  ['pantalón', 'pantalones'],
  ['botín', 'botines'],
  ['azul', 'azules'],
  ['gris', 'grises'],
  ['luz', 'luces'],
  ['jean', 'jeans'],
  ['hombre', 'hombres'],
  ['mujer', 'mujeres'],
  ['verde', 'verdes'],
  ['bebé', 'bebés'],
  ['reloj', 'relojes'],
  ['traje', 'trajes'],
  ['lente', 'lentes'],
  ['panty', 'panties'],
  ['marrón', 'marrones'],
  ['short', 'shorts'],
  ['shoe', 'shoes'],
  ['dress', 'dresses'],
  ['box', 'boxes'],
  ['table', 'tables'],
  ['accessory', 'accessories'],
  ['lace', 'laces'],
  ['tie', 'ties'],
  ['tee', 'tees'],
  ['watch', 'watches'],
])('U22 %s and %s are one word', (one, many) => {
  expect(root(many)).toBe(root(one))
})

test.each([
  ['tenis', 'ten'],
  ['bota', 'botín'],
  ['media', 'medio'],
  ['polera', 'polerón'],
  ['dress', 'dre'],
  ['38', '3'],
  ['caso', 'casa'],
])('U22 %s and %s stay two', (one, other) => {
  expect(root(one)).not.toBe(root(other))
})

test.each([
  ['negro', 'negra'],
  ['basica', 'basico'],
  ['plisada', 'plisado'],
  ['media', null],
  ['punto', null],
  ['azul', null],
  ['oro', null],
])('U22 the other gender of %s is %s', (word, twin) => {
  expect(genderTwin(word)).toBe(twin)
})

test('U22 the root of a root is itself often enough to be looked up twice', () => {
  for (const word of ['zapatillas', 'pantalones', 'luces', 'hombres', 'dresses', 'jeans']) {
    expect(rootOf(rootOf(word))).toBe(rootOf(word))
  }
})
