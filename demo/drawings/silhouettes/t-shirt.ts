import type { Silhouette } from '../silhouette.ts'
import { silhouette } from '../silhouette.ts'
import { drawTile } from '../tile-mark.ts'
import { printChest } from './chest-print.ts'
import { drawInside, drawNeckTrim, drawPlacket, neckOf, necklineOf } from './necklines.ts'
import { pocket } from './notions.ts'
import { drawSleeves } from './sleeves.ts'
import { drawBody, fits, seamArmholes, stitchHem, torsoOf } from './torso.ts'

const hems = { crop: 800, regular: 980, long: 1040 } as const

/** T-shirts, long-sleeved ones and polos. */
export const tShirt: Silhouette = silhouette({
  span: 76,
  materials: ['cotton', 'linen', 'knit', 'satin'],
  patterns: ['plain', 'stripes', 'print', 'floral', 'dots'],
  parts: {
    neckline: ['crew', 'v', 'scoop', 'boat', 'henley', 'polo', 'mock'],
    sleeve: ['short', 'cap', 'elbow', 'three-quarter', 'long'],
    fit: fits,
    length: ['regular', 'crop', 'long'],
    hem: ['straight', 'curved', 'split'],
    cuff: ['plain', 'rolled', 'contrast', 'rib'],
    pocket: ['none', 'chest'],
    collar: ['narrow', 'wide', 'contrast'],
  },
  draw(sketch, side, form) {
    const back = side === 'other'
    const printed = sketch.placePrint()
    const torso = torsoOf(form.fit, hems[form.length], neckOf(form.neckline))
    const cuff = form.cuff === 'rolled' && (form.sleeve === 'long' || form.sleeve === 'cap') ? 'plain' : form.cuff
    if (!back) drawInside(sketch, form.neckline)
    drawSleeves(sketch, torso, { length: form.sleeve, cuff })
    drawBody(sketch, torso, necklineOf(form.neckline, back), form.hem)
    seamArmholes(sketch, torso)
    stitchHem(sketch, torso, form.hem)
    const of = form.collar === 'contrast' ? sketch.accent : sketch.ink
    if (!back && form.neckline === 'polo') drawPlacket(sketch, 322, 470, 3)
    drawNeckTrim(sketch, form.neckline, back, { width: form.collar === 'narrow' ? 16 : 24, of })
    if (!back && form.pocket === 'chest')
      pocket(sketch, 'M528 430 L620 426 L622 522 L574 540 L530 524 Z', 'M536 444 L613 440 L614 516 L574 530 L538 518 Z')
    if (!back && form.neckline === 'polo' && form.pocket === 'none')
      sketch.mark(drawTile(566, 440, 30, sketch.ink.lightness > 0.5 ? sketch.accent.base : sketch.dye('crudo').base))
    if (!back && printed)
      printChest(sketch, 450, form.length === 'crop' ? 500 : 520, form.length === 'crop' ? 0.8 : 0.95)
    return { focus: [510, 350, 2.4], hanger: { y: 204, reach: 200, drop: 46 } }
  },
})
