import { across, round, symmetric } from '../path.ts'
import type { Piece, Sketch } from '../sketch.ts'

export type Point = readonly [number, number]
export const fits = ['regular', 'slim', 'loose', 'oversize'] as const
export type Fit = (typeof fits)[number]
export type Hem = 'straight' | 'curved' | 'tail' | 'split'

/** The right half of an upper garment as it hangs: shoulders slope, sides follow the fit. */
export type Torso = { neck: Point; shoulder: Point; armpit: Point; waist: Point; hem: Point; fit: Fit }

const widths: Readonly<Record<Fit, Omit<Torso, 'neck' | 'hem' | 'fit'> & { hem: number }>> = {
  slim: { shoulder: [626, 244], armpit: [640, 430], waist: [620, 660], hem: 640 },
  regular: { shoulder: [640, 248], armpit: [662, 448], waist: [646, 690], hem: 660 },
  loose: { shoulder: [656, 256], armpit: [688, 478], waist: [684, 720], hem: 692 },
  oversize: { shoulder: [684, 268], armpit: [714, 520], waist: [710, 740], hem: 714 },
}

export function torsoOf(fit: Fit, hemAt: number, neck: Point = [544, 204]): Torso {
  const { hem, ...sides } = widths[fit]
  return { ...sides, neck, hem: [hem, hemAt], fit }
}

/** From the shoulder down to the middle of the hem, to be appended to the right half of a neckline. */
function sideOf({ shoulder: [sx, sy], armpit: [ax, ay], waist: [wx, wy], hem: [hx, hy] }: Torso, hem: Hem): string {
  const armhole = `L${sx} ${sy} C${sx - 12} ${sy + 70} ${ax - 44} ${ay - 74} ${ax} ${ay}`
  const cropped = hy < wy + 60
  const end = hem === 'tail' ? hy - 66 : hy
  const side = cropped
    ? `C${ax - 8} ${ay + 80} ${hx - 2} ${end - 120} ${hx} ${end}`
    : `C${ax - 8} ${ay + 80} ${wx} ${wy - 90} ${wx} ${wy} C${wx} ${wy + 90} ${hx - 2} ${end - 90} ${hx} ${end}`
  const bottoms: Record<Hem, string> = {
    straight: `C${hx - 70} ${hy + 16} 520 ${hy + 20} 450 ${hy + 20}`,
    split: `L${hx - 12} ${hy + 4} C${hx - 70} ${hy + 16} 520 ${hy + 20} 450 ${hy + 20}`,
    curved: `C${hx - 40} ${hy + 30} 560 ${hy + 48} 450 ${hy + 50}`,
    tail: `C${hx - 4} ${hy - 24} ${hx - 34} ${hy - 2} ${hx - 66} ${hy + 8} C570 ${hy + 30} 520 ${hy + 62} 450 ${hy + 62}`,
  }
  return `${armhole} ${side} ${bottoms[hem]}`
}

/** The body with the folds of cloth that hangs from the shoulders. */
export function drawBody(sketch: Sketch, torso: Torso, neckline: string, hem: Hem, piece: Piece = {}) {
  sketch.piece(symmetric(`${neckline} ${sideOf(torso, hem)}`), piece)
  drape(sketch, torso)
}

function drape(sketch: Sketch, { armpit: [ax, ay], hem: [, hy], fit }: Torso) {
  const strength = fit === 'slim' ? 0.7 : fit === 'regular' ? 0.85 : 1
  const x = (share: number) => 450 + (ax - 450) * share
  const y = (share: number) => ay + (hy - ay) * share
  const sway = () => sketch.random.between(-0.04, 0.04)
  const fold = (from: Point, bend: Point, to: Point, width: number, depth: number) =>
    sketch.fold([x(from[0]), y(from[1])], [x(bend[0]), y(bend[1])], [x(to[0]), y(to[1])], width, depth * strength)
  fold([-0.97, -0.02], [-0.62, 0.1], [-0.1, 0.12 + sway()], 20, -0.36)
  fold([0.97, -0.02], [0.6, 0.11], [0.12, 0.16 + sway()], 20, -0.36)
  fold([0.94, 0.1], [0.7, 0.28], [0.34, 0.42], 18, -0.26)
  fold([-0.74, 0.3], [-0.8 + sway(), 0.66], [-0.66, 1.06], 32, 0.36)
  fold([-0.34, 0.62], [-0.3, 0.84], [-0.44 + sway(), 1.08], 24, -0.24)
  fold([0.3, 0.44], [0.24 + sway(), 0.76], [0.36, 1.08], 28, -0.26)
  fold([0.78, 0.36], [0.84, 0.72], [0.7 + sway(), 1.06], 30, 0.32)
}

/** The seam of the set-in sleeve. */
export function seamArmholes(sketch: Sketch, { shoulder: [sx, sy], armpit: [ax, ay] }: Torso, thread?: string) {
  const line = (inset: number) =>
    `M${sx - inset} ${sy} C${sx - 12 - inset} ${sy + 70} ${ax - 44 - inset} ${ay - 74} ${ax - inset} ${ay}`
  sketch.onBothSides((path) => sketch.seam(path, sketch.ink, 0.7), line(0))
  if (thread !== undefined) sketch.onBothSides((path) => sketch.stitch(path, sketch.ink, thread || undefined), line(10))
}

/** Double stitches above the hem. */
export function stitchHem(sketch: Sketch, { hem: [hx, hy] }: Torso, hem: Hem, thread?: string) {
  if (hem === 'tail')
    return sketch.stitch(
      across(
        `M450 ${hy + 50} C520 ${hy + 50} 570 ${hy + 20} ${hx - 70} ${hy - 4} C${hx - 40} ${hy - 14} ${hx - 14} ${hy - 34} ${hx - 8} ${hy - 70}`,
      ),
      sketch.ink,
      thread,
    )
  const drop = hem === 'curved' ? 30 : 0
  for (const up of [4, 12])
    sketch.stitch(
      across(
        `M450 ${hy + drop - up} C520 ${hy + drop - up} ${hx - 70} ${round(hy + drop * 0.5 - up - 4)} ${hx - 2} ${hy - up - 18}`,
      ),
      sketch.ink,
      thread,
    )
}

/** A ribbed band that draws in the hem. */
export function ribHem(sketch: Sketch, { hem: [hx, hy] }: Torso, of: Sketch['ink'] = sketch.ink, high = 74) {
  sketch.piece(
    symmetric(
      `M450 ${hy + 14} C520 ${hy + 14} ${hx - 70} ${hy + 10} ${hx + 2} ${hy - 4} C${hx + 2} ${hy + 24} ${hx - 2} ${hy + high - 24} ${hx - 12} ${hy + high - 4} C${hx - 70} ${hy + high + 10} 520 ${hy + high + 14} 450 ${hy + high + 14}`,
    ),
    { cloth: 'plain', ink: of, thickness: 0.8 },
  )
  sketch.rib(
    across(
      `M450 ${hy + 14 + high / 2} C520 ${hy + 14 + high / 2} ${hx - 70} ${hy + 10 + high / 2} ${hx - 4} ${hy - 4 + high / 2}`,
    ),
    high - 2,
    of,
    8,
  )
}
