import type { Silhouette } from '../silhouette.ts'
import { silhouette } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'
import { drawPairFromAbove } from './shoe-from-above.ts'

const toes = {
  round: 'M70 784 C64 748 98 722 160 708 C226 694 280 672 326 664',
  point: 'M34 788 C60 758 110 732 170 712 C226 694 280 672 326 664',
  square: 'M60 784 C52 756 64 734 92 728 C160 714 260 684 326 664',
} as const
const above = { round: 'almond', point: 'point', square: 'round' } as const

export const flat: Silhouette = silhouette({
  span: 30,
  materials: ['leather', 'suede', 'satin'],
  patterns: ['plain', 'print', 'checks'],
  parts: {
    upper: ['ballet', 'mary-jane', 'two-bars', 'slingback'],
    toe: ['round', 'point', 'square'],
    trim: ['bow', 'plain', 'cap', 'bit', 'piping'],
    heel: ['flat', 'low'],
  },
  draw(sketch, side, form) {
    const mouth = form.upper === 'ballet' || form.upper === 'slingback' ? 'open' : 'mary-jane'
    if (side === 'other') return drawPairFromAbove(sketch, { toe: above[form.toe], mouth, cap: form.trim === 'cap' })
    const sling = form.upper === 'slingback'
    const rise = form.heel === 'low' ? 26 : 0
    if (!sling)
      sketch.piece(
        'M300 690 C420 640 600 660 720 620 C750 606 776 600 794 606 C780 668 700 716 600 726 C480 736 360 726 300 690 Z',
        { ink: sketch.dye('arena'), cloth: 'bare', shade: 0.3, thickness: 0.4 },
      )
    if (sling) {
      sketch.piece('M300 770 C440 752 700 752 808 764 L818 790 C600 806 420 800 300 792 Z', {
        ink: sketch.dye('arena'),
        cloth: 'bare',
        thickness: 0.5,
      })
      sketch.piece(
        `${toes[form.toe]} C356 660 384 668 408 684 C440 706 476 722 512 730 C506 760 504 780 504 798 C340 802 180 798 60 784 Z`,
      )
      sketch.piece('M494 726 C600 700 700 660 800 622', { band: 22, lifted: 4, cap: 'round' })
    } else
      sketch.piece(
        `${toes[form.toe]} C356 660 384 668 408 684 C500 738 624 728 704 666 C734 640 760 612 790 602 C808 610 814 640 812 680 C812 720 816 752 818 784 C600 806 250 806 60 786 Z`,
      )
    sketch.fold([110, 760], [190, 730], [320, 700], 18, 0.5)
    if (!sling) sketch.fold([420, 760], [560, 770], [720, 720], 26, 0.3)
    sketch.fold([330, 770], [380, 740], [410, 700], 14, -0.4)
    sketch.stitch('M330 676 C358 674 380 682 402 696 C440 722 480 740 520 744')
    if (form.upper === 'mary-jane') drawBar(sketch, 430, 0)
    if (form.upper === 'two-bars') {
      drawBar(sketch, 410, 0)
      drawBar(sketch, 500, 14)
    }
    drawTrim(sketch, form.trim)
    drawSole(sketch, rise)
    return {
      focus: [330, 710, 2.5],
      ground: { x: 450, y: 822 + rise * 0.9, reach: 385 },
      ...(rise && { tilt: { degrees: -1.9, x: 818, y: 826 + rise } }),
    }
  },
})

/** One bar from the near edge over the instep to the far one. */
function drawBar(sketch: Sketch, x: number, y: number) {
  const gold = sketch.dye('dorado')
  sketch.piece(`M${x + 16} ${720 + y} C${x + 22} ${690 + y} ${x + 40} ${668 + y} ${x + 76} ${650 + y}`, {
    band: 26,
    lifted: 5,
  })
  sketch.mark(
    `<rect x="${x + 6}" y="${684 + y}" width="28" height="24" rx="4" fill="none" stroke="${gold.base}" stroke-width="6" transform="rotate(16 ${x + 20} ${696 + y})"/>`,
  )
}

function drawTrim(sketch: Sketch, kind: 'bow' | 'plain' | 'cap' | 'bit' | 'piping') {
  const loop = { cloth: 'plain', thickness: 0.9, lifted: 6 } as const
  const second = sketch.dress.accent
    ? sketch.accent
    : sketch.ink.lightness < 0.35
      ? sketch.dye('crudo')
      : sketch.dye('negro')
  if (kind === 'bow') {
    sketch.piece('M336 672 C300 634 258 634 254 656 C254 682 298 692 336 682 Z', loop)
    sketch.piece('M336 672 C368 632 414 638 414 660 C412 686 374 692 336 682 Z', loop)
    sketch.piece(
      'M324 664 C330 658 344 658 348 664 C352 676 350 686 345 691 C336 695 328 693 322 688 C318 680 320 670 324 664 Z',
      { ...loop, lifted: 3 },
    )
  }
  if (kind === 'cap')
    sketch.piece(
      'M62 784 C56 748 98 722 160 708 C180 704 196 700 210 696 C196 726 200 762 220 796 C160 794 110 790 62 784 Z',
      { ink: second, cloth: 'plain', material: 'leather', inner: true },
    )
  if (kind === 'piping')
    sketch.piece('M322 668 C356 664 384 672 408 688 C500 740 624 730 704 668', {
      band: 11,
      ink: second,
      cloth: 'bare',
      inner: true,
    })
  if (kind === 'bit') {
    const gold = sketch.dye('dorado')
    sketch.piece('M268 700 C300 690 340 684 372 684', {
      band: 10,
      ink: gold,
      cloth: 'bare',
      material: 'metal',
      cap: 'round',
      lifted: 4,
      inner: true,
    })
    sketch.mark(
      `<g fill="none" stroke="${gold.base}" stroke-width="7"><ellipse cx="266" cy="702" rx="11" ry="14"/><ellipse cx="374" cy="684" rx="11" ry="14"/></g>`,
    )
  }
}

function drawSole(sketch: Sketch, rise: number) {
  sketch.piece(
    'M56 784 C300 806 620 806 820 782 L820 800 C780 808 740 810 700 812 C460 818 240 818 110 810 C72 806 56 798 56 784 Z',
    { ink: sketch.dye('camel'), cloth: 'bare', material: 'leather', thickness: 0.8 },
  )
  sketch.piece(`M680 806 L688 ${826 + rise} L816 ${826 + rise} L820 796 Z`, {
    ink: sketch.dye('chocolate'),
    cloth: 'bare',
    material: 'leather',
    thickness: 0.6,
  })
}
