import { across, symmetric } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'

export const bra: Silhouette = {
  parts: {},
  span: 46,
  materials: ['cotton', 'satin'],
  patterns: ['plain', 'dots', 'floral'],
  draw(sketch, side) {
    const back = side === 'other'
    const gold = sketch.dye('dorado')
    const lace = sketch.chance.often(0.5)
    if (back) {
      sketch.onBothSides(
        (line) => sketch.piece(line, { band: 17, cloth: 'plain' }),
        'M560 250 C556 360 560 480 590 600',
      )
      sketch.piece(
        symmetric(
          'M450 660 C520 650 560 600 600 590 C660 600 710 630 740 670 C744 710 742 750 736 790 C640 770 540 760 450 764',
        ),
        { cloth: 'plain' },
      )
      sketch.piece('M424 648 L476 648 L476 776 L424 776 Z', { cloth: 'plain', thickness: 0.6, lifted: 4 })
      for (const y of [676, 712, 748])
        sketch.mark(`<path d="M436 ${y}h28" stroke="${gold.base}" stroke-width="5" stroke-linecap="round"/>`)
      return { focus: [450, 680, 2.5] }
    }
    sketch.piece(symmetric('M450 690 C560 700 680 650 738 600 C750 660 746 720 738 770 C640 752 540 748 450 756'), {
      cloth: 'plain',
      shade: 0.25,
      thickness: 0.6,
    })
    sketch.onBothSides((line) => sketch.piece(line, { band: 17, cloth: 'plain' }), 'M598 230 C606 320 616 400 628 470')
    sketch.piece(
      symmetric(
        'M450 676 C480 680 500 700 512 730 C560 776 640 786 744 752 C742 776 740 792 736 806 C640 800 540 800 450 812',
      ),
      { cloth: 'plain', thickness: 0.7 },
    )
    const cup =
      'M628 452 C690 500 736 570 744 660 C738 730 660 776 580 764 C508 750 462 706 456 650 C500 600 570 540 628 452 Z'
    sketch.pair(cup, { thickness: 1.2, lifted: 3 })
    sketch.foldPair([500, 690], [580, 750], [690, 716], 30, -0.45)
    sketch.foldPair([560, 600], [610, 600], [670, 620], 44, 0.4)
    sketch.onBothSides((line) => sketch.seam(line, sketch.ink, 0.7), 'M458 664 C540 640 660 650 742 668')
    if (lace) sketch.onBothSides((line) => drawLace(sketch, line), 'M622 464 C568 548 502 604 462 648')
    sketch.piece('M436 640 C446 636 454 636 464 640 L468 700 C456 708 444 708 432 700 Z', {
      cloth: 'plain',
      thickness: 0.6,
    })
    sketch.mark(
      `<path d="M450 652c-16 -12 -26 -4 -22 4c4 8 14 2 22 -4c8 6 18 12 22 4c4 -8 -6 -16 -22 -4z" fill="${sketch.ink.glow}" stroke="${sketch.ink.deep}" stroke-opacity=".5" stroke-width="2"/>`,
    )
    for (const x of [606, 294])
      sketch.mark(
        `<rect x="${x - 12}" y="326" width="24" height="16" rx="3" fill="none" stroke="${gold.base}" stroke-width="4.5"/>`,
      )
    return { focus: [560, 600, 2.25] }
  },
}

export const briefs: Silhouette = {
  parts: {},
  span: 48,
  materials: ['cotton', 'satin'],
  patterns: ['plain', 'stripes', 'dots', 'floral'],
  draw(sketch, side) {
    const back = side === 'other'
    sketch.piece(symmetric('M450 420 L738 398 C744 430 746 452 744 470 L450 500'), {
      shade: 0.4,
      thickness: 0.3,
      cloth: 'plain',
    })
    sketch.piece(
      symmetric(
        'M450 450 C560 450 660 442 742 424 C760 500 768 560 766 612 C690 620 600 690 540 830 C510 846 480 850 450 850',
      ),
      { thickness: 1 },
    )
    sketch.foldPair([750, 560], [660, 560], [560, 620], 26, -0.4)
    sketch.fold([360, 560], [450, 620], [540, 560], 50, 0.25)
    sketch.onBothSides((line) => drawLace(sketch, line), 'M764 606 C688 614 598 686 540 822')
    sketch.seam(across('M450 740 C490 740 520 734 576 716'))
    sketch.piece(across('M450 450 C560 450 660 442 744 422'), { band: 30, cloth: 'plain', thickness: 0.7, lifted: 3 })
    if (!back)
      sketch.mark(
        `<path d="M450 452c-18 -14 -30 -5 -25 5c5 9 16 2 25 -5c9 7 20 14 25 5c5 -10 -7 -19 -25 -5z" fill="${sketch.ink.glow}" stroke="${sketch.ink.deep}" stroke-opacity=".5" stroke-width="2"/>`,
      )
    return { focus: [560, 520, 2.5] }
  },
}

export const boxers: Silhouette = {
  parts: {},
  span: 50,
  materials: ['cotton', 'technical'],
  patterns: ['plain', 'stripes', 'dots', 'checks'],
  draw(sketch, side) {
    const back = side === 'other'
    const { ink } = sketch
    sketch.pair(
      'M446 400 C560 400 640 394 706 380 C736 500 760 640 770 800 C690 826 590 836 500 828 C486 780 466 730 452 690 Z',
      { thickness: 1 },
    )
    sketch.foldPair([460, 690], [560, 640], [660, 620], 24, -0.5)
    sketch.foldPair([690, 480], [710, 620], [716, 800], 30, 0.4)
    sketch.foldPair([490, 800], [600, 770], [730, 780], 22, -0.35)
    if (!back) {
      sketch.piece(symmetric('M450 440 C490 440 520 440 530 446 C540 540 520 640 452 700'), {
        thickness: 0.8,
        inner: true,
      })
      sketch.stitch(across('M450 690 C510 636 530 540 520 452'))
    } else sketch.seam('M450 440 L452 690')
    sketch.onBothSides((line) => sketch.stitch(line), 'M498 806 C590 814 690 804 766 780')
    const band = symmetric('M450 382 C560 382 640 376 702 362 L714 430 C640 446 550 452 450 452')
    sketch.piece(band, {
      ink: ink.lightness > 0.5 ? sketch.dye('marino') : sketch.dye('blanco'),
      cloth: 'plain',
      thickness: 0.7,
      lifted: 4,
    })
    sketch.mark(
      `<path d="${across('M450 417 C560 417 640 411 708 396')}" fill="none" stroke="${ink.base}" stroke-width="12" stroke-dasharray="26 12"/>`,
    )
    return { focus: [540, 480, 2.5] }
  },
}

/** A scalloped edge. */
function drawLace(sketch: Sketch, line: string) {
  sketch.mark(
    `<g fill="none" stroke-linecap="round"><path d="${line}" stroke="${sketch.ink.glow}" stroke-width="20" stroke-dasharray="0 17" stroke-opacity=".95"/><path d="${line}" stroke="${sketch.ink.shade}" stroke-width="7" stroke-dasharray="0 17"/><path d="${line}" stroke="${sketch.ink.line}" stroke-width="2" stroke-opacity=".6" transform="translate(5 5)"/></g>`,
  )
}
