import { symmetric } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'
import { silhouette } from '../silhouette.ts'
import { drawTile } from '../tile-mark.ts'
import type { Sketch } from '../sketch.ts'
import { zip } from './notions.ts'

export const backpack: Silhouette = silhouette({
  parts: {
    top: ['zip', 'flap', 'roll'],
    front: ['pocket', 'two-pockets', 'straps', 'plain'],
    sides: ['plain', 'bottle', 'straps'],
    shape: ['round', 'square', 'tall'],
  },
  span: 47,
  materials: ['canvas', 'technical', 'leather'],
  patterns: ['plain', 'print', 'checks'],
  draw(sketch, side, form) {
    const { ink, dress } = sketch
    const back = side === 'other'
    const metal = sketch.dye('plata')
    const trim = dress.material === 'canvas' ? sketch.dye('camel') : dress.accent ? sketch.accent : ink
    const flap = form.top === 'flap'
    const outline = outlines[form.shape]
    if (!back)
      sketch.onBothSides(
        (line) => sketch.piece(line, { band: 40, ink: trim, cloth: 'plain', shade: 0.25, cap: 'round' }),
        'M610 330 C720 420 752 640 700 900',
      )
    sketch.piece('M400 214 C400 150 500 150 500 214', { band: 24, ink: trim, cloth: 'plain', cap: 'round' })
    sketch.piece(symmetric(outline), { thickness: 1.15 })
    sketch.fold([250, 320], [300, 520], [240, 820], 50, 0.4)
    sketch.fold([640, 320], [660, 560], [670, 900], 44, -0.4)
    if (back) {
      sketch.piece(
        symmetric('M450 270 C540 270 600 310 614 400 C626 560 630 740 626 880 C620 910 600 920 570 920 L450 920'),
        { cloth: 'plain', thickness: 0.6, lifted: 4 },
      )
      sketch.onBothSides((line) => {
        sketch.piece(line, { band: 74, ink: trim, cloth: 'plain', cap: 'round', lifted: 12 })
        sketch.stitch(line, trim)
      }, 'M500 260 C580 340 600 560 590 740')
      sketch.onBothSides(
        (line) => sketch.piece(line, { band: 18, ink, cloth: 'plain', lifted: 5 }),
        'M590 760 C590 840 620 900 680 930',
      )
      sketch.piece('M330 268 L570 268', { band: 30, ink: trim, cloth: 'plain', lifted: 5 })
      return { focus: [540, 520, 2.25], ground: { x: 450, y: 994, reach: 290 } }
    }
    sketch.onBothSides((line) => sketch.seam(line), 'M606 300 C640 440 652 700 646 990')
    if (flap) {
      sketch.piece(symmetric('M450 196 C590 196 670 250 686 390 C690 460 690 520 684 560 C610 600 530 606 450 606'), {
        lifted: 14,
        thickness: 1.1,
      })
      sketch.stitch(symmetric('M450 590 C530 590 606 584 672 550').replace(/ Z$/, ''))
      for (const x of [350, 550]) {
        sketch.piece(`M${x} 500 L${x} 720`, { band: 30, ink: trim, cloth: 'plain', material: 'leather', lifted: 6 })
        sketch.mark(
          `<rect x="${x - 22}" y="640" width="44" height="34" rx="4" fill="none" stroke="${metal.base}" stroke-width="7"/><path d="M${x} 640v34" stroke="${metal.shade}" stroke-width="5"/>`,
        )
      }
    } else if (form.top === 'roll') drawRoll(sketch, trim, metal)
    else zip(sketch, 'M258 520 C264 330 330 262 450 262 C570 262 636 330 642 520', metal, [642, 500], 16)
    drawFront(sketch, form.front, trim, metal)
    if (form.sides === 'bottle')
      sketch.pair('M648 700 C676 700 700 704 716 712 C722 800 720 900 706 968 L650 976 Z', {
        thickness: 0.6,
        lifted: 4,
        shade: 0.12,
        cloth: 'plain',
      })
    if (form.sides === 'straps')
      for (const y of [520, 640])
        sketch.onBothSides(
          (line) => sketch.piece(line, { band: 16, ink: trim, cloth: 'plain', lifted: 4 }),
          `M620 ${y} L702 ${y + 14}`,
        )
    if (form.top === 'zip' && form.front !== 'two-pockets')
      sketch.mark(
        `<rect x="416" y="420" width="68" height="68" rx="4" fill="${trim.shade}"/>${drawTile(450, 454, 50, trim.lightness > 0.5 ? trim.deep : trim.glow, 0.8)}`,
      )
    return { focus: [500, 640, 2.25], ground: { x: 450, y: 994, reach: 290 } }
  },
})

const outlines = {
  round: 'M450 200 C580 200 660 250 682 380 C702 540 712 760 708 920 C706 970 680 992 630 994 L450 996',
  square: 'M450 214 L620 214 C666 216 688 238 692 290 L712 930 C712 970 690 990 640 994 L450 996',
  tall: 'M450 190 C560 190 626 220 646 320 C664 500 684 760 682 930 C680 974 656 992 612 994 L450 996',
} as const

/** The opening is rolled down and buckled at both sides. */
function drawRoll(sketch: Sketch, trim: Sketch['ink'], metal: Sketch['ink']) {
  sketch.piece(symmetric('M450 196 L650 196 C676 196 690 214 690 240 L694 330 C694 350 680 360 660 362 L450 370'), {
    lifted: 10,
    thickness: 1.1,
  })
  sketch.fold([230, 300], [450, 322], [670, 300], 22, -0.5)
  sketch.fold([230, 240], [450, 256], [670, 240], 18, 0.45)
  sketch.onBothSides(
    (line) => sketch.piece(line, { band: 24, ink: trim, cloth: 'plain', lifted: 5 }),
    'M676 260 C690 340 694 420 690 520',
  )
  sketch.mark(
    [676, 190]
      .map(
        (x) =>
          `<rect x="${x - 4}" y="400" width="38" height="46" rx="5" fill="${metal.shade}"/><rect x="${x + 2}" y="408" width="26" height="30" rx="4" fill="${metal.base}"/>`,
      )
      .join(''),
  )
}

function drawFront(
  sketch: Sketch,
  kind: 'pocket' | 'two-pockets' | 'straps' | 'plain',
  trim: Sketch['ink'],
  metal: Sketch['ink'],
) {
  if (kind === 'pocket' || kind === 'two-pockets') {
    sketch.piece(symmetric('M450 660 L600 660 C622 660 634 674 634 696 L640 890 C640 922 626 938 596 938 L450 938'), {
      lifted: 7,
      thickness: 0.9,
      inner: true,
    })
    zip(sketch, 'M280 706 L620 706', metal, [300, 704], 14)
    sketch.stitch('M276 740 L272 890 C272 916 282 926 306 926 L594 926 C618 926 628 916 628 890 L624 740')
  }
  if (kind === 'two-pockets') {
    sketch.piece(symmetric('M450 470 L590 470 C610 470 622 480 622 500 L624 590 C622 606 612 614 596 614 L450 614'), {
      lifted: 6,
      thickness: 0.8,
      inner: true,
    })
    zip(sketch, 'M296 506 L604 506', metal, [590, 504], 12)
  }
  if (kind === 'straps')
    for (const x of [350, 550]) {
      sketch.piece(`M${x} 560 L${x} 960`, { band: 28, ink: trim, cloth: 'plain', material: 'leather', lifted: 6 })
      sketch.mark(
        `<rect x="${x - 22}" y="700" width="44" height="34" rx="4" fill="none" stroke="${metal.base}" stroke-width="7"/>`,
      )
    }
}
