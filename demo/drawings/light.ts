import { mixHex } from './palette.ts'
import type { Ink } from './palette.ts'
import { round, shift } from './path.ts'

/*
 * All soft edges are stacks of faint shapes, not blurs: one blur of a garment costs the renderer more than the rest of
 * the picture, and eight shapes at a few percent each look the same.
 */

export const tile = '#F1EEE8'
const warmDark = '#3A2E22'

/** How a surface reflects light: matt cloth is soft and broad, leather and satin are tight and bright. */
export type Finish = { reach: number; dark: number; light: number; gloss: number }

/** The studio backdrop: tile colour with a hint of the garment's own, lit from the top left. */
export function paintBackdrop(prefix: string, ink: Ink): string {
  // White needs a darker backdrop, black a lighter one; the tint alone would not separate them from the paper.
  const tint = ink.lightness > 0.88 ? '#C9BFAF' : ink.base
  const share = ink.lightness > 0.88 ? 0.44 : ink.lightness < 0.4 ? 0.06 : 0.14
  const wall = mixHex(tile, tint, share)
  const lit = mixHex(wall, '#FFFFFF', 0.42)
  const far = mixHex(wall, mixHex(tint, warmDark, 0.4), 0.1)
  return `<defs><linearGradient id="${prefix}wall" gradientUnits="userSpaceOnUse" x1="150" y1="0" x2="760" y2="1200"><stop offset="0" stop-color="${lit}"/><stop offset=".5" stop-color="${wall}"/><stop offset="1" stop-color="${far}"/></linearGradient></defs><rect width="900" height="1200" fill="url(#${prefix}wall)"/>`
}

const frame = 'M-900 -900L1800 -900L1800 2100L-900 2100Z '

/** Rounds a piece: its near edges catch the light, its far edges are shaded. Meant to be clipped to the piece. */
export function shadePiece(
  shape: string,
  volume: string | undefined,
  ink: Ink,
  finish: Finish,
  thickness: number,
  small: boolean,
): string {
  const outside = frame + shape
  const rim = (direction: number, reach: number, shares: readonly number[]) =>
    shares
      .map(
        (share) =>
          `<path d="${outside}" transform="translate(${round(direction * reach * share * 0.8)} ${round(direction * reach * share)})"/>`,
      )
      .join('')
  const dark = `<g fill="${ink.deep}" fill-rule="evenodd" fill-opacity="${round100((small ? 0.17 : 0.13) * finish.dark * thickness)}">${rim(-1, finish.reach, small ? [0.25, 0.7] : [0.2, 0.55, 1])}</g>`
  const light = `<g fill="${ink.glow}" fill-rule="evenodd" fill-opacity="${round100((small ? 0.3 : 0.19) * finish.light * thickness)}">${rim(1, finish.reach * 0.6, small ? [0.5] : [0.35, 0.9])}</g>`
  const body = volume
    ? `<path d="${shape}" fill="url(#${volume})"${thickness < 1 ? ` fill-opacity="${thickness}"` : ''}/>`
    : ''
  return body + dark + light + (finish.gloss ? glossPiece(shape, ink, finish, thickness) : '')
}

/**
 * The gradient from light to shade across a whole piece: the share of the glow or of the deep tone, from the near edge
 * to the far one.
 */
const turn = [
  [0, 'glow', 0.2],
  [0.22, 'glow', 0.09],
  [0.45, 'glow', 0],
  [0.6, 'deep', 0],
  [0.85, 'deep', 0.17],
  [1, 'deep', 0.36],
] as const

const turnOf = (tone: 'glow' | 'deep', share: number, finish: Finish) =>
  share * (tone === 'glow' ? finish.light : finish.dark)

/** The gradient as an overlay for patterned cloth. */
export function defineVolume(id: string, ink: Ink, finish: Finish): string {
  const stops = turn.map(
    ([at, tone, share]) =>
      `<stop offset="${at}" stop-color="${ink[tone]}" stop-opacity="${round100(turnOf(tone, share, finish))}"/>`,
  )
  return `<linearGradient id="${id}" x1="0" y1=".1" x2="1" y2=".55">${stops.join('')}</linearGradient>`
}

/** The gradient mixed into the colour itself: one layer instead of two for plain cloth. */
export function defineTurnedFill(id: string, ink: Ink, finish: Finish, thickness: number): string {
  const strength = Math.min(1, thickness)
  const stops = turn.map(
    ([at, tone, share]) =>
      `<stop offset="${at}" stop-color="${mixHex(ink.base, ink[tone], turnOf(tone, share, finish) * strength)}"/>`,
  )
  return `<linearGradient id="${id}" x1="0" y1=".1" x2="1" y2=".55">${stops.join('')}</linearGradient>`
}

