import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortened } from './shortened.ts'

const spoken =
  'hola buenas tardes estoy buscando una campera de abrigo para mi marido que sea de color negro y que no salga más de cien mil pesos talle xl'

test('SRCH-01 S23 a spoken search loses words that say nothing before any other', () => {
  const short = shortened(spoken, 100)
  expect(short.length).toBeLessThanOrEqual(100)
  for (const word of ['campera', 'marido', 'negro', 'que no salga más de cien mil pesos', 'talle xl'])
    expect(short).toContain(word)
  expect(short).not.toContain('hola')
})

test('SRCH-01 S23 what is still too long loses its middle, never a part of a word, the size or the price', () => {
  const long = `zapatillas ${'impermeables acolchadas '.repeat(20)} hasta 100 mil talle 38`
  const short = shortened(long, 100)
  expect(short).toMatch(/^zapatillas /)
  expect(short).toMatch(/hasta 100 mil talle 38$/)
})

test('SRCH-01 S23 any text stays within its length, made of its own words in their order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ maxLength: 12 }), { maxLength: 60 }),
      fc.integer({ min: 20, max: 120 }),
      (parts, length) => {
        const query = parts.join(' ')
        const short = shortened(query, length)
        expect(short.length).toBeLessThanOrEqual(Math.max(length, query.length <= length ? query.length : 0))
        const words = query.split(/\s+/u)
        let at = 0
        if (query.length > length && short !== query.slice(0, length)) {
          for (const word of short.split(' ')) {
            at = words.indexOf(word, at) + 1
            expect(at).toBeGreaterThan(0)
          }
        }
      },
    ),
  )
})
