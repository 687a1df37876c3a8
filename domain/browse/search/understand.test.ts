import { expect, test } from 'vitest'
import { queryWords } from './vocabulary/query-words.ts'
import { rootOf } from './spelling/root-of.ts'
import { understand } from './understand.ts'
import { buildVocabulary } from './vocabulary/vocabulary.ts'

const options = (...labels: string[]) => labels.map((label) => ({ value: label, label }))
const vocabulary = buildVocabulary({
  brands: options('Huella Larga', 'Alquenta', 'Bota', 'Ñandubilla'),
  colorFamilies: options('Negro', 'Blanco', 'Marrón', 'Verde', 'Azul', 'Rosa', 'Rojo'),
  colors: options('Negro', 'Oliva', 'Marino', 'Rosa viejo', 'Bordó', 'Verde salvia'),
  genders: [
    { value: 'mujer', label: 'Mujer' },
    { value: 'hombre', label: 'Hombre' },
    { value: 'ninos', label: 'Niños' },
  ],
  sizes: options('38', '501', '38.5', 'S', 'M', 'XL', 'U'),
})
const read = (query: string) => {
  const { taken, rest } = understand(queryWords(query), vocabulary, {
    isKind: (root) => ['bota', rootOf('billetera')].includes(root),
    isNamed: (root) => root === '501',
  })
  return {
    filters: taken.map(({ filter }) => `${filter.key}:${filter.value}`).toSorted(),
    words: rest.map(({ word }) => word),
  }
}

test.each<[string, string[], string[]]>([
  ['botas negras mujer 38', ['color_family:Negro', 'gender:mujer', 'size:38'], ['botas']],
  ['botas', [], ['botas']],
  ['bota', [], ['bota']],
  ['zapatillas de dama', ['gender:mujer'], ['zapatillas']],
  ['remera para caballero xl', ['gender:hombre', 'size:XL'], ['remera']],
  ['buzo nena', ['gender:ninos'], ['buzo']],
  ['buzo bebé', ['gender:ninos'], ['buzo']],
  ['zapatillas huella larga blancas', ['brand:Huella Larga', 'color_family:Blanco'], ['zapatillas']],
  ['nandubilla', ['brand:Ñandubilla'], []],
  ['vestido rosa viejo', ['color:Rosa viejo'], ['vestido']],
  ['vestido rosa', ['color_family:Rosa'], ['vestido']],
  ['campera verde oliva', ['color:Oliva', 'color_family:Verde'], ['campera']],
  ['pantalón azul marino', ['color:Marino', 'color_family:Azul'], ['pantalon']],
  ['botas café', ['color_family:Marrón'], ['botas']],
  ['bolso vinotinto', ['color:Bordó'], ['bolso']],
  ['talle 38', ['size:38'], []],
  ['38', ['size:38'], []],
  ['xl', ['size:XL'], []],
  ['501', [], ['501']],
  ['m', [], ['m']],
  ['zapatillas talla 38,5', ['size:38.5'], ['zapatillas']],
  ['remera talle u', ['size:U'], ['remera']],
  ['remera de color negro', ['color_family:Negro'], ['remera']],
  ['zapatillas negras negras', ['color_family:Negro'], ['zapatillas']],
  ['zapatillas negras y blancas', ['color_family:Blanco', 'color_family:Negro'], ['zapatillas']],
  ['cartera de hombre negra', ['color_family:Negro'], ['cartera', 'hombre']],
  ['cartera de mujer', ['gender:mujer'], ['cartera']],
  ['para la', [], ['la']],
])('SRCH-01 of %s, %j are filters and %j words', (query, filters, words) => {
  expect(read(query)).toEqual({ filters, words })
})
