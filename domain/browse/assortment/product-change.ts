import type { ProductGender } from '#domain/browse/catalog/genders.ts'
import { obstacleTo, type BulkProduct, type ChangeableFields } from './bulk-act.ts'
import type { BulkRefusal } from './bulk-states.ts'
import { faultOfPictures, lackText, type WantedPicture } from './product-pictures.ts'

type AttributePair = { key: string; value: string }

/** What the staff change of one product, each field only where it is named. */
export type ProductChange = Partial<
  Omit<ChangeableFields, 'stock'> & {
    name: string
    description: string
    brandId: number
    sizeTableId: number | null
    gender: ProductGender
    color: string
    colorFamily: string
    attributes: readonly AttributePair[]
    /** All its pictures, in their order. */
    images: readonly WantedPicture[]
  }
>

/** Everything of a product that can be changed, as it is. */
export type WholeProduct = BulkProduct & Required<ProductChange>

type Known = {
  categories: ReadonlySet<number>
  brands: ReadonlySet<number>
  sizeTables: ReadonlySet<number>
  /** Addresses of pictures that were uploaded for products. */
  uploaded: ReadonlySet<string>
}
export type ChangeFault = BulkRefusal | 'unknown_brand' | 'unknown_size_table' | 'other_pictures' | 'twice' | 'taken'

/** What cannot be done of a change, by field; empty where all of it can. */
export function faultsOf(product: WholeProduct, change: ProductChange, known: Known): Record<string, ChangeFault> {
  const faults: Record<string, ChangeFault> = {}
  const { price, specialPrice, specialFrom, specialTo, isShown: isShownAfter, categories } = change
  const named = Object.fromEntries(
    Object.entries({ price, specialPrice, specialFrom, specialTo, isShown: isShownAfter, categories }).filter(
      ([, value]) => value !== undefined,
    ),
  )
  const { images = product.images } = change
  const pictured = { ...product, pictures: images.length, picturesWithoutText: lackText(images) }
  const obstacle = obstacleTo(pictured, named, known.categories)
  if (obstacle) faults[fieldOf(obstacle, change)] = obstacle
  if (change.brandId !== undefined && !known.brands.has(change.brandId)) faults.brandId = 'unknown_brand'
  if (change.sizeTableId && !known.sizeTables.has(change.sizeTableId)) faults.sizeTableId = 'unknown_size_table'
  if (change.images) {
    const isShown = product.isShown && isShownAfter !== false
    const fault = faultOfPictures(change.images, { before: product.images, isShown, uploaded: known.uploaded })
    if (fault) faults.images = fault
  }
  const pairs = (change.attributes ?? []).map(({ key, value }) => `${key}\n${value}`)
  if (new Set(pairs).size < pairs.length) faults.attributes = 'twice'
  return faults
}

function fieldOf(obstacle: BulkRefusal, change: ProductChange): keyof ProductChange {
  if (obstacle === 'no_category_left' || obstacle === 'unknown_category') return 'categories'
  if (
    obstacle === 'no_picture' ||
    obstacle === 'no_picture_text' ||
    obstacle === 'no_category' ||
    obstacle === 'no_size'
  )
    return 'isShown'
  if (obstacle === 'dates_over') return 'specialTo'
  return change.specialPrice === undefined ? 'price' : 'specialPrice'
}

export type FieldsChanged = { before: Record<string, unknown>; after: Record<string, unknown> }

/** The fields that a change makes other than they are, before and after; a key is compared by what it says. */
export function differencesOf(product: WholeProduct, change: ProductChange): FieldsChanged {
  const changed: FieldsChanged = { before: {}, after: {} }
  for (const [name, after] of Object.entries(change)) {
    const before = product[name as keyof ProductChange]
    if (after === undefined || JSON.stringify(before) === JSON.stringify(after)) continue
    changed.before[name] = before
    changed.after[name] = after
  }
  return changed
}
