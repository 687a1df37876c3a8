/** The filter under which a size is offered (CAT-15). */
export const sizeFilterKeys = ['shoe_size', 'app_topsize', 'appbottom_size'] as const
export type SizeFilterKey = (typeof sizeFilterKeys)[number]

export function isSizeFilter(key: string): key is SizeFilterKey {
  return sizeFilterKeys.some((size) => size === key)
}

/** What a size table measures (OP-040). */
export const sizeTableKinds = ['calzado', 'superior', 'inferior'] as const
export type SizeTableKind = (typeof sizeTableKinds)[number]
