import { round } from '../path.ts'
import type { Sketch } from '../sketch.ts'
import type { Point, Torso } from './torso.ts'

const sleeveLengths = ['short', 'cap', 'elbow', 'three-quarter', 'long'] as const
export type SleeveLength = (typeof sleeveLengths)[number]
type SleeveShape = 'straight' | 'puff' | 'bell' | 'bishop'
type Cuff = 'plain' | 'band' | 'rib' | 'buttoned' | 'rolled' | 'contrast' | 'bare'

/** Reach along the arm, its angle, and the width at its end. */
const lengths: Readonly<Record<SleeveLength, readonly [reach: number, degrees: number, width: number]>> = {
  cap: [124, 40, 150],
  short: [244, 31, 152],
  elbow: [352, 22, 138],
  'three-quarter': [486, 18, 118],
  long: [632, 14, 98],
}
const ease = { slim: -12, regular: 0, loose: 18, oversize: 32 } as const

type Sleeve = { length: SleeveLength; shape?: SleeveShape; cuff?: Cuff; ink?: Sketch['ink']; thickness?: number }

/** A sleeve continues the slope of the shoulder, then falls. */
export function drawSleeves(sketch: Sketch, torso: Torso, sleeve: Sleeve) {
  const { length, shape = 'straight', cuff = 'plain', ink = sketch.ink, thickness = 0.72 } = sleeve
  const { shoulder: s, armpit: a, neck } = torso
  const [reach, degrees, slim] = lengths[length]
  const angle = (degrees * Math.PI) / 180
  const down: Point = [Math.sin(angle), Math.cos(angle)]
  const inwards: Point = [-down[1], down[0]]
  const run = Math.hypot(s[0] - neck[0], s[1] - neck[1])
  const slope: Point = [(s[0] - neck[0]) / run, (s[1] - neck[1]) / run]
  const flare = shape === 'bell' ? 56 : 0
  const end = slim + ease[torso.fit] * (length === 'long' ? 0.8 : 1) + flare
  const arm = Math.hypot(a[0] - s[0], a[1] - s[1])
  const width = (t: number) => arm * 0.96 + (end - arm * 0.96) * t
  const at = (t: number, u: number): Point => [
    round(s[0] + down[0] * reach * t + inwards[0] * width(t) * u - inwards[0] * flare * 0.6 * t),
    round(s[1] + down[1] * reach * t + inwards[1] * width(t) * u),
  ]
  const [outer, inner] = [at(1, 0), at(1, 1)]
  const push = (point: Point, along: Point, by: number): Point => [
    round(point[0] + along[0] * by),
    round(point[1] + along[1] * by),
  ]
  const text = ([x, y]: Point) => `${x} ${y}`
  const start = push(s, slope, -34)
  const first = shape === 'puff' ? push(push(s, slope, 46), [0, -1], 34) : push(s, slope, Math.min(64, reach * 0.3))
  const second =
    shape === 'bishop'
      ? push(push(outer, down, -120), inwards, -58)
      : push(outer, down, -reach * (length === 'long' ? 0.5 : 0.42))
  const hem = push([(outer[0] + inner[0]) / 2, (outer[1] + inner[1]) / 2], down, shape === 'bell' ? 22 : 10)
  const inside = shape === 'bishop' ? push(push(inner, down, -110), inwards, 26) : push(inner, down, -reach * 0.34)
  sketch.pair(
    `M${text(start)} C${text(first)} ${text(second)} ${text(outer)} Q${text(hem)} ${text(inner)} C${text(inside)} ${round(a[0] + 6)} ${round(a[1] + reach * 0.2)} ${round(a[0] - 6)} ${round(a[1] - 4)} L${round(s[0] - 60)} ${round(s[1] + 60)} Z`,
    { grain: degrees, ink, thickness },
  )
  crease(sketch, at, length)
  if (shape === 'puff')
    for (const u of [0.12, 0.3, 0.48]) sketch.foldPair(at(0.02, u), at(0.2, u), at(0.42, u + 0.06), 12, 0.42)
  if (shape === 'bishop')
    for (const u of [0.15, 0.42, 0.7])
      sketch.foldPair(at(1, 0.3 + u * 0.4), at(0.86, u), at(0.66, u), 14, u === 0.42 ? 0.45 : -0.42)
  const isShort = length === 'short' || length === 'cap' || length === 'elbow'
  finish(sketch, {
    cuff: shape === 'bell' ? 'plain' : cuff === 'rib' && isShort ? 'band' : cuff,
    ink,
    at,
    down,
    reach,
    degrees,
  })
}

