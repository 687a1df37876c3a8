import { maxOwnFilters, type AttributeSetting } from '#domain/browse/catalog/attribute-settings.ts'
import { attributeKeys } from '#domain/browse/catalog/attributes.ts'
import { isOwnAttribute } from '#domain/browse/catalog/own-attributes.ts'
import { sizeFilterKeys } from '#domain/browse/catalog/sizes.ts'

/**
 * The filters with listed options, each a run of the option table. The last is never offered: the name of a single
 * colour serves only to understand a search.
 */
export const groups = [
  'category',
  ...sizeFilterKeys,
  'brand',
  'gender',
  'color_family',
  ...attributeKeys,
  'color',
] as const
export type Group = (typeof groups)[number]
/** The number of each group that every index has; attributes of the retailer that are filters have the numbers behind. */
export const groupOf = new Map<string, number>(groups.map((key, index) => [key, index]))

/** The groups of a store's index, in the order of their numbers. */
export const groupsWith = (attributes: readonly AttributeSetting[]): string[] => [
  ...groups,
  ...attributes.flatMap(({ key, isFilter }) => (isFilter && isOwnAttribute(key) ? [key] : [])).slice(0, maxOwnFilters),
]

export const numbersOf = (keys: readonly string[]): ReadonlyMap<string, number> =>
  new Map(keys.map((key, number) => [key, number]))

export const categoryGroup = groupOf.get('category')!
export const brandGroup = groupOf.get('brand')!

/** Filters that are on or off, a bit of the product's mark each. Price and stock may change them at any time. */
export const switches = ['special_price', 'free_shipping', 'fast_shipping', 'moda_sostenible'] as const
export type Switch = (typeof switches)[number]
export const switchBit = Object.fromEntries(switches.map((key, index) => [key, 1 << index])) as Record<Switch, number>
