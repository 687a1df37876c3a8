type Named = { brand: string; productName: string; gender: string }

/** Two products are colours of one model when a brand sells both under one name for the same people. */
export const modelOf = ({ brand, productName, gender }: Named): string => [brand, productName, gender].join('\n')

/**
 * In the order of a list, the first colour of a model stands for it; the others are colours inside its card. Models of
 * `except` are left out altogether.
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
