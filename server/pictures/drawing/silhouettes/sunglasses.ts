import { mirror } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'

export const sunglasses: Silhouette = {
  parts: {},
  span: 18,
  materials: ['acetate', 'metal'],
  patterns: ['plain', 'print'],
  draw(sketch, side) {
    const { ink, dress, chance, define } = sketch
    const wire = dress.material === 'metal'
    const tint = sketch.dye(chance.pick(['negro', 'chocolate', 'petroleo', 'oliva']))
    const lensFill = define(
      'l',
      (id) =>
        `<linearGradient id="${id}" x1="0" y1="0" x2=".4" y2="1"><stop offset="0" stop-color="${tint.deep}"/><stop offset=".55" stop-color="${tint.base}"/><stop offset="1" stop-color="${tint.light}" stop-opacity=".72"/></linearGradient>`,
    )
    const folded = side === 'other'
    const lens = chance.often(0.5)
      ? 'M498 560 C560 534 680 530 752 552 C770 600 762 680 720 728 C670 766 580 762 532 716 C502 676 490 610 498 560 Z'
      : 'M630 520 C710 520 766 576 766 648 C766 720 710 772 632 772 C554 772 500 720 500 648 C500 576 552 520 630 520 Z'
    const frame = { ink, material: dress.material, cloth: 'bare' } as const
    if (folded) {
      sketch.piece('M150 640 C320 600 640 590 780 660', { ...frame, band: wire ? 10 : 26, shade: 0.3, cap: 'round' })
      sketch.piece('M760 620 C560 700 300 720 180 690', { ...frame, band: wire ? 10 : 26, shade: 0.2, cap: 'round' })
    } else {
      // The arms run away from us, so they are short and dim.
      for (const line of ['M778 560 C812 530 826 480 822 420', 'M122 560 C88 530 74 480 78 420'])
        sketch.piece(line, { ...frame, band: wire ? 9 : 22, cap: 'round', shade: 0.2 })
    }
    for (const shape of [mirror(lens), lens]) {
      sketch.mark(`<path d="${shape}" fill="url(#${lensFill})"/>`)
      sketch.piece(shape, { ...frame, band: wire ? 11 : 34, cloth: 'bare', lifted: 4 })
    }
    sketch.mark(
      `<g fill="#fff" fill-opacity=".16"><path d="M548 560L616 548L560 716L530 690Z"/><path d="M640 546L664 546L604 740L584 734Z"/><path d="M186 566L252 548L200 716L168 680Z"/><path d="M276 546L300 548L242 740L222 732Z"/></g>`,
    )
    sketch.piece(wire ? 'M396 590 C420 566 480 566 504 590' : 'M392 600 C420 568 480 568 508 600', {
      ...frame,
      band: wire ? 11 : 28,
      lifted: 3,
    })
    if (wire) sketch.piece('M372 544 C420 534 480 534 528 544', { ...frame, band: 9 })
    if (dress.pattern === 'print' && !wire)
      for (const shape of [mirror(lens), lens])
        sketch.mark(
          `<path d="${shape}" fill="none" stroke="${sketch.dye('chocolate').base}" stroke-width="24" stroke-opacity=".6" stroke-dasharray="16 22 34 18 8 26"/>`,
        )
    for (const x of [118, 782])
      sketch.mark(`<rect x="${x - 9}" y="556" width="18" height="7" rx="2" fill="${sketch.dye('dorado').base}"/>`)
    return { focus: [610, 640, 2.5] }
  },
}
