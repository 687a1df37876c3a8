import { across, symmetric } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'
import { cord, rivet } from './notions.ts'

export const shorts: Silhouette = {
  parts: {},
  span: 66,
  materials: ['cotton', 'denim', 'linen', 'technical'],
  patterns: ['plain', 'checks', 'print', 'floral', 'stripes'],
  draw: (sketch, side) => drawShorts(sketch, side === 'other', sketch.dress.material === 'technical'),
}

export const swimShorts: Silhouette = {
  parts: {},
  span: 62,
  materials: ['technical'],
  patterns: ['plain', 'print', 'floral', 'stripes'],
  draw: (sketch, side) => drawShorts(sketch, side === 'other', true),
}

function drawShorts(sketch: Sketch, back: boolean, sporty: boolean) {
  const { ink, dress } = sketch
  sketch.hangStripes()
  const denim = dress.material === 'denim'
  const thread = denim ? sketch.dye('mostaza').light : undefined
  if (!back)
    sketch.piece(symmetric('M450 282 L626 270 C634 290 636 306 634 320 C570 344 510 350 450 350'), {
      shade: 0.45,
      thickness: 0.3,
      cloth: 'plain',
    })
  sketch.pair(
    'M446 330 C530 330 590 322 640 306 C690 440 740 640 770 884 C700 918 580 930 492 920 C480 850 466 770 452 700 Z',
    { grain: 8 },
  )
  sketch.foldPair([458, 700], [540, 640], [680, 600], 16, -0.42)
  sketch.foldPair([474, 770], [540, 730], [640, 680], 14, -0.34)
  sketch.foldPair([560, 420], [600, 640], [600, 910], 34, 0.4)
  sketch.foldPair([660, 470], [690, 680], [706, 900], 30, -0.4)
  sketch.foldPair([520, 800], [530, 860], [540, 920], 22, 0.4)
  sketch.seam('M450 390 C452 500 446 620 452 700')
  sketch.onBothSides((line) => sketch.stitch(line, ink, thread), 'M490 892 C580 902 694 890 764 858')
  const band = symmetric(
    back
      ? 'M450 276 C530 276 586 270 634 258 L652 328 C590 350 520 356 450 356'
      : 'M450 330 C530 330 586 322 634 306 L654 378 C590 402 520 408 450 408',
  )
  sketch.piece(band, { thickness: 0.7, lifted: 4, cloth: sporty ? 'plain' : 'patterned' })
  const middle = across(back ? 'M450 316 C530 316 590 310 642 294' : 'M450 370 C530 370 590 362 644 342')
  if (sporty) {
    sketch.rib(middle, 64, ink, 10)
    if (!back)
      for (const [x, end] of [
        [432, 560],
        [470, 530],
      ] as const)
        cord(
          sketch,
          `M${x} 396 C${x - 10} 440 ${x + 6} 500 ${x} ${end}`,
          [x, end],
          sketch.dye(ink.lightness > 0.8 ? 'marino' : 'blanco'),
          sketch.dye('plata'),
          11,
        )
  } else {
    sketch.stitch(across(back ? 'M450 344 C530 344 590 338 648 318' : 'M450 396 C530 396 590 388 650 368'), ink, thread)
    if (!back) rivet(sketch, 450, 370, 13, denim ? sketch.dye('dorado') : sketch.dye('camel'))
    for (const x of [320, 580])
      sketch.piece(
        `M${x - 10} ${back ? 268 : 320} L${x + 10} ${back ? 268 : 320} L${x + 10} ${back ? 356 : 408} L${x - 10} ${back ? 356 : 408} Z`,
        { thickness: 0.5, lifted: 3, inner: true, cloth: 'plain' },
      )
    if (!back) sketch.stitch('M468 408 C490 470 492 540 466 604', ink, thread)
  }
  if (back && !sporty) {
    for (const line of [
      'M510 470 L640 456 L650 600 L584 636 L516 614 Z',
      'M390 470 L260 456 L250 600 L316 636 L384 614 Z',
    ]) {
      sketch.piece(line, { thickness: 0.5, lifted: 5, inner: true })
      sketch.stitch(line, ink, thread)
    }
  } else {
    sketch.onBothSides(
      (line) => {
        sketch.seam(line)
        sketch.stitch(line, ink, thread)
      },
      denim ? 'M540 400 C552 460 600 500 680 496' : 'M610 394 C630 470 660 540 700 600',
    )
  }
  return { focus: [500, 440, 2.5] as const }
}
