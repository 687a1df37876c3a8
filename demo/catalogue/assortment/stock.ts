import type { Random } from '#domain/platform/random.ts'

/** The middle of a size range has more stock than its ends. */
function depth(at: number, sizes: number): number {
  if (sizes === 1) return 1
  const fromMiddle = Math.abs(at / (sizes - 1) - 0.5) * 2
  return 1 - fromMiddle * 0.6
}

const soldOutShare = 0.03

/** The stock of each size: a few models are sold out, many lack a size, some have their last one or two units. */
export function stockOf(sizes: number, random: Random): number[] {
  const isSoldOut = random.often(soldOutShare)
  const bought = random.whole(4, 40)
  return Array.from({ length: sizes }, (_, at) => {
    const luck = random.next()
    if (isSoldOut || luck < 0.09) return 0
    if (luck < 0.14) return 1
    if (luck < 0.19) return 2
    return Math.max(1, Math.round(bought * depth(at, sizes) * luck))
  })
}
