import { productGenders, type ProductGender } from '#domain/browse/catalog/genders.ts'
import { textIndexBuilder } from '../../text/index/build-index.ts'
import { docsOfOptions, docsOfStates } from './docs-of.ts'
import { groupOf, groupsWith, numbersOf, switchBit } from '../groups.ts'
import { growableArray } from './growable-array.ts'
import { isBoost, isGiftCard, type IndexData } from '../columns/index-data.ts'
import { modelCollector } from '../columns/model-columns.ts'
import { optionCollector } from '../columns/option-table.ts'
import { percentOff, priceAt } from '#domain/browse/product/price-in-force.ts'
import { quantityShown } from '#domain/browse/product/stock-shown.ts'
import { priceMarks } from '../columns/price-marks.ts'
import { groupColumns, sizeMasks } from '../columns/group-columns.ts'
import { noOption } from '../columns/record.ts'
import { layOutRecords } from '../columns/record-layout.ts'
import { rankNames, rankSkus } from '../columns/ranks.ts'
import type { Frame, ProductRow } from './rows.ts'
import { stringColumn } from '../columns/strings.ts'

const genderLabels: Record<ProductGender, string> = {
  mujer: 'Mujer',
  hombre: 'Hombre',
  ninos: 'Niños',
  unisex: 'Unisex',
}
const maxStock = 0xffff

