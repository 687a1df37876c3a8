import { mirror } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'
import { silhouette } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'
import { drawLegs, drawWaistband, drawWaistInside, stitchLegHems, turnUp } from './legs.ts'
import { button, rivet } from './notions.ts'

const hems = { short: 600, mid: 680, bermuda: 780 } as const
const scales = { short: 1.42, mid: 1.32, bermuda: 1.2 } as const

const parts = {
  cut: ['straight', 'wide', 'mom', 'cargo'],
  length: ['mid', 'short', 'bermuda'],
  waist: ['band', 'elastic', 'paperbag'],
  pockets: ['slanted', 'jeans', 'cargo', 'none'],
  hem: ['plain', 'turn-up', 'stripe'],
  tie: ['none', 'cord'],
} as const

type ShortsForm = { [Part in keyof typeof parts]: (typeof parts)[Part][number] }

export const shorts: Silhouette = silhouette({
  span: 66,
  materials: ['cotton', 'denim', 'linen', 'technical'],
  patterns: ['plain', 'checks', 'print', 'floral', 'stripes'],
  parts,
  draw: (sketch, side, form) => drawShorts(sketch, side === 'other', form),
})

export const swimShorts: Silhouette = silhouette({
  span: 62,
  materials: ['technical'],
  patterns: ['plain', 'print', 'floral', 'stripes'],
  parts: {
    cut: ['straight', 'wide'],
    length: ['mid', 'short', 'bermuda'],
    pockets: ['slanted', 'none', 'cargo'],
    hem: ['plain', 'stripe'],
  },
  draw: (sketch, side, form) => drawShorts(sketch, side === 'other', { ...form, waist: 'elastic', tie: 'cord' }),
})

function drawShorts(sketch: Sketch, back: boolean, form: ShortsForm) {
  const { ink, dress } = sketch
  sketch.hangStripes()
  const thread = dress.material === 'denim' ? sketch.dye('mostaza').light : undefined
  const scale = scales[form.length]
  const dy = 600 - ((hems[form.length] + 130) / 2) * scale
  sketch.lay({ scale, dx: 450 * (1 - scale), dy }, () => {
    if (!back) drawWaistInside(sketch, 598)
    const legs = drawLegs(sketch, { cut: form.cut, hem: hems[form.length], waist: 598 })
    if (form.hem === 'turn-up') turnUp(sketch, legs, thread)
    else stitchLegHems(sketch, legs, thread)
    if (form.hem === 'stripe')
      sketch.onBothSides(
        (line) => sketch.markInside(`<path d="${line}" fill="none" stroke="${sketch.accent.base}" stroke-width="14"/>`),
        `M${legs.side(230) - 4} 230 C${legs.side(330) - 6} 330 ${legs.side(430) - 6} 430 ${legs.outer - 8} ${legs.hem}`,
      )
    if (!back) drawPockets(sketch, form.pockets, legs.side(480), thread)
    else if (form.pockets === 'jeans')
      for (const path of [(line: string) => line, mirror]) {
        sketch.piece(path('M496 290 L612 278 L620 384 L562 412 L500 396 Z'), { thickness: 0.5, lifted: 5, inner: true })
        sketch.stitch(path('M506 304 L604 292 L610 378 L562 400 L508 388 Z'), ink, thread)
      }
    drawWaistband(sketch, form.waist, back, 598, form.tie === 'cord', thread)
    if (!back && form.waist === 'band') {
      if (thread) rivet(sketch, 450, 190, 12, sketch.dye('dorado'))
      else button(sketch, 452, 190, 10, sketch.dye(ink.lightness > 0.5 ? 'camel' : 'chocolate'))
      sketch.stitch('M466 218 C484 280 488 330 466 380', ink, thread)
    }
  })
  return { focus: [520, 430, 2.3] as const }
}

function drawPockets(sketch: Sketch, kind: 'slanted' | 'jeans' | 'cargo' | 'none', x: number, thread?: string) {
  if (kind === 'none') return
  sketch.onBothSides(
    (line) => {
      sketch.seam(line)
      sketch.stitch(line, sketch.ink, thread)
    },
    kind === 'jeans' ? 'M515 216 C524 262 568 290 632 286' : 'M580 214 C594 262 614 310 636 346',
  )
  if (kind !== 'cargo') return
  for (const path of [(shape: string) => shape, mirror]) {
    sketch.piece(path(`M${x - 84} 424 L${x + 4} 416 L${x + 10} 540 L${x - 80} 548 Z`), { thickness: 0.5, lifted: 6 })
    sketch.piece(path(`M${x - 90} 410 L${x + 8} 402 L${x + 10} 444 L${x - 88} 452 Z`), { thickness: 0.5, lifted: 4 })
    sketch.stitch(path(`M${x - 80} 444 L${x + 2} 436`))
  }
}
