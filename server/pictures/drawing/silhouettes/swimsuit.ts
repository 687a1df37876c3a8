import { across, symmetric } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'

export const swimsuit: Silhouette = {
  parts: {},
  span: 70,
  materials: ['technical', 'satin'],
  patterns: ['plain', 'stripes', 'floral', 'dots', 'print'],
  draw(sketch, side) {
    const back = side === 'other'
    const deep = sketch.chance.often(0.5)
    const tied = sketch.chance.often(0.4)
    sketch.onBothSides(
      (line) => sketch.piece(line, { band: 22, cloth: 'plain' }),
      back ? 'M560 190 C568 300 596 400 628 474' : 'M560 190 C566 240 572 290 574 330',
    )
    if (!back)
      sketch.piece(symmetric('M450 480 C520 480 580 440 610 400 L612 520 L450 620'), {
        shade: 0.45,
        thickness: 0.4,
        cloth: 'plain',
      })
    const low = deep ? 520 : 420
    const front = back
      ? 'M450 700 C540 690 596 600 608 476 C622 464 640 464 652 470 C650 560 622 640 630 720 C646 800 664 840 664 880 C600 900 540 960 496 1060 C480 1068 466 1070 450 1070'
      : `M450 ${low} C500 ${low - 20} 540 400 556 320 L596 324 C604 380 624 420 654 450 C648 560 620 640 630 720 C646 790 664 830 664 868 C600 900 540 970 492 1060 C480 1068 466 1070 450 1070`
    sketch.piece(symmetric(front), { thickness: 1.15 })
    sketch.foldPair([644, 470], [590, 520], [520, 530], 22, -0.4)
    sketch.foldPair([630, 720], [560, 720], [490, 690], 20, -0.45)
    sketch.foldPair([634, 760], [560, 790], [500, 780], 18, 0.4)
    sketch.fold([330, 560], [400, 700], [360, 880], 50, 0.4)
    sketch.foldPair([640, 880], [570, 920], [520, 1010], 16, -0.4)
    sketch.onBothSides((line) => sketch.stitch(line), 'M652 872 C590 902 530 968 484 1052')
    if (!back) {
      sketch.stitch(across(`M450 ${low + 14} C508 ${low - 8} 550 410 566 330`))
      sketch.onBothSides((line) => sketch.seam(line, sketch.ink, 0.7), 'M628 470 C580 540 520 580 450 590')
      if (tied) {
        sketch.piece(across('M450 700 C520 700 580 694 628 684'), {
          band: 30,
          cloth: 'plain',
          lifted: 4,
          thickness: 0.8,
        })
        sketch.piece('M520 704 C536 760 540 810 530 860 L560 856 C572 800 564 750 548 700 Z', {
          cloth: 'plain',
          lifted: 6,
          thickness: 0.7,
        })
        sketch.piece('M510 680 L554 676 L556 722 L512 724 Z', { cloth: 'plain', lifted: 4, thickness: 0.8 })
      }
    }
    return { focus: [540, 480, 2.25] }
  },
}
