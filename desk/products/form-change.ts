import type { DeskInput } from '#contract/desk/desk-endpoint.ts'
import type { changeProduct, DeskProduct } from '#contract/desk/products.ts'
import { readAmount } from '#domain/browse/assortment/pasted-column.ts'
import type { WantedPicture } from '#domain/browse/assortment/product-pictures.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { toMinor } from '#domain/platform/money.ts'
import { typed } from '#desk/platform/typed.ts'
import { endOfDay, firstDayOf, lastDayOf, startOfDay } from './store-moments.ts'

export type Change = DeskInput<typeof changeProduct>['body']['change']

/** What a form holds beside its fields. */
type Lists = {
  categories: readonly number[]
  attributes: DeskProduct['attributes']
  images: readonly WantedPicture[]
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The fields that a form says otherwise than they are; an amount that is none is a fault of its field. */
export function changeIn(form: FormData, lists: Lists, product: DeskProduct) {
  const { country } = product
  const money = countryProfiles[country]
  const faults: string[] = []
  const amountIn = (name: string, mayBeEmpty: boolean) => {
    const text = typed(form, name).trim()
    if (text === '' && mayBeEmpty) return null
    const amount = readAmount(text)
    if (!amount) faults.push(name)
    return amount ? toMinor(amount, money) : 0
  }
  const dayIn = (name: string, shown: string, was: string | null, moment: (day: string) => string | null) =>
    typed(form, name) === shown ? was : moment(typed(form, name))
  const said = {
    name: typed(form, 'name').trim(),
    description: typed(form, 'description').trim(),
    price: amountIn('price', false) as number,
    specialPrice: amountIn('specialPrice', true),
    specialFrom: dayIn('from', firstDayOf(product.specialFrom, country), product.specialFrom, (day) =>
      startOfDay(day, country),
    ),
    specialTo: dayIn('to', lastDayOf(product.specialTo, country), product.specialTo, (day) => endOfDay(day, country)),
    isShown: form.get('isShown') !== null,
    brandId: Number(typed(form, 'brandId')),
    sizeTableId: Number(typed(form, 'sizeTableId')) || null,
    gender: typed(form, 'gender') as DeskProduct['gender'],
    color: typed(form, 'color').trim(),
    colorFamily: typed(form, 'colorFamily').trim(),
    categories: [...lists.categories],
    attributes: lists.attributes.filter(({ value }) => value.trim() !== ''),
    images: lists.images,
  }
  const changed = Object.entries(said).filter(([name, value]) => !isSame(product[name as keyof DeskProduct], value))
  return { change: Object.fromEntries(changed) as Change, faults }
}
