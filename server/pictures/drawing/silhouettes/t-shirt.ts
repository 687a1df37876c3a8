import { across, symmetric } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'
import { printChest } from './chest-print.ts'
import { creaseSleeves, drapeBody, fillNeck } from './top-parts.ts'

export const tShirt: Silhouette = {
  parts: {},
  span: 76,
  materials: ['cotton', 'linen'],
  patterns: ['plain', 'stripes', 'print', 'floral', 'dots'],
  draw(sketch, side) {
    const back = side === 'other'
    const printed = sketch.placePrint()
    if (!back) fillNeck(sketch, 'M450 196 C496 196 530 200 546 208 C538 256 508 288 450 288', 214)
    sketch.pair(
      'M652 240 C714 262 752 306 776 372 C796 430 812 480 826 524 C796 556 752 578 706 586 C696 540 684 500 672 462 C684 384 678 306 652 240 Z',
      {
        grain: 26,
        thickness: 0.9,
      },
    )
    const neck = back ? 'M450 226 C500 226 528 220 546 204' : 'M450 286 C508 286 540 252 546 204'
    sketch.piece(
      symmetric(
        `${neck} L656 242 C682 312 682 390 674 462 C666 560 664 660 668 760 C670 850 674 930 678 1000 C600 1018 520 1022 450 1022`,
      ),
    )
    drapeBody(sketch, { left: 226, right: 674, armpit: 464, hem: 1000 }, 0.8)
    creaseSleeves(sketch)
    sketch.onBothSides((line) => sketch.seam(line, sketch.ink, 0.7), 'M656 242 C682 312 682 390 674 462')
    sketch.onBothSides((line) => sketch.stitch(line), 'M702 566 C748 558 790 538 820 506')
    sketch.stitch(across('M450 1002 C520 1002 600 998 677 981'))
    sketch.stitch(across('M450 994 C520 994 600 990 677 973'))
    const collar = across(back ? 'M450 214 C500 214 530 210 546 198' : 'M450 277 C500 277 530 246 537 202')
    sketch.piece(collar, { band: 22, cloth: 'plain', thickness: 0.6, lifted: 4 })
    sketch.rib(collar, 20, sketch.ink, 5.5)
    if (!back && printed) printChest(sketch, 450, 500, 1)
    return { focus: [500, 340, 2.5], hanger: { y: 206, reach: 205, drop: 46 } }
  },
}
