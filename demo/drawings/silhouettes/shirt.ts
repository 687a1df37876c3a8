import { across, mirror } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'
import { silhouette } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'
import { drawInside, drawNeckTrim, neckOf, necklineOf } from './necklines.ts'
import { button, pocket } from './notions.ts'
import { drawSleeves } from './sleeves.ts'
import type { Hem, Torso } from './torso.ts'
import { drawBody, fits, seamArmholes, stitchHem, torsoOf } from './torso.ts'

const hems = { crop: 800, regular: 960, long: 1030 } as const

export const shirt: Silhouette = silhouette({
  span: 80,
  materials: ['cotton', 'linen', 'denim', 'satin'],
  patterns: ['plain', 'checks', 'stripes', 'print', 'dots', 'floral'],
  parts: {
    collar: ['shirt', 'band', 'camp'],
    sleeve: ['long', 'rolled', 'short'],
    fit: fits,
    length: ['regular', 'crop', 'long'],
    hem: ['tail', 'straight', 'curved'],
    pockets: ['none', 'one', 'two', 'flaps'],
    placket: ['shown', 'hidden', 'popover'],
  },
  draw(sketch, side, form) {
    const back = side === 'other'
    if (sketch.random.often(0.6)) sketch.hangStripes()
    const thread = sketch.dress.material === 'denim' ? sketch.dye('mostaza').light : undefined
    const torso = torsoOf(form.fit, hems[form.length], neckOf(form.collar))
    if (!back) drawInside(sketch, form.collar)
    if (form.sleeve === 'long') drawSleeves(sketch, torso, { length: 'long', cuff: 'buttoned' })
    else
      drawSleeves(sketch, torso, {
        length: form.sleeve === 'rolled' ? 'three-quarter' : 'short',
        cuff: form.sleeve === 'rolled' ? 'rolled' : 'plain',
      })
    drawBody(sketch, torso, necklineOf(form.collar, back), form.hem)
    seamArmholes(sketch, torso, thread ?? '')
    stitchHem(sketch, torso, form.hem, thread)
    if (back) drawYoke(sketch, thread)
    else {
      drawFront(sketch, torso, form.hem, form.placket, thread)
      drawPockets(sketch, form.pockets, thread)
    }
    drawNeckTrim(sketch, form.collar, back, { width: 26, thread })
    return { focus: [490, 390, 2.4], hanger: { y: 196, reach: 200, drop: 50 } }
  },
})

function drawYoke(sketch: Sketch, thread?: string) {
  sketch.seam(across('M450 336 C540 336 600 330 640 316'))
  sketch.stitch(across('M450 344 C540 344 600 338 640 324'), sketch.ink, thread)
  sketch.fold([436, 340], [432, 500], [436, 760], 14, -0.5)
  sketch.fold([466, 340], [470, 500], [466, 760], 14, 0.4)
}

/** The button band, to the hem or half way. */
export function drawFront(
  sketch: Sketch,
  { hem: [, hy] }: Torso,
  hem: Hem,
  placket: 'shown' | 'hidden' | 'popover',
  thread?: string,
) {
  const { ink } = sketch
  const bottom = placket === 'popover' ? 600 : hem === 'tail' ? hy + 61 : hem === 'curved' ? hy + 49 : hy + 19
  const shape = `M428 300 L474 300 L474 ${bottom} L428 ${bottom} Z`
  sketch.piece(shape, { thickness: 0.25, lifted: 3, inner: true })
  sketch.stitch(`M435 322 L435 ${bottom - 6} M467 322 L467 ${bottom - 6}`, ink, thread)
  if (placket === 'hidden') return
  const of =
    ink.lightness > 0.6 ? sketch.dye('blanco') : ink.lightness < 0.34 ? sketch.dye('grafito') : sketch.dye('crudo')
  for (let y = 372; y < bottom - 40; y += 102) button(sketch, 451, y, 9.5, of)
}

function drawPockets(sketch: Sketch, kind: 'none' | 'one' | 'two' | 'flaps', thread?: string) {
  if (kind === 'none') return
  for (const path of kind === 'one' ? [(shape: string) => shape] : [(shape: string) => shape, mirror]) {
    pocket(
      sketch,
      path('M522 438 L616 434 L620 544 L570 566 L524 548 Z'),
      path('M530 450 L609 446 L612 538 L570 556 L532 542 Z'),
      thread,
    )
    if (kind !== 'flaps') continue
    sketch.piece(path('M518 426 L620 422 L620 462 L570 486 L520 464 Z'), { thickness: 0.5, lifted: 5, inner: true })
    button(sketch, path === mirror ? 330 : 570, 466, 8, sketch.dye('crudo'))
  }
}
