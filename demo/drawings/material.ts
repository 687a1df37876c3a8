import type { Random } from '#domain/platform/random.ts'
import type { Finish } from './light.ts'
import { round } from './path.ts'

/** A material: how it reflects light, and its close-up texture (strokes in black and white). */
type MaterialDrawing = { finish: Finish; texture: (random: Random) => string }

/**
 * Every texture repeats after 90 units: at the served widths that is a whole number of pixels, and a fractional repeat
 * costs the renderer ten times as much.
 */
const repeat = 90

const stroke = (colour: string, opacity: number, width: number, d: string) =>
  `<path d="${d}" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}" fill="none" stroke-linecap="round"/>`

/** Irregular marks without clumps: one anywhere in each cell of a grid. A clump would reveal the repeat. */
function scatter(random: Random, count: number, draw: (x: number, y: number) => string): string {
  const side = Math.round(Math.sqrt(count))
  const gap = repeat / side
  return every(gap, gap, (x, y) =>
    draw(round(x + random.between(0.05, 0.95) * gap), round(y + random.between(0.05, 0.95) * gap)),
  )
}

function every(stepX: number, stepY: number, draw: (x: number, y: number) => string): string {
  let marks = ''
  for (let y = 0; y < repeat - 0.01; y += stepY)
    for (let x = 0; x < repeat - 0.01; x += stepX) marks += draw(round(x), round(y))
  return marks
}

const flecks = (count: number, length: number, opacity: number, width: number) => (random: Random) =>
  (['#000', '#fff'] as const)
    .map((colour) => {
      const d = scatter(random, count, (x, y) => {
        const angle = random.between(0, Math.PI)
        return `M${x} ${y}l${round(Math.cos(angle) * length)} ${round(Math.sin(angle) * length)}`
      })
      // White is twice as visible as black on most cloth.
      return stroke(colour, colour === '#fff' ? opacity * 0.6 : opacity, width, d)
    })
    .join('')

const hatch = (gap: number, offset: number) => {
  let lines = ''
  for (let at = offset - repeat; at < repeat; at += gap)
    lines += `M${round(at)} ${repeat + 1}L${round(at + repeat + 1)} -1`
  return lines
}

const materialDrawings = {
  cotton: {
    finish: { reach: 19, dark: 1, light: 1, gloss: 0 },
    texture: () =>
      stroke(
        '#000',
        0.035,
        1,
        every(4.5, 90, (x) => `M${x + 1} 0v90`),
      ) +
      stroke(
        '#fff',
        0.04,
        1,
        every(4.5, 90, (x) => `M${x + 3.2} 0v90`),
      ),
  },
  linen: {
    finish: { reach: 17, dark: 1.05, light: 1, gloss: 0 },
    texture: (random) =>
      stroke(
        '#000',
        0.07,
        1,
        scatter(random, 25, (x, y) => `M${x - 18} ${y}h36M${y} ${x - 18}v36`),
      ) +
      stroke(
        '#fff',
        0.1,
        1,
        scatter(random, 16, (x, y) => `M${x - 16} ${y}h32M${y} ${x - 16}v32`),
      ),
  },
  knit: {
    finish: { reach: 21, dark: 1, light: 0.9, gloss: 0 },
    texture: () =>
      stroke(
        '#000',
        0.17,
        2.4,
        every(15, 11.25, (x, y) => `M${x} ${y}l7.5 7M${x + 15} ${y}l-7.5 7`),
      ) +
      stroke(
        '#fff',
        0.15,
        2.8,
        every(15, 11.25, (x, y) => `M${x + 1.5} ${y + 5}l4.5 4.2M${x + 13.5} ${y + 5}l-4.5 4.2`),
      ) +
      stroke(
        '#000',
        0.1,
        1.4,
        every(15, 90, (x) => `M${x} 0v90`),
      ),
  },
  wool: { finish: { reach: 23, dark: 1.05, light: 0.85, gloss: 0 }, texture: flecks(64, 5.5, 0.1, 1.7) },
  denim: {
    finish: { reach: 15, dark: 1.05, light: 1.1, gloss: 0 },
    texture: () => stroke('#000', 0.16, 1.4, hatch(6, 0)) + stroke('#fff', 0.15, 1.3, hatch(6, 3)),
  },
  leather: {
    finish: { reach: 14, dark: 1.25, light: 1.3, gloss: 0.7 },
    texture: (random) =>
      stroke(
        '#000',
        0.06,
        1.1,
        scatter(random, 100, (x, y) => `M${x - 3} ${y}q3 -3.4 5.4 -.6`),
      ) +
      stroke(
        '#fff',
        0.06,
        1.1,
        scatter(random, 81, (x, y) => `M${x - 2} ${y}q2.4 2.6 4.6 .4`),
      ),
  },
  suede: { finish: { reach: 19, dark: 1.1, light: 0.75, gloss: 0 }, texture: flecks(121, 3.2, 0.09, 1.8) },
  canvas: {
    finish: { reach: 14, dark: 1, light: 0.9, gloss: 0 },
    texture: () =>
      stroke(
        '#000',
        0.1,
        1.7,
        every(7.5, 7.5, (x, y) => `M${x} ${y + 1.7}h3`),
      ) +
      stroke(
        '#fff',
        0.1,
        1.6,
        every(7.5, 7.5, (x, y) => `M${x + 5} ${y + 3}v3`),
      ),
  },
  satin: { finish: { reach: 20, dark: 1.25, light: 1.4, gloss: 0.55 }, texture: () => '' },
  technical: {
    finish: { reach: 16, dark: 1.1, light: 1.15, gloss: 0.3 },
    texture: () => stroke('#000', 0.06, 0.9, grid(0)) + stroke('#fff', 0.07, 0.9, grid(1.3)),
  },
  mesh: {
    finish: { reach: 17, dark: 1, light: 0.9, gloss: 0 },
    texture: () =>
      stroke(
        '#000',
        0.16,
        3.4,
        every(9, 9, (x, y) => `M${x + 2} ${y + 2}v.6M${x + 6.5} ${y + 6.5}v.6`),
      ),
  },
  metal: { finish: { reach: 8, dark: 1.5, light: 1.7, gloss: 1 }, texture: () => '' },
  acetate: { finish: { reach: 8, dark: 1.3, light: 1.5, gloss: 0.9 }, texture: () => '' },
  card: { finish: { reach: 9, dark: 0.4, light: 0.5, gloss: 0 }, texture: () => '' },
} as const satisfies Record<string, MaterialDrawing>

export type Material = keyof typeof materialDrawings
export const materials = Object.keys(materialDrawings) as readonly Material[]

/** The texture as a pattern, or an empty text for smooth surfaces. */
export function defineTexture(id: string, material: Material, random: Random): string {
  const content = materialDrawings[material].texture(random)
  return (
    content &&
    `<pattern id="${id}" width="${repeat}" height="${repeat}" patternUnits="userSpaceOnUse">${content}</pattern>`
  )
}

export function finishOf(material: Material): Finish {
  return materialDrawings[material].finish
}

function grid(offset: number): string {
  return every(15, 90, (at) => `M${at + offset} 0v90M0 ${at + offset}h90`)
}
