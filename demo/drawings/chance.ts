import { rollChance, type Chance } from '#domain/platform/chance.ts'

/** Seeds of pictures are small numbers that lie close together; spread first, neighbours look nothing alike. */
export function rollPicture(seed: number): Chance {
  return rollChance((Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ seed) >>> 0)
}
