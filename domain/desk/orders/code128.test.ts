import { expect, test } from 'vitest'
import { checkOf, code128, quietModules } from './code128.ts'

/** Reads bars as a scanner does: widths of bars and spaces, from edge to edge. */
function widthsOf(text: string): string {
  const { bars } = code128(text)
  return bars
    .map(({ x, width }, at) => {
      const next = bars[at + 1]
      return next ? `${width}${next.x - x - width}` : `${width}`
    })
    .join('')
}

test.each([
  // Start B, the signs, their check, stop.
  ['A', ['211214', '111323', '131123', '2331112']],
  ['R106', ['211214', '231131', '123221', '123122', '223112', '113222', '2331112']],
])('OP-078 "%s" has the bars of Code 128', (text, widths) => {
  expect(widthsOf(text)).toBe(widths.join(''))
})

test.each([
  // The example of the standard's literature, here with the start of set B.
  ['PJJ123C', 55],
  ['A', 34],
  [' ', 1],
])('OP-078 the check of "%s" is %i', (text, check) => {
  expect(checkOf([104, ...Array.from(text, (sign) => sign.charCodeAt(0) - 32)])).toBe(check)
})

test('OP-078 every sign is eleven modules wide and like no other; around the code it stays white', () => {
  const signs = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
  const patterns = signs.map((sign) => widthsOf(sign).slice(6, 12))
  expect(new Set(patterns).size).toBe(95)
  for (const pattern of patterns) {
    const modules = Array.from(pattern, Number)
    expect(modules.reduce((sum, one) => sum + one, 0)).toBe(11)
    expect((modules[0]! + modules[2]! + modules[4]!) % 2).toBe(0)
  }
  const { bars, width } = code128('AB-12')
  expect(width).toBe((1 + 5 + 1) * 11 + 13 + 2 * quietModules)
  expect(bars[0]!.x).toBe(quietModules)
  expect(bars.at(-1)!.x + bars.at(-1)!.width).toBe(width - quietModules)
})

test.each(['', 'ñ', 'a\nb'])('OP-078 %j has no bars', (text) => {
  expect(() => code128(text)).toThrow(RangeError)
})
