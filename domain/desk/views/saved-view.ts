/** The lists of the desk whose filters and order people keep under a name. */
export const viewScreens = ['orders', 'products'] as const
export type ViewScreen = (typeof viewScreens)[number]

/** So many of one screen a person keeps, and so many are shared. */
export const maxViews = 20

/** What a view asks for, by the names that its list has in an address. */
export type ViewFilters = Readonly<Record<string, string>>

/** The same filters, in any order. */
export function areSameFilters(one: ViewFilters, other: ViewFilters): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}
