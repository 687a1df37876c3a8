import type { Silhouette } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'

export const slipper: Silhouette = {
  span: 33,
  materials: ['suede', 'wool', 'knit'],
  patterns: ['plain', 'checks', 'dots'],
  draw(sketch, side) {
    const fleece = sketch.dye(sketch.ink.lightness > 0.86 ? 'arena' : 'crudo')
    const tread = sketch.dye(sketch.chance.pick(['camel', 'chocolate', 'grafito']))
    if (side === 'other') sketch.faceOtherWay()
    // Open at the back: the insole runs out from under the upper.
    sketch.piece('M400 742 C520 716 690 706 790 720 C822 726 836 750 828 784 C640 800 480 800 400 790 Z', {
      ink: fleece,
      cloth: 'plain',
      material: 'wool',
      thickness: 0.8,
    })
    sketch.piece('M450 660 C520 640 560 664 566 716 C566 744 540 764 500 776 L430 700 Z', {
      ink: fleece,
      cloth: 'bare',
      shade: 0.35,
      thickness: 0.4,
    })
    sketch.piece(
      'M76 784 C64 724 104 676 190 648 C290 620 400 612 470 640 C510 664 520 724 512 790 C360 806 200 802 76 784 Z',
      { thickness: 1.2 },
    )
    sketch.fold([120, 740], [210, 690], [340, 668], 28, 0.45)
    sketch.fold([380, 780], [430, 740], [450, 680], 18, -0.35)
    sketch.seam('M116 716 C180 742 300 738 420 700', sketch.ink, 0.7)
    sketch.stitch('M120 726 C184 752 304 748 424 710')
    sketch.piece(
      'M70 780 C300 806 640 804 832 776 L834 806 C828 826 800 834 760 834 L140 834 C92 834 70 814 70 780 Z',
      { ink: tread, cloth: 'bare', material: 'suede', thickness: 1 },
    )
    sketch.stitch('M84 796 C300 818 640 816 828 792', tread, tread.lightness > 0.5 ? tread.deep : tread.glow)
    drawFleece(sketch, fleece)
    return { focus: [440, 710, 2.5], ground: { x: 450, y: 830, reach: 385 }, flipped: side === 'other' }
  },
}

/** A roll of fleece around the mouth: curls along a bent line. */
function drawFleece(sketch: Sketch, fleece: Sketch['ink']) {
  const points = [
    [466, 636],
    [490, 656],
    [506, 682],
    [516, 712],
    [520, 744],
    [516, 776],
  ] as const
  const curls = points
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="27" fill="${fleece.shade}"/><circle cx="${x - 4}" cy="${y - 5}" r="23" fill="${fleece.base}"/>`,
    )
    .join('')
  const tufts = points.flatMap(([x, y]) => [-12, 0, 12].map((d) => `M${x + d - 5} ${y - d * 0.8}q5 -8 10 0`)).join('')
  sketch.mark(
    `${curls}<path d="${tufts}" fill="none" stroke="${fleece.line}" stroke-opacity=".7" stroke-width="2.6" stroke-linecap="round"/>`,
  )
}
