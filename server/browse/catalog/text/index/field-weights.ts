/** How much a mention counts, by field. Names and kinds say what a product is; the other fields describe it. */
export const fieldWeights = {
  name: 3,
  /** The first word of a Spanish name is the product itself: `Medias para botas` are socks. */
  head: 1.5,
  /** Leaf first: the deepest category names the product, the ones above only its context. */
  kinds: [3, 2.5, 2, 1, 1],
  brand: 2,
  colour: 2,
  gender: 2,
  attribute: 2.4,
  description: 1,
} as const

/** Category levels whose words name products; higher ones are `Ropa` and `Calzado`. */
export const namingLevels = 3

/** In a longer name each word counts a little less. */
export const nameShare = (words: number): number => 1 / (0.85 + 0.03 * words)

/** The same for a long description. */
export const descriptionShare = (words: number): number => 1 / (0.7 + 0.3 * (words / 40))

/** Weights grow without bound, but impacts saturate. */
export const strongImpact = (weight: number): number => Math.max(1, Math.round((255 * weight) / (weight + 3)))
export const weakImpact = (weight: number): number => Math.max(1, Math.round((255 * weight) / (weight + 1.2)))
