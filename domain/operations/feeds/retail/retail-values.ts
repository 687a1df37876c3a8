import { joinList } from '../list-cell.ts'
import type { ProductGender } from '#domain/browse/catalog/genders.ts'
import { onlySize } from '../ids.ts'
import { writePrice } from '../money.ts'
import { readWeight } from '../weight.ts'
import { colorFamilyOf, slugWord } from '../words.ts'
import type { RetailCells, RetailContext } from './retail-cells.ts'
import type { PlatformField } from './retail-formats.ts'
import { readRetailPrice, saysNoPrice } from './retail-price.ts'
import { genderWithin, isSingleSize, isYoung, optionKindOf, readGender, readQuantity, saysYes } from './retail-words.ts'

type Context = Pick<RetailContext, 'money' | 'mapping' | 'log' | 'plan'>

/** The price and the sale price as a Merchant feed writes them; undefined: the row does not say. */
export function amountsOf(cells: RetailCells, { money, mapping }: Context): { price?: string; sale?: string } {
  const read = (field: PlatformField): number | undefined => {
    const text = cells.own(field)
    const amount = readRetailPrice(text, money, mapping.decimals)
    if (typeof amount === 'number') return amount
    cells.fail(`${cells.headerOf(field)} ${amount}`)
    return undefined
  }
  const isSaid = (field: PlatformField) => cells.has(field) && !saysNoPrice(cells.own(field))
  const price = cells.own('price') === '' ? undefined : read('price')
  const before = isSaid('compare_price') ? read('compare_price') : undefined
  if (price !== undefined && before !== undefined && before > price) {
    return { price: writePrice(before, money), sale: writePrice(price, money) }
  }
  const sale = isSaid('sale_price') ? read('sale_price') : undefined
  if (price !== undefined && sale !== undefined && sale > price) {
    const [low, high] = (['price', 'sale_price'] as const).map(
      (field) => `${cells.headerOf(field)} ${cells.own(field)}`,
    )
    cells.fail(`${high} is above ${low}`)
  }
  const isOnSale = sale !== undefined && sale !== price
  return {
    ...(price !== undefined && { price: writePrice(price, money) }),
    ...(isOnSale && { sale: writePrice(sale, money) }),
  }
}

/** WooCommerce knows when a sale begins and ends; days are whole. */
export function saleDatesOf(cells: RetailCells): string {
  const [from, to] = [cells.own('sale_from'), cells.own('sale_to')].map((text) => text.replace(' ', 'T'))
  if (!from && !to) return ''
  const end = to && /^[\d-]{10}$/.test(to) ? `${to}T23:59:59` : to
  return `${from || '2000-01-01'}/${end || '2099-12-31'}`
}

type Stock = { availability: 'in_stock' | 'out_of_stock'; quantity: string }

/**
 * What there is of a size. What a column of stock leaves empty is none, unless its platform means that it is not
 * counted; Shopify writes 0 beside what it does not count.
 */
export function stockOf(cells: RetailCells, { plan, log }: Context): Stock {
  const inStock: Stock = { availability: 'in_stock', quantity: '' }
  const outOfStock: Stock = { availability: 'out_of_stock', quantity: '' }
  const meaningOf = (field: 'stock' | 'availability'): boolean | number | undefined => {
    const raw = cells.own(field)
    if (raw === '') return undefined
    const mapped = cells.mapped('availability', raw)
    const quantity = readQuantity(raw)
    const said = mapped === undefined ? saysYes(raw) : mapped === 'in_stock'
    const meaning = field === 'stock' && mapped === undefined ? (quantity ?? said) : (said ?? quantity)
    if (meaning === undefined) {
      cells.fail(`${cells.headerOf(field)} "${raw}" is neither a quantity nor in stock or out of stock`)
    } else if (typeof meaning === 'boolean') log.add('availability', raw, meaning ? 'in stock' : 'out of stock')
    else log.add('availability', '(a number)', 'that many')
    return meaning
  }
  if (plan.format === 'shopify' && cells.has('tracker') && cells.own('tracker') === '') {
    log.add('availability', '(no tracker)', 'in stock, not counted')
    return inStock
  }
  const [availability, stock] = [meaningOf('availability'), meaningOf('stock')]
  if (availability === false || stock === false) return outOfStock
  const quantity = [stock, availability].find((one) => typeof one === 'number')
  if (quantity !== undefined) return { ...inStock, quantity: String(quantity) }
  const isEmpty = cells.own('stock') === '' && cells.own('availability') === ''
  if (!isEmpty || !cells.has('stock')) return inStock
  const isCounted = plan.format === 'sheet' || plan.format === 'shopify'
  log.add('availability', '(empty)', isCounted ? 'out of stock' : 'in stock, not counted')
  return isCounted ? outOfStock : inStock
}

