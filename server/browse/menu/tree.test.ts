import { expect, test } from 'vitest'
import type { MenuNode } from '#contract/browse/menu.ts'
import { menuTree, type Entry } from './tree.ts'

const entry = (id: number, parentId: number | null, label: string): Entry => ({
  id,
  parentId,
  label,
  url: `/${label.toLowerCase()}/`,
})
/** `Mujer(Calzado Ropa) Ofertas` */
const drawn = (nodes: readonly MenuNode[]): string =>
  nodes.map(({ label, children }) => (children.length > 0 ? `${label}(${drawn(children)})` : label)).join(' ')

const mujer = entry(1, null, 'Mujer')
const calzado = entry(2, 1, 'Calzado')
const botas = entry(3, 2, 'Botas')
const categories = [mujer, calzado, botas]

test.each([
  ['nothing at all', [], [], ''],
  ['no menu drawn', [], categories, 'Mujer(Calzado(Botas))'],
  ['the drawn menu is whole', categories, categories, 'Mujer(Calzado(Botas))'],
  ['what stands beside the categories', [entry(9, null, 'Ofertas'), mujer], [mujer], 'Ofertas Mujer'],
  ['a category nobody placed', [mujer], categories, 'Mujer(Calzado(Botas))'],
  ['after those that were', [mujer, entry(8, 1, 'Novedades')], categories, 'Mujer(Novedades Calzado(Botas))'],
  [
    'a category placed elsewhere is not placed twice',
    [mujer, entry(7, null, 'Botas')],
    categories,
    'Mujer(Calzado) Botas',
  ],
  ['a category without a name', [], [mujer, { ...calzado, label: ' ' }, botas], 'Mujer Botas'],
  ['an orphan stands at the top', [], [botas], 'Botas'],
] as const)('HOME-08 the side menu: %s', (_, placed, categoryRows, tree) => {
  expect(drawn(menuTree(placed, categoryRows))).toBe(tree)
})
