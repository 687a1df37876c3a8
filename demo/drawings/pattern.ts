import type { Random } from '#domain/platform/random.ts'
import type { Ink } from './palette.ts'
import { round } from './path.ts'

export const patterns = ['plain', 'stripes', 'checks', 'floral', 'dots', 'print'] as const
export type Pattern = (typeof patterns)[number]

/**
 * What is woven or printed on the cloth. Woven lines are drawn as lines, because they turn with the grain of a sleeve;
 * scattered motifs repeat every 180 units, a whole number of pixels at the served widths.
 */
export type Weave = { lines: string } | { repeat: string }

export function weavePattern(pattern: Pattern, ink: Ink, accent: Ink, random: Random): Weave | undefined {
  if (pattern === 'stripes') return { lines: stripes(accent, random) }
  if (pattern === 'checks') return { lines: checks(ink, accent, random) }
  if (pattern === 'floral') return { repeat: flowers(ink, accent, random) }
  if (pattern === 'dots') return { repeat: dots(accent, random) }
  if (pattern === 'print')
    return { repeat: random.often(0.5) ? spots(ink, accent, random) : brushMarks(ink, accent, random) }
  return undefined
}

export function definePatternRepeat(id: string, content: string): string {
  return `<pattern id="${id}" width="180" height="180" patternUnits="userSpaceOnUse">${content}</pattern>`
}

function lines(gap: number, offset: number, width: number, colour: string, opacity: number, upright = false): string {
  let d = ''
  for (let at = offset - 4 * gap; at < 1280; at += gap)
    d += upright ? `M${round(at)} -300V1300` : `M-500 ${round(at)}H1300`
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}"/>`
}

function stripes(accent: Ink, random: Random): string {
  const kind = random.pick(['breton', 'rugby', 'pair', 'pin'] as const)
  if (kind === 'breton') return lines(44, 14, 15, accent.base, 1)
  if (kind === 'rugby') return lines(140, 40, 70, accent.base, 1)
  if (kind === 'pair') return lines(78, 12, 26, accent.base, 1) + lines(78, 40, 6, accent.base, 1)
  return lines(26, 9, 4.5, accent.base, 0.9)
}

function checks(ink: Ink, accent: Ink, random: Random): string {
  const size = random.pick([46, 92, 124])
  const both = (offset: number, width: number, colour: string, opacity: number) =>
    lines(size, offset, width, colour, opacity) + lines(size, offset, width, colour, opacity, true)
  if (size === 46) return both(12, 23, accent.base, 0.5)
  return (
    both(size * 0.27, round(size * 0.34), accent.base, 0.46) +
    both(size * 0.75, round(size * 0.05), accent.deep, 0.6) +
    both(size * 0.27, round(size * 0.035), ink.glow, 0.55)
  )
}

function flowers(ink: Ink, accent: Ink, random: Random): string {
  const pale = ink.lightness > 0.6
  const petal = pale ? accent.base : accent.light
  const leaf = pale ? '#7C8A63' : '#9DAA80'
  const heart = pale ? '#C98F2E' : '#E0B95E'
  // A half-drop: the second flower sits between four copies of the first, so no rows show.
  const places = [
    [46, 44, 0.84],
    [136, 134, 0.76],
    [134, 40, 0.42],
    [44, 132, 0.5],
    [90, 88, 0.32],
    [172, 88, 0.26],
    [88, 172, 0.3],
  ] as const
  return places
    .map(([x, y, scale]) => flower(x, y, scale, random.between(0, 72), petal, accent.shade, heart, leaf))
    .join('')
}

/**
 * Five petals as one outline: a repeat is drawn again for every piece of the garment, so each element in it counts many
 * times.
 */
function petals(size: number): string {
  return [0, 72, 144, 216, 288]
    .map((degrees) => {
      const [sin, cos] = [Math.sin((degrees * Math.PI) / 180) * size, Math.cos((degrees * Math.PI) / 180) * size]
      const at = (x: number, y: number) => `${round(x * cos - y * sin)} ${round(x * sin + y * cos)}`
      return `M${at(0, -5)}C${at(-17, -14)} ${at(-15, -34)} ${at(0, -34)}C${at(15, -34)} ${at(17, -14)} ${at(0, -5)}Z`
    })
    .join('')
}

function flower(
  x: number,
  y: number,
  scale: number,
  turn: number,
  petal: string,
  inner: string,
  heart: string,
  leaf: string,
): string {
  const leaves = 'M6 20C22 22 40 34 42 50C26 52 10 42 6 20ZM-8 16C-24 18 -40 30 -44 44C-28 46 -14 38 -8 16Z'
  return `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${round(turn)})"><path d="${leaves}" fill="${leaf}"/><path d="${petals(1)}" fill="${petal}"/>${scale > 0.4 ? `<path d="${petals(0.55)}" fill="${inner}" fill-opacity=".5"/>` : ''}<circle r="6" fill="${heart}"/></g>`
}

function dots(accent: Ink, random: Random): string {
  const gap = random.pick([30, 45, 60])
  let content = ''
  for (let y = 0; y < 180; y += gap / 2)
    for (let x = 0; x < 180; x += gap)
      content += `<circle cx="${round(x + gap / 4 + ((y / gap) % 1 ? gap / 2 : 0))}" cy="${round(y + gap / 4)}" r="${round(gap * 0.15)}"/>`
  return `<g fill="${accent.base}">${content}</g>`
}

/** Broken rings, as in a leopard print. */
function spots(ink: Ink, accent: Ink, random: Random): string {
  const places = [
    [26, 26],
    [86, 20],
    [146, 30],
    [56, 68],
    [116, 74],
    [158, 92],
    [22, 104],
    [82, 120],
    [138, 142],
    [40, 156],
    [92, 162],
  ] as const
  const ring = ink.lightness > 0.45 ? '#2B211B' : accent.light
  return places
    .map(
      ([x, y]) =>
        `<g transform="translate(${x} ${y}) rotate(${round(random.between(0, 360))}) scale(${round(random.between(0.7, 1))})"><ellipse rx="9" ry="7" fill="${accent.base}" fill-opacity=".5"/><path d="M-14 -3C-13 -12 -3 -15 4 -12M12 -6C16 0 13 9 6 12M-3 14C-10 13 -14 9 -14 5" stroke="${ring}" stroke-width="6.5" stroke-linecap="round" fill="none"/></g>`,
    )
    .join('')
}

/** Loose brush marks, as on a painted shirt. */
function brushMarks(ink: Ink, accent: Ink, random: Random): string {
  const places = [
    [40, 40],
    [128, 34],
    [86, 92],
    [146, 116],
    [36, 138],
    [104, 150],
  ] as const
  return places
    .map(
      ([x, y], i) =>
        `<path d="M-30 7C-14 -13 14 -14 31 -4C16 6 -6 4 -27 15Z" fill="${[accent.base, ink.glow, accent.shade][i % 3]}" transform="translate(${x} ${y}) rotate(${round(random.between(-60, 60))})"/>`,
    )
    .join('')
}
