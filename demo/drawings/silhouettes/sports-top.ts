import { across, symmetric } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'
import { silhouette } from '../silhouette.ts'
import { drawTile } from '../tile-mark.ts'
import { zip } from './notions.ts'

export const sportsTop: Silhouette = silhouette({
  parts: {
    neck: ['scoop', 'high', 'zip'],
    band: ['tone', 'contrast', 'wide'],
    panel: ['curved', 'none', 'mesh'],
    length: ['bra', 'crop'],
  },
  span: 49,
  materials: ['technical', 'mesh'],
  patterns: ['plain', 'print', 'stripes', 'dots', 'floral'],
  draw(sketch, side, form) {
    const { ink } = sketch
    const back = side === 'other'
    const trim = form.band === 'contrast' ? sketch.accent : ink
    const high = form.neck === 'high'
    const down = form.length === 'crop' ? 110 : 0
    // The racer back shows through the front opening.
    if (!back)
      sketch.piece(symmetric('M450 330 C480 330 500 300 520 250 L590 262 C600 340 590 440 560 520 L450 520'), {
        shade: 0.42,
        thickness: 0.5,
        cloth: 'plain',
      })
    const front = back
      ? `M450 300 C476 300 496 290 510 270 L566 290 C540 360 530 420 560 470 C600 520 650 540 676 560 C682 660 680 760 668 ${850 + down} C600 ${866 + down} 520 ${870 + down} 450 ${870 + down}`
      : `${high ? 'M450 300 C490 300 520 280 536 244' : 'M450 470 C500 466 526 380 540 244'} L612 250 C612 350 624 450 682 540 C688 660 684 760 668 ${850 + down} C600 ${866 + down} 520 ${870 + down} 450 ${870 + down}`
    sketch.piece(symmetric(front), { thickness: 1.1 })
    sketch.foldPair([676, 560], [610, 600], [540, 610], 24, -0.45)
    sketch.foldPair([480, 560], [560, 700], [640, 640], 40, 0.35)
    sketch.fold([400, 720], [450, 690], [500, 720], 30, -0.4)
    if (form.panel !== 'none') sketch.seam(across('M450 700 C520 690 600 640 684 600'))
    if (form.panel === 'mesh')
      sketch.pair('M600 560 C640 590 670 600 684 604 C688 700 684 770 672 830 L610 842 C620 740 620 640 600 560 Z', {
        material: 'mesh',
        shade: 0.2,
        thickness: 0.3,
        inner: true,
        cloth: 'plain',
      })
    if (!back && form.panel === 'curved')
      sketch.onBothSides((line) => sketch.seam(line), 'M590 440 C560 540 520 640 512 700')
    if (!back && form.neck === 'zip') zip(sketch, 'M450 470 L450 800', sketch.dye('negro'), [450, 486], 13)
    if (back) sketch.seam('M450 310 L450 770')
    const edge = back
      ? across('M450 300 C476 300 496 290 510 270')
      : across(high ? 'M450 300 C490 300 520 280 536 244' : 'M450 470 C500 466 526 380 540 244')
    sketch.piece(edge, { band: 15, ink: trim, cloth: 'plain', thickness: 0.8 })
    sketch.onBothSides(
      (line) => sketch.piece(line, { band: 15, ink: trim, cloth: 'plain', thickness: 0.8 }),
      back ? 'M566 290 C540 360 530 420 560 470 C600 520 650 540 676 560' : 'M612 250 C612 350 624 450 682 540',
    )
    const wide = form.band === 'wide' ? 40 : 0
    sketch.lay({ dy: down }, () => {
      sketch.piece(
        symmetric(
          `M450 ${792 - wide} C520 ${792 - wide} 600 ${788 - wide} 676 ${772 - wide} C674 806 672 840 666 866 C600 882 520 886 450 886`,
        ),
        { ink: trim, cloth: 'plain', thickness: 0.8, lifted: 4 },
      )
      sketch.stitch(across('M450 806 C520 806 600 802 672 786'), trim)
      sketch.stitch(across('M450 872 C520 872 600 868 666 852'), trim)
      sketch.mark(drawTile(450, 838, 40, trim.lightness > 0.5 ? trim.deep : trim.glow, 0.85))
    })
    return { focus: [540, 460, 2.25] }
  },
})
