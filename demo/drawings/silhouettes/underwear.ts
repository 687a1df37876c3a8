import { across, symmetric } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'
import { silhouette } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'
import { drawBareTop } from './bare-tops.ts'

export const bra: Silhouette = silhouette({
  parts: {
    cup: ['triangle', 'full', 'bandeau'],
    edge: ['lace', 'plain', 'piped'],
    band: ['narrow', 'wide'],
    bow: ['yes', 'no'],
  },
  span: 46,
  materials: ['cotton', 'satin'],
  patterns: ['plain', 'dots', 'floral', 'stripes'],
  draw(sketch, side, form) {
    const back = side === 'other'
    const gold = sketch.dye('dorado')
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
    if (form.cup !== 'bandeau')
      sketch.onBothSides(
        (line) => sketch.piece(line, { band: 17, cloth: 'plain' }),
        'M598 230 C606 320 616 400 628 470',
      )
    sketch.piece(
      symmetric(
        'M450 676 C480 680 500 700 512 730 C560 776 640 786 744 752 C742 776 740 792 736 806 C640 800 540 800 450 812',
      ),
      { cloth: 'plain', thickness: 0.7 },
    )
    const cup = {
      full: 'M628 452 C690 500 736 570 744 660 C738 730 660 776 580 764 C508 750 462 706 456 650 C500 600 570 540 628 452 Z',
      triangle:
        'M626 440 C660 520 716 620 738 716 C700 764 640 776 580 772 C520 766 470 744 456 716 C510 640 580 540 626 440 Z',
      bandeau:
        'M640 540 C700 556 738 600 744 660 C738 730 660 776 580 764 C508 750 462 706 456 640 C500 590 570 550 640 540 Z',
    }[form.cup]
    sketch.pair(cup, { thickness: 1, lifted: 3 })
    sketch.foldPair([500, 690], [580, 750], [690, 716], 30, -0.45)
    sketch.foldPair([560, 600], [610, 600], [670, 620], 44, 0.4)
    sketch.onBothSides((line) => sketch.seam(line, sketch.ink, 0.7), 'M458 664 C540 640 660 650 742 668')
    const edge =
      form.cup === 'triangle'
        ? 'M622 452 C580 540 510 640 460 712'
        : form.cup === 'full'
          ? 'M622 464 C568 548 502 604 462 648'
          : 'M636 546 C570 556 500 596 462 642'
    if (form.edge === 'lace') sketch.onBothSides((line) => drawLace(sketch, line), edge)
    if (form.edge === 'piped')
      sketch.onBothSides(
        (line) => sketch.piece(line, { band: 10, ink: sketch.accent, cloth: 'bare', inner: true }),
        edge,
      )
    if (form.band === 'wide')
      sketch.piece(across('M450 800 C540 794 640 792 738 780'), { band: 44, cloth: 'plain', thickness: 0.6, lifted: 3 })
    sketch.piece('M436 640 C446 636 454 636 464 640 L468 700 C456 708 444 708 432 700 Z', {
      cloth: 'plain',
      thickness: 0.6,
    })
    if (form.bow === 'yes')
      sketch.mark(
        `<path d="M450 652c-16 -12 -26 -4 -22 4c4 8 14 2 22 -4c8 6 18 12 22 4c4 -8 -6 -16 -22 -4z" fill="${sketch.ink.glow}" stroke="${sketch.ink.deep}" stroke-opacity=".5" stroke-width="2"/>`,
      )
    for (const x of form.cup === 'bandeau' ? [] : [606, 294])
      sketch.mark(
        `<rect x="${x - 12}" y="326" width="24" height="16" rx="3" fill="none" stroke="${gold.base}" stroke-width="4.5"/>`,
      )
    return { focus: [560, 600, 2.25] }
  },
})

const rises = { mid: 0, high: -90, low: 50 } as const

type BriefsForm = {
  rise: keyof typeof rises
  edge: 'lace' | 'seamless' | 'elastic'
  leg: 'mid' | 'high' | 'full'
  bow: 'yes' | 'no'
}

export const briefs: Silhouette = silhouette({
  span: 48,
  materials: ['cotton', 'satin'],
  patterns: ['plain', 'stripes', 'dots', 'floral'],
  parts: {
    rise: ['mid', 'high', 'low'],
    edge: ['elastic', 'lace', 'seamless'],
    leg: ['mid', 'high', 'full'],
    bow: ['no', 'yes'],
  },
  draw(sketch, side, form) {
    drawBriefs(sketch, side === 'other', form)
    return { focus: [560, 520, 2.5] }
  },
})

function drawBriefs(sketch: Sketch, back: boolean, { rise, edge, leg, bow }: BriefsForm) {
  const up = rises[rise]
  sketch.piece(
    symmetric(`M450 ${420 + up} L738 ${398 + up} C744 ${430 + up} 746 ${452 + up} 744 ${470 + up} L450 ${500 + up}`),
    {
      shade: 0.4,
      thickness: 0.3,
      cloth: 'plain',
    },
  )
  const hip = { mid: 612, high: 540, full: 680 }[leg]
  sketch.piece(
    symmetric(
      `M450 ${450 + up} C560 ${450 + up} 660 ${442 + up} 742 ${424 + up} C760 ${500 + up} 770 ${hip - 50} 768 ${hip} C690 ${hip + 8} 600 690 540 830 C510 846 480 850 450 850`,
    ),
    { thickness: 0.9 },
  )
  sketch.foldPair([750, hip - 50], [660, hip - 40], [560, 630], 24, -0.36)
  sketch.fold([360, 560], [450, 620], [540, 560], 50, 0.22)
  const line = `M766 ${hip - 6} C688 ${hip + 2} 598 686 540 822`
  if (edge === 'lace') sketch.onBothSides((path) => drawLace(sketch, path), line)
  if (edge === 'elastic')
    sketch.onBothSides((path) => sketch.piece(path, { band: 14, cloth: 'plain', thickness: 0.6 }), line)
  sketch.seam(across('M450 740 C490 740 520 734 576 716'), sketch.ink, edge === 'seamless' ? 0.4 : 1)
  if (edge === 'seamless') return
  sketch.piece(across(`M450 ${450 + up} C560 ${450 + up} 660 ${442 + up} 744 ${422 + up}`), {
    band: 30,
    cloth: 'plain',
    thickness: 0.7,
    lifted: 3,
  })
  if (!back && bow === 'yes')
    sketch.mark(
      `<path d="M450 ${452 + up}c-18 -14 -30 -5 -25 5c5 9 16 2 25 -5c9 7 20 14 25 5c5 -10 -7 -19 -25 -5z" fill="${sketch.ink.glow}" stroke="${sketch.ink.deep}" stroke-opacity=".5" stroke-width="2"/>`,
    )
}

