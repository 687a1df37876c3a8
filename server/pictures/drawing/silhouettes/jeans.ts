import { across, mirror, symmetric } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'
import { rivet } from './notions.ts'

export const jeans: Silhouette = {
  parts: {},
  span: 96,
  materials: ['denim'],
  patterns: ['plain'],
  draw(sketch, side) {
    const { ink, chance } = sketch
    const back = side === 'other'
    const wide = chance.often(0.4) ? 1 : 0
    const worn = chance.often(0.6)
    const thread = ink.lightness > 0.75 ? undefined : sketch.dye('mostaza').light
    const copper = sketch.dye('dorado')
    if (!back)
      sketch.piece(symmetric('M450 122 L594 112 C599 130 601 140 599 150 C546 168 498 172 450 172'), {
        shade: 0.45,
        thickness: 0.3,
      })
    const outer = 664 + wide * 44
    const inner = 484 - wide * 6
    const leg = `M448 160 C510 160 558 154 604 140 C637 230 661 330 661 430 C661 640 ${outer - 8} 860 ${outer} 1078 C${outer - 60} 1094 ${inner + 60} 1096 ${inner} 1088 C479 900 472 680 452 486 Z`
    sketch.pair(leg, { grain: 4 })
    creaseLegs(sketch, outer, inner)
    if (worn) fadeThighs(sketch)
    sketch.seam(back ? 'M450 214 C450 300 452 400 452 486' : 'M450 214 C452 300 438 420 452 486')
    if (!back) sketch.stitch('M464 214 C481 280 486 340 464 392 C457 404 452 410 450 416', ink, thread)
    sketch.onBothSides((line) => sketch.stitch(line, ink, thread), `M632 250 C649 330 652 400 649 480`)
    sketch.onBothSides(
      (line) => sketch.stitch(line, ink, thread),
      `M${inner + 2} 1066 C${inner + 50} 1074 ${outer - 60} 1072 ${outer} 1056`,
    )
    const band = back
      ? symmetric('M450 118 C510 118 558 112 596 104 L613 160 C565 176 510 180 450 180')
      : symmetric('M450 164 C510 164 558 156 596 142 L616 196 C565 214 510 220 450 220')
    sketch.piece(band, { thickness: 0.6, lifted: 4 })
    const y = back ? 0 : 42
    sketch.stitch(across(`M450 ${130 + y} C510 ${130 + y} 558 ${124 + y} 599 ${114 + y}`), ink, thread)
    sketch.stitch(across(`M450 ${170 + y} C510 ${170 + y} 563 ${164 + y} 610 ${152 + y}`), ink, thread)
    for (const x of back ? [306, 450, 594] : [330, 570])
      sketch.piece(
        `M${x - 8} ${(back ? 116 : 158) - Math.abs(x - 450) * 0.06} L${x + 8} ${(back ? 116 : 158) - Math.abs(x - 450) * 0.06} L${x + 9} ${(back ? 186 : 222) - Math.abs(x - 450) * 0.06} L${x - 7} ${(back ? 186 : 222) - Math.abs(x - 450) * 0.06} Z`,
        { thickness: 0.6, lifted: 3, inner: true },
      )
    if (back) drawBackPockets(sketch, thread)
    else {
      rivet(sketch, 450, 192, 12, copper)
      sketch.onBothSides((line) => {
        sketch.seam(line)
        sketch.stitch(line, ink, thread)
      }, 'M515 216 C524 262 568 290 637 288')
      for (const [x, y] of [
        [518, 224],
        [628, 292],
        [382, 224],
        [272, 292],
      ] as const)
        rivet(sketch, x, y, 5, copper)
      sketch.stitch('M337 246 C332 270 318 284 296 290', ink, thread)
    }
    return { focus: [500, 300, 2.5] }
  },
}

export function creaseLegs(sketch: Sketch, outer: number, inner: number, depth = 1) {
  const middle = (outer + inner) / 2
  sketch.foldPair([458, 500], [520, 450], [630, 420], 13, -0.4 * depth)
  sketch.foldPair([462, 540], [520, 510], [600, 480], 11, -0.34 * depth)
  sketch.foldPair([650, 690], [570, 740], [490, 740], 13, -0.32 * depth)
  sketch.foldPair([middle - 6, 500], [middle - 14, 760], [middle - 4, 1050], 34, 0.36 * depth)
  sketch.foldPair([outer - 6, 1020], [middle, 1044], [inner + 6, 1030], 11, -0.34 * depth)
}

function fadeThighs(sketch: Sketch) {
  const fade = sketch.define(
    'f',
    (id) =>
      `<radialGradient id="${id}"><stop offset="0" stop-color="${sketch.ink.glow}" stop-opacity=".5"/><stop offset="1" stop-color="${sketch.ink.glow}" stop-opacity="0"/></radialGradient>`,
  )
  for (const x of [342, 568]) sketch.mark(`<ellipse cx="${x}" cy="470" rx="72" ry="220" fill="url(#${fade})"/>`)
}

function drawBackPockets(sketch: Sketch, thread?: string) {
  sketch.seam(across('M450 262 C522 258 594 238 635 216'))
  sketch.stitch(across('M450 272 C522 268 594 248 637 226'), sketch.ink, thread)
  const shape = 'M493 286 L620 274 L630 384 L568 414 L498 396 Z'
  for (const path of [(line: string) => line, mirror]) {
    sketch.piece(path(shape), { thickness: 0.5, lifted: 5, inner: true })
    sketch.stitch(path('M503 300 L613 289 L620 378 L568 403 L506 388 Z'), sketch.ink, thread)
    sketch.stitch(path('M504 340 C534 352 546 330 563 346 C582 330 596 348 618 332'), sketch.ink, thread)
  }
  sketch.mark(
    `<rect x="540" y="120" width="64" height="46" rx="3" fill="${sketch.dye('camel').base}" transform="rotate(-5 572 142)"/><path d="M560 134v18M570 133v18M580 132v18" stroke="${sketch.dye('chocolate').base}" stroke-width="4" stroke-opacity=".7"/>`,
  )
}
