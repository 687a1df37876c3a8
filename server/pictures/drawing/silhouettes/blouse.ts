import { across, mirror, symmetric } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'
import { button } from './notions.ts'
import { drapeBody, fillNeck } from './top-parts.ts'

export const blouse: Silhouette = {
  parts: {},
  span: 76,
  materials: ['satin', 'linen', 'cotton'],
  patterns: ['plain', 'floral', 'dots', 'print', 'stripes'],
  draw(sketch, side) {
    const back = side === 'other'
    if (sketch.chance.often(0.6)) sketch.hangStripes()
    const tied = sketch.chance.often(0.55)
    if (!back) fillNeck(sketch, 'M450 200 C490 200 518 202 534 206 C520 250 480 330 450 380', 212)
    // A full sleeve gathered into a narrow cuff.
    sketch.pair(
      'M622 224 C700 222 760 262 786 340 C818 450 846 590 850 716 C846 772 822 800 790 806 C764 812 738 800 728 780 C716 660 700 560 668 470 C680 384 660 296 622 224 Z',
      { grain: 12 },
    )
    for (const [x, top] of [
      [706, 290],
      [750, 290],
    ] as const)
      sketch.foldPair([x - 40, top - 44], [x, top + 40], [x + 14, top + 170], 16, 0.45)
    for (const [x, depth] of [
      [750, -0.55],
      [780, 0.55],
      [812, -0.5],
    ] as const)
      sketch.foldPair([776 + (x - 776) * 0.4, 800], [x, 700], [x - 20, 540], 16, depth)
    sketch.pair('M734 786 C760 802 794 800 818 782 L822 846 C796 862 764 864 742 852 Z', {
      thickness: 0.8,
      cloth: 'plain',
    })
    const neck = back ? 'M450 222 C500 222 524 216 540 204' : 'M450 392 C476 340 516 262 536 204'
    sketch.piece(
      symmetric(
        `${neck} L630 228 C672 300 676 390 668 470 C656 560 652 650 664 760 C672 840 682 900 690 960 C640 980 560 990 450 990`,
      ),
    )
    drapeBody(sketch, { left: 230, right: 670, armpit: 470, hem: 960 }, 0.9)
    for (const at of [-3, -1.6, 1.6, 3])
      sketch.fold(
        [450 + at * 46, 236 + Math.abs(at) * 8],
        [450 + at * 54, 330],
        [450 + at * 56, 460],
        12,
        Math.abs(at) > 2 ? 0.35 : -0.35,
      )
    sketch.onBothSides((line) => sketch.seam(line, sketch.ink, 0.7), 'M630 228 C672 300 676 390 668 470')
    sketch.stitch(across('M450 976 C560 976 640 966 688 946'))
    if (back) {
      sketch.piece(across('M450 212 C500 212 524 208 540 196'), { band: 22, cloth: 'plain', lifted: 4 })
      return { focus: [520, 400, 2.25], hanger: { y: 200, reach: 180, drop: 40 } }
    }
    const edge = 'M446 388 C474 336 512 262 534 200'
    for (const line of [mirror(edge), edge]) sketch.piece(line, { band: 22, cloth: 'plain', thickness: 0.7, lifted: 4 })
    sketch.seam('M450 400 L450 990', sketch.ink, 0.8)
    sketch.stitch('M466 410 L466 988')
    for (const y of [470, 570, 670, 770, 870])
      button(sketch, 452, y, 8, sketch.ink.lightness > 0.5 ? sketch.dye('crudo') : sketch.ink)
    if (tied) {
      const loose = { cloth: 'plain', lifted: 8, thickness: 0.9 } as const
      sketch.piece('M440 392 C420 470 404 560 376 650 L424 672 C444 580 452 480 464 400 Z', loose)
      sketch.piece('M452 396 C470 470 500 540 512 620 L556 600 C540 520 498 440 474 388 Z', loose)
      sketch.piece('M450 384 C400 330 330 318 318 360 C312 402 390 420 450 402 Z', loose)
      sketch.piece('M454 384 C500 326 576 320 586 362 C590 402 516 420 454 402 Z', loose)
      sketch.fold([440, 392], [400, 370], [336, 362], 12, -0.6)
      sketch.fold([466, 392], [510, 370], [570, 364], 12, -0.6)
      sketch.piece(
        'M436 372 C446 366 462 366 472 374 C476 390 474 404 468 414 C456 418 444 416 436 410 C432 398 432 384 436 372 Z',
        { ...loose, lifted: 4 },
      )
    }
    return { focus: [480, 420, 2.25], hanger: { y: 200, reach: 180, drop: 40 } }
  },
}
