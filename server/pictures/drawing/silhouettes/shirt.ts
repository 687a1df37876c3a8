import { across, mirror, symmetric } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'
import { drawCuffs, drawLongSleeves, longSleeve } from './long-sleeves.ts'
import { button, pocket } from './notions.ts'
import { drapeBody, fillNeck } from './top-parts.ts'

export const shirt: Silhouette = {
  parts: {},
  span: 80,
  materials: ['cotton', 'linen', 'denim'],
  patterns: ['plain', 'checks', 'stripes', 'print', 'dots', 'floral'],
  draw(sketch, side) {
    const { ink, dress, chance } = sketch
    const back = side === 'other'
    if (chance.often(0.6)) sketch.hangStripes()
    const thread = dress.material === 'denim' ? sketch.dye('mostaza').light : undefined
    const pockets = dress.material === 'denim' ? 2 : chance.pick([0, 1, 1])
    fillNeck(sketch, 'M450 180 C486 180 516 186 532 198 C520 236 484 276 450 300', 196)
    drawLongSleeves(sketch, longSleeve)
    drawCuffs(sketch, 'buttoned')
    sketch.onBothSides((line) => sketch.stitch(line, ink, thread), 'M740 894 C770 900 800 896 824 880')
    const neck = back ? 'M450 220 C500 220 524 214 540 200' : 'M450 312 C484 276 520 238 536 198'
    sketch.piece(
      symmetric(
        `${neck} L650 238 C682 312 684 390 676 462 C668 560 664 650 668 740 C672 800 676 850 678 890 C674 930 650 950 616 962 C570 984 520 1030 450 1032`,
      ),
    )
    drapeBody(sketch, { left: 226, right: 674, armpit: 464, hem: 950 }, 0.75)
    sketch.onBothSides((line) => sketch.seam(line, ink, 0.7), 'M650 238 C682 312 684 390 676 462')
    sketch.onBothSides((line) => sketch.stitch(line, ink, thread), 'M642 244 C672 314 674 392 667 466')
    sketch.stitch(across('M450 1020 C516 1018 566 972 612 950 C646 938 666 920 670 886'), ink, thread)
    if (back) {
      sketch.seam(across('M450 330 C540 330 620 322 668 306'))
      sketch.stitch(across('M450 338 C540 338 620 330 669 314'), ink, thread)
      sketch.fold([436, 334], [432, 500], [436, 760], 14, -0.5)
      sketch.fold([466, 334], [470, 500], [466, 760], 14, 0.4)
    } else {
      const placket = 'M428 300 L474 300 C474 560 474 800 474 1031 L428 1031 C428 800 428 560 428 300 Z'
      sketch.piece(placket, { thickness: 0.25, lifted: 3, inner: true })
      sketch.stitch('M435 320 L435 1026 M467 320 L467 1026', ink, thread)
      const buttons =
        ink.lightness > 0.6 ? sketch.dye('blanco') : ink.lightness < 0.34 ? sketch.dye('grafito') : sketch.dye('crudo')
      for (const y of [368, 472, 576, 680, 784, 888]) button(sketch, 451, y, 9.5, buttons)
      if (pockets) drawPocket(sketch, (path) => path, thread)
      if (pockets === 2) drawPocket(sketch, mirror, thread)
    }
    drawCollar(sketch, back, thread)
    return { focus: [480, 380, 2.5], hanger: { y: 196, reach: 200, drop: 50 } }
  },
}

function drawPocket(sketch: Parameters<Silhouette['draw']>[0], path: (shape: string) => string, thread?: string) {
  pocket(
    sketch,
    path('M530 440 L632 436 L636 552 L584 576 L532 556 Z'),
    path('M538 452 L626 448 L628 546 L584 566 L540 550 Z'),
    thread,
  )
}

function drawCollar(sketch: Parameters<Silhouette['draw']>[0], back: boolean, thread?: string) {
  if (back) {
    sketch.piece(symmetric('M450 168 C500 168 530 174 542 186 C556 200 564 214 568 228 C530 248 490 252 450 252'), {
      thickness: 0.7,
      lifted: 6,
    })
    sketch.stitch(across('M450 244 C490 244 526 240 560 224'), sketch.ink, thread)
    return
  }
  const stand = 'M532 180 C540 190 542 200 540 212 C520 250 490 286 462 312 L446 300 C480 262 512 220 524 184 Z'
  const leaf =
    'M534 172 C556 190 576 222 586 266 C562 292 536 312 514 330 C498 316 480 310 458 304 C484 268 510 224 526 178 Z'
  for (const shape of [mirror(stand), stand]) sketch.piece(shape, { thickness: 0.4, shade: 0.1 })
  for (const shape of [mirror(leaf), leaf]) sketch.piece(shape, { thickness: 0.75, lifted: 7, grain: 40 })
  sketch.onBothSides(
    (line) => sketch.stitch(line, sketch.ink, thread),
    'M540 186 C560 206 570 236 577 264 C556 286 534 304 514 319 C500 308 486 303 470 298',
  )
}
