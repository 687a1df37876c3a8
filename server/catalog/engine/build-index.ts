import type { ProductGender } from '#domain/catalog/genders.ts'
import { buildTextIndex } from '../text/build-index.ts'
import type { TextDocument } from '../text/types.ts'
import { docsOfOptions, docsOfStates } from './docs-of.ts'
import { groupOf, switchBit } from './groups.ts'
import { growing } from './growing.ts'
import { isBoost, isGiftCard, noOption, type IndexData } from './index-data.ts'
import { optionCollector } from './option-table.ts'
import { percentOff, priceAt, priceMarks } from './price-now.ts'
import { rankNames, rankSkus } from './ranks.ts'
import type { Frame, ProductRow } from './rows.ts'
import { stringColumn } from './strings.ts'

const genderLabels: Record<ProductGender, string> = {
  mujer: 'Mujer',
  hombre: 'Hombre',
  ninos: 'Niños',
  unisex: 'Unisex',
}
const most = 0xffff

const bytes = (length: number) => new Uint8Array(length)
const shorts = (length: number) => new Uint16Array(length)
const ints = (length: number) => new Int32Array(length)
const words = (length: number) => new Uint32Array(length)
const doubles = (length: number) => new Float64Array(length)

/** Takes the products of one store, most popular first, and gives the index. */
export function indexBuilder(frame: Frame, at: number) {
  const options = optionCollector(frame.categories)
  const brandSlugs = new Map(frame.brands.map(({ id, slug, name }) => [id, { slug, name }]))
  const brandPlace = new Map(frame.brands.map(({ id }, place) => [id, place]))
  const supplierPlace = new Map(frame.suppliers.map(({ id }, place) => [id, place]))
  const categoryName = new Map(frame.categories.map(({ id, name }) => [id, name]))
  const chainPlaces = new Map<string, number>()
  const chains: number[][] = []
  const models = new Map<string, number>()
  const documents: TextDocument[] = []

  const column = { sku: stringColumn(), slug: stringColumn(), name: stringColumn(), color: stringColumn() }
  const images = { first: stringColumn(), second: stringColumn() }
  const brand = growing(words)
  const supplier = growing(words)
  const gender = growing(words)
  const colorFamily = growing(words)
  const categories = growing(words)
  const price = growing(ints)
  const now = growing(ints)
  const off = growing(bytes)
  const marks = growing(bytes)
  const traits = growing(bytes)
  const createdAt = growing(doubles)
  const popularity = growing(ints)
  const sibling = growing(words)
  const stock = growing(shorts)
  const optionStart = growing(words)
  const optionIds = growing(words)
  const simpleStart = growing(words)
  const simpleOption = growing(words)
  const simpleStock = growing(shorts)
  const special = growing(ints)
  const specialFrom = growing(doubles)
  const specialTo = growing(doubles)
  let count = 0

  function chainOf(ids: readonly number[]): number {
    const key = ids.join()
    let place = chainPlaces.get(key)
    if (place === undefined) {
      place = chains.push([...ids]) - 1
      chainPlaces.set(key, place)
    }
    return place
  }

  function addPrice(row: ProductRow, seller: Frame['suppliers'][number] | undefined): void {
    const [from, to] = [row.specialFrom ?? -Infinity, row.specialTo ?? Infinity]
    const inForce = priceAt(row.price, row.specialPrice ?? 0, from, to, at)
    price.push(row.price)
    now.push(inForce)
    off.push(percentOff(row.price, inForce))
    marks.push(
      priceMarks(row.price, inForce, seller?.freeShipping === true, frame.freeShippingThreshold) |
        (seller?.fast ? switchBit.fast_shipping : 0) |
        (row.isEco ? switchBit.moda_sostenible : 0),
    )
    special.push(row.specialPrice ?? 0)
    specialFrom.push(from)
    specialTo.push(to)
  }

  function addSizes(row: ProductRow): void {
    let units = 0
    for (const [size, key, left] of row.simples) {
      simpleOption.push(key === null ? noOption : options.idOf(groupOf.get(key)!, size))
      simpleStock.push(Math.min(left, most))
      units += left
    }
    simpleStart.push(simpleOption.length())
    stock.push(Math.min(units, most))
  }

  function addOptions(row: ProductRow, doc: number): void {
    const of = brandSlugs.get(row.brandId)
    const add = (key: string, value: string, label?: string) => {
      const id = options.idOf(groupOf.get(key)!, value, label)
      optionIds.push(id)
      return id
    }
    for (const id of row.categoryIds) {
      const option = options.ofCategory(id)
      if (option !== undefined) optionIds.push(option)
    }
    if (of) add('brand', of.slug, of.name)
    gender.push(add('gender', row.gender, genderLabels[row.gender]))
    colorFamily.push(add('color_family', row.colorFamily))
    add('color', row.color)
    for (const [key, value] of row.attributes) if (groupOf.has(key)) add(key, value)
    optionStart.push(optionIds.length())
    const model = `${row.brandId}\n${row.name}`
    // The newest of a model points at the one before it; `done` closes the ring.
    sibling.push(models.get(model) ?? doc)
    models.set(model, doc)
  }

  function addText(row: ProductRow): void {
    documents.push({
      sku: row.sku,
      name: row.name,
      kinds: row.categoryIds.toReversed().flatMap((id) => categoryName.get(id) ?? []),
      brand: brandSlugs.get(row.brandId)?.name ?? '',
      color: row.color,
      colorFamily: row.colorFamily,
      gender: row.gender,
      description: row.description,
      attributes: row.attributes.map(([, value]) => value),
    })
  }

  function add(row: ProductRow): void {
    const doc = count++
    const place = supplierPlace.get(row.supplierId)
    column.sku.push(row.sku)
    column.slug.push(row.slug)
    column.name.push(row.name)
    column.color.push(row.color)
    images.first.push(row.images[0] ?? '')
    images.second.push(row.images[1] ?? '')
    brand.push(brandPlace.get(row.brandId) ?? noOption)
    supplier.push(place ?? noOption)
    categories.push(chainOf(row.categoryIds))
    traits.push((row.isBoost ? isBoost : 0) | (row.isGiftCard ? isGiftCard : 0))
    createdAt.push(row.createdAt)
    popularity.push(row.popularity)
    addPrice(row, place === undefined ? undefined : frame.suppliers[place])
    addSizes(row)
    addOptions(row, doc)
    addText(row)
  }

  function done(): IndexData {
    const { table, moved } = options.settle()
    const data = {
      count,
      frame,
      sku: column.sku.done(),
      slug: column.slug.done(),
      name: column.name.done(),
      color: column.color.done(),
      image: images.first.done(),
      secondImage: images.second.done(),
      brand: brand.done(),
      supplier: supplier.done(),
      gender: renumber(gender.done(), moved),
      colorFamily: renumber(colorFamily.done(), moved),
      categories: categories.done(),
      categoryChains: chains,
      price: price.done(),
      now: now.done(),
      percentOff: off.done(),
      marks: marks.done(),
      traits: traits.done(),
      createdAt: createdAt.done(),
      popularity: popularity.done(),
      sibling: closeRings(sibling.done(), models),
      stock: stock.done(),
      optionStart: fromZero(optionStart.done()),
      optionIds: renumber(optionIds.done(), moved),
      simpleStart: fromZero(simpleStart.done()),
      simpleOption: renumber(simpleOption.done(), moved),
      simpleStock: simpleStock.done(),
      special: special.done(),
      specialFrom: specialFrom.done(),
      specialTo: specialTo.done(),
    }
    return {
      ...data,
      ...rankSkus(data.sku, count),
      nameRank: rankNames(data.name, count),
      options: { ...table, ...docsOfOptions(data, table.value.length) },
      ...docsOfStates(data),
      text: buildTextIndex(documents),
    }
  }

  return { add, done }
}

function renumber(ids: Uint32Array, moved: Uint32Array): Uint32Array {
  for (let at = 0; at < ids.length; at++) if (ids[at] !== noOption) ids[at] = moved[ids[at]!]!
  return ids
}

function fromZero(ends: Uint32Array): Uint32Array {
  const starts = new Uint32Array(ends.length + 1)
  starts.set(ends, 1)
  return starts
}

/** Each product points at the one before it; the first of a model now points at the last. */
function closeRings(before: Uint32Array, lastOf: ReadonlyMap<string, number>): Uint32Array {
  for (const last of lastOf.values()) {
    let first = last
    while (before[first] !== first) first = before[first]!
    before[first] = last
  }
  return before
}
