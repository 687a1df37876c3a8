/** Documents in ascending order, each with its score. */
export type ScoredDocs = { docs: Uint32Array; scores: Float32Array }

export const noResults: ScoredDocs = { docs: new Uint32Array(0), scores: new Float32Array(0) }

/** The best few in order, selected without sorting thousands. */
export function bestOf({ docs, scores }: ScoredDocs, count: number): number[] {
  const best: number[] = []
  for (let at = 0; at < docs.length; at++) {
    const score = scores[at]!
    if (best.length === count && score <= scores[best[count - 1]!]!) continue
    let place = best.length < count ? best.length : count - 1
    while (place > 0 && scores[best[place - 1]!]! < score) {
      best[place] = best[place - 1]!
      place--
    }
    best[place] = at
  }
  return best.map((at) => docs[at]!)
}

/** What either way of reading finds, each product with its better score. */
export const united = (one: ScoredDocs, other: ScoredDocs): ScoredDocs =>
  other.docs.length === 0 ? one : merged(one, other, Math.max)

/** Both are in ascending order, and so is the result. */
export function merged(one: ScoredDocs, other: ScoredDocs, both: (a: number, b: number) => number): ScoredDocs {
  const docs = new Uint32Array(one.docs.length + other.docs.length)
  const scores = new Float32Array(docs.length)
  let length = 0
  for (let at = 0, beside = 0; at < one.docs.length || beside < other.docs.length; length++) {
    const mine = one.docs[at] ?? Infinity
    const theirs = other.docs[beside] ?? Infinity
    docs[length] = Math.min(mine, theirs)
    if (mine === theirs) scores[length] = both(one.scores[at++]!, other.scores[beside++]!)
    else scores[length] = mine < theirs ? one.scores[at++]! : other.scores[beside++]!
  }
  return { docs: docs.slice(0, length), scores: scores.slice(0, length) }
}
