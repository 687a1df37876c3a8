import { across, mirror } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'
import { silhouette } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'
import type { LegFrame } from './legs.ts'
import { drawLegs, drawWaistband, drawWaistInside, stitchLegHems, turnUp } from './legs.ts'
import { rivet } from './notions.ts'

const hems = { full: 1080, ankle: 1000 } as const

export const jeans: Silhouette = silhouette({
  span: 96,
  materials: ['denim'],
  patterns: ['plain'],
  parts: {
    cut: ['straight', 'wide', 'mom', 'skinny', 'baggy', 'flare'],
    length: ['full', 'ankle'],
    wash: ['raw', 'faded', 'torn', 'panelled'],
    hem: ['plain', 'turn-up', 'frayed'],
    thread: ['mustard', 'tone'],
  },
  draw(sketch, side, form) {
    const { ink } = sketch
    const back = side === 'other'
    const thread = form.thread === 'tone' || ink.lightness > 0.75 ? undefined : sketch.dye('mostaza').light
    const waist = form.cut === 'skinny' ? 590 : form.cut === 'baggy' ? 606 : 598
    if (!back) drawWaistInside(sketch, waist)
    const legs = drawLegs(sketch, { cut: form.cut, hem: hems[form.length], waist })
    if (form.wash === 'faded' || form.wash === 'torn') fadeThighs(sketch)
    if (form.wash === 'torn' && !back) tearKnee(sketch, legs)
    if (form.wash === 'panelled')
      sketch.onBothSides(
        (line) => sketch.seam(line, ink, 1),
        `M500 470 C540 620 548 800 ${(legs.outer + legs.inner) / 2} ${legs.hem + 12}`,
      )
    if (!back) sketch.stitch('M464 214 C481 280 486 340 464 392 C457 404 452 410 450 416', ink, thread)
    sketch.onBothSides(
      (line) => sketch.stitch(line, ink, thread),
      `M${legs.side(260) - 10} 260 C${legs.side(330) - 8} 330 ${legs.side(400) - 8} 400 ${legs.side(480) - 10} 480`,
    )
    if (form.hem === 'turn-up') turnUp(sketch, legs, thread)
    else if (form.hem === 'frayed') fray(sketch, legs)
    else stitchLegHems(sketch, legs, thread)
    drawWaistband(sketch, 'band', back, waist, false, thread)
    for (const x of back ? [306, 450, 594] : [330, 570]) {
      const y = (back ? 114 : 154) - Math.abs(x - 450) * 0.06
      sketch.piece(`M${x - 8} ${y} L${x + 8} ${y} L${x + 9} ${y + 70} L${x - 7} ${y + 70} Z`, {
        thickness: 0.6,
        lifted: 3,
        inner: true,
      })
    }
    if (back) drawBackPockets(sketch, thread)
    else drawFrontPockets(sketch, thread)
    return { focus: [500, 300, 2.5] }
  },
})

function drawFrontPockets(sketch: Sketch, thread?: string) {
  const copper = sketch.dye('dorado')
  rivet(sketch, 450, 192, 12, copper)
  sketch.onBothSides((line) => {
    sketch.seam(line)
    sketch.stitch(line, sketch.ink, thread)
  }, 'M515 216 C524 262 568 290 632 286')
  for (const [x, y] of [
    [518, 224],
    [624, 290],
    [382, 224],
    [276, 290],
  ] as const)
    rivet(sketch, x, y, 5, copper)
  sketch.stitch('M337 246 C332 270 318 284 296 290', sketch.ink, thread)
}

function fadeThighs(sketch: Sketch) {
  const fade = sketch.define(
    'f',
    (id) =>
      `<radialGradient id="${id}"><stop offset="0" stop-color="${sketch.ink.glow}" stop-opacity=".5"/><stop offset="1" stop-color="${sketch.ink.glow}" stop-opacity="0"/></radialGradient>`,
  )
  for (const x of [342, 568]) sketch.mark(`<ellipse cx="${x}" cy="470" rx="72" ry="220" fill="url(#${fade})"/>`)
}

/** A worn knee: white threads across the hole. */
function tearKnee(sketch: Sketch, { side }: LegFrame) {
  const x = (side(720) + 490) / 2
  const threads = [-12, -4, 4, 12]
    .map((dy) => `M${x - 50} ${720 + dy}C${x - 10} ${716 + dy} ${x + 20} ${724 + dy} ${x + 48} ${719 + dy}`)
    .join('')
  sketch.mark(
    `<path d="M${x - 54} 716C${x - 20} 698 ${x + 30} 700 ${x + 52} 714C${x + 30} 742 ${x - 30} 744 ${x - 54} 716Z" fill="${sketch.ink.deep}" fill-opacity=".55"/><path d="${threads}" stroke="#F4F1EA" stroke-width="3.4" stroke-opacity=".9" fill="none"/>`,
  )
}

function fray(sketch: Sketch, { outer, inner, hem }: LegFrame) {
  let strands = ''
  for (let x = inner + 4; x < outer - 2; x += 7) strands += `M${x} ${hem + 6}l${(x % 3) - 1} ${14 + (x % 5) * 3}`
  const ends = `<path d="${strands}" stroke="${sketch.ink.glow}" stroke-width="3" stroke-opacity=".8" fill="none"/>`
  sketch.mark(`${ends}<g transform="matrix(-1 0 0 1 900 0)">${ends}</g>`)
}

function drawBackPockets(sketch: Sketch, thread?: string) {
  sketch.seam(across('M450 262 C522 258 594 238 632 216'))
  sketch.stitch(across('M450 272 C522 268 594 248 634 226'), sketch.ink, thread)
  const shape = 'M493 286 L612 274 L620 384 L562 414 L498 396 Z'
  for (const path of [(line: string) => line, mirror]) {
    sketch.piece(path(shape), { thickness: 0.5, lifted: 5, inner: true })
    sketch.stitch(path('M503 300 L605 289 L612 378 L562 403 L506 388 Z'), sketch.ink, thread)
    sketch.stitch(path('M504 340 C534 352 546 330 563 346 C582 330 592 348 610 332'), sketch.ink, thread)
  }
  sketch.mark(
    `<rect x="536" y="112" width="60" height="42" rx="3" fill="${sketch.dye('camel').base}" transform="rotate(-5 568 134)"/><path d="M556 126v16M566 125v16M576 124v16" stroke="${sketch.dye('chocolate').base}" stroke-width="4" stroke-opacity=".7"/>`,
  )
}
