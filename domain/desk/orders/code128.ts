/** Widths of bar, space, bar, … of every value, as ISO/IEC 15417 numbers them; the last is the stop. */
const widths = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ')
const startB = 104
const stop = 106
/** White on both sides, without which a scanner does not find the beginning. */
export const quietModules = 10

/** What a scanner adds up: a bar that was misread is noticed. */
export const checkOf = (values: readonly number[]): number =>
  values.reduce((sum, value, at) => sum + value * Math.max(1, at), 0) % 103

/** A bar: its start and width, in modules. */
export type Bar = { x: number; width: number }

/** Encodes printable ASCII as Code 128, set B, which couriers' scanners read. The width includes the quiet zones. */
export function code128(text: string): { bars: Bar[]; width: number } {
  if (!/^[ -~]+$/.test(text)) throw new RangeError(`"${text}" has no bars`)
  const values = [startB, ...Array.from(text, (sign) => sign.charCodeAt(0) - 32)]
  const bars: Bar[] = []
  let x = quietModules
  for (const value of [...values, checkOf(values), stop]) {
    for (const [at, element] of Array.from(widths[value]!).entries()) {
      if (at % 2 === 0) bars.push({ x, width: Number(element) })
      x += Number(element)
    }
  }
  return { bars, width: x + quietModules }
}
