import { toMinor, toUnits } from '#domain/platform/money.ts'
import type { CountryProfile } from '#domain/platform/country/settings.ts'
import type { BulkRefusal } from './bulk-states.ts'
import { ending990 } from './round-price.ts'

/** What an act does to every product it names. Amounts are in currency units, as they were typed. */
export type BulkAct =
  | { kind: 'price'; how: 'set' | 'add' | 'percent'; amount: number; ends990: boolean }
  /** A special price: so many percent below the price, or an amount. */
  | {
      kind: 'special'
      how: 'set' | 'percent'
      amount: number
      ends990: boolean
      from: string | null
      to: string | null
    }
  | { kind: 'end-special' }
  | { kind: 'categories'; add: readonly number[]; remove: readonly number[] }
  | { kind: 'show'; isShown: boolean }
  /** What was pasted: amounts by sku; a special price of null ends it. */
  | { kind: 'prices'; column: 'price' | 'specialPrice'; values: Readonly<Record<string, number | null>> }
  /** Units by the sku of a size. */
  | { kind: 'stocks'; values: Readonly<Record<string, number>> }
export type BulkKind = BulkAct['kind']

/** What of a product an act can change; amounts in minor units, moments as ISO 8601 in UTC. */
export type ChangeableFields = {
  price: number
  specialPrice: number | null
  specialFrom: string | null
  specialTo: string | null
  isShown: boolean
  /** In their order. */
  categories: readonly number[]
  /** Units by the sku of the size. */
  stock: Readonly<Record<string, number>>
}
export type BulkFields = Partial<ChangeableFields>
export type BulkProduct = ChangeableFields & {
  sku: string
  isGiftCard: boolean
  pictures: number
  picturesWithoutText: number
}
export type BulkChange = { before: BulkFields; after: BulkFields }

type Money = Pick<CountryProfile, 'currencyExponent'>
type World = { money: Money; now: number; categories: ReadonlySet<number> }

/** The largest price the database holds. */
const maxMinor = 2_147_483_647

const amountOf = (units: number, ends990: boolean, money: Money) => toMinor(ends990 ? ending990(units) : units, money)

function priceAfter(act: Extract<BulkAct, { kind: 'price' }>, price: number, money: Money): number {
  const units = toUnits(price, money)
  const { how, amount, ends990 } = act
  if (how === 'set') return amountOf(amount, ends990, money)
  return amountOf(how === 'add' ? units + amount : (units * (100 + amount)) / 100, ends990, money)
}

/** What the act wants the product to be, named only where it has a say. */
function wantedBy(act: BulkAct, product: BulkProduct, money: Money): BulkFields {
  switch (act.kind) {
    case 'price':
      return { price: priceAfter(act, product.price, money) }
    case 'special': {
      const units = act.how === 'set' ? act.amount : (toUnits(product.price, money) * (100 - act.amount)) / 100
      return { specialPrice: amountOf(units, act.ends990, money), specialFrom: act.from, specialTo: act.to }
    }
    case 'end-special':
      return { specialPrice: null, specialFrom: null, specialTo: null }
    case 'categories': {
      const kept = product.categories.filter((id) => !act.remove.includes(id))
      return { categories: [...kept, ...act.add.filter((id) => !kept.includes(id))] }
    }
    case 'show':
      return { isShown: act.isShown }
    case 'prices': {
      const value = act.values[product.sku]
      if (value === undefined) return {}
      if (act.column === 'price') return value === null ? {} : { price: toMinor(value, money) }
      if (value === null) return { specialPrice: null, specialFrom: null, specialTo: null }
      return { specialPrice: toMinor(value, money) }
    }
    case 'stocks':
      return {
        stock: Object.fromEntries(
          Object.keys(product.stock).flatMap((size) =>
            Object.hasOwn(act.values, size) ? [[size, act.values[size]!]] : [],
          ),
        ),
      }
  }
}

const fieldNames = [
  'price',
  'specialPrice',
  'specialFrom',
  'specialTo',
  'isShown',
  'categories',
  'stock',
] as const satisfies readonly (keyof ChangeableFields)[]