/** Whether a product is shown; undefined: the feed does not say. */
export function isShown(cells: RetailCells): boolean | undefined {
  const status = cells.product('status').toLowerCase()
  const published = cells.product('published')
  if (status !== '' && status !== 'active') return false
  if (published === '') return status === 'active' ? true : undefined
  // WooCommerce: 1 published, 0 private, -1 a draft.
  const said = /^-?\d+$/.test(published) ? Number(published) > 0 : saysYes(published)
  if (said === undefined) cells.fail(`${cells.headerOf('published')} "${published}" is neither yes nor no`)
  return said
}

/** `NEGRO` is shouted by a spreadsheet, not by a brand. */
const calm = (text: string) =>
  text.length > 3 && text === text.toUpperCase() ? text.charAt(0) + text.slice(1).toLowerCase() : text

/** `S, M, L`, but not the half size `38,5`. */
const namesSeveral = /[;|]|,(?!\d$)/

/** Size and colour: from their own columns, else from options; other options belong to the size. */
export function sizeAndColorOf(cells: RetailCells, { log }: Context): { size: string; color: string } {
  const options = cells.options().map((option) => ({ ...option, kind: optionKindOf(option.name) }))
  const valueOf = (kind: string) => options.filter((one) => one.kind === kind).map(({ value }) => value)
  const rawColor = cells.own('color') || valueOf('color').join('/')
  const color = cells.mapped('color', rawColor) ?? calm(rawColor)
  if (color !== '')
    log.add('color', rawColor, rawColor === color ? colorFamilyOf(color) : `${color}, ${colorFamilyOf(color)}`)
  const rawSizes = [cells.own('size') || valueOf('size').join(' / '), ...valueOf('other')]
  const sizes = rawSizes.flatMap((raw) => {
    if (raw === '') return []
    const mapped = cells.mapped('size', raw)
    if (mapped === undefined && isSingleSize(raw)) return []
    if (mapped === undefined && namesSeveral.test(raw)) {
      cells.fail(`size "${raw}" names several; a row is one size`)
    }
    return [mapped ?? raw]
  })
  const size = sizes.join(' / ') || onlySize
  const raw = rawSizes.filter(Boolean).join(' / ')
  log.add('size', raw || '(none)', size === onlySize ? 'one size' : size)
  return { size, color }
}

/** The unit that a header says: `Peso (kg)`, `Variant Grams`. */
function unitOf(header: string): string | undefined {
  const words = slugWord(header).split('-')
  if (words.some((word) => ['g', 'gr', 'grams', 'gramos'].includes(word))) return 'g'
  if (words.some((word) => ['kg', 'kilos'].includes(word))) return 'kg'
  if (words.some((word) => ['lb', 'lbs'].includes(word))) return 'lb'
  return words.includes('oz') ? 'oz' : undefined
}

/** The weight of a size as a Merchant feed writes it; nothing where the row says none, or 0, which nothing weighs. */
export function weightOf(cells: RetailCells): string {
  const raw = cells.own('weight') || cells.product('weight')
  if (raw === '') return ''
  const grams = readWeight(raw, unitOf(cells.headerOf('weight')))
  if (typeof grams === 'number') return grams === 0 ? '' : `${grams} g`
  cells.fail(`${cells.headerOf('weight')} ${grams}`)
  return ''
}

