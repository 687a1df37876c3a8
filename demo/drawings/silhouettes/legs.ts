import { across, round, symmetric } from '../path.ts'
import type { Piece, Sketch } from '../sketch.ts'
import { cord } from './notions.ts'

type LegCut = 'straight' | 'wide' | 'palazzo' | 'skinny' | 'mom' | 'baggy' | 'jogger' | 'flare' | 'cargo'

/**
 * Half widths of one leg at hip and knee (outer edge), and both edges at the hem, on the right side of a full-length
 * pair.
 */
const cuts: Readonly<Record<LegCut, readonly [hip: number, knee: number, outer: number, inner: number]>> = {
  straight: [658, 652, 652, 490],
  wide: [662, 694, 736, 468],
  palazzo: [660, 722, 792, 458],
  skinny: [640, 612, 592, 510],
  mom: [676, 650, 622, 502],
  baggy: [682, 706, 716, 476],
  jogger: [668, 652, 612, 500],
  flare: [644, 620, 716, 470],
  cargo: [668, 676, 668, 484],
}

export type Legs = { cut: LegCut; hem: number; waist?: number; piece?: Piece; depth?: number }
export type LegFrame = { outer: number; inner: number; hem: number; waist: number; side: (y: number) => number }

const full = 1080

/** Both legs from the waist to the hem, cut off at the garment's length. */
export function drawLegs(sketch: Sketch, { cut, hem, waist = 596, piece = {}, depth = 1 }: Legs): LegFrame {
  const [hip, knee, outer, inner] = cuts[cut]
  const mix = (from: number, to: number, share: number) => from + (to - from) * share
  const side = (y: number) =>
    round(
      y < 430
        ? mix(waist, hip, Math.min(1, (y - 150) / 280))
        : y < 760
          ? mix(hip, knee, (y - 430) / 330)
          : mix(knee, outer, (y - 760) / (full - 760)),
    )
  const insideAt = (y: number) => round(mix(452, inner, Math.min(1, Math.max(0, y - 490) / (full - 490)) ** 0.7))
  const out = hem > 800 ? side(hem) : Math.max(side(hem), round(hip + (hem - 430) * 0.12))
  const inn = insideAt(hem)
  const outerLine =
    hem > 800
      ? `C${hip + 2} 540 ${knee} 640 ${knee} 760 C${knee} ${round(mix(760, hem, 0.4))} ${out} ${round(mix(760, hem, 0.6))} ${out} ${hem}`
      : `C${hip + 4} ${round(mix(430, hem, 0.4))} ${out} ${round(mix(430, hem, 0.7))} ${out} ${hem}`
  sketch.pair(
    `M448 160 C510 160 553 154 ${waist} 142 C${waist + 34} 230 ${hip} 330 ${hip} 430 ${outerLine} C${round(mix(out, inn, 0.35))} ${hem + 16} ${round(mix(out, inn, 0.7))} ${hem + 17} ${inn} ${hem + 10} C${round(mix(452, inn, 0.8))} ${round(mix(490, hem, 0.7))} ${round(mix(452, inn, 0.5))} ${round(mix(490, hem, 0.36))} 452 490 Z`,
    { grain: 4, ...piece },
  )
  const at = (y: number, u: number): readonly [number, number] => [round(mix(insideAt(y), side(y), u)), y]
  sketch.foldPair([458, 500], [520, 456], [630, 424], 13, -0.38 * depth)
  sketch.foldPair([462, 544], [520, 514], [600, 484], 11, -0.3 * depth)
  if (hem > 760) {
    sketch.foldPair(at(700, 0.95), at(744, 0.5), at(744, 0.08), 13, -0.3 * depth)
    sketch.foldPair(at(500, 0.56), at(760, 0.5), at(hem - 30, 0.55), 34, 0.34 * depth)
    sketch.foldPair(at(hem - 54, 0.97), at(hem - 36, 0.5), at(hem - 48, 0.06), 11, -0.3 * depth)
    if (cut === 'wide' || cut === 'palazzo' || cut === 'baggy')
      for (const u of [0.22, 0.5, 0.78])
        sketch.foldPair(at(330, u), at(700, u), at(hem + 10, u), 26, u === 0.5 ? 0.44 : -0.4)
    if (cut === 'baggy' || cut === 'jogger')
      sketch.foldPair(at(hem - 110, 0.95), at(hem - 84, 0.5), at(hem - 100, 0.06), 15, 0.4)
  } else {
    sketch.foldPair(at(420, 0.5), at(540, 0.5), at(hem, 0.56), 30, 0.36 * depth)
    sketch.foldPair(at(440, 0.86), at(560, 0.86), at(hem, 0.84), 24, -0.32 * depth)
  }
  sketch.seam('M450 210 C452 300 446 420 452 490')
  return { outer: out, inner: inn, hem, waist, side }
}

