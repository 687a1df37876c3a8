import type { ProductGender } from '#domain/browse/catalog/genders.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { menuWord, pathWord } from './category-words.ts'
import type { ProductKind } from './product-kinds.ts'

export type CategoryNode = {
  /** The same in every store, whatever its local word. */
  key: string
  path: string
  name: string
  level: number
  position: number
  parentKey: string | null
  gender: ProductGender
  /**
   * What a generated assortment may add here. Null for branches, and for two leaves that must stay as they are:
   * `zapatillas-mujer` holds exactly the 34 named products (4 pages), `accesorios-paraguas` is the empty category.
   */
  kind: ProductKind | null
}

const shoesOf: Readonly<Record<'mujer' | 'hombre' | 'ninos', readonly ProductKind[]>> = {
  mujer: ['running', 'boot', 'sandal', 'heel', 'loafer', 'flat', 'slipper'],
  hombre: ['sneaker', 'running', 'boot', 'sandal', 'loafer', 'slipper'],
  ninos: ['sneaker', 'running', 'boot', 'sandal', 'slipper'],
}

const clothesOf: Readonly<Record<'mujer' | 'hombre' | 'ninos', readonly ProductKind[]>> = {
  mujer: [
    ...(['tshirt', 'blouse', 'shirt', 'top', 'dress', 'skirt', 'trousers', 'jeans', 'shorts', 'leggings'] as const),
    ...(['hoodie', 'sweater', 'jacket', 'coat', 'underwear', 'pyjama', 'swimwear'] as const),
  ],
  hombre: [
    ...(['tshirt', 'shirt', 'trousers', 'jeans', 'shorts', 'hoodie', 'sweater', 'jacket', 'coat'] as const),
    ...(['underwear', 'pyjama', 'swimwear'] as const),
  ],
  ninos: ['tshirt', 'dress', 'trousers', 'jeans', 'shorts', 'hoodie', 'jacket', 'underwear', 'pyjama'],
}

const accessories: readonly ProductKind[] = [
  ...(['bag', 'backpack', 'wallet', 'belt', 'watch', 'sunglasses', 'cap', 'scarf', 'socks', 'giftcard'] as const),
]

/** The branch with five levels: mujer, ropa, remeras, manga corta, básicas. */
const deeper = [
  { key: 'mujer-tshirt-short', under: 'mujer-tshirt', name: 'Manga corta', kind: 'tshirt' },
  { key: 'mujer-tshirt-short-basic', under: 'mujer-tshirt-short', name: 'Básicas', kind: 'tshirt' },
  { key: 'mujer-tshirt-short-printed', under: 'mujer-tshirt-short', name: 'Estampadas', kind: 'tshirt' },
  { key: 'mujer-tshirt-long', under: 'mujer-tshirt', name: 'Manga larga', kind: 'tshirt' },
] as const

/**
 * The category tree of a store, parents before children. The paths of the sneakers are fixed: searches redirect there
 * (OP-014).
 */
export function categoryTree(country: OpenCountry): CategoryNode[] {
  const nodes: CategoryNode[] = []
  const add = (
    key: string,
    parent: CategoryNode | null,
    node: Pick<CategoryNode, 'path' | 'name' | 'gender' | 'kind'>,
  ) => {
    const parentKey = parent?.key ?? null
    const position = nodes.filter((other) => other.parentKey === parentKey).length + 1
    const added = { key, parentKey, level: (parent?.level ?? 0) + 1, position, ...node }
    nodes.push(added)
    return added
  }

  for (const [gender, name] of [
    ['mujer', 'Mujer'],
    ['hombre', 'Hombre'],
    ['ninos', 'Niños'],
  ] as const) {
    const root = add(gender, null, { path: `/${gender}/`, name, gender, kind: null })
    const shoes = add(`${gender}-calzado`, root, { path: `/calzado-${gender}/`, name: 'Calzado', gender, kind: null })
    const leaf = (parent: CategoryNode, kind: ProductKind) => {
      const word = menuWord(kind, country)
      const path = `/${kind === 'sneaker' ? 'zapatillas' : pathWord(word)}-${gender}/`
      add(kind === 'sneaker' ? `zapatillas-${gender}` : `${gender}-${kind}`, parent, { path, name: word, gender, kind })
    }
    if (gender === 'mujer') {
      const name = menuWord('sneaker', country)
      add('zapatillas-mujer', shoes, { path: '/zapatillas-mujer/', name, gender, kind: null })
    }
    for (const kind of shoesOf[gender]) leaf(shoes, kind)
    const clothes = add(`${gender}-ropa`, root, { path: `/ropa-${gender}/`, name: 'Ropa', gender, kind: null })
    for (const kind of clothesOf[gender]) leaf(clothes, kind)
  }

  for (const { key, under, name, kind } of deeper) {
    const parent = nodes.find((node) => node.key === under)!
    add(key, parent, { path: `${parent.path}${pathWord(name)}/`, name, gender: 'mujer', kind })
  }

  const top = { path: '/accesorios/', name: 'Accesorios', gender: 'unisex', kind: null } as const
  const root = add('accesorios', null, top)
  for (const kind of accessories) {
    const name = menuWord(kind, country)
    add(`accesorios-${kind}`, root, { path: `/accesorios/${pathWord(name)}/`, name, gender: 'unisex', kind })
  }
  add('accesorios-paraguas', root, { path: '/accesorios/paraguas/', name: 'Paraguas', gender: 'unisex', kind: null })
  return nodes
}

/** A category and all its ancestors, from the top: the categories of a product. */
export function branchOf(tree: readonly CategoryNode[], key: string): CategoryNode[] {
  const node = tree.find((candidate) => candidate.key === key)
  if (!node) throw new Error(`no category ${key}`)
  return node.parentKey === null ? [node] : [...branchOf(tree, node.parentKey), node]
}
