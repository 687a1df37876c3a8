import type { Silhouette } from '../silhouette.ts'
import { silhouette } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'
import { drawPairFromAbove } from './shoe-from-above.ts'

const toes = {
  round: 'M74 790 C64 744 98 708 170 690',
  square: 'M68 790 C58 752 74 716 112 704 C132 698 150 694 170 690',
  almond: 'M58 790 C58 754 98 714 170 690',
} as const

export const loafer: Silhouette = silhouette({
  span: 32,
  materials: ['leather', 'suede'],
  patterns: ['plain'],
  parts: {
    vamp: ['penny', 'bit', 'tassel', 'plain', 'boat'],
    sole: ['leather', 'track', 'driver', 'rubber'],
    toe: ['round', 'square', 'almond'],
    tread: ['black', 'brown'],
  },
  draw(sketch, side, form) {
    const tread = sketch.dye(form.tread === 'black' ? 'negro' : 'chocolate')
    if (side === 'other')
      return drawPairFromAbove(sketch, { toe: form.toe === 'almond' ? 'almond' : 'round', mouth: 'loafer' })
    sketch.piece(
      'M470 600 C560 580 680 590 740 560 C766 548 788 546 800 560 C780 620 700 650 620 650 C560 648 500 630 470 600 Z',
      { ink: sketch.dye('arena'), cloth: 'bare', shade: 0.4, thickness: 0.4 },
    )
    sketch.piece(
      `${toes[form.toe]} C250 672 330 648 396 602 C424 582 452 572 474 580 C506 622 566 650 644 632 C704 614 744 578 792 558 C812 566 816 600 812 640 C810 700 818 744 822 788 C600 806 250 808 66 790 Z`,
    )
    sketch.fold([110, 756], [180, 724], [300, 700], 20, 0.5)
    sketch.fold([480, 770], [600, 750], [740, 690], 30, 0.3)
    // The apron, sewn on with a raised seam.
    sketch.piece(
      'M120 722 C150 690 250 676 320 648 C370 626 410 596 440 580 C452 574 464 574 474 580 C480 600 470 630 450 654 C400 704 300 730 210 736 C160 740 124 738 120 722 Z',
      { thickness: 0.9, inner: true },
    )
    sketch.seam('M116 722 C124 742 164 744 212 740 C304 734 406 708 456 656', sketch.ink, 1.2)
    sketch.stitch('M112 730 C124 752 166 752 214 748 C310 742 412 714 464 660')
    sketch.seam('M640 636 C620 690 620 750 640 800')
    sketch.stitch('M498 602 C540 646 600 662 660 644 C712 626 752 592 792 574')
    if (form.vamp === 'boat') drawThong(sketch)
    else drawSaddle(sketch, form.vamp)
    const low = drawSole(sketch, form.sole, tread)
    return {
      focus: [420, 680, 2.5],
      ground: { x: 450, y: 844 + low, reach: 388 },
      ...(form.sole !== 'driver' && { tilt: { degrees: -1.7, x: 824, y: 848 + low } }),
    }
  },
})

