import { mirror } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'
import { silhouette } from '../silhouette.ts'

/** The right lens of each shape; the left one is its mirror image. */
const lenses = {
  square:
    'M506 560 C590 542 690 542 764 554 C778 600 772 672 748 716 C690 742 590 742 540 718 C510 676 500 610 506 560 Z',
  round:
    'M636 520 C710 520 764 574 764 646 C764 718 710 770 636 770 C562 770 508 718 508 646 C508 574 562 520 636 520 Z',
  'cat-eye':
    'M508 596 C560 552 660 536 744 536 C770 530 788 516 804 500 C806 560 790 650 740 700 C680 740 580 738 536 700 C510 668 500 630 508 596 Z',
  aviator:
    'M510 556 C580 536 700 536 766 556 C780 640 752 740 668 782 C590 792 530 730 514 656 C508 620 506 584 510 556 Z',
  oval: 'M636 566 C712 562 766 596 766 640 C766 690 708 720 636 720 C562 720 506 690 506 640 C506 600 560 568 636 566 Z',
  hexagon: 'M560 536 L706 536 L772 640 L708 744 L562 744 L500 640 Z',
} as const

export const sunglasses: Silhouette = silhouette({
  span: 18,
  materials: ['acetate', 'metal'],
  patterns: ['plain', 'print'],
  parts: {
    lens: ['square', 'round', 'cat-eye', 'aviator', 'oval', 'hexagon'],
    frame: ['regular', 'bold', 'thin'],
    bridge: ['single', 'double', 'keyhole'],
    tint: ['smoke', 'brown', 'green', 'fade'],
  },
  draw(sketch, side, form) {
    const { ink, dress, define } = sketch
    const wire = dress.material === 'metal'
    const width = wire ? 11 : { thin: 20, regular: 28, bold: 40 }[form.frame]
    const tint = sketch.dye(
      ({ smoke: 'negro', brown: 'chocolate', green: 'oliva', fade: 'petroleo' } as const)[form.tint],
    )
    const fill = define(
      'l',
      (id) =>
        `<linearGradient id="${id}" x1="0" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="${tint.deep}"/><stop offset=".6" stop-color="${tint.base}"/><stop offset="1" stop-color="${tint.light}" stop-opacity="${form.tint === 'fade' ? 0.4 : 0.8}"/></linearGradient>`,
    )
    const frame = { ink, material: dress.material, cloth: 'bare' } as const
    const arm = wire ? 9 : Math.min(24, width * 0.8)
    const lens = lenses[form.lens]
    // Seen slightly from above: the arms run back behind the lenses, foreshortened, and their tips turn down.
    if (side === 'other') {
      sketch.piece('M150 640 C320 600 640 590 780 660', { ...frame, band: arm, shade: 0.3, cap: 'round' })
      sketch.piece('M760 620 C560 700 300 720 180 690', { ...frame, band: arm, shade: 0.2, cap: 'round' })
    } else
      for (const path of [(line: string) => line, mirror])
        sketch.piece(path('M776 570 C770 520 748 470 724 440 C712 424 690 420 672 430'), {
          ...frame,
          band: arm * 0.8,
          cap: 'round',
          shade: 0.32,
        })
    for (const shape of [mirror(lens), lens]) {
      sketch.mark(`<path d="${shape}" fill="url(#${fill})"/>`)
      sketch.piece(shape, { ...frame, band: width, lifted: 4 })
    }
    sketch.mark(
      `<g fill="#fff" fill-opacity=".14"><path d="M566 574L626 566L572 700L546 684Z"/><path d="M648 564L668 564L612 714L594 708Z"/><path d="M206 574L266 566L212 700L186 684Z"/><path d="M288 564L308 564L252 714L234 708Z"/></g>`,
    )
    const bridge = { ...frame, band: wire ? 10 : width * 0.8, lifted: 3 }
    sketch.piece(
      form.bridge === 'keyhole' ? 'M394 612 C420 574 480 574 506 612' : 'M398 596 C424 578 476 578 502 596',
      bridge,
    )
    if (form.bridge === 'double' || (wire && form.lens === 'aviator'))
      sketch.piece('M376 548 C424 538 476 538 524 548', { ...bridge, band: wire ? 9 : 14 })
    if (dress.pattern === 'print' && !wire)
      for (const shape of [mirror(lens), lens])
        sketch.mark(
          `<path d="${shape}" fill="none" stroke="${sketch.dye('chocolate').base}" stroke-width="${width * 0.7}" stroke-opacity=".6" stroke-dasharray="16 22 34 18 8 26"/>`,
        )
    for (const x of [126, 774])
      sketch.mark(`<rect x="${x - 9}" y="562" width="18" height="8" rx="2" fill="${sketch.dye('dorado').base}"/>`)
    return { focus: [610, 640, 2.5] }
  },
})
