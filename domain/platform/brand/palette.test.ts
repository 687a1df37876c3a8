import { expect, test } from 'vitest'
import { basePalette, changedColours, contrastOf, lowContrasts, type Palette } from './palette.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  // The greys of WCAG's own examples: the last that passes on white and the first that does not.
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
  ['#ff0000', '#ffffff', 4],
])('the contrast of %s on %s is %d', (one, other, ratio) => {
  expect(contrastOf(one, other)).toBeCloseTo(ratio, 1)
  expect(contrastOf(other, one)).toBe(contrastOf(one, other))
})

test('A3 the palette of the style sheet can be read by everyone', () => {
  expect(lowContrasts(basePalette)).toEqual([])
  expect(changedColours(basePalette)).toEqual({})
})

test.each<[string, Partial<Palette>, string[]]>([
  ['grey text', { inkSoft: '#9a9a9a' }, ['inkSoft on tile 2.43', 'inkSoft on paper 2.69', 'inkSoft on surface 2.81']],
  ['a dark highlight', { accent: '#5a2a82' }, ['accent on ink 1.84', 'ink on accent 1.84']],
  ['a yellow price', { sale: '#ffd23f' }, ['sale on tile 1.24', 'sale on paper 1.38', 'sale on surface 1.44']],
  ['a grey ground', { paper: '#8a8a8a' }, ['success on paper 1.89', 'sale on paper 1.7', 'inkSoft on paper 2.13']],
])('A3 %s is refused with each pair and its ratio', (_, changed, expected) => {
  const found = lowContrasts({ ...basePalette, ...changed }).map(
    ({ text, ground, ratio }) => `${text} on ${ground} ${ratio}`,
  )
  expect(found.toSorted()).toEqual(expected.toSorted())
})

test('a shop that turns light into dark is taken, when both sides turn', () => {
  const night: Palette = {
    ...basePalette,
    paper: '#101418',
    surface: '#181d22',
    tile: '#20262c',
    line: '#39424b',
    ink: '#f5f2ea',
    inkSoft: '#b9b4a8',
    accent: '#0b5d4b',
    sale: '#ff8a94',
    success: '#7fd6a2',
  }
  expect(lowContrasts(night)).toEqual([])
  expect(changedColours(night)['--color-ink-2']).toBe('#b9b4a8')
})