/** Of a product's sizes only those that are named on the other side. */
const namedSizes = (stock: ChangeableFields['stock'], named: ChangeableFields['stock']) =>
  Object.fromEntries(Object.keys(named).flatMap((size) => (Object.hasOwn(stock, size) ? [[size, stock[size]!]] : [])))

const isSameStock = (one: ChangeableFields['stock'], other: ChangeableFields['stock']) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([size, units]) => other[size] === units)

/** Whether a product is still what was written down of it. */
export function isAs(product: ChangeableFields, fields: BulkFields): boolean {
  return fieldNames.every((name) => {
    const written = fields[name]
    if (written === undefined) return true
    if (name === 'stock') return isSameStock(namedSizes(product.stock, fields.stock!), fields.stock!)
    return JSON.stringify(product[name]) === JSON.stringify(written)
  })
}

/**
 * Why a product cannot become what is wanted, if so. What it was before it may be again: one that was shown without a
 * picture is shown again when an act is undone.
 */
export function obstacleTo(
  product: BulkProduct,
  wanted: BulkFields,
  categories: ReadonlySet<number>,
  isUndo = false,
): BulkRefusal | undefined {
  const after = { ...product, ...wanted }
  const changesPrice = wanted.price !== undefined || wanted.specialPrice !== undefined
  if (changesPrice && product.isGiftCard) return 'gift_card'
  if (changesPrice) {
    const amounts = [after.price, ...(after.specialPrice === null ? [] : [after.specialPrice])]
    if (amounts.some((amount) => !Number.isSafeInteger(amount) || amount < 1 || amount > maxMinor))
      return 'out_of_range'
    if (after.specialPrice !== null && after.specialPrice >= after.price) return 'special_not_below'
  }
  if (wanted.specialFrom !== undefined && after.specialFrom !== null && after.specialTo !== null) {
    if (after.specialFrom >= after.specialTo) return 'dates_over'
  }
  if (wanted.categories) {
    if (wanted.categories.length === 0 && !isUndo) return 'no_category_left'
    if (!wanted.categories.every((id) => categories.has(id))) return 'unknown_category'
  }
  if (wanted.isShown === true && !product.isShown && !isUndo) return obstacleToShow(after)
  if (
    wanted.stock &&
    Object.values(wanted.stock).some((units) => !Number.isSafeInteger(units) || units < 0 || units > maxMinor)
  )
    return 'out_of_range'
  return undefined
}

/** What a product lacks to be shown to shoppers. */
function obstacleToShow({
  pictures,
  picturesWithoutText,
  categories,
  stock,
}: Pick<BulkProduct, 'pictures' | 'picturesWithoutText' | 'categories' | 'stock'>): BulkRefusal | undefined {
  if (pictures === 0) return 'no_picture'
  if (picturesWithoutText > 0) return 'no_picture_text'
  if (categories.length === 0) return 'no_category'
  return Object.keys(stock).length === 0 ? 'no_size' : undefined
}

/** What the act makes of one product: a change, why not, or nothing because it is so already. */
export function changeBy(
  act: BulkAct,
  product: BulkProduct,
  { money, now, categories }: World,
): BulkChange | BulkRefusal | 'same' {
  const wanted = wantedBy(act, product, money)
  if (isAs(product, wanted)) return 'same'
  if (act.kind === 'special' && act.to !== null && Date.parse(act.to) <= now) return 'dates_over'
  const obstacle = obstacleTo(product, wanted, categories)
  if (obstacle) return obstacle
  const before: Record<string, unknown> = {}
  for (const name of fieldNames) {
    if (wanted[name] === undefined) continue
    before[name] = name === 'stock' ? namedSizes(product.stock, wanted.stock!) : product[name]
  }
  return { before, after: wanted }
}

/** What a product is after fields of it were written. */
export const withFields = <P extends ChangeableFields>(product: P, fields: BulkFields): P => ({
  ...product,
  ...fields,
  ...(fields.stock && { stock: { ...product.stock, ...fields.stock } }),
})
