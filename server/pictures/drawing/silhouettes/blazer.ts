import { across, mirror, symmetric } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'
import { drawLongSleeves, longSleeve } from './long-sleeves.ts'
import { button } from './notions.ts'
import { drapeBody, fillNeck } from './top-parts.ts'

export const blazer: Silhouette = {
  parts: {},
  span: 82,
  materials: ['wool', 'linen', 'cotton'],
  patterns: ['plain', 'checks', 'stripes'],
  draw(sketch, side) {
    const { ink, chance } = sketch
    const back = side === 'other'
    const double = chance.often(0.35)
    sketch.hangStripes()
    fillNeck(sketch, 'M450 178 C490 178 520 184 540 196 C530 300 490 500 450 590', 198)
    drawLongSleeves(sketch, longSleeve)
    const buttons =
      ink.lightness > 0.55 ? sketch.dye('chocolate') : sketch.dye(chance.pick(['negro', 'chocolate', 'dorado']))
    for (const [x, y] of [
      [744, 806],
      [742, 784],
      [740, 762],
    ] as const) {
      button(sketch, x, y, 7, buttons)
      button(sketch, 900 - x, y, 7, buttons)
    }
    const neck = back ? 'M450 222 C500 222 528 214 544 198' : 'M450 600 C474 470 520 320 544 198'
    const hem = back
      ? 'C600 1006 520 1010 450 1010'
      : 'C650 1004 600 1010 556 1004 C520 996 486 960 470 900 C462 860 456 830 450 810'
    sketch.piece(
      symmetric(`${neck} L650 236 C684 316 686 400 676 470 C660 560 652 620 658 700 C668 800 680 900 684 990 ${hem}`),
    )
    drapeBody(sketch, { left: 226, right: 674, armpit: 470, hem: 980 }, 0.7)
    sketch.onBothSides((line) => sketch.seam(line, ink, 0.8), 'M650 236 C684 316 686 400 676 470')
    if (back) {
      sketch.seam('M450 226 L450 800')
      sketch.seam('M450 800 L460 1008', ink, 1.4)
      sketch.piece(symmetric('M450 164 C496 164 530 170 546 186 C560 204 568 222 574 240 C536 258 492 262 450 262'), {
        thickness: 0.7,
        lifted: 6,
      })
      return { focus: [500, 340, 2.25], hanger: { y: 192, reach: 200, drop: 46 } }
    }
    // The left front closes over the right one.
    const edge = double ? 376 : 436
    sketch.seam(`M${edge + 14} 600 C${edge} 680 ${edge} 760 ${edge + 6} 830`, ink, 1.2)
    sketch.onBothSides((line) => sketch.seam(line, ink, 0.6), 'M580 480 C572 580 572 660 580 760')
    for (const path of [(shape: string) => shape, mirror]) {
      sketch.piece(path('M516 770 L640 754 L646 800 L522 816 Z'), { thickness: 0.6, lifted: 5, inner: true })
      sketch.seam(path('M516 770 L640 754'))
    }
    sketch.piece('M532 486 L622 470 L626 494 L536 510 Z', { thickness: 0.5, lifted: 3, inner: true })
    const lapel =
      'M544 206 C584 276 606 350 602 404 C560 440 510 520 470 630 C460 610 452 594 446 578 C470 450 512 320 544 206 Z'
    for (const shape of [mirror(lapel), lapel]) sketch.piece(shape, { lifted: 8, thickness: 0.8, grain: 14 })
    const collar = 'M536 176 C570 192 600 232 614 284 C602 310 588 326 572 338 L552 312 C546 270 536 226 528 204 Z'
    for (const shape of [mirror(collar), collar]) sketch.piece(shape, { lifted: 6, thickness: 0.8, grain: 30 })
    for (const y of double ? [650, 740] : [660, 750]) {
      button(sketch, double ? 404 : 452, y, 12, buttons)
      if (double) button(sketch, 500, y, 12, buttons)
    }
    sketch.stitch(across('M470 898 C486 958 520 992 556 998'))
    return { focus: [490, 440, 2.25], hanger: { y: 192, reach: 200, drop: 46 } }
  },
}
