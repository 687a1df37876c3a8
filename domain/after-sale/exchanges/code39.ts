/** Wide bars of the ten characters of a group; the position of the one wide space identifies the group. */
const wideBars = ['10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010', '00110'] as const
const groups = [
  ['1234567890', 1],
  ['ABCDEFGHIJ', 2],
  ['KLMNOPQRST', 3],
  ['UVWXYZ-. *', 0],
] as const

function elementsOf(sign: string): number[] {
  for (const [signs, wideSpace] of groups) {
    const at = signs.indexOf(sign)
    if (at < 0) continue
    return Array.from({ length: 9 }, (_, element) => {
      const isWide = element % 2 === 0 ? wideBars[at]![element / 2] === '1' : (element - 1) / 2 === wideSpace
      return isWide ? 3 : 1
    })
  }
  throw new RangeError(`"${sign}" has no bars`)
}

/** A bar of the code: its start and width, in modules. */
export type Bar = { x: number; width: number }

/** Encodes a number of capitals and digits as Code 39, which every branch scanner reads. */
export function code39(text: string): { bars: Bar[]; width: number } {
  const bars: Bar[] = []
  let x = 0
  for (const sign of `*${text}*`) {
    elementsOf(sign).forEach((width, element) => {
      if (element % 2 === 0) bars.push({ x, width })
      x += width
    })
    // A narrow space between characters.
    x += 1
  }
  return { bars, width: x - 1 }
}