/** `Atributo: Tejido` and `Tejido (product.metafields.custom.tejido)` are both called Tejido. */
function attributeName(header: string): string {
  const aside = header.endsWith(')') ? header.lastIndexOf('(') : -1
  const name = aside > 0 ? header.slice(0, aside) : header
  return name.replace(/^(atributo|caracter[ií]stica|attribute)[\s:_-]+/i, '').trim()
}

/** Attributes that tell no sizes apart, as the column `attributes` of a Merchant feed has them. */
export function attributesOf(cells: RetailCells, { plan }: Context): string {
  const columns = cells.attributes().map(({ name, value }) => ({ name: attributeName(name), value }))
  // Only WooCommerce says with an option what no size differs by; it lists values with commas.
  const options = plan.format === 'woocommerce' ? cells.unusedOptions() : []
  const spoken = options
    .filter(({ name }) => name !== '' && optionKindOf(name) === 'other')
    .flatMap(({ name, value }) => value.split(',').map((one) => ({ name, value: one.trim() })))
  return joinList(
    [...columns, ...spoken].filter(({ value }) => value !== '').map(({ name, value }) => `${name}=${value}`),
  )
}

/** The deepest of the categories that a cell names: `Mujer > Calzado, Ofertas` → `Mujer > Calzado`. */
export function categoryOf(cells: RetailCells, { plan, log }: Context): string {
  const raw = cells.product('category')
  const sub = cells.product('subcategory')
  const isList = plan.format === 'tiendanube' || plan.format === 'woocommerce'
  const paths = (isList ? raw.split(/(?<!\\),/) : [raw]).map((path) =>
    path
      .replaceAll(String.raw`\,`, ',')
      .split(/>| \/ /)
      .map((name) => name.trim())
      .filter(Boolean),
  )
  const deepest = paths.toSorted((a, b) => b.length - a.length)[0] ?? []
  const path = [...deepest, ...(sub === '' ? [] : [sub])].join(' > ')
  const whole = [raw, sub].filter(Boolean).join(' > ')
  const category = cells.mapped('category', whole) ?? cells.mapped('category', path) ?? path
  log.add('category', whole || '(none)', category || 'no category')
  return category
}

const wireGenders: Readonly<Record<ProductGender, { gender: string; age_group: string }>> = {
  mujer: { gender: 'female', age_group: 'adult' },
  hombre: { gender: 'male', age_group: 'adult' },
  unisex: { gender: 'unisex', age_group: 'adult' },
  ninos: { gender: '', age_group: 'kids' },
}

/** For whom a product is: by its column, else by the words of its category, its tags or its name. */
export function genderOf(cells: RetailCells, category: string, { log }: Context) {
  const option = cells.productOptions().find(({ name }) => optionKindOf(name) === 'gender')
  const raw = cells.product('gender') || (option?.value ?? '')
  const age = cells.product('age')
  const young = age === '' ? false : isYoung(age)
  if (age !== '')
    log.add('age', age, young === undefined ? 'not understood, left aside' : young ? 'children' : 'adults')
  if (raw !== '') {
    const said = cells.mapped('gender', raw) as ProductGender | undefined
    const gender = said ?? readGender(raw)
    if (gender === undefined) {
      cells.fail(
        `${cells.has('gender') ? cells.headerOf('gender') : option!.name} "${raw}" is not understood; values.gender of a mapping says what it means`,
      )
      return wireGenders.unisex
    }
    const whom = young === true ? 'ninos' : gender
    log.add('gender', raw, whom)
    return wireGenders[whom]
  }
  const texts = { category, tags: cells.product('tags'), name: cells.product('name') }
  for (const [where, text] of Object.entries(texts)) {
    const gender = young === true ? 'ninos' : genderWithin(text)
    if (gender === undefined) continue
    log.add('gender', `(none: by the ${young === true ? 'age' : where})`, gender)
    return wireGenders[gender]
  }
  log.add('gender', '(none)', 'unisex')
  return wireGenders.unisex
}
