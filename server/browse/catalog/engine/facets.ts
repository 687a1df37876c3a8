import type { AttributeSetting } from '#domain/browse/catalog/attribute-settings.ts'
import { hexOfFamily } from '#domain/browse/catalog/palette.ts'
import { filterName, type FilterKey } from '#domain/browse/catalog/address/parameters.ts'
import type { CountryProfile } from '#domain/platform/country/settings.ts'
import { discountSteps } from './discount-steps.ts'
import { brandGroup, categoryGroup, groupOf, numbersOf, switches, type Switch } from './groups.ts'
import type { IndexData } from './columns/index-data.ts'
import { categoryValue } from './columns/option-table.ts'
import type { Selection, Criteria } from './select.ts'

/** The filters before the attributes. */
const firstFilters = [
  'category',
  'shoe_size',
  'app_topsize',
  'appbottom_size',
  'brand',
  'color_family',
  'price',
  'special_price',
  'discount_range',
  'fast_shipping',
  'free_shipping',
  'moda_sostenible',
  'gender',
] as const satisfies readonly FilterKey[]

/** The default order of a store's filters; it also follows a shorter custom order. */
export const filterOrderOf = (attributes: readonly AttributeSetting[], groups: readonly string[]): FilterKey[] => [
  ...firstFilters,
  ...attributes.flatMap(({ key, isFilter }) => (isFilter && groups.includes(key) ? [key] : [])),
]

export type FacetView = {
  found: Selection
  criteria: Criteria
  order: readonly string[]
  /** The category of the page: it and its ancestors are not offered as options. */
  withinCategory: number | undefined
  isFastOffered: boolean
  discounts: ReadonlySet<string>
}

/**
 * Writes the filters of contract/browse/catalog.ts as JSON; every offered option has a product or is chosen (INV-30).
 */
export function facetWriter(index: IndexData, profile: CountryProfile) {
  const { groups, groupStart, value, label } = index.options
  const numberOf = numbersOf(groups)
  const attributeName = new Map<string, string>(index.frame.attributes.map(({ key, name }) => [key, name]))
  const nameOf = (key: FilterKey) => attributeName.get(key) ?? filterName(key, profile)
  const minorUnits = 10 ** profile.currencyExponent
  const pathOf = new Map(index.frame.categories.map(({ path, level }) => [categoryValue(path), { path, level }]))
  const colorFamily = groupOf.get('color_family')!

  const heads = value.map((text, option) => {
    const base = `{"label":${JSON.stringify(label[option])},"value":${JSON.stringify(text)}`
    if (option >= groupStart[colorFamily]! && option < groupStart[colorFamily + 1]!) {
      return `${base},"hex":"${hexOfFamily(label[option]!)}","count":`
    }
    const place = option < groupStart[categoryGroup + 1]! ? pathOf.get(text) : undefined
    return place ? `${base},"level":${place.level},"path":"${place.path}","count":` : `${base},"count":`
  })
  const openings = Object.fromEntries(
    filterOrderOf(index.frame.attributes, groups).map((key) => [
      key,
      `{"key":"${key}","name":${JSON.stringify(nameOf(key))},"type":`,
    ]),
  )

  /**
   * Uses the tree to find what is below the page's category, because paths share their parents' prefix only by
   * convention.
   */
  const parentOf = new Map(index.frame.categories.map(({ id, parentId }) => [id, parentId]))
  const idOf = new Map(index.frame.categories.map(({ id, path }) => [categoryValue(path), id]))
  function liesBelow(option: number, category: number): boolean {
    const top = idOf.get(value[category]!)
    for (let id: number | null = idOf.get(value[option]!) ?? null; id !== null; id = parentOf.get(id) ?? null) {
      if (parentOf.get(id) === top) return true
    }
    return false
  }
  const below = new Map<number, ReadonlySet<number>>()
  function categoriesBelow(category: number): ReadonlySet<number> {
    let found = below.get(category)
    if (!found) {
      const all = Array.from({ length: groupStart[categoryGroup + 1]! - groupStart[categoryGroup]! }, (_, at) => at)
      found = new Set(all.filter((option) => liesBelow(option, category)))
      below.set(category, found)
    }
    return found
  }

  function multiple(group: number, { found, criteria, withinCategory }: FacetView): string {
    const chosen = criteria.options.get(group)
    const allowed =
      group === categoryGroup && withinCategory !== undefined ? categoriesBelow(withinCategory) : undefined
    let written = ''
    let many = 0
    for (let option = groupStart[group]!; option < groupStart[group + 1]!; option++) {
      const count = found.counts[option]!
      const isChosen = chosen !== undefined && chosen.includes(option)
      if ((count === 0 && !isChosen) || (allowed && !allowed.has(option))) continue
      written += `${many++ === 0 ? '' : ','}${heads[option]}${count},"active":${isChosen}}`
    }
    // A single option is not offered, unless it is chosen.
    const isWorthwhile = many > 1 || chosen !== undefined || group === brandGroup
    return many > 0 && isWorthwhile ? `"multiple","options":[${written}]}` : ''
  }

  function onOff(key: Switch, { found, criteria, isFastOffered }: FacetView): string {
    const bit = switches.indexOf(key)
    const isChosen = (criteria.switches & (1 << bit)) !== 0
    const count = found.switchCounts[bit]!
    if ((count === 0 && !isChosen) || (key === 'fast_shipping' && !isFastOffered)) return ''
    return `"boolean","options":[{"label":"Sí","value":"1","count":${count},"active":${isChosen}}]}`
  }

  /** Left out when there is nothing to choose from (CAT-28). */
  function price({ found, criteria }: FacetView): string {
    if (found.cheapest > found.dearest || (found.cheapest === found.dearest && !criteria.price)) return ''
    const bounds = `${Math.floor(found.cheapest / minorUnits)}-${Math.ceil(found.dearest / minorUnits)}`
    return `"range","options":[{"label":"${bounds}","value":"${bounds}","count":${found.total},"active":${criteria.price !== undefined}}]}`
  }

  function discount({ found, discounts }: FacetView): string {
    const options: string[] = []
    for (const [step, [from, to]] of discountSteps.entries()) {
      const count = found.stepCounts[step]!
      const text = `${from}-${to}`
      if (count === 0 && !discounts.has(text)) continue
      const name = to === 100 ? `${from} % o más` : `${from} % a ${to} %`
      options.push(`{"label":"${name}","value":"${text}","count":${count},"active":${discounts.has(text)}}`)
    }
    return options.length > 0 ? `"multiple","options":[${options.join()}]}` : ''
  }

  function body(key: string, view: FacetView): string {
    if (key === 'price') return price(view)
    if (key === 'discount_range') return discount(view)
    const isSwitch = switches.find((known) => known === key)
    return isSwitch ? onOff(isSwitch, view) : multiple(numberOf.get(key)!, view)
  }

  return (view: FacetView): string => {
    let written = ''
    for (const key of view.order) {
      const rest = body(key, view)
      if (rest) written += `${written === '' ? '' : ','}${openings[key]}${rest}`
    }
    return `[${written}]`
  }
}
