import type { Silhouette } from '../silhouette.ts'
import { silhouette } from '../silhouette.ts'
import { drawTile } from '../tile-mark.ts'
import { rivet, zip } from './notions.ts'

export const wallet: Silhouette = silhouette({
  parts: {
    shape: ['long', 'bifold', 'cardholder', 'compact'],
    closing: ['flap', 'zip', 'open'],
    trim: ['stitched', 'stamped', 'plain', 'band'],
  },
  span: 27,
  materials: ['leather', 'suede', 'canvas'],
  patterns: ['plain', 'checks', 'print'],
  draw(sketch, side, form) {
    const { ink, random } = sketch
    const gold = sketch.dye(random.often(0.7) ? 'dorado' : 'plata')
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
    const [left, top, right, bottom] = sizes[form.shape]
    if (form.shape === 'cardholder') {
      for (const [k, colour] of (['petroleo', 'terracota', 'crudo'] as const).entries())
        sketch.piece(rounded(left + 30, top - 66 + k * 24, right - 30, top + 80, 14), {
          ink: sketch.dye(colour),
          cloth: 'bare',
          material: 'card',
          thickness: 0.5,
          lifted: 3,
        })
    }
    sketch.piece(rounded(left, top, right, bottom, 30))
    if (form.trim === 'stitched')
      sketch.stitch(
        `M${left + 18} ${top + 40} L${left + 18} ${bottom - 30} C${left + 18} ${bottom - 20} ${left + 26} ${bottom - 16} ${left + 36} ${bottom - 16} L${right - 36} ${bottom - 16} C${right - 26} ${bottom - 16} ${right - 18} ${bottom - 20} ${right - 18} ${bottom - 30} L${right - 18} ${top + 40}`,
      )
    if (form.shape === 'cardholder')
      for (const y of [top + 90, top + 150]) {
        sketch.seam(`M${left + 4} ${y} L${right - 4} ${y}`, ink, 1.2)
        sketch.stitch(`M${left + 10} ${y + 12} L${right - 10} ${y + 12}`)
      }
    else if (form.shape === 'bifold') {
      sketch.piece(rounded(left, top + 6, right - 26, bottom + 10, 30), { lifted: 8, thickness: 0.8 })
      sketch.fold([left + 40, top + 60], [left + 60, (top + bottom) / 2], [left + 40, bottom - 40], 30, 0.3)
    } else if (form.closing === 'flap') {
      const low = top + (bottom - top) * 0.58
      sketch.piece(
        `M${left} ${top + 30} C${left} ${top + 10} ${left + 10} ${top} ${left + 30} ${top} L${right - 30} ${top} C${right - 10} ${top} ${right} ${top + 10} ${right} ${top + 30} L${right} ${low - 90} C${right} ${low - 30} ${right - 30} ${low} ${right - 80} ${low} L${left + 80} ${low} C${left + 30} ${low} ${left} ${low - 30} ${left} ${low - 90} Z`,
        { lifted: 10 },
      )
      rivet(sketch, 450, low - 36, 16, gold)
    } else if (form.closing === 'zip') {
      zip(
        sketch,
        `M${left + 4} ${top + 80} L${left + 4} ${top + 34} C${left + 4} ${top + 12} ${left + 12} ${top + 4} ${left + 34} ${top + 4} L${right - 34} ${top + 4} C${right - 12} ${top + 4} ${right - 4} ${top + 12} ${right - 4} ${top + 34} L${right - 4} ${bottom - 90}`,
        gold,
        [right - 4, bottom - 100],
        16,
      )
    } else sketch.seam(`M${left + 8} ${top + 40} L${right - 8} ${top + 40}`, ink, 1.2)
    if (form.trim === 'stamped')
      sketch.mark(drawTile(right - 90, bottom - 70, 56, ink.lightness > 0.5 ? ink.line : ink.glow))
    if (form.trim === 'band')
      sketch.piece(`M${left + 110} ${top + 2} L${left + 110} ${bottom - 2}`, {
        band: 40,
        cloth: 'plain',
        lifted: 4,
        inner: true,
        shade: 0.12,
      })
    return { focus: [520, 560, 2.25] }
  },
})

const sizes = {
  long: [130, 430, 770, 790],
  bifold: [210, 380, 690, 800],
  cardholder: [220, 440, 680, 760],
  compact: [240, 400, 660, 790],
} as const