function crease(sketch: Sketch, at: (t: number, u: number) => Point, length: SleeveLength) {
  sketch.foldPair(at(0.1, 1), at(0.08, 0.6), at(0.02, 0.2), 14, -0.3)
  if (length === 'cap') return
  if (length === 'short') {
    sketch.foldPair(at(0.06, 0.4), at(0.5, 0.34), at(0.96, 0.42), 20, 0.32)
    sketch.foldPair(at(0.5, 1), at(0.56, 0.7), at(0.7, 0.4), 14, -0.26)
    return
  }
  // Creases from the inside of the elbow, and one long highlight down the outer arm.
  sketch.foldPair(at(0.43, 1), at(0.42, 0.5), at(0.34, 0.06), 13, -0.36)
  sketch.foldPair(at(0.58, 1), at(0.58, 0.55), at(0.52, 0.1), 12, -0.28)
  sketch.foldPair(at(0.78, 0.96), at(0.78, 0.5), at(0.74, 0.1), 10, -0.24)
  sketch.foldPair(at(0.1, 0.3), at(0.5, 0.26), at(0.94, 0.34), 22, 0.3)
}

type End = {
  cuff: Cuff
  ink: Sketch['ink']
  at: (t: number, u: number) => Point
  down: Point
  reach: number
  degrees: number
}

function finish(sketch: Sketch, { cuff, ink, at, down, reach, degrees }: End) {
  const line = (before: number, from = 0, to = 1) => {
    const t = 1 - before / reach
    const [a, b] = [at(t, from), at(t, to)]
    const middle: Point = [(a[0] + b[0]) / 2 + down[0] * 9, (a[1] + b[1]) / 2 + down[1] * 9]
    return `M${a[0]} ${a[1]} Q${round(middle[0])} ${round(middle[1])} ${b[0]} ${b[1]}`
  }
  if (cuff === 'bare') return
  if (cuff === 'plain') return sketch.onBothSides((path) => sketch.stitch(path, ink), line(16))
  if (cuff === 'rolled' || cuff === 'contrast' || cuff === 'band') {
    const of = cuff === 'contrast' ? sketch.accent : ink
    return sketch.onBothSides(
      (path) =>
        sketch.piece(path, { band: cuff === 'rolled' ? 40 : 24, ink: of, cloth: 'plain', thickness: 0.6, lifted: 3 }),
      line(cuff === 'rolled' ? 14 : 8, -0.02, 1.02),
    )
  }
  const depth = cuff === 'rib' ? 58 : 66
  const [o, i] = [at(1, cuff === 'rib' ? 0.06 : 0.02), at(1, cuff === 'rib' ? 0.94 : 0.98)]
  const [oo, ii] = [at(1 + depth / reach, 0.08), at(1 + depth / reach, 0.92)]
  const low = (a: Point, b: Point) =>
    `Q${round((a[0] + b[0]) / 2 + down[0] * 10)} ${round((a[1] + b[1]) / 2 + down[1] * 10)} ${b[0]} ${b[1]}`
  sketch.pair(`M${o[0]} ${o[1]} L${oo[0]} ${oo[1]} ${low(oo, ii)} L${i[0]} ${i[1]} ${low(i, o)} Z`, {
    ink,
    cloth: cuff === 'rib' ? 'plain' : 'patterned',
    thickness: 0.7,
    grain: degrees,
  })
  if (cuff === 'rib') sketch.onBothSides((path) => sketch.rib(path, depth - 4, ink, 7), line(-depth / 2, 0.06, 0.94))
  else {
    sketch.onBothSides((path) => sketch.stitch(path, ink), line(-depth + 12, 0.06, 0.94))
    sketch.onBothSides((path) => sketch.seam(path, ink, 0.6), line(0, 0.02, 0.98))
  }
}