/** A soft streak, dark or light, used for folds. */
export function defineStreak(id: string, colour: string): string {
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}"/><stop offset=".3" stop-color="${colour}" stop-opacity=".72"/><stop offset=".65" stop-color="${colour}" stop-opacity=".22"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`
}

/** A reflection along the lit edge of shiny surfaces. */
function glossPiece(shape: string, ink: Ink, finish: Finish, thickness: number): string {
  const streak = (from: number, to: number) =>
    `<path d="${shift(shape, from * 0.8, from)} ${shift(shape, to * 0.8, to)}"/>`
  const r = finish.reach
  return `<g fill="${ink.glow}" fill-rule="evenodd" fill-opacity="${round100(0.22 * finish.gloss * thickness)}">${streak(r * 0.8, r * 1.5)}${streak(r * 0.95, r * 1.3)}</g>`
}

/** A strap, cord or rib drawn as a tube: lit along its upper left, dark along its lower right. */
export function shadeBand(
  line: string,
  width: number,
  ink: Ink,
  finish: Finish,
  thickness: number,
  cap: string,
): string {
  const along = (share: number, move: number, colour: string, opacity: number) =>
    `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${round(width * share)}" stroke-opacity="${round100(opacity * thickness)}" stroke-linecap="${cap}" stroke-linejoin="round" transform="translate(${round(width * move * 0.8)} ${round(width * move)})"/>`
  const core = along(0.74, -0.09, ink.base, 0.75)
  const glint = along(0.2, -0.2, ink.glow, 0.34 * finish.light + 0.3 * finish.gloss)
  // Laces and cords are too thin for more than an edge, a core and a glint.
  if (width <= 16) return along(1, 0, ink.deep, 0.34 * finish.dark) + core + glint
  return (
    along(1, 0, ink.deep, 0.3 * finish.dark) +
    along(0.86, -0.05, ink.base, 0.45) +
    core +
    along(0.4, -0.17, ink.glow, 0.16 * finish.light) +
    glint
  )
}

/** A soft shadow on the backdrop: dark at the contact, fading away from the light. */
export function castShadow(
  pieces: readonly { shape: string; band: number | undefined }[],
  ink: Ink,
  lift: number,
  layers: 'soft' | 'plain',
): string {
  const filled = pieces.filter(({ band }) => !band).map(({ shape }) => shape)
  const bands = pieces
    .filter(({ band }) => band)
    .map(({ shape, band }) => `<path d="${shape}" fill="none" stroke="§" stroke-opacity=".2" stroke-width="${band}"/>`)
  const shapes = filled.map((shape) => `<path d="${shape}"/>`).join('')
  const colour = mixHex(warmDark, ink.base, 0.2)
  const weight = ink.lightness > 0.86 ? 0.9 : 1
  // Opacity is set on the shapes, not on the group: pieces overlap only where the garment hides it, and a group costs a
  // canvas.
  const layer = (attributes: string, share: number) =>
    `<g ${attributes} transform="translate(${round(lift * share * 0.55)} ${round(lift * share)})">${shapes}</g>`
  const halo = (width: number, opacity: number, share: number) =>
    layer(
      `fill="none" stroke="${colour}" stroke-opacity="${round100(opacity * weight)}" stroke-width="${width}"`,
      share,
    )
  const body = (opacity: number, share: number) =>
    layer(`fill="${colour}" fill-opacity="${round100(opacity * weight)}"`, share)
  const straps = bands.length
    ? `<g transform="translate(${round(lift * 0.3)} ${round(lift * 0.6)})">${bands.join('').replaceAll('§', colour)}</g>`
    : ''
  // A close-up shows little shadow; two steps are enough there.
  const steps =
    layers === 'plain'
      ? body(0.13, 0.4) + body(0.13, 0.9)
      : halo(26, 0.045, 0.5) +
        halo(13, 0.06, 0.4) +
        [0.2, 0.42, 0.64, 0.88, 1.14].map((share) => body(0.065, share)).join('')
  return `<g stroke-linejoin="bevel">${straps}${steps}</g>`
}

/** The shadow under something that stands on the ground. */
export function castGroundShadow(prefix: string, x: number, y: number, rx: number, ry: number): string {
  return `<defs><radialGradient id="${prefix}pool"><stop offset="0" stop-color="${warmDark}" stop-opacity=".62"/><stop offset=".55" stop-color="${warmDark}" stop-opacity=".3"/><stop offset="1" stop-color="${warmDark}" stop-opacity="0"/></radialGradient></defs><ellipse cx="${x + 16}" cy="${y + 6}" rx="${rx * 1.12}" ry="${ry * 1.9}" fill="url(#${prefix}pool)" opacity=".55"/><ellipse cx="${x + 4}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${prefix}pool)"/>`
}

const round100 = (value: number) => Math.round(value * 1000) / 1000