/** Takes exactly `count` products of one country, most popular first, and returns the index. */
export function indexBuilder(frame: Frame, count: number, at: number) {
  const groups = groupsWith(frame.attributes)
  const numberOf = numbersOf(groups)
  const options = optionCollector(frame.categories, groups)
  const brandSlugs = new Map(frame.brands.map(({ id, slug, name }) => [id, { slug, name }]))
  const brandPlace = new Map(frame.brands.map(({ id }, place) => [id, place]))
  const supplierPlace = new Map(frame.suppliers.map(({ id }, place) => [id, place]))
  const categoryName = new Map(frame.categories.map(({ id, name }) => [id, name]))
  const chainPlaces = new Map<string, number>()
  const chains: number[][] = []
  const skus: string[] = []
  const names = new Map<string, number>()
  const nameOf = new Uint32Array(count)
  const models = modelCollector(count)
  const text = textIndexBuilder()

  const column = { sku: stringColumn(), slug: stringColumn(), name: stringColumn(), color: stringColumn() }
  const images = { first: stringColumn(), second: stringColumn(), alt: stringColumn() }
  const data = {
    brand: new Uint32Array(count),
    supplier: new Uint32Array(count),
    imageFocus: new Uint16Array(count),
    gender: new Uint32Array(count),
    colorFamily: new Uint32Array(count),
    categories: new Uint32Array(count),
    price: new Int32Array(count),
    now: new Int32Array(count),
    percentOff: new Uint8Array(count),
    marks: new Uint8Array(count),
    traits: new Uint8Array(count),
    createdAt: new Float64Array(count),
    popularity: new Int32Array(count),
    special: new Int32Array(count),
    specialFrom: new Float64Array(count),
    specialTo: new Float64Array(count),
    stock: new Uint16Array(count),
    reviews: new Uint32Array(count),
    tenths: new Uint8Array(count),
    recordStart: new Uint32Array(count + 1),
    simpleStart: new Uint32Array(count + 1),
  }
  const record = growableArray()
  const simpleOption = growableArray()
  const simpleShown = growableArray()
  let added = 0

  function chainOf(ids: readonly number[]): number {
    const key = ids.join()
    let place = chainPlaces.get(key)
    if (place === undefined) {
      place = chains.push([...ids]) - 1
      chainPlaces.set(key, place)
    }
    return place
  }

  function addPrice(row: ProductRow, doc: number, seller: Frame['suppliers'][number] | undefined): void {
    const [from, to] = [row.specialFrom ?? -Infinity, row.specialTo ?? Infinity]
    const inForce = priceAt(row.price, row.specialPrice ?? 0, from, to, at)
    data.price[doc] = row.price
    data.now[doc] = inForce
    data.percentOff[doc] = percentOff(row.price, inForce)
    data.marks[doc] =
      priceMarks(row.price, inForce, seller?.freeShipping === true, frame.freeShippingThreshold) |
      (seller?.fast ? switchBit.fast_shipping : 0) |
      (row.isEco ? switchBit.moda_sostenible : 0)
    data.special[doc] = row.specialPrice ?? 0
    data.specialFrom[doc] = from
    data.specialTo[doc] = to
  }

  function addSizes(row: ProductRow, doc: number): void {
    let units = 0
    for (const [size, key, left] of row.simples) {
      const option = key === null ? noOption : options.idOf(groupOf.get(key)!, size)
      simpleOption.push(option)
      simpleShown.push(quantityShown(left))
      record.push(left > 0 ? option : noOption)
      units += left
    }
    data.simpleStart[doc + 1] = simpleOption.length()
    data.stock[doc] = Math.min(units, maxStock)
  }

  function addOptions(row: ProductRow, doc: number): void {
    const of = brandSlugs.get(row.brandId)
    const add = (key: string, value: string, label?: string) => {
      const id = options.idOf(numberOf.get(key)!, value, label)
      record.push(id)
      return id
    }
    for (const id of row.categoryIds) record.push(options.ofCategory(id) ?? noOption)
    if (of) add('brand', of.slug, of.name)
    data.gender[doc] = add('gender', row.gender, genderLabels[row.gender])
    data.colorFamily[doc] = add('color_family', row.colorFamily)
    add('color', row.color)
    for (const [key, value] of row.attributes) if (numberOf.has(key)) add(key, value)
  }

  /** Applies the definition of a model (domain/browse/catalog/models.ts) with numbers. */
  function addToModel({ name, gender }: ProductRow, doc: number): void {
    let id = names.get(name)
    if (id === undefined) names.set(name, (id = names.size))
    nameOf[doc] = id
    const brand = Math.min(data.brand[doc]!, frame.brands.length)
    models.add(doc, (id * (frame.brands.length + 1) + brand) * productGenders.length + productGenders.indexOf(gender))
  }

  function addText(row: ProductRow): void {
    text.add({
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
    const doc = added++
    const place = supplierPlace.get(row.supplierId)
    skus.push(row.sku)
    column.sku.push(row.sku)
    column.slug.push(row.slug)
    column.name.push(row.name)
    column.color.push(row.color)
    images.first.push(row.images[0] ?? '')
    images.second.push(row.images[1] ?? '')
    images.alt.push(row.imageAlt)
    data.imageFocus[doc] = row.imageFocus
    data.brand[doc] = brandPlace.get(row.brandId) ?? noOption
    data.supplier[doc] = place ?? noOption
    data.categories[doc] = chainOf(row.categoryIds)
    data.traits[doc] = (row.isBoost ? isBoost : 0) | (row.isGiftCard ? isGiftCard : 0)
    data.createdAt[doc] = row.createdAt
    data.popularity[doc] = row.popularity
    data.reviews[doc] = row.reviews
    data.tenths[doc] = row.tenths
    addPrice(row, doc, place === undefined ? undefined : frame.suppliers[place])
    addOptions(row, doc)
    addSizes(row, doc)
    data.recordStart[doc + 1] = record.length()
    addToModel(row, doc)
    addText(row)
  }

  function done(): IndexData {
    if (added !== count) throw new Error(`The index was made for ${count} products and got ${added}.`)
    const { table, moved } = options.settle()
    const columns = {
      ...data,
      ...models.done(),
      count,
      gender: renumber(data.gender, moved),
      colorFamily: renumber(data.colorFamily, moved),
      simpleOption: renumber(simpleOption.done(), moved),
      simpleShown: simpleShown.done(),
      record: renumber(record.done(), moved),
    }
    return {
      ...columns,
      ...layOutRecords(columns),
      frame,
      sku: column.sku.done(),
      name: column.name.done(),
      slug: column.slug.done(),
      color: column.color.done(),
      image: images.first.done(),
      secondImage: images.second.done(),
      imageAlt: images.alt.done(),
      categoryChains: chains,
      ...rankSkus(skus),
      nameRank: rankNames(names.keys(), nameOf),
      options: { ...table, ...docsOfOptions(columns, table.value.length) },
      ...docsOfStates(columns),
      groupColumns: groupColumns(columns, table.groupStart),
      sizeMasks: sizeMasks(columns, table.groupStart),
      text: text.done(),
    }
  }

  return { add, done }
}

function renumber<A extends Uint16Array | Uint32Array>(ids: A, moved: Uint32Array): A {
  for (let at = 0; at < ids.length; at++) if (ids[at] !== noOption) ids[at] = moved[ids[at]!]!
  return ids
}
