import { expect, test } from 'vitest'
import { queryWords } from './vocabulary/query-words.ts'
import { readConstraints } from './constraints.ts'

const read = (query: string, phrases: readonly string[] = []) => {
  const found = readConstraints(queryWords(query), (words, at) => {
    const rest = words.slice(at).map(({ word }) => word)
    return phrases.some((phrase) => rest.join(' ').startsWith(phrase))
  })
  const { price } = found
  return {
    rest: found.rest.map(({ typed }) => typed).join(' '),
    ...(price ? { price: [price.from, price.upTo] } : {}),
    ...(found.isReduced ? { isReduced: true } : {}),
    ...(found.order ? { order: found.order } : {}),
    ...(found.without.length > 0 ? { without: found.without.map(({ typed }) => typed) } : {}),
  }
}

test.each([
  ['botas hasta 100000', { rest: 'botas', price: [0, 100_000] }],
  ['vestidos por menos de $30.000', { rest: 'vestidos', price: [0, 30_000] }],
  ['carteras desde 100 mil', { rest: 'carteras', price: [100_000, null] }],
  ['vestido entre 50000 y 80000', { rest: 'vestido', price: [50_000, 80_000] }],
  ['vestido entre 50 y 80 mil', { rest: 'vestido', price: [50_000, 80_000] }],
  ['zapatillas 40 mil', { rest: 'zapatillas', price: [0, 40_000] }],
  ['jean 501', { rest: 'jean 501' }],
  ['zapatillas hasta 40', { rest: 'zapatillas hasta 40' }],
  ['remera barata', { rest: 'remera', order: 'cheap' }],
  ['las zapatillas más baratas', { rest: 'las zapatillas', order: 'cheap' }],
  ['novedades mujer', { rest: 'mujer', order: 'new' }],
  ['los más vendidos', { rest: '', order: 'popular' }],
  ['zapatillas de moda', { rest: 'zapatillas', order: 'popular' }],
  ['ofertas', { rest: '', isReduced: true }],
  ['zapatillas en oferta', { rest: 'zapatillas', isReduced: true }],
  ['campera con descuento', { rest: 'campera', isReduced: true }],
  ['3 pares de medias', { rest: 'medias' }],
  ['tres pares de medias', { rest: 'medias' }],
  ['2 camisetas', { rest: 'camisetas' }],
  ['3 pares', { rest: 'pares' }],
  ['pack de 3 boxer', { rest: 'boxer' }],
  ['cartera no de cuero', { rest: 'cartera', without: ['cuero'] }],
  ['botas que no sean de cuero', { rest: 'botas', without: ['cuero'] }],
  ['remera que no sea negra', { rest: 'remera', without: ['negra'] }],
  ['chaqueta sin capucha', { rest: 'chaqueta', without: ['capucha'] }],
  ['zapatillas no 38', { rest: 'zapatillas no 38' }],
  ['jacket without a hood', { rest: 'jacket', without: ['hood'] }],
  ['dresses under 30000', { rest: 'dresses', price: [0, 30_000] }],
  ['boots over the knee', { rest: 'boots over the knee' }],
  ['sin', { rest: 'sin' }],
])('SRCH-01 %s', (query, expected) => {
  expect(read(query)).toEqual(expected)
})

test('SRCH-01 a refusal that has a meaning of its own stays together', () => {
  expect(read('vestido sin mangas', ['sin mangas'])).toEqual({ rest: 'vestido sin mangas' })
})