export const boxers: Silhouette = silhouette({
  span: 50,
  materials: ['cotton', 'technical'],
  patterns: ['plain', 'stripes', 'dots', 'checks'],
  parts: {
    leg: ['short', 'long'],
    front: ['pouch', 'buttons', 'plain'],
    band: ['contrast', 'tone', 'striped'],
  },
  draw(sketch, side, form) {
    const back = side === 'other'
    const { ink } = sketch
    const down = form.leg === 'long' ? 150 : 0
    const scale = form.leg === 'long' ? 0.92 : 1
    sketch.lay({ scale, dx: 450 * (1 - scale), dy: form.leg === 'long' ? -10 : 0 }, () => {
      sketch.pair(
        `M446 400 C560 400 640 394 706 380 C736 500 756 640 ${766 - down * 0.1} ${800 + down} C690 ${826 + down} 590 ${836 + down} 500 ${828 + down} C486 ${780 + down * 0.7} 466 730 452 690 Z`,
        { thickness: 0.9 },
      )
      sketch.foldPair([460, 690], [560, 640], [660, 620], 22, -0.42)
      sketch.foldPair([690, 480], [710, 620], [716, 800 + down], 30, 0.34)
      sketch.foldPair([490, 800 + down], [600, 776 + down], [730, 780 + down], 20, -0.3)
      if (!back && form.front === 'pouch') {
        sketch.piece(symmetric('M450 440 C490 440 520 440 530 446 C540 540 520 640 452 700'), {
          thickness: 0.7,
          inner: true,
        })
        sketch.stitch(across('M450 690 C510 636 530 540 520 452'))
      } else sketch.seam('M450 440 L452 690')
      if (!back && form.front === 'buttons') {
        sketch.stitch('M474 446 C480 520 476 590 454 650')
        for (const y of [490, 550])
          sketch.mark(
            `<circle cx="460" cy="${y}" r="8" fill="${sketch.dye('crudo').base}" stroke="${ink.deep}" stroke-opacity=".4" stroke-width="2"/>`,
          )
      }
      sketch.onBothSides(
        (line) => sketch.stitch(line),
        `M498 ${806 + down} C590 ${814 + down} 690 ${804 + down} ${762 - down * 0.1} ${780 + down}`,
      )
      const of = form.band === 'tone' ? ink : ink.lightness > 0.5 ? sketch.dye('marino') : sketch.dye('blanco')
      sketch.piece(symmetric('M450 382 C560 382 640 376 702 362 L714 430 C640 446 550 452 450 452'), {
        ink: of,
        cloth: 'plain',
        thickness: 0.7,
        lifted: 4,
      })
      if (form.band === 'striped')
        sketch.mark(
          `<path d="${across('M450 417 C560 417 640 411 708 396')}" fill="none" stroke="${ink.base}" stroke-width="16"/>`,
        )
      else if (form.band === 'contrast')
        sketch.mark(
          `<path d="${across('M450 417 C560 417 640 411 708 396')}" fill="none" stroke="${ink.base}" stroke-width="12" stroke-dasharray="26 12"/>`,
        )
    })
    return { focus: [540, 480, 2.5] }
  },
})

/** A vest and briefs, sold together. */
export const underwearSet: Silhouette = silhouette({
  span: 70,
  materials: ['cotton'],
  patterns: ['plain', 'stripes', 'dots'],
  parts: { top: ['tank', 'straps', 'racer'], edge: ['elastic', 'lace'], leg: ['mid', 'full'], hem: ['long', 'short'] },
  draw(sketch, side, form) {
    const back = side === 'other'
    sketch.lay({ scale: 0.6, dx: 230, dy: 560 }, () =>
      drawBriefs(sketch, back, {
        rise: 'mid',
        edge: form.edge,
        leg: form.leg,
        bow: form.edge === 'lace' ? 'yes' : 'no',
      }),
    )
    sketch.lay({ scale: 0.72, dx: 86, dy: form.hem === 'long' ? 10 : 40 }, () =>
      drawBareTop(sketch, back, { style: form.top, hem: form.hem === 'long' ? 930 : 830 }),
    )
    return { focus: [420, 330, 2.2] }
  },
})

/** A scalloped edge. */
function drawLace(sketch: Sketch, line: string) {
  sketch.mark(
    `<g fill="none" stroke-linecap="round"><path d="${line}" stroke="${sketch.ink.glow}" stroke-width="20" stroke-dasharray="0 17" stroke-opacity=".95"/><path d="${line}" stroke="${sketch.ink.shade}" stroke-width="7" stroke-dasharray="0 17"/><path d="${line}" stroke="${sketch.ink.line}" stroke-width="2" stroke-opacity=".6" transform="translate(5 5)"/></g>`,
  )
}
