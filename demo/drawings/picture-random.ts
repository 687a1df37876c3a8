import { seededRandom, type Random } from '#domain/platform/random.ts'

/** Picture seeds are small, close numbers; they are mixed first, so that neighbours look different. */
export function pictureRandom(seed: number): Random {
  return seededRandom((Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ seed) >>> 0)
}
