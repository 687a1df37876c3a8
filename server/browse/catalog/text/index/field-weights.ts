/** How much a mention counts, by where it stands. Names and kinds tell what a thing is; the rest tells about it. */
export const fieldWeights = {
  name: 3,
  /** The first word of a name is the thing itself in Spanish: `Medias para botas` are socks. */
  head: 1.5,
  /** Leaf first: the deepest category names the thing, the ones above only its surroundings. */
  kinds: [3, 2.5, 2, 1, 1],
  brand: 2,
  colour: 2,
  gender: 2,
  attribute: 2.4,
  description: 1,
} as const

/** Category levels whose words name things; higher ones are `Ropa` and `Calzado`. */
export const namingLevels = 3

/** A longer name is about each of its words a little less. */
export const nameShare = (words: number): number => 1 / (0.85 + 0.03 * words)

/** So does a long description. */
export const descriptionShare = (words: number): number => 1 / (0.7 + 0.3 * (words / 40))

/** Weights grow without bound, what they say does not. */
export const strongImpact = (weight: number): number => Math.max(1, Math.round((255 * weight) / (weight + 3)))
export const weakImpact = (weight: number): number => Math.max(1, Math.round((255 * weight) / (weight + 1.2)))
