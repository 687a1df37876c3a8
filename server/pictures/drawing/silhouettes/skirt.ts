import { across, symmetric } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'
import { rivet, zip } from './notions.ts'

export const skirt: Silhouette = {
  parts: {},
  span: 80,
  materials: ['satin', 'denim', 'linen', 'wool', 'leather'],
  patterns: ['plain', 'checks', 'floral', 'dots', 'print', 'stripes'],
  draw(sketch, side) {
    const { ink, chance, dress } = sketch
    const back = side === 'other'
    const denim = dress.material === 'denim'
    const thread = denim ? sketch.dye('mostaza').light : undefined
    const pleated = dress.material === 'wool' || chance.often(0.4)
    const straight = denim || dress.material === 'leather'
    if (!back)
      sketch.piece(symmetric('M450 196 L566 188 C572 204 574 216 572 228 C530 244 490 248 450 248'), {
        shade: 0.45,
        thickness: 0.3,
        cloth: 'plain',
      })
    const outline = straight
      ? 'M450 240 C510 240 550 236 584 226 C640 320 664 440 668 560 C672 700 676 790 680 880 C600 902 520 908 450 908'
      : 'M450 240 C510 240 550 236 584 226 C640 380 720 700 772 984 C744 1004 716 1006 690 1004 C650 1012 620 1020 586 1026 C540 1032 500 1028 450 1034'
    sketch.piece(symmetric(outline))
    if (straight) {
      sketch.foldPair([660, 520], [600, 540], [530, 520], 22, -0.4)
      sketch.foldPair([610, 320], [630, 600], [640, 880], 34, 0.35)
      sketch.fold([400, 500], [390, 700], [410, 900], 36, 0.25)
      sketch.seam('M450 300 L450 906')
      sketch.stitch('M466 300 L466 904', ink, thread)
      sketch.stitch(across('M450 888 C520 888 600 884 678 862'), ink, thread)
      if (!back && denim) {
        sketch.onBothSides((line) => {
          sketch.seam(line)
          sketch.stitch(line, ink, thread)
        }, 'M514 300 C524 350 570 380 634 376')
        for (const y of [380, 470, 560, 650]) rivet(sketch, 450, y, 11, sketch.dye('dorado'))
      }
      if (!back && !denim) zip(sketch, 'M500 300 C506 500 512 700 516 900', sketch.dye('plata'), [501, 312])
    } else if (pleated) {
      for (let i = -5; i <= 5; i++) {
        const line = `M${450 + i * 24} 292 C${450 + i * 34} 500 ${450 + i * 50} 800 ${450 + i * 58} 1030`
        sketch.markInside(
          `<path d="${line} L${450 + i * 58 + 22} 1040 C${450 + i * 50 + 12} 800 ${450 + i * 34 + 6} 500 ${450 + i * 24} 292 Z" fill="${ink.deep}" fill-opacity=".3"/><path d="${line}" fill="none" stroke="${ink.deep}" stroke-opacity=".5" stroke-width="2.4"/><path d="${line}" fill="none" stroke="${ink.glow}" stroke-opacity=".4" stroke-width="5" transform="translate(-6 0)"/>`,
        )
      }
    } else {
      for (const [i, at] of [-0.9, -0.66, -0.4, -0.14, 0.12, 0.38, 0.64, 0.88].entries()) {
        const sway = chance.between(-12, 12)
        sketch.fold(
          [450 + at * 126, 290 + (i % 3) * 40],
          [450 + at * 190 + sway, 640],
          [450 + at * 300 + sway, 1040],
          28 + (i % 2) * 8,
          i % 2 ? -0.6 : 0.6,
        )
      }
      sketch.stitch(across('M450 1018 C540 1014 600 1012 690 988 C720 988 744 986 768 970'))
    }
    const band = symmetric(
      back
        ? 'M450 196 C510 196 546 192 576 184 L590 246 C546 262 500 266 450 266'
        : 'M450 240 C510 240 546 236 576 226 L594 290 C546 308 500 312 450 312',
    )
    sketch.piece(band, { thickness: 0.7, lifted: 4 })
    sketch.stitch(across(back ? 'M450 256 C500 256 544 252 586 238' : 'M450 302 C500 302 544 298 590 282'), ink, thread)
    if (!back && straight) rivet(sketch, 450, 276, 12, sketch.dye(denim ? 'dorado' : 'plata'))
    return { focus: [500, 380, 2.25] }
  },
}
