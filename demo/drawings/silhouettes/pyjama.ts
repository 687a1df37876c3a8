import type { Silhouette } from '../silhouette.ts'
import { silhouette } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'
import { drawLegs, drawWaistband, drawWaistInside, ribLegHems, stitchLegHems } from './legs.ts'
import { drawInside, drawNeckTrim, neckOf, necklineOf } from './necklines.ts'
import { drawFront } from './shirt.ts'
import { drawSleeves } from './sleeves.ts'
import { drawBody, seamArmholes, stitchHem, torsoOf } from './torso.ts'

/** Two pieces laid out together: the trousers below, the top over their waist. */
export const pyjama: Silhouette = silhouette({
  span: 120,
  materials: ['cotton', 'satin', 'knit'],
  patterns: ['plain', 'stripes', 'dots', 'checks', 'floral'],
  parts: {
    neckline: ['camp', 'crew', 'v', 'henley'],
    sleeve: ['long', 'short', 'elbow'],
    bottoms: ['trousers', 'shorts', 'cuffed'],
    fit: ['regular', 'loose'],
    piping: ['none', 'contrast'],
    pocket: ['none', 'chest'],
  },
  draw(sketch, side, form) {
    const back = side === 'other'
    const shorts = form.bottoms === 'shorts'
    const [small, big] = shorts ? [0.78, 0.72] : [0.64, 0.62]
    sketch.lay({ scale: small, dx: 450 - 450 * small + 70, dy: shorts ? 530 : 400 }, () =>
      drawBottoms(sketch, form.bottoms, back),
    )
    sketch.lay({ scale: big, dx: 450 - 450 * big - 40, dy: shorts ? 20 : -10 }, () => drawTop(sketch, form, back))
    return { focus: [420, 330, 2.2] }
  },
})

function drawBottoms(sketch: Sketch, kind: 'trousers' | 'shorts' | 'cuffed', back: boolean) {
  if (!back) drawWaistInside(sketch, 600)
  const legs = drawLegs(sketch, {
    cut: kind === 'cuffed' ? 'jogger' : 'wide',
    hem: kind === 'shorts' ? 660 : 1060,
    waist: 600,
    depth: 0.8,
  })
  if (kind === 'cuffed') ribLegHems(sketch, legs)
  else stitchLegHems(sketch, legs)
  drawWaistband(sketch, 'elastic', back, 600, true)
}

type PyjamaForm = {
  neckline: 'camp' | 'crew' | 'v' | 'henley'
  sleeve: 'long' | 'short' | 'elbow'
  fit: 'regular' | 'loose'
  piping: 'none' | 'contrast'
  pocket: 'none' | 'chest'
}

function drawTop(sketch: Sketch, { neckline, sleeve, fit, piping, pocket }: PyjamaForm, back: boolean) {
  const edge = piping === 'contrast' ? sketch.accent : sketch.ink
  const torso = torsoOf(fit, 940, neckOf(neckline))
  if (!back) drawInside(sketch, neckline)
  drawSleeves(sketch, torso, { length: sleeve, cuff: piping === 'contrast' ? 'contrast' : 'plain' })
  drawBody(sketch, torso, necklineOf(neckline, back), 'straight')
  seamArmholes(sketch, torso)
  stitchHem(sketch, torso, 'straight')
  if (!back && neckline === 'camp')
    drawFront(sketch, torso, 'straight', 'shown', piping === 'contrast' ? edge.base : undefined)
  if (!back && pocket === 'chest') {
    sketch.piece('M522 438 L616 434 L620 544 L570 560 L524 548 Z', { thickness: 0.4, lifted: 4, inner: true })
    sketch.piece('M522 446 L617 442', { band: 14, ink: edge, cloth: 'bare', inner: true })
  }
  drawNeckTrim(sketch, neckline, back, { width: 18, of: neckline === 'camp' ? sketch.ink : edge })
}
