import type { Silhouette } from '../silhouette.ts'
import { silhouette } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'
import { drawPairFromAbove } from './shoe-from-above.ts'
import { lace } from './shoe-parts.ts'
import { drawMark, marks } from './sneaker-panels.ts'
import { drawFoamSole } from './sneaker-soles.ts'
import { drawKnitUpper, drawRunnerUpper } from './sneaker-uppers.ts'

const film = { cloth: 'bare', material: 'technical', thickness: 0.6, inner: true } as const

/** Shoes on a curved last: runners, trainers, trail shoes and knitted socks on foam. */
export const runningShoe: Silhouette = silhouette({
  span: 34,
  materials: ['mesh', 'technical', 'knit', 'suede', 'leather'],
  patterns: ['plain'],
  parts: {
    upper: ['mesh', 'knit'],
    sole: ['foam', 'rocker', 'wave', 'lug'],
    bulk: ['lean', 'full'],
    overlay: ['saddle', 'ribs', 'mudguard', 'none'],
    rand: ['none', 'toe', 'round'],
    mark: marks,
  },
  draw(sketch, side, form) {
    const { ink, accent, dress, random } = sketch
    const foam = sketch.dye(random.pick(['blanco', 'blanco', 'crudo', 'arena']))
    const pop = dress.accent
      ? accent
      : sketch.dye(random.pick(['terracota', 'mostaza', 'petroleo', 'lavanda', 'rojo', 'celeste']))
    const laces = sketch.dye(ink.lightness < 0.5 ? 'blanco' : 'grafito')
    if (side === 'other')
      return drawPairFromAbove(sketch, {
        toe: 'almond',
        wall: foam,
        laces,
        mouth: form.upper === 'knit' ? 'slip' : 'laced',
      })
    if (form.upper === 'knit') {
      drawKnitUpper(sketch)
      if (form.overlay !== 'none') drawCage(sketch, pop, laces)
    } else {
      drawRunnerUpper(sketch, pop, form.bulk)
      drawOverlays(sketch, form.overlay, pop)
      drawHeelClip(sketch, pop)
      drawEyestay(sketch, laces)
    }
    if (form.rand !== 'none')
      sketch.piece(
        form.rand === 'toe'
          ? 'M70 740 C64 700 92 662 150 646 C148 684 176 716 236 736 C180 744 110 744 70 740 Z'
          : 'M70 742 C64 716 84 696 120 694 C300 716 560 700 836 640 L844 690 C640 724 300 752 70 742 Z',
        { ...film, ink: sketch.dye('grafito'), lifted: 3 },
      )
    if (form.overlay === 'none' || form.overlay === 'mudguard')
      sketch.lay({ dx: 4, dy: -24 }, () => drawMark(sketch, form.mark, pop))
    drawFoamSole(sketch, form.sole, foam, pop)
    return { focus: [420, 620, 2.5], ground: { x: 455, y: 816, reach: 370 } }
  },
})

function drawOverlays(sketch: Sketch, kind: 'saddle' | 'ribs' | 'mudguard' | 'none', pop: Sketch['ink']) {
  if (kind === 'saddle') {
    sketch.piece('M392 732 C410 690 430 640 424 596 C440 576 462 560 480 546 C520 600 500 680 470 728 Z', {
      ...film,
      ink: pop,
      lifted: 3,
    })
    sketch.piece('M500 728 C540 680 556 620 548 566 C566 580 590 588 610 590 C620 640 590 700 560 724 Z', {
      ...film,
      ink: pop,
      lifted: 3,
    })
  }
  if (kind === 'ribs')
    for (const [i, x] of [396, 442, 488, 534, 580].entries())
      sketch.piece(`M${x} ${734 - i * 3} C${x + 30} ${690 - i * 4} ${x + 46} ${650 - i * 6} ${x + 40} ${606 - i * 8}`, {
        ...film,
        band: 15,
        cap: 'round',
        shade: 0.14,
      })
  if (kind === 'mudguard') {
    const hide = { cloth: 'bare', material: 'suede', thickness: 0.7, inner: true, lifted: 3 } as const
    sketch.piece(
      'M74 738 C66 690 96 650 160 636 C180 668 210 684 246 684 C290 664 326 636 352 606 C370 612 384 622 390 636 C360 680 320 712 280 740 C200 746 130 742 74 738 Z',
      hide,
    )
    sketch.piece('M560 726 C590 690 600 650 596 604 C660 606 700 590 740 560 L790 700 C720 714 640 722 560 726 Z', hide)
    sketch.stitch('M166 646 C190 678 214 694 250 694 C294 674 332 648 360 616')
  }
}

function drawHeelClip(sketch: Sketch, pop: Sketch['ink']) {
  sketch.piece('M660 716 C660 640 720 590 822 580 C824 620 832 660 840 690 C790 704 720 712 660 716 Z', {
    ...film,
    shade: 0.12,
    lifted: 3,
  })
  sketch.piece(
    'M772 482 C784 474 792 468 802 464 C826 470 830 508 824 540 C822 556 822 566 822 576 C800 584 784 576 776 560 C770 532 768 506 772 482 Z',
    { ...film, ink: pop },
  )
  sketch.stitch('M536 522 C576 560 624 576 674 560 C724 544 758 506 800 480')
}

function drawEyestay(sketch: Sketch, laces: Sketch['ink']) {
  sketch.piece(
    'M322 612 C384 580 430 542 466 506 C486 488 510 488 528 502 C508 540 474 580 440 606 C408 630 352 640 322 612 Z',
    { cloth: 'plain', thickness: 0.7, lifted: 4, inner: true, material: 'technical' },
  )
  lace(
    sketch,
    [
      [352, 612],
      [384, 592],
      [416, 570],
      [448, 544],
      [478, 518],
    ],
    [-20, -34],
    laces,
    11,
  )
}

/** A film cage over the knit, with the laces running through it. */
function drawCage(sketch: Sketch, pop: Sketch['ink'], laces: Sketch['ink']) {
  for (const [i, x] of [380, 442, 504].entries())
    sketch.piece(
      `M${x} ${734 - i * 6} C${x + 26} ${690 - i * 8} ${x + 34} ${640 - i * 14} ${x + 10 + i * 6} ${584 - i * 36}`,
      {
        ...film,
        band: 20,
        ink: pop,
        cap: 'round',
        lifted: 3,
      },
    )
  lace(
    sketch,
    [
      [392, 584],
      [420, 556],
      [446, 522],
    ],
    [-20, -30],
    laces,
    10,
  )
}
