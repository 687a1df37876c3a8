import { across, symmetric } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'
import { fillNeck } from './top-parts.ts'

export const dress: Silhouette = {
  parts: {},
  span: 105,
  materials: ['linen', 'satin', 'cotton', 'knit'],
  patterns: ['plain', 'floral', 'dots', 'stripes', 'print', 'checks'],
  draw(sketch, side) {
    const back = side === 'other'
    const flutter = sketch.chance.often(0.5)
    const waisted = sketch.chance.often(0.6)
    fillNeck(sketch, 'M450 150 C490 150 520 146 536 140 C530 190 490 280 450 310', 160)
    if (flutter) {
      sketch.pair('M570 142 C640 154 676 196 700 262 C690 290 664 310 630 316 C600 280 576 220 570 142 Z', {
        grain: 20,
        lifted: 0,
      })
      sketch.foldPair([604, 170], [640, 220], [660, 300], 14, 0.5)
      sketch.foldPair([622, 168], [668, 220], [688, 280], 12, -0.4)
    }
    // The hem falls in waves: a straight edge would make cardboard of the skirt.
    sketch.piece(
      symmetric(
        'M450 476 C520 476 570 472 594 464 C640 560 690 760 736 1010 C716 1034 690 1040 664 1038 C640 1040 620 1054 590 1060 C560 1064 540 1056 512 1062 C490 1066 474 1074 450 1074',
      ),
    )
    const fan = [-0.82, -0.52, -0.24, 0.04, 0.32, 0.6, 0.86]
    for (const [i, at] of fan.entries()) {
      const sway = sketch.chance.between(-14, 14)
      sketch.fold(
        [450 + at * 132, 486 + (i % 2) * 50],
        [450 + at * 190 + sway, 760],
        [450 + at * 280 + sway, 1080],
        26 + (i % 3) * 7,
        i % 2 ? -0.62 : 0.6,
      )
    }
    const neck = back ? 'M450 168 C490 168 520 160 534 138' : 'M450 318 C478 270 512 210 534 138'
    sketch.piece(
      symmetric(`${neck} L590 146 C590 210 604 262 638 306 C632 360 604 410 596 470 C560 482 500 486 450 486`),
    )
    sketch.foldPair([630, 312], [590, 350], [540, 356], 18, -0.5)
    sketch.foldPair([598, 466], [572, 420], [560, 372], 14, 0.4)
    sketch.fold([420, 480], [414, 430], [432, 380], 14, -0.4)
    sketch.fold([488, 482], [490, 430], [474, 390], 14, 0.35)
    if (!back) {
      sketch.fold([466, 300], [430, 400], [330, 470], 20, 0.45)
      sketch.seam('M462 296 C440 380 390 440 310 474', sketch.ink, 0.8)
    }
    sketch.onBothSides((line) => sketch.stitch(line), 'M582 152 C582 214 596 266 628 310')
    sketch.stitch(back ? across('M450 178 C490 178 524 170 542 146') : across('M450 334 C484 284 520 220 542 146'))
    if (waisted) {
      const belt = across('M450 482 C510 482 560 478 597 468')
      sketch.piece(belt, { band: 34, cloth: 'plain', thickness: 0.8, lifted: 5 })
      if (!back) {
        sketch.piece('M388 486 C372 540 366 610 344 676 L374 682 C392 614 398 546 412 488 Z', {
          cloth: 'plain',
          thickness: 0.7,
          lifted: 6,
        })
        sketch.piece('M398 488 C404 548 420 610 416 660 L442 652 C444 600 428 540 418 486 Z', {
          cloth: 'plain',
          thickness: 0.7,
          lifted: 6,
        })
        sketch.piece('M384 466 L420 464 L424 502 L386 504 Z', { cloth: 'plain', lifted: 4, thickness: 0.8 })
      }
    } else {
      sketch.seam(across('M450 486 C510 486 560 480 597 470'))
    }
    return { focus: [430, 420, 2.25], hanger: { y: 142, reach: 140, drop: 14 } }
  },
}