export function stitchLegHems(sketch: Sketch, { outer, inner, hem }: LegFrame, thread?: string, up = 20) {
  sketch.onBothSides(
    (line) => sketch.stitch(line, sketch.ink, thread),
    `M${inner + 2} ${hem + 10 - up} C${round(inner + (outer - inner) * 0.3)} ${hem + 16 - up} ${round(inner + (outer - inner) * 0.7)} ${hem + 14 - up} ${outer - 1} ${hem - up}`,
  )
}

/** Ribbed cuffs at the ankle. */
export function ribLegHems(sketch: Sketch, { outer, inner, hem }: LegFrame) {
  sketch.pair(
    `M${inner + 4} ${hem + 4} C${inner + 30} ${hem + 12} ${outer - 30} ${hem + 10} ${outer - 4} ${hem - 4} L${outer - 12} ${hem + 56} C${outer - 30} ${hem + 68} ${inner + 30} ${hem + 70} ${inner + 12} ${hem + 62} Z`,
    { cloth: 'plain', thickness: 0.8 },
  )
  sketch.onBothSides(
    (line) => sketch.rib(line, 54, sketch.ink, 8),
    `M${inner + 8} ${hem + 36} C${inner + 40} ${hem + 42} ${outer - 30} ${hem + 40} ${outer - 6} ${hem + 24}`,
  )
}

/** Turned-up hems. */
export function turnUp(sketch: Sketch, { outer, inner, hem }: LegFrame, thread?: string) {
  sketch.pair(
    `M${inner - 4} ${hem - 40} C${inner + 40} ${hem - 34} ${outer - 40} ${hem - 36} ${outer + 4} ${hem - 50} L${outer + 6} ${hem + 4} C${outer - 40} ${hem + 20} ${inner + 40} ${hem + 22} ${inner - 4} ${hem + 14} Z`,
    { thickness: 0.5, lifted: 4, shade: 0.08 },
  )
  stitchLegHems(sketch, { outer, inner, hem: hem - 30, waist: 0, side: () => 0 }, thread, 0)
}

/** The waistband and its closure. */
export function drawWaistband(
  sketch: Sketch,
  kind: 'band' | 'elastic' | 'paperbag' | 'deep',
  back: boolean,
  waist: number,
  corded: boolean,
  thread?: string,
) {
  const { ink } = sketch
  const y = back ? -40 : 0
  const x = waist - 6
  if (kind === 'paperbag')
    sketch.piece(
      symmetric(
        `M450 ${132 + y} C480 ${120 + y} 500 ${136 + y} 530 ${124 + y} C556 ${114 + y} 576 ${128 + y} ${x + 12} ${112 + y} L${x + 6} ${176 + y} C558 ${192 + y} 505 ${196 + y} 450 ${196 + y}`,
      ),
      { thickness: 0.7, lifted: 3 },
    )
  const low = kind === 'deep' ? 96 : 56
  sketch.piece(
    symmetric(
      `M450 ${162 + y} C510 ${162 + y} 558 ${156 + y} ${x} ${144 + y} L${x + 19} ${142 + low + y} C558 ${156 + low + y} 505 ${162 + low + y} 450 ${162 + low + y}`,
    ),
    {
      thickness: 0.6,
      lifted: 4,
      cloth: kind === 'band' ? 'patterned' : 'plain',
    },
  )
  if (kind === 'elastic' || kind === 'paperbag')
    sketch.rib(
      across(
        `M450 ${162 + low / 2 + y} C510 ${162 + low / 2 + y} 558 ${156 + low / 2 + y} ${x + 8} ${143 + low / 2 + y}`,
      ),
      low - 8,
      ink,
      9,
    )
  else
    for (const dy of [12, low - 10])
      sketch.stitch(
        across(`M450 ${162 + dy + y} C510 ${162 + dy + y} 558 ${156 + dy + y} ${x + dy * 0.3} ${144 + dy + y}`),
        ink,
        thread,
      )
  if (!corded || back) return
  for (const [cx, end] of [
    [436, 336],
    [466, 316],
  ] as const)
    cord(
      sketch,
      `M${cx} 214 C${cx - 6} 250 ${cx + 4} 290 ${cx} ${end}`,
      [cx, end],
      sketch.dye(ink.lightness > 0.8 ? 'arena' : 'crudo'),
      sketch.dye('plata'),
      9,
    )
}

/** The inside of the back, seen over the front edge. */
export function drawWaistInside(sketch: Sketch, waist: number) {
  sketch.piece(
    symmetric(`M450 124 L${waist - 10} 114 C${waist - 4} 130 ${waist} 140 ${waist - 4} 150 C546 166 498 170 450 170`),
    { shade: 0.45, thickness: 0.3, cloth: 'plain' },
  )
}
