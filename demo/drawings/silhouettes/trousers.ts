import { mirror } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'
import { silhouette } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'
import type { LegFrame } from './legs.ts'
import { drawLegs, drawWaistband, drawWaistInside, ribLegHems, stitchLegHems, turnUp } from './legs.ts'
import { button } from './notions.ts'

const hems = { full: 1080, ankle: 1000 } as const

export const trousers: Silhouette = silhouette({
  span: 96,
  materials: ['cotton', 'linen', 'wool', 'technical', 'satin'],
  patterns: ['plain', 'checks', 'stripes', 'print', 'dots', 'floral'],
  parts: {
    cut: ['straight', 'wide', 'palazzo', 'skinny', 'jogger', 'cargo', 'flare'],
    length: ['full', 'ankle'],
    waist: ['band', 'elastic', 'paperbag', 'deep'],
    front: ['crease', 'pleats', 'plain', 'cord'],
    pockets: ['slanted', 'cargo', 'patch', 'none'],
    hem: ['plain', 'rib', 'turn-up'],
  },
  draw(sketch, side, form) {
    const back = side === 'other'
    sketch.hangStripes()
    if (!back) drawWaistInside(sketch, 594)
    const legs = drawLegs(sketch, {
      cut: form.cut,
      hem: hems[form.length] - (form.hem === 'rib' ? 40 : 0),
      waist: 594,
      depth: 0.85,
    })
    if (form.hem === 'rib') ribLegHems(sketch, legs)
    else if (form.hem === 'turn-up') turnUp(sketch, legs)
    else stitchLegHems(sketch, legs)
    if (form.front === 'crease' || form.front === 'pleats') pressCrease(sketch, legs)
    if (!back && form.front === 'pleats')
      for (const dx of [0, 26]) sketch.foldPair([520 + dx, 220], [526 + dx, 270], [540 + dx, 360], 12, -0.6)
    if (!back) drawPockets(sketch, form.pockets, legs)
    else drawBackPockets(sketch)
    drawWaistband(sketch, form.waist, back, 594, form.front === 'cord')
    if (!back && form.waist === 'band') {
      button(sketch, 456, 190, 10, sketch.ink.lightness > 0.5 ? sketch.dye('camel') : sketch.dye('chocolate'))
      sketch.stitch('M467 218 C484 280 488 340 467 396')
    }
    return { focus: [510, 290, 2.4] }
  },
})

/** The pressed crease distinguishes trousers from jeans at a glance. */
function pressCrease(sketch: Sketch, { outer, inner, hem }: LegFrame) {
  const middle = (outer + inner) / 2
  sketch.onBothSides(
    (line) => sketch.seam(line, sketch.ink, 0.6),
    `M553 250 C568 480 ${middle + 4} ${hem - 260} ${middle} ${hem + 12}`,
  )
}

function drawPockets(sketch: Sketch, kind: 'slanted' | 'cargo' | 'patch' | 'none', { side }: LegFrame) {
  if (kind === 'none') return
  sketch.onBothSides(
    (line) => {
      sketch.seam(line)
      sketch.stitch(line)
    },
    kind === 'patch' ? 'M520 222 C526 268 566 296 630 292' : 'M580 214 C594 262 614 310 636 346',
  )
  if (kind !== 'cargo') return
  const x = side(620)
  for (const path of [(shape: string) => shape, mirror]) {
    sketch.piece(path(`M${x - 92} 566 L${x + 8} 558 L${x + 14} 706 L${x - 88} 714 Z`), { thickness: 0.5, lifted: 7 })
    sketch.piece(path(`M${x - 98} 552 L${x + 12} 544 L${x + 14} 590 L${x - 96} 600 Z`), { thickness: 0.5, lifted: 5 })
    sketch.stitch(path(`M${x - 88} 590 L${x + 6} 581`))
    sketch.stitch(path(`M${x - 40} 606 L${x - 38} 704`))
  }
}

function drawBackPockets(sketch: Sketch) {
  const { ink } = sketch
  for (const side of [1, -1])
    sketch.mark(
      `<path d="M${450 + side * 60} 300H${450 + side * 140}" stroke="${ink.deep}" stroke-opacity=".7" stroke-width="5"/><path d="M${450 + side * 60} 306H${450 + side * 140}" stroke="${ink.glow}" stroke-opacity=".3" stroke-width="2.5"/>`,
    )
}
