/**
 * Deterministic randomness: the same seed gives the same shop and the same pictures on every run, machine and thread.
 */
export type Random = {
  /** In [0, 1). */
  next(): number
  /** An integer, both ends included. */
  whole(low: number, high: number): number
  between(low: number, high: number): number
  pick<T>(choices: readonly T[]): T
  /** True with probability `share`. */
  often(share: number): boolean
}

/** mulberry32: 32 bits of state, no multiplication beyond 32 bits, good enough for demo data. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    between: (low, high) => low + (high - low) * next(),
    pick: (choices) => choices[Math.floor(next() * choices.length)]!,
    often: (share) => next() < share,
  }
}

/** Mixes two numbers so that close ones give distant seeds. */
export function mixSeed(first: number, second: number): number {
  let mixed = Math.imul(first ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(second + 0x165667b1, 0xc2b2ae35)
  mixed ^= mixed >>> 15
  mixed = Math.imul(mixed, 0x27d4eb2f)
  return (mixed ^ (mixed >>> 13)) >>> 0
}

/** FNV-1a hash of a text. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}
