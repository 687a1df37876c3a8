import type { Silhouette } from '../silhouette.ts'
import { rivet, zip } from './notions.ts'

export const wallet: Silhouette = {
  parts: {},
  span: 27,
  materials: ['leather', 'suede', 'canvas'],
  patterns: ['plain', 'checks', 'print'],
  draw(sketch, side) {
    const { ink, chance } = sketch
    const gold = sketch.dye(chance.often(0.7) ? 'dorado' : 'plata')
    const rounded = (left: number, top: number, right: number, bottom: number, r: number) =>
      `M${left + r} ${top} L${right - r} ${top} C${right - r / 2} ${top} ${right} ${top + r / 2} ${right} ${top + r} L${right} ${bottom - r} C${right} ${bottom - r / 2} ${right - r / 2} ${bottom} ${right - r} ${bottom} L${left + r} ${bottom} C${left + r / 2} ${bottom} ${left} ${bottom - r / 2} ${left} ${bottom - r} L${left} ${top + r} C${left} ${top + r / 2} ${left + r / 2} ${top} ${left + r} ${top} Z`
    if (side === 'other') {
      sketch.piece(rounded(140, 300, 760, 900, 26), { thickness: 0.8 })
      sketch.piece(rounded(160, 320, 740, 590, 12), { shade: 0.28, thickness: 0.3, cloth: 'plain' })
      for (const [i, colour] of (['petroleo', 'terracota', 'crudo'] as const).entries()) {
        sketch.piece(rounded(190, 640 + i * 44, 440, 800 + i * 20, 12), {
          ink: sketch.dye(colour),
          cloth: 'bare',
          material: 'card',
          thickness: 0.5,
          lifted: 4,
        })
        sketch.piece(`M180 ${680 + i * 56} L450 ${680 + i * 56} L450 880 L180 880 Z`, {
          cloth: 'plain',
          thickness: 0.4,
          lifted: 4,
        })
        sketch.stitch(`M186 ${692 + i * 56} L444 ${692 + i * 56}`)
      }
      sketch.piece('M470 640 L722 640 L722 880 L470 880 Z', { cloth: 'plain', thickness: 0.5, lifted: 4 })
      zip(sketch, 'M492 690 L700 690', gold, [510, 688], 12)
      sketch.seam('M140 610 L760 610')
      return { focus: [340, 720, 2.5] }
    }
    const flapped = chance.often(0.5)
    sketch.piece(rounded(130, 400, 770, 800, 30))
    sketch.stitch('M150 440 L150 770 C150 780 156 784 166 784 L734 784 C744 784 750 780 750 770 L750 440')
    if (flapped) {
      sketch.piece(
        'M130 430 C130 410 140 400 160 400 L740 400 C760 400 770 410 770 430 L770 540 C770 600 740 640 690 640 L210 640 C160 640 130 600 130 540 Z',
        { lifted: 10 },
      )
      sketch.stitch('M150 540 C150 592 174 622 216 622 L684 622 C726 622 750 592 750 540')
      rivet(sketch, 450, 600, 16, gold)
    } else {
      zip(
        sketch,
        'M134 470 L134 430 C134 410 142 402 162 402 L738 402 C758 402 766 410 766 430 L766 700',
        gold,
        [766, 690],
        16,
      )
      sketch.piece('M772 730 C800 760 806 810 790 860', { band: 12, cloth: 'plain', cap: 'round', lifted: 4 })
      sketch.mark(
        `<g fill="none" stroke="${ink.lightness > 0.5 ? ink.line : ink.glow}" stroke-opacity=".7" stroke-width="5">${[0, 1, 2].map((i) => `<path d="M${424 + i * 20} 580v44"/>`).join('')}</g>`,
      )
    }
    return { focus: [520, 560, 2.25] }
  },
}
