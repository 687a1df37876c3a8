import { expect, test } from 'vitest'
import { openCountries } from '#domain/platform/country/country.ts'
import { brands } from './brands.ts'
import { branchOf, categoryTree } from './categories.ts'

test.each(openCountries)(
  '%s: every path is its own, every child comes after its parent, one level below',
  (country) => {
    const tree = categoryTree(country)
    expect(new Set(tree.map(({ path }) => path)).size).toBe(tree.length)
    expect(new Set(tree.map(({ key }) => key)).size).toBe(tree.length)
    for (const [index, node] of tree.entries()) {
      expect(node.path).toMatch(/^\/([a-z0-9-]+\/)+$/)
      const parent = tree.slice(0, index).find(({ key }) => key === node.parentKey)
      expect(node.level).toBe((parent?.level ?? 0) + 1)
    }
  },
)

test.each([
  ['ar', '/remeras-mujer/', 'Camperas'],
  ['cl', '/poleras-mujer/', 'Chaquetas'],
  ['co', '/camisetas-mujer/', 'Chaquetas'],
] as const)('%s speaks its own Spanish', (country, path, jackets) => {
  const tree = categoryTree(country)
  expect(tree.map((node) => node.path)).toEqual(
    expect.arrayContaining([path, '/zapatillas-mujer/', '/zapatillas-hombre/', '/accesorios/paraguas/']),
  )
  expect(tree.find(({ key }) => key === 'mujer-jacket')!.name).toBe(jackets)
})

test('one branch is five levels deep', () => {
  expect(branchOf(categoryTree('ar'), 'mujer-tshirt-short-basic').map(({ name }) => name)).toEqual([
    'Mujer',
    'Ropa',
    'Remeras',
    'Manga corta',
    'Básicas',
  ])
})

test('forty-four brands under at least twenty-two letters', () => {
  expect(new Set(brands.map(({ slug }) => slug)).size).toBe(44)
  expect(new Set(brands.map(({ name }) => name[0])).size).toBeGreaterThanOrEqual(22)
})
