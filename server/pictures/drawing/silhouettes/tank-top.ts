import { across, symmetric } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'
import { printChest } from './chest-print.ts'
import { drapeBody } from './top-parts.ts'

/** A sleeveless top: on thin straps or with broad shoulders, as the seed says. */
export const tankTop: Silhouette = {
  parts: {},
  span: 72,
  materials: ['cotton', 'satin', 'linen', 'knit'],
  patterns: ['plain', 'stripes', 'floral', 'dots', 'print'],
  draw(sketch, side) {
    const { ink } = sketch
    const back = side === 'other'
    const strappy = sketch.dress.material === 'satin' || sketch.chance.often(0.5)
    const printed = !strappy && sketch.placePrint()
    const armhole = strappy ? 'C618 350 636 404 672 440' : 'C626 310 640 390 680 452'
    const neck = strappy
      ? back
        ? 'M450 420 C520 420 570 390 588 300 L602 296'
        : 'M450 392 C510 388 560 350 584 292 L602 288'
      : back
        ? 'M450 262 C510 262 552 240 562 190 L626 200'
        : 'M450 344 C520 344 556 290 562 190 L626 200'
    if (strappy)
      sketch.onBothSides(
        (line) => sketch.piece(line, { band: 15, cloth: 'plain' }),
        'M574 150 C580 210 588 250 593 304',
      )
    if (!back)
      sketch.piece(
        symmetric(
          strappy
            ? 'M450 350 C520 350 570 330 596 300 L640 420 L450 440'
            : 'M450 240 C510 240 550 220 562 192 L640 210 L650 380 L450 380',
        ),
        { shade: 0.4, cloth: 'plain', thickness: 0.4 },
      )
    sketch.piece(
      symmetric(`${neck} ${armhole} C660 560 652 680 660 780 C666 860 676 930 682 976 C600 996 520 1000 450 1000`),
    )
    drapeBody(sketch, { left: 226, right: 674, armpit: 456, hem: 976 }, 0.85)
    if (strappy && !back) {
      sketch.fold([400, 400], [450, 470], [500, 402], 20, -0.4)
      sketch.fold([370, 420], [450, 540], [530, 424], 20, 0.35)
    }
    const edge = across(neck.replace(/ L[^L]*$/, ''))
    sketch.piece(edge, { band: 14, cloth: 'plain', thickness: 0.7, lifted: 3 })
    const armholeEdge = strappy ? 'M602 288 C618 350 636 404 672 440' : 'M626 200 C626 310 640 390 680 452'
    sketch.onBothSides((line) => sketch.piece(line, { band: 12, cloth: 'plain', thickness: 0.7 }), armholeEdge)
    sketch.stitch(across('M450 982 C520 982 600 978 680 958'))
    if (printed && !back) printChest(sketch, 450, 560, 0.95)
    if (strappy && !back) sketch.stitch(across('M450 404 C514 400 566 362 592 304'), ink)
    return { focus: [540, 380, 2.5] }
  },
}
