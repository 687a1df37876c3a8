import { attributeKeys } from '#domain/browse/catalog/attributes.ts'
import { sizeFilterKeys } from '#domain/browse/catalog/sizes.ts'
import { seededRandom } from '#domain/platform/random.ts'
import type { ProductRow, Frame } from '#server/browse/catalog/engine/build/rows.ts'

export type Body = {
  path: string
  q?: string
  sorting?: string
  pageInfo: { page: number; itemsPerPage: number }
  filters: { name: string; values: string[] }[]
}

const filterable: readonly string[] = ['brand', 'color_family', 'gender', ...sizeFilterKeys, ...attributeKeys]
const genders = { mujer: 'mujer', hombre: 'hombre', ninos: 'niños', unisex: '' }

/** Queries that match products of the shop; the n-th is always the same. */
export function queryMaker(rows: readonly ProductRow[], frame: Frame) {
  const paths = new Map(frame.categories.map(({ id, path }) => [id, path]))
  const brands = new Map(frame.brands.map(({ id, slug }) => [id, slug]))

  function valuesOf(row: ProductRow, key: string): string[] {
    if (key === 'brand') return [brands.get(row.brandId)!]
    if (key === 'color_family') return [row.colorFamily]
    if (key === 'gender') return [row.gender]
    const sizes = row.simples.flatMap(([size, of, stock]) => (of === key && stock > 0 ? [size] : []))
    return sizes.length > 0 ? sizes : row.attributes.flatMap(([name, value]) => (name === key ? [value] : []))
  }

  /** A category page with three filters, some with two values. */
  function faceted(seed: number): Body {
    const random = seededRandom(seed)
    const row = random.pick(rows)
    const other = random.pick(rows)
    const keys = new Set<string>()
    while (keys.size < 3) keys.add(random.pick(filterable.filter((key) => valuesOf(row, key).length > 0)))
    const filters = [...keys].map((name) => ({
      name,
      values: [...new Set([random.pick(valuesOf(row, name)), ...(random.often(0.4) ? valuesOf(other, name) : [])])],
    }))
    const sorting = random.pick(['popularity', 'popularity', 'popularity', 'price', 'discount', 'newest'])
    return { path: paths.get(random.pick(row.categoryIds))!, sorting, pageInfo: { page: 1, itemsPerPage: 10 }, filters }
  }

  /** What a shopper types who looks for one of the products: its kind, and often colour, gender, size or a typo. */
  function search(seed: number): Body {
    const random = seededRandom(seed)
    const row = random.pick(rows)
    const words = row.name.toLowerCase().split(' ')
    const typed = [words[0]!]
    if (random.often(0.5)) typed.push(words[1]!)
    if (random.often(0.15)) typed.push(words.at(-1)!)
    if (random.often(0.45)) typed.push(row.color.toLowerCase())
    if (random.often(0.35)) typed.push(genders[row.gender])
    const [size] = row.simples[random.whole(0, row.simples.length - 1)] ?? ['']
    if (random.often(0.2)) typed.push(size)
    let q = [...new Set(typed.filter(Boolean))].join(' ')
    if (random.often(0.15)) {
      const at = random.whole(1, q.length - 2)
      q = q.slice(0, at) + q.slice(at + 1)
    }
    return { path: '/catalog/', q, pageInfo: { page: 1, itemsPerPage: 10 }, filters: [] }
  }

  return { faceted, search }
}

/** `many` distinct ones. */
export function distinctBodies(make: (seed: number) => Body, many: number): string[] {
  const found = new Set<string>()
  for (let seed = 1; found.size < many && seed < many * 20; seed++) found.add(JSON.stringify(make(seed)))
  return [...found]
}

/** Draws by Zipf's law: the n-th entry has a weight of 1/n. */
export function zipf(list: readonly string[], draws: number, seed = 5): string[] {
  const random = seededRandom(seed)
  const sums: number[] = []
  let sum = 0
  for (let n = 1; n <= list.length; n++) sums.push((sum += 1 / n))
  return Array.from({ length: draws }, () => {
    const target = random.next() * sum
    let [low, high] = [0, list.length - 1]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (sums[middle]! < target) low = middle + 1
      else high = middle
    }
    return list[low]!
  })
}
