import { across, mirror, symmetric } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'
import { button } from './notions.ts'
import { fillNeck } from './top-parts.ts'

export const jumpsuit: Silhouette = {
  parts: {},
  span: 128,
  materials: ['linen', 'cotton', 'denim', 'satin'],
  patterns: ['plain', 'floral', 'stripes', 'dots'],
  draw(sketch, side) {
    const { ink, chance, dress } = sketch
    const back = side === 'other'
    sketch.hangStripes()
    const thread = dress.material === 'denim' ? sketch.dye('mostaza').light : undefined
    fillNeck(sketch, 'M450 116 C484 116 504 120 518 126 C510 170 480 230 450 262', 128)
    const sleeved = chance.often(0.5)
    if (sleeved) {
      sketch.pair(
        'M562 136 C612 152 644 186 664 236 C672 262 678 282 682 300 C658 318 626 328 602 330 C596 300 590 280 588 262 C590 220 580 176 562 136 Z',
        { grain: 24 },
      )
      sketch.foldPair([600, 270], [630, 262], [656, 240], 12, -0.5)
      sketch.foldPair([640, 316], [634, 270], [612, 220], 12, 0.4)
    }
    sketch.pair(
      'M448 470 C500 470 540 464 566 454 C596 520 610 580 612 640 C626 780 652 930 664 1074 C610 1094 540 1098 476 1088 C474 960 468 820 452 690 Z',
      { grain: 5 },
    )
    for (const [at, depth] of [
      [0.2, -0.45],
      [0.5, 0.5],
      [0.8, -0.45],
    ] as const)
      sketch.foldPair([470 + at * 90, 520], [474 + at * 120, 800], [480 + at * 180, 1090], 24, depth)
    sketch.foldPair([458, 690], [510, 650], [580, 630], 18, -0.5)
    sketch.seam('M450 470 C452 540 448 620 452 690')
    const neck = back ? 'M450 140 C484 140 504 134 520 122' : 'M450 268 C478 222 508 170 522 122'
    sketch.piece(
      symmetric(`${neck} L566 134 C584 176 594 220 592 268 C584 340 568 400 566 456 C530 468 490 470 450 470`),
    )
    sketch.foldPair([588, 274], [560, 310], [510, 320], 16, -0.5)
    sketch.foldPair([562, 450], [540, 400], [530, 350], 14, 0.4)
    sketch.fold([420, 466], [416, 420], [430, 370], 12, -0.4)
    if (sleeved) sketch.onBothSides((line) => sketch.seam(line, ink, 0.8), 'M566 134 C584 176 594 220 592 268')
    else sketch.onBothSides((line) => sketch.stitch(line, ink, thread), 'M558 140 C576 180 586 222 584 266')
    if (!back) {
      const lapel =
        'M522 118 C548 134 566 164 572 196 C540 222 500 250 462 284 C454 276 450 270 448 264 C478 222 508 168 522 118 Z'
      for (const shape of [mirror(lapel), lapel]) sketch.piece(shape, { lifted: 6, thickness: 0.7 })
      sketch.stitch('M450 288 L450 448', ink, thread)
      for (const y of [318, 368, 418])
        button(sketch, 450, y, 8.5, ink.lightness > 0.6 ? sketch.dye('camel') : sketch.dye('crudo'))
      sketch.onBothSides((line) => sketch.seam(line), 'M556 500 C564 550 584 590 606 616')
    }
    sketch.piece(across('M450 466 C500 466 540 460 568 450'), { band: 36, cloth: 'plain', thickness: 0.8, lifted: 5 })
    if (!back) {
      sketch.piece('M396 470 C384 520 380 570 364 620 L392 626 C408 580 412 520 420 472 Z', {
        cloth: 'plain',
        lifted: 6,
        thickness: 0.7,
      })
      sketch.piece('M388 446 L426 444 L428 488 L390 490 Z', { cloth: 'plain', lifted: 4, thickness: 0.8 })
    }
    return { focus: [450, 330, 2.25], hanger: { y: 124, reach: 128, drop: 12 } }
  },
}
