import { across, mirror, symmetric } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'
import { button } from './notions.ts'
import { fillNeck } from './top-parts.ts'

export const coat: Silhouette = {
  parts: {},
  span: 102,
  materials: ['wool', 'cotton', 'suede'],
  patterns: ['plain', 'checks'],
  draw(sketch, side) {
    const { ink, chance } = sketch
    const back = side === 'other'
    const double = chance.often(0.5)
    const belted = chance.often(0.4)
    fillNeck(sketch, 'M450 128 C484 128 510 134 526 144 C514 220 490 330 450 440', 146)
    sketch.pair(
      'M616 168 C668 184 700 220 716 284 C736 380 756 540 768 728 C750 748 712 756 682 750 C670 620 654 490 634 390 C644 310 638 236 616 168 Z',
      { grain: 9 },
    )
    sketch.foldPair([640, 404], [690, 392], [730, 340], 13, -0.38)
    sketch.foldPair([652, 510], [704, 490], [748, 440], 13, -0.38)
    sketch.foldPair([668, 640], [712, 620], [760, 570], 13, -0.34)
    sketch.foldPair([706, 250], [724, 420], [740, 620], 18, 0.3)
    sketch.onBothSides((line) => sketch.stitch(line), 'M680 712 C710 718 746 712 766 694')
    const neck = back ? 'M450 158 C490 158 512 152 530 142' : 'M450 420 C470 330 504 230 530 142'
    sketch.piece(
      symmetric(
        `${neck} L620 170 C648 240 650 310 640 390 C630 470 624 540 630 620 C644 770 660 930 668 1070 C600 1086 520 1090 450 1090`,
      ),
    )
    for (const [at, depth] of [
      [-0.8, 0.5],
      [-0.5, -0.45],
      [0.55, 0.4],
      [0.82, -0.5],
    ] as const)
      sketch.fold([450 + at * 170, 600], [450 + at * 185, 820], [450 + at * 220, 1090], 30, depth)
    sketch.foldPair([640, 396], [590, 440], [520, 470], 15, -0.38)
    sketch.fold([270, 620], [300, 560], [330, 480], 22, 0.3)
    sketch.onBothSides((line) => sketch.seam(line, ink, 0.8), 'M620 170 C648 240 650 310 640 390')
    if (back) {
      sketch.seam('M450 160 L450 780')
      sketch.seam('M450 780 L462 1090', ink, 1.4)
      sketch.piece(across('M450 610 C510 610 560 606 600 600'), {
        band: 44,
        cloth: 'plain',
        thickness: 0.6,
        lifted: 5,
        inner: true,
      })
      sketch.piece(symmetric('M450 104 C496 104 524 112 536 126 C552 146 562 166 570 186 C530 208 490 212 450 212'), {
        thickness: 0.8,
        lifted: 7,
      })
      return { focus: [500, 300, 2.25], hanger: { y: 140, reach: 180, drop: 36 } }
    }
    // The left front closes over the right one.
    const edge = double ? 376 : 424
    sketch.seam(`M${edge + 26} 430 C${edge} 520 ${edge} 760 ${edge + 2} 1088`, ink, 1.3)
    sketch.stitch(`M${edge + 40} 440 C${edge + 14} 530 ${edge + 14} 760 ${edge + 16} 1086`)
    for (const path of [(shape: string) => shape, mirror]) {
      sketch.piece(path('M528 690 L632 676 L636 724 L532 738 Z'), { thickness: 0.6, lifted: 5, inner: true })
      sketch.stitch(path('M534 730 L630 717'))
    }
    const lapel =
      'M530 150 C566 214 584 280 580 330 C548 356 512 400 470 470 C460 450 452 432 446 416 C466 330 500 230 530 150 Z'
    for (const shape of [mirror(lapel), lapel]) sketch.piece(shape, { lifted: 9, thickness: 0.8, grain: 14 })
    const collar = 'M522 122 C556 136 590 176 606 226 C592 246 576 262 560 272 L540 250 C532 212 524 172 516 150 Z'
    for (const shape of [mirror(collar), collar]) sketch.piece(shape, { lifted: 6, thickness: 0.8, grain: 30 })
    const buttons =
      ink.lightness > 0.55
        ? sketch.dye('chocolate')
        : ink.lightness < 0.3
          ? sketch.dye('grafito')
          : sketch.dye('chocolate')
    for (const y of [520, 640, 760]) {
      if (belted && y === 640) continue
      button(sketch, double ? 408 : 450, y, 15, buttons)
      if (double) button(sketch, 520, y, 15, buttons)
    }
    if (belted) {
      sketch.piece(across('M450 620 C520 620 580 616 624 607'), { band: 44, thickness: 0.8, lifted: 6, cloth: 'plain' })
      sketch.piece('M420 640 C410 700 404 760 390 830 L430 838 C444 770 450 700 452 640 Z', {
        cloth: 'plain',
        lifted: 7,
        thickness: 0.8,
      })
      sketch.piece('M404 592 L452 590 L456 652 L406 654 Z', { cloth: 'plain', lifted: 5, thickness: 0.8 })
    }
    return { focus: [470, 340, 2.25], hanger: { y: 140, reach: 180, drop: 36 } }
  },
}
