import { across, symmetric } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'
import { drawTile } from '../tile-mark.ts'

export const leggings: Silhouette = {
  parts: {},
  span: 88,
  materials: ['technical', 'cotton'],
  patterns: ['plain', 'print', 'dots'],
  draw(sketch, side) {
    const { ink, chance, dress } = sketch
    const back = side === 'other'
    const block = dress.accent !== undefined && chance.often(0.6)
    const leg =
      'M448 130 C506 130 551 126 587 118 C620 220 643 320 638 420 C631 520 607 620 600 700 C607 800 605 900 580 1068 C558 1080 531 1082 506 1076 C495 960 484 860 488 760 C490 660 470 560 452 470 Z'
    sketch.pair(leg, { thickness: 1.1 })
    // Stretch cloth does not fold; it shines along the muscle.
    sketch.foldPair([569, 220], [596, 420], [562, 640], 30, 0.5)
    sketch.foldPair([551, 720], [569, 840], [546, 1000], 22, 0.5)
    sketch.foldPair([459, 476], [506, 450], [573, 446], 14, -0.45)
    sketch.foldPair([495, 700], [540, 690], [591, 680], 12, -0.4)
    sketch.foldPair([506, 1030], [540, 1036], [580, 1024], 10, -0.4)
    if (block)
      sketch.pair(
        'M618 270 C636 330 640 380 636 440 C627 520 607 620 600 700 C605 760 605 820 598 900 C584 820 573 740 573 690 C587 560 618 420 618 270 Z',
        { ink: sketch.accent, cloth: 'plain', thickness: 0.6, inner: true },
      )
    sketch.onBothSides((line) => sketch.seam(line), 'M616 262 C614 420 580 560 569 690 C569 780 580 880 593 960')
    sketch.seam(back ? 'M450 250 C450 330 452 400 452 470' : 'M450 250 C450 330 448 400 452 470')
    if (back) sketch.onBothSides((line) => sketch.seam(line), 'M450 262 C528 300 596 330 636 400')
    const band = symmetric('M450 122 C506 122 551 116 584 106 C596 150 607 190 616 236 C562 256 506 262 450 262')
    sketch.piece(band, { cloth: 'plain', thickness: 0.8, lifted: 4 })
    sketch.stitch(across('M450 252 C506 252 562 246 611 226'))
    sketch.mark(drawTile(540, 196, 30, ink.lightness > 0.5 ? ink.deep : ink.glow, 0.8))
    return { focus: [500, 260, 2.5] }
  },
}
