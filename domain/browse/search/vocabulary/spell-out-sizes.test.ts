import { expect, test } from 'vitest'
import { spellOutSizes } from './spell-out-sizes.ts'

const sizes = new Set('4 6 8 10 12 14 16 U xs s m l xl xxl 35 36 37 38 39 40 41 42 44 46'.toLowerCase().split(' '))
const known = {
  has: (size: string) => sizes.has(size.toLowerCase()),
  foreignSizes: (text: string, wearers: readonly string[]) => {
    if (text === 'jean 30') return wearers.map((wearer) => (wearer === 'mujer' ? '42' : '40'))
    return /^(?:us 8|eur 39|39 europeo|25 cm)$/i.test(text) ? ['38'] : []
  },
}

test.each([
  // Already in the understood form: unchanged.
  ['zapatillas talle 38', 'zapatillas talle 38'],
  ['zapatillas 38', 'zapatillas 38'],
  ['zapatillas nro 38', 'zapatillas nro 38'],
  ['botas del 38', 'botas del 38'],
  ['remera xl', 'remera xl'],
  ['botas negras', 'botas negras'],
  // Signs, halves, words.
  ['zapatillas #38', 'zapatillas  38'],
  ['zapatillas n° 38', 'zapatillas n  38'],
  ['zapatillas 38½', 'zapatillas talle 38 talle 39'],
  ['zapatillas 38 1/2', 'zapatillas talle 38 talle 39'],
  ['zapatillas 38 y medio', 'zapatillas talle 38 talle 39'],
  ['zapatillas talle 38,5', 'zapatillas talle 38 talle 39'],
  ['número treinta y ocho', 'número 38'],
  ['zapatos cuarenta', 'zapatos 40'],
  // Verbs of wearing.
  ['calzo 39', 'talle 39'],
  ['zapatos, uso 38', 'zapatos, talle 38'],
  ['uso talle m', 'talle m'],
  ['uso diario', 'uso diario'],
  ['zapatillas t38', 'zapatillas talle 38'],
  ['remera TL', 'remera talle l'],
  // Ages.
  ['buzo nena de 6', 'buzo nena talle 6'],
  ['remera para mi hijo de 10', 'remera para mi hijo talle 10'],
  ['short chico de 14', 'short niño talle 14'],
  ['campera nene 7', 'campera nene talle 8'],
  ['zapatillas de niña 36', 'zapatillas de niña 36'],
  ['remera nene 20 mil', 'remera nene 20 mil'],
  // Several sizes.
  ['medias 35-38', 'medias talle 35 talle 36 talle 37 talle 38'],
  ['zapatillas 38/39', 'zapatillas talle 38 talle 39'],
  ['zapatillas 38 o 39', 'zapatillas talle 38 talle 39'],
  ['zapatillas de 30 a 50 mil', 'zapatillas de 30 a 50 mil'],
  ['remera s m', 'remera talle s talle m'],
  ['remera S/M', 'remera talle s talle m'],
  // Words for letters.
  ['remera talle chico', 'remera talle s'],
  ['remera talla mediana', 'remera talle m'],
  ['remera extra grande', 'remera talle xl'],
  ['buzo large', 'buzo talle l'],
  ['cartera grande', 'cartera grande'],
  ['bolso mediano', 'bolso mediano'],
  ['camisa talles grandes', 'camisa talle xl talle xxl'],
  ['vestido plus size', 'vestido talle xl talle xxl'],
  ['gorra talla única', 'gorra talle u'],
  // Children's ages.
  ['ropa para niño de 8 años', 'ropa para niño niño talle 8'],
  ['remera 7 años', 'remera niño talle 8'],
  ['vestido de 15 años', 'vestido de 15 años'],
  ['ropa de 6 meses', 'ropa  bebé '],
  // Other numberings.
  ['zapatillas us 8', 'zapatillas talle 38'],
  ['zapatillas eur 39', 'zapatillas talle 38'],
  ['zapatillas 39 europeo', 'zapatillas talle 38'],
  ['zapatillas 25 cm', 'zapatillas talle 38'],
  ['taco 10 cm', 'taco 10 cm'],
  ['jean 30', 'jean talle 42 talle 40'],
  ['jean hombre 30', 'jean hombre talle 40'],
  ['jean 42', 'jean 42'],
  ['jean mom', 'jean mom'],
  ['pantalón 42', 'pantalón 42'],
  // Sizes the catalogue lacks stay as typed.
  ['zapatillas calzo 47', 'zapatillas calzo 47'],
  ['remera talles grandes de 5xl', 'remera talle xl talle xxl de 5xl'],
])('SRCH-01 %s is read as %s', (query, read) => {
  expect(spellOutSizes(query, known)).toBe(read)
})

test('U22 months are sizes, the smallest that is not too small, as the catalogue writes them', () => {
  const shop = (own: string) => ({
    has: (size: string) => own.split(' ').includes(size.toLowerCase().replaceAll(' ', '')),
  })
  expect(spellOutSizes('body 9 meses', shop('6m 9m 12m')).trim()).toBe('body  bebé talle 9m')
  expect(spellOutSizes('body 7 meses', shop('6m 9m 12m')).trim()).toBe('body  bebé talle 9m')
  expect(spellOutSizes('body 4 meses', shop('0-3m 3-6m')).trim()).toBe('body  bebé talle 3-6m')
  expect(spellOutSizes('remera bebé 1 año', shop('12m 18m'))).toBe('remera bebé bebé talle 12m')
  expect(spellOutSizes('body 9 meses', shop('4 6')).trim()).toBe('body  bebé')
})
