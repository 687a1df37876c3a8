import type { Silhouette } from '../silhouette.ts'
import { silhouette } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'

export const slipper: Silhouette = silhouette({
  parts: {
    upper: ['mule', 'moccasin', 'bootie'],
    edge: ['fleece', 'plain', 'piped'],
    sole: ['suede', 'foam'],
    trim: ['plain', 'pompom', 'bow', 'band'],
  },
  span: 33,
  materials: ['suede', 'wool', 'knit'],
  patterns: ['plain', 'checks', 'dots'],
  draw(sketch, side, form) {
    const fleece = sketch.dye(sketch.ink.lightness > 0.86 ? 'arena' : 'crudo')
    const tread = sketch.dye(form.sole === 'foam' ? 'blanco' : sketch.random.pick(['camel', 'chocolate', 'grafito']))
    if (side === 'other') sketch.faceOtherWay()
    const thick = form.sole === 'foam' ? 16 : 0
    if (form.upper === 'mule') drawMule(sketch, fleece)
    else drawClosed(sketch, fleece, form.upper)
    sketch.seam('M116 716 C180 742 300 738 420 700', sketch.ink, 0.7)
    sketch.stitch('M120 726 C184 752 304 748 424 710')
    sketch.piece(
      `M70 ${780 - thick} C300 ${806 - thick} 640 ${804 - thick} 832 ${776 - thick} L836 806 C830 826 800 834 760 834 L140 834 C92 834 68 814 70 ${780 - thick} Z`,
      { ink: tread, cloth: 'bare', material: form.sole === 'foam' ? 'technical' : 'suede', thickness: 1 },
    )
    if (form.sole === 'suede')
      sketch.stitch('M84 796 C300 818 640 816 828 792', tread, tread.lightness > 0.5 ? tread.deep : tread.glow)
    if (form.upper === 'mule' && form.edge === 'fleece') drawFleece(sketch, fleece, mouthOfMule)
    if (form.upper !== 'mule' && form.edge === 'fleece')
      drawFleece(sketch, fleece, form.upper === 'bootie' ? mouthOfBootie : mouthOfMoccasin)
    if (form.edge === 'piped') {
      const line =
        form.upper === 'mule'
          ? 'M474 642 C510 664 522 724 514 784'
          : form.upper === 'bootie'
            ? 'M430 470 C520 500 680 500 770 462'
            : 'M440 604 C500 650 660 650 790 600'
      sketch.piece(line, { band: 20, ink: sketch.accent, cloth: 'bare', material: 'cotton', lifted: 3 })
    }
    drawTrim(sketch, form.trim, fleece)
    return { focus: [400, 710, 2.4], ground: { x: 450, y: 830, reach: 385 }, flipped: side === 'other' }
  },
})

function drawMule(sketch: Sketch, fleece: Sketch['ink']) {
  // Open at the back: the insole extends from under the upper.
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
    { thickness: 1.1 },
  )
  sketch.fold([120, 740], [210, 690], [340, 668], 28, 0.45)
  sketch.fold([380, 780], [430, 740], [450, 680], 18, -0.35)
}

function drawClosed(sketch: Sketch, fleece: Sketch['ink'], upper: 'moccasin' | 'bootie') {
  const high = upper === 'bootie'
  sketch.piece(
    high
      ? 'M430 460 C520 436 690 436 770 452 C774 470 774 480 770 490 C690 512 520 512 430 488 Z'
      : 'M430 606 C520 576 680 586 790 590 C780 650 690 668 600 666 C530 664 470 640 430 606 Z',
    { ink: fleece, cloth: 'bare', shade: 0.3, thickness: 0.4 },
  )
  sketch.piece(
    high
      ? 'M76 784 C64 724 104 686 190 664 C290 640 380 630 416 590 C436 550 434 510 430 470 C520 500 680 500 772 462 C780 580 790 660 822 780 C600 806 250 806 76 784 Z'
      : 'M76 784 C64 724 104 686 190 664 C290 640 380 630 440 600 C500 650 660 650 790 598 C812 650 816 720 826 780 C600 806 250 806 76 784 Z',
    { thickness: 1.1 },
  )
  sketch.fold([120, 740], [210, 700], [340, 676], 26, 0.45)
  sketch.fold([460, 720], [580, 700], [720, 690], 30, 0.3)
  if (high) sketch.fold([470, 600], [560, 590], [680, 560], 22, -0.4)
}

function drawTrim(sketch: Sketch, kind: 'plain' | 'pompom' | 'bow' | 'band', fleece: Sketch['ink']) {
  if (kind === 'pompom')
    drawFleece(sketch, fleece, [
      [262, 662],
      [284, 650],
      [304, 664],
      [282, 680],
    ])
  if (kind === 'bow') {
    const loop = { cloth: 'plain', thickness: 0.9, lifted: 6 } as const
    sketch.piece('M290 664 C252 624 206 630 206 654 C208 682 252 690 290 676 Z', loop)
    sketch.piece('M290 664 C324 620 376 624 376 650 C374 680 328 690 290 676 Z', loop)
    sketch.piece('M278 658 C286 652 298 652 304 660 C306 672 302 682 296 686 C288 688 280 686 276 680 Z', loop)
  }
  if (kind === 'band')
    sketch.piece('M330 632 C350 680 356 740 350 800', {
      band: 54,
      cloth: 'plain',
      lifted: 4,
      inner: true,
      thickness: 0.7,
    })
}

const mouthOfMule = [
  [466, 636],
  [490, 656],
  [506, 682],
  [516, 712],
  [520, 744],
  [516, 776],
] as const
const mouthOfMoccasin = [440, 490, 540, 590, 640, 690, 740, 786].map(
  (x, i) => [x, 612 + [0, 24, 36, 40, 40, 34, 20, 0][i]!] as const,
)
const mouthOfBootie = [434, 482, 530, 578, 626, 674, 722, 768].map(
  (x, i) => [x, 482 + [0, 12, 18, 20, 20, 16, 8, -6][i]!] as const,
)

/** A roll of fleece around the opening: curls along a curved line. */
function drawFleece(sketch: Sketch, fleece: Sketch['ink'], points: readonly (readonly [number, number])[]) {
  const between = points.slice(1).map(([x, y], i) => [(x + points[i]![0]) / 2, (y + points[i]![1]) / 2 - 6] as const)
  const curls = [...points, ...between]
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
