import { fold } from '#domain/platform/text/fold.ts'
import { brandGroup, categoryGroup } from '../engine/groups.ts'
import type { IndexData } from '../engine/columns/index-data.ts'
import { categoryValue } from '../engine/columns/option-table.ts'

const sizeOf = ({ options }: IndexData, option: number) => {
  if (options.isList[option]) return options.docs[option]!.length
  let bits = 0
  for (let word of options.docs[option]!) for (; word !== 0; word &= word - 1) bits++
  return bits
}

/**
 * Categories and brands with products, by the names people type; categories of the same name in several departments
 * include the department.
 */
export function namesOf(index: IndexData) {
  const { groupStart, value, label } = index.options
  const options = (group: number) =>
    Array.from({ length: groupStart[group + 1]! - groupStart[group]! }, (_, at) => groupStart[group]! + at)
  const byValue = new Map(index.frame.categories.map((category) => [categoryValue(category.path), category]))
  const byId = new Map(index.frame.categories.map((category) => [category.id, category]))
  const department = (id: number): string => {
    const category = byId.get(id)!
    return category.parentId === null ? category.name : department(category.parentId)
  }
  const categories = options(categoryGroup).flatMap((option) => {
    const category = byValue.get(value[option]!)
    const weight = sizeOf(index, option)
    if (!category || weight === 0) return []
    const name = category.level > 1 ? `${category.name} · ${department(category.id)}` : category.name
    return [{ label: name, url: category.path, folded: fold(category.name), weight }]
  })
  const brands = options(brandGroup).map((option) => ({
    label: label[option]!,
    url: `/${value[option]!}/`,
    folded: fold(label[option]!),
    weight: sizeOf(index, option),
  }))
  return { categories, brands: brands.filter(({ weight }) => weight > 0) }
}
