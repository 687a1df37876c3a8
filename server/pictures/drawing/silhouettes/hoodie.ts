import { across, symmetric } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'
import { printChest } from './chest-print.ts'
import { drawCuffs, drawLongSleeves, wideSleeve } from './long-sleeves.ts'
import { cord, zip } from './notions.ts'
import { drapeBody } from './top-parts.ts'

export const hoodie: Silhouette = {
  parts: {},
  span: 80,
  materials: ['cotton', 'wool', 'technical'],
  patterns: ['plain', 'print', 'stripes'],
  draw(sketch, side) {
    const { ink, chance } = sketch
    const back = side === 'other'
    const printed = sketch.placePrint()
    const zipped = !printed && chance.often(0.4)
    const metal = sketch.dye('plata')
    drawLongSleeves(sketch, wideSleeve)
    drawCuffs(sketch, 'rib', true)
    sketch.piece(
      symmetric(
        'M450 300 C512 300 542 262 556 216 L654 240 C688 320 690 410 680 500 C674 600 672 700 674 790 C676 840 676 870 674 900 C600 916 520 920 450 920',
      ),
    )
    drapeBody(sketch, { left: 222, right: 678, armpit: 500, hem: 900 }, 0.8)
    sketch.onBothSides((line) => sketch.seam(line, ink, 0.8), 'M654 240 C688 320 690 410 680 500')
    sketch.piece(symmetric('M450 912 C520 912 600 908 676 892 C676 920 674 950 666 976 C600 990 520 994 450 994'), {
      cloth: 'plain',
      thickness: 0.8,
    })
    sketch.rib(across('M450 953 C520 953 600 949 672 934'), 80, ink, 8)
    if (back) {
      sketch.piece(symmetric('M450 130 C520 130 566 158 580 216 C590 280 566 340 530 384 C504 410 478 420 450 420'), {
        cloth: 'plain',
        lifted: 12,
      })
      sketch.seam('M450 132 L450 420')
      sketch.foldPair([560, 240], [520, 300], [470, 330], 20, -0.5)
      return { focus: [520, 380, 2.25] }
    }
    if (printed) printChest(sketch, 450, 520, 0.95)
    sketch.piece(
      symmetric('M450 684 L560 684 C582 740 610 790 636 818 C632 850 628 876 626 894 C570 904 510 908 450 908'),
      { thickness: 0.5, lifted: 7, inner: true },
    )
    sketch.onBothSides((line) => sketch.stitch(line), 'M554 692 C576 746 604 796 628 822')
    sketch.stitch(across('M450 694 L558 694'))
    sketch.piece(symmetric('M450 118 C524 118 572 150 586 214 C590 236 580 252 570 262 C560 200 520 168 450 168'), {
      cloth: 'plain',
      shade: 0.1,
    })
    sketch.piece(symmetric('M450 160 C520 160 560 196 568 250 C548 310 500 352 450 366'), {
      cloth: 'plain',
      shade: 0.5,
      thickness: 0.5,
    })
    // The two fronts of the hood cross over at the throat.
    const wing =
      'M572 188 C592 210 600 250 590 288 C566 340 520 380 462 400 C446 392 438 380 436 368 C490 344 536 300 552 248 C560 224 566 204 572 188 Z'
    sketch.pair(wing, { cloth: 'plain', lifted: 8 })
    sketch.onBothSides((line) => sketch.stitch(line), 'M556 240 C540 296 494 344 444 366')
    if (zipped) zip(sketch, 'M450 394 L450 994', metal, [450, 410])
    for (const [x, end] of [
      [428, 610],
      [476, 584],
    ] as const) {
      sketch.mark(
        `<circle cx="${x}" cy="386" r="7" fill="${metal.shade}"/><circle cx="${x}" cy="386" r="3.5" fill="${ink.deep}"/>`,
      )
      cord(
        sketch,
        `M${x} 388 C${x - 8} 450 ${x + 8} 520 ${x} ${end}`,
        [x, end],
        ink.lightness > 0.8 ? sketch.dye('arena') : sketch.dye('crudo'),
        metal,
        10,
      )
    }
    return { focus: [450, 420, 2.25] }
  },
}
