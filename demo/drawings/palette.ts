import { palette, type Colour } from '#domain/browse/catalog/palette.ts'
import { fromOklch, toOklch } from './oklch.ts'

export type ColourName = Colour
export const colours = palette

/** One colour under the studio light, from the highlight on a ridge to the bottom of a fold. */
export type Ink = {
  base: string
  light: string
  glow: string
  shade: string
  line: string
  deep: string
  /** 0 is black, 1 is white; decides when an edge needs contrast against the backdrop. */
  lightness: number
}

export function mixInk(hex: string): Ink {
  const { l, c, h } = toOklch(hex)
  const isPale = l > 0.86
  const isDark = l < 0.34
  // Pale cloth is shaded towards warm grey, otherwise it looks dirty; dark cloth needs a wider step to show any fold.
  const shadeHue = isPale ? 70 : h
  const shadeChroma = isPale ? Math.max(c, 0.014) : c
  return {
    base: hex,
    light: fromOklch({ l: l + (isDark ? 0.09 : (1 - l) * 0.22), c: c * 0.97, h }),
    glow: fromOklch({ l: isDark ? l + 0.34 : l + (1 - l) * 0.72, c: c * 0.5, h }),
    shade: fromOklch({ l: isPale ? l - 0.07 : l * 0.87, c: shadeChroma, h: shadeHue }),
    line: fromOklch({ l: isPale ? l - 0.24 : isDark ? l * 0.45 : l * 0.66, c: shadeChroma, h: shadeHue }),
    deep: fromOklch({ l: isPale ? l * 0.56 : isDark ? l * 0.32 : l * 0.5, c: isPale ? 0.022 : c * 0.9, h: shadeHue }),
    lightness: l,
  }
}

export function mixHex(first: string, second: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  const blend = (at: number) => Math.round(channel(first, at) * (1 - share) + channel(second, at) * share)
  return `#${[1, 3, 5].map((at) => blend(at).toString(16).padStart(2, '0')).join('')}`
}

const pale: readonly ColourName[] = [
  'blanco',
  'crudo',
  'arena',
  'celeste',
  'lavanda',
  'rosa-viejo',
  'verde-salvia',
  'plata',
  'gris',
]

/** The default second colour of a striped or printed piece. */
export function contrastOf(colour: ColourName): ColourName {
  return pale.includes(colour) ? 'marino' : 'crudo'
}
