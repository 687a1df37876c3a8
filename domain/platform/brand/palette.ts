/** The colours of a shop, by what they are for. Style sheets know them as custom properties (app/styles/styles.css). */
export const paletteTokens = [
  'paper',
  'surface',
  'tile',
  'line',
  'ink',
  'inkSoft',
  'accent',
  'sale',
  'success',
] as const
export type PaletteToken = (typeof paletteTokens)[number]
export type Palette = Readonly<Record<PaletteToken, string>>

/** The palette of the style sheet: a shop that sets none has it, and sends nothing about it. */
export const basePalette: Palette = {
  paper: '#fbfaf7',
  surface: '#ffffff',
  tile: '#f1eee8',
  line: '#e2ddd3',
  ink: '#16130f',
  inkSoft: '#5b554c',
  accent: '#ddf247',
  sale: '#c8102e',
  success: '#176b3e',
}

const properties: Readonly<Record<PaletteToken, string>> = {
  paper: '--color-paper',
  surface: '--color-surface',
  tile: '--color-tile',
  line: '--color-line',
  ink: '--color-ink',
  inkSoft: '--color-ink-2',
  accent: '--color-lima',
  sale: '--color-rojo',
  success: '--color-verde',
}

/** A palette as custom properties, all of them: for a part of a page whose own colours are others. */
export const paletteProperties = (palette: Palette): Record<string, string> =>
  Object.fromEntries(paletteTokens.map((token) => [properties[token], palette[token]]))

/** What a palette changes of the style sheet's own: custom properties by name. */
export const changedColours = (palette: Palette): Record<string, string> =>
  Object.fromEntries(
    paletteTokens
      .filter((token) => palette[token] !== basePalette[token])
      .map((token) => [properties[token], palette[token]]),
  )

const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex).map((channel) =>
    channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

/** From 1 (the same colour) to 21 (black on white). */
export function contrastOf(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter! + 0.05) / (darker! + 0.05)
}

/** WCAG 2.2 AA for text that is not large (1.4.3). The lines between things carry no meaning and are not in the list. */
export const minTextContrast = 4.5

/** Which text stands on which ground in the shop's screens and mails. */
const textOn: readonly (readonly [text: PaletteToken, ground: PaletteToken])[] = [
  ...(['ink', 'inkSoft'] as const).flatMap((text) =>
    (['paper', 'surface', 'tile'] as const).map((ground) => [text, ground] as const),
  ),
  ...(['sale', 'success'] as const).flatMap((text) =>
    (['paper', 'surface', 'tile'] as const).map((ground) => [text, ground] as const),
  ),
  ['ink', 'accent'],
  ['accent', 'ink'],
]

export type TextContrast = { text: PaletteToken; ground: PaletteToken; ratio: number }

/** Every pair of text and ground, the worst first. The ratio is cut to two decimals: 4.499 is not 4.5. */
export const textContrasts = (palette: Palette): TextContrast[] =>
  textOn
    .map(([text, ground]) => ({
      text,
      ground,
      ratio: Math.floor(contrastOf(palette[text], palette[ground]) * 100) / 100,
    }))
    .toSorted((a, b) => a.ratio - b.ratio)

/** Every pair that a person with low vision could not read, the worst first. */
export const lowContrasts = (palette: Palette): TextContrast[] =>
  textContrasts(palette).filter(({ ratio }) => ratio < minTextContrast)

export const isColour = (text: string) => /^#[0-9a-f]{6}$/.test(text)
