/** Chance that always falls the same way for the same seed, so that a picture can be drawn again and cached for ever. */
export type Chance = {
  /** From 0 up to 1. */
  next(): number
  between(low: number, high: number): number
  pick<T>(choices: readonly T[]): T
  /** True in `share` of the cases. */
  often(share: number): boolean
}

export function rollChance(seed: number): Chance {
  let state = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ seed) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (choices) => choices[Math.floor(next() * choices.length)]!,
    often: (share) => next() < share,
  }
}

/** A number that stands for a text: names ids and seeds pictures that were given none. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
  return hash >>> 0
}
