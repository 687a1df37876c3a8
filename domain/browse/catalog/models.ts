type ModelIdentity = { brand: string; productName: string; gender: string }

/** Two products are colours of one model when a brand sells both under one name for the same gender. */
export const modelOf = ({ brand, productName, gender }: ModelIdentity): string =>
  [brand, productName, gender].join('\n')

/**
 * Keeps the first colour of each model in list order; the others are shown as colours of its card. Models in `except`
 * are left out.
 */
export function onePerModel<T, Model>(inOrder: Iterable<T>, of: (item: T) => Model, except: Iterable<Model> = []): T[] {
  const seen = new Set<Model>(except)
  const shown: T[] = []
  for (const item of inOrder) {
    const model = of(item)
    if (!seen.has(model)) shown.push(item)
    seen.add(model)
  }
  return shown
}
