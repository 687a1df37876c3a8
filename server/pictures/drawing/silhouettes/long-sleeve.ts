import { across, symmetric } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'
import { drawLongSleeves, longSleeve } from './long-sleeves.ts'
import { drapeBody, fillNeck } from './top-parts.ts'

export const longSleeveTop: Silhouette = {
  parts: {},
  span: 78,
  materials: ['cotton', 'knit', 'linen'],
  patterns: ['plain', 'stripes', 'floral', 'dots'],
  draw(sketch, side) {
    const back = side === 'other'
    const boat = sketch.chance.often(0.5)
    const low = boat ? 262 : 290
    if (!back)
      fillNeck(sketch, `M450 196 C496 196 530 200 ${boat ? 564 : 546} 208 C538 ${low - 34} 508 ${low} 450 ${low}`, 212)
    drawLongSleeves(sketch, longSleeve)
    const edge = boat ? 564 : 546
    const neck = back ? `M450 226 C500 226 528 220 ${edge} 206` : `M450 ${low} C512 ${low} 542 ${low - 34} ${edge} 206`
    sketch.piece(
      symmetric(
        `${neck} L652 240 C682 312 684 390 676 462 C666 560 660 650 664 760 C668 850 674 930 676 990 C600 1008 520 1012 450 1012`,
      ),
    )
    drapeBody(sketch, { left: 226, right: 674, armpit: 464, hem: 990 }, 0.8)
    sketch.onBothSides((line) => sketch.seam(line, sketch.ink, 0.7), 'M652 240 C682 312 684 390 676 462')
    sketch.onBothSides((line) => sketch.stitch(line), 'M730 826 C764 832 800 824 820 804')
    sketch.stitch(across('M450 992 C520 992 600 988 675 971'))
    const collar = across(
      back
        ? `M450 216 C500 216 530 212 ${edge} 200`
        : `M450 ${low - 8} C508 ${low - 8} 538 ${low - 40} ${edge - 6} 202`,
    )
    sketch.piece(collar, { band: 16, cloth: 'plain', thickness: 0.6, lifted: 4 })
    return { focus: [520, 340, 2.5], hanger: { y: 206, reach: 205, drop: 46 } }
  },
}