function drawSaddle(sketch: Sketch, vamp: 'penny' | 'bit' | 'tassel' | 'plain') {
  const gold = sketch.dye('dorado')
  if (vamp === 'plain') return
  sketch.piece('M366 642 C400 616 436 600 470 596 C500 640 520 700 520 790 L438 796 C440 730 420 680 366 642 Z', {
    thickness: 0.8,
    lifted: 6,
    inner: true,
  })
  sketch.stitch('M372 652 C424 690 446 740 446 794 M466 606 C494 650 512 710 512 790')
  if (vamp === 'penny')
    sketch.mark(
      `<path d="M420 640C440 626 456 622 468 624L476 644C458 644 442 650 428 662Z" fill="${sketch.ink.deep}" fill-opacity=".75"/>`,
    )
  if (vamp === 'bit') {
    sketch.piece('M396 640 C420 660 444 664 470 640', {
      band: 11,
      ink: gold,
      cloth: 'bare',
      material: 'metal',
      cap: 'round',
      lifted: 4,
      inner: true,
    })
    sketch.mark(
      `<g fill="none" stroke="${gold.base}" stroke-width="8"><ellipse cx="392" cy="636" rx="14" ry="19"/><ellipse cx="476" cy="634" rx="14" ry="19"/></g>`,
    )
  }
  if (vamp === 'tassel')
    for (const dx of [0, 46])
      sketch.lay({ dx: -dx, dy: dx * 0.3 }, () => {
        sketch.piece('M414 636 C408 648 402 656 396 662', { band: 7, lifted: 2, inner: true })
        sketch.piece('M388 656 L412 664 L402 716 L370 704 Z', { lifted: 4, inner: true, thickness: 0.7 })
        sketch.mark(
          `<path d="M390 672L378 704M398 674L388 708M406 676L396 712" stroke="${sketch.ink.deep}" stroke-opacity=".5" stroke-width="2.4"/>`,
        )
      })
}

/** A boat shoe: a rawhide lace through the collar, tied over the apron. */
function drawThong(sketch: Sketch) {
  const hide = sketch.dye(sketch.ink.lightness > 0.5 ? 'chocolate' : 'camel')
  const cord = { band: 9, ink: hide, cloth: 'bare', cap: 'round', lifted: 3, inner: true } as const
  for (const [x, y] of [
    [404, 634],
    [438, 610],
  ] as const)
    sketch.piece(`M${x} ${y} C${x + 12} ${y - 14} ${x + 24} ${y - 14} ${x + 34} ${y + 4}`, cord)
  sketch.piece('M420 624 C396 600 372 600 366 618 C372 640 400 640 420 626 M420 624 C450 640 462 664 456 690', cord)
  sketch.piece('M500 640 C560 676 660 672 720 634', { ...cord, lifted: 0 })
  sketch.mark(
    `<g fill="${hide.deep}"><circle cx="500" cy="640" r="5"/><circle cx="580" cy="664" r="5"/><circle cx="660" cy="660" r="5"/><circle cx="722" cy="632" r="5"/></g>`,
  )
}

function drawSole(sketch: Sketch, kind: 'leather' | 'track' | 'driver' | 'rubber', tread: Sketch['ink']): number {
  const hard = { ink: tread, cloth: 'bare', material: 'leather' } as const
  if (kind === 'driver') {
    // No visible sole from the side: rubber pips under the leather, up the back of the heel.
    const pips = [130, 180, 230, 280, 330, 560, 610, 660, 710, 760]
      .map((x) => `<ellipse cx="${x}" cy="806" rx="16" ry="9"/>`)
      .join('')
    sketch.mark(
      `<g fill="${tread.base}">${pips}<ellipse cx="818" cy="764" rx="8" ry="14"/><ellipse cx="815" cy="724" rx="8" ry="14"/></g>`,
    )
    return -32
  }
  const low = kind === 'track' ? 30 : 0
  const teeth =
    kind === 'track'
      ? Array.from(
          { length: 15 },
          (_, i) => ` L${790 - i * 46} ${822 + low} L${766 - i * 46} ${824 + low} L${760 - i * 46} ${810 + low}`,
        ).join('')
      : ` C760 ${818 + low} 640 ${820 + low} 560 ${820 + low} C380 ${826 + low} 220 ${824 + low} 110 ${818 + low}`
  sketch.piece(`M60 786 C300 808 620 808 824 784 L826 ${806 + low}${teeth} C74 ${814 + low} 58 ${802 + low} 60 786 Z`, {
    ...hard,
    thickness: 0.9,
  })
  sketch.piece(`M600 ${814 + low} L606 ${842 + low} L824 ${848 + low} L826 ${800 + low} Z`, { ...hard, thickness: 0.8 })
  if (kind !== 'rubber') sketch.stitch('M80 800 C300 820 620 820 820 798', tread, sketch.dye('camel').base)
  return low
}
