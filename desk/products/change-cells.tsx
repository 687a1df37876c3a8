import type { OpenCountry } from '#domain/platform/country/country.ts'
import { day, integer, money } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useWords } from '#desk/platform/words.ts'
import { bulkWords } from './bulk-words.ts'
import { productWords } from './product-words.ts'
import { useProductLists } from './products-query.ts'
import { firstDayOf, lastDayOf } from './store-moments.ts'

/** Older rows of the record have addresses only. */
type Pictures = readonly ({ alt: string | null } | string)[]
type Fields = Readonly<Record<string, unknown>>

/** Fields of a product as a person reads them. */
export function useFieldsText(country: OpenCountry): (fields: Fields) => string {
  const text = useWords(bulkWords)
  const names = useWords(productWords)
  const language = useLanguage()
  const { data: lists } = useProductLists(country)
  const categoryName = (id: unknown) => lists?.categories.find((one) => one.id === id)?.name ?? String(id)

  const picturesText = (pictures: Pictures) =>
    pictures.map((one, at) => text.picture(at + 1, (typeof one === 'object' && one.alt) || '')).join(', ')

  function valueText(name: string, value: unknown): string {
    if (name === 'price' || name === 'specialPrice')
      return typeof value === 'number' ? money(value, country) : text.none
    if (name === 'specialFrom')
      return typeof value === 'string' ? names.from(day(firstDayOf(value, country), language)) : ''
    if (name === 'specialTo')
      return typeof value === 'string' ? names.until(day(lastDayOf(value, country), language)) : ''
    if (name === 'isShown') return value === true ? text.shown : text.hidden
    if (name === 'categories' && Array.isArray(value)) return value.map(categoryName).join(', ')
    if (name === 'brandId') return lists?.brands.find(({ id }) => id === value)?.name ?? String(value)
    if (name === 'stock' && typeof value === 'object' && value !== null)
      return Object.entries(value as Record<string, number>)
        .map(([size, units]) => `${size}: ${integer(units, language)}`)
        .join(', ')
    if (name === 'picture') return ''
    if (name === 'images' && Array.isArray(value)) return picturesText(value as Pictures)
    if (Array.isArray(value)) return integer(value.length, language)
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  return (fields) =>
    Object.entries(fields)
      .map(([name, value]) => valueText(name, value))
      .filter(Boolean)
      .join(' · ')
}
