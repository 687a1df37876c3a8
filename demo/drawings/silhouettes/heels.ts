import { round } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'
import { silhouette } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'
import { drawPairFromAbove } from './shoe-from-above.ts'

const ground = 838
const toes = {
  point: 'M40 832 C66 802 170 754 286 702',
  almond: 'M66 830 C72 792 160 754 286 702',
  round: 'M84 828 C76 778 150 748 286 702',
  square: 'M72 832 C66 806 80 784 108 776 C170 756 230 728 286 702',
} as const
const above = { point: 'point', almond: 'almond', round: 'round', square: 'round' } as const
/** The height of the heel seat; a kitten heel is always low. */
const heights = { low: 96, mid: 150, high: 214 } as const

/** Shoes with a heel: the arch is a curve from the ball of the foot to the seat, at any height. */
export const heel: Silhouette = silhouette({
  span: 28,
  materials: ['leather', 'suede', 'satin'],
  patterns: ['plain', 'print'],
  parts: {
    upper: ['pump', 'slingback', 'mary-jane', 'dorsay', 'strappy'],
    heel: ['stiletto', 'block', 'flared'],
    height: ['mid', 'high', 'low'],
    toe: ['point', 'almond', 'round', 'square'],
    trim: ['plain', 'bow', 'buckle', 'cap'],
  },
  draw(sketch, side, form) {
    if (side === 'other')
      return drawPairFromAbove(sketch, {
        toe: above[form.toe],
        mouth: form.upper === 'strappy' ? 'straps' : form.upper === 'mary-jane' ? 'mary-jane' : 'open',
        cap: form.trim === 'cap',
      })
    const seat = ground - heights[form.height]
    const open = form.upper === 'slingback' || form.upper === 'strappy'
    drawInsole(sketch, seat, open || form.upper === 'dorsay')
    drawHeel(sketch, form.heel, seat)
    const arch = `C798 ${seat + 22} 764 ${seat + 32} 732 ${seat + 26} C664 ${seat + 18} 566 ${round(ground - (ground - seat) * 0.26)} 470 804 C400 836 300 840 240 840 C150 844 70 844 ${form.toe === 'point' ? '42 836' : '70 834'}`
    if (form.upper === 'strappy') drawStraps(sketch, seat)
    else if (open || form.upper === 'dorsay') {
      sketch.piece(
        `${toes[form.toe]} C318 686 344 690 368 704 C410 736 452 756 500 762 C486 786 470 800 450 812 C400 836 300 840 240 840 C150 844 70 844 ${form.toe === 'point' ? '42 836' : '70 834'} Z`,
      )
      if (form.upper === 'dorsay') drawCounter(sketch, seat)
      else drawSling(sketch, seat)
    } else
      sketch.piece(
        `${toes[form.toe]} C318 686 344 690 368 706 C450 764 566 ${round(ground - (ground - seat) * 0.48 - 40)} 684 ${seat + 22} C716 ${seat - 20} 744 ${seat - 76} 784 ${seat - 104} C802 ${seat - 96} 810 ${seat - 40} 806 ${seat} ${arch} Z`,
      )
    if (form.upper !== 'strappy') {
      sketch.fold([130, 812], [240, 776], [380, 764], 18, 0.5)
      sketch.fold([200, 832], [320, 812], [450, 776], 20, -0.35)
      sketch.stitch('M290 722 C318 706 342 708 362 720 C400 748 440 766 486 772')
      drawTrim(sketch, form.trim)
    }
    if (form.upper === 'mary-jane') drawBar(sketch)
    sketch.mark(
      `<path d="M${form.toe === 'point' ? 46 : 72} 838 C150 848 320 846 430 824 C520 792 600 ${seat + 60} 690 ${seat + 28} C730 ${seat + 22} 770 ${seat + 28} 800 ${seat + 12}" fill="none" stroke="${sketch.dye('chocolate').base}" stroke-width="7" stroke-linecap="round"/>`,
    )
    return { focus: [330, 740, 2.25], ground: { x: 430, y: 840, reach: 380 } }
  },
})

function drawInsole(sketch: Sketch, seat: number, open: boolean) {
  const lining = { ink: sketch.dye('arena'), cloth: 'bare', thickness: 0.4 } as const
  if (open)
    return sketch.piece(
      `M120 822 C200 800 330 800 440 776 C560 740 640 ${seat + 20} 800 ${seat - 12} L806 ${seat + 8} C760 ${seat + 32} 690 ${seat + 20} 640 ${seat + 52} C560 780 430 840 240 842 Z`,
      { ...lining, material: 'leather' },
    )
  sketch.piece(
    `M300 700 C400 660 520 660 620 ${seat + 6} C680 ${seat - 40} 730 ${seat - 90} 776 ${seat - 108} C790 ${seat - 102} 796 ${seat - 90} 798 ${seat - 78} C760 ${seat - 10} 700 ${seat + 30} 640 ${seat + 70} C560 780 420 780 300 720 Z`,
    { ...lining, shade: 0.3 },
  )
}

function drawHeel(sketch: Sketch, kind: 'stiletto' | 'block' | 'flared', seat: number) {
  const high = ground - seat
  const at = (share: number) => round(seat + high * share)
  const shapes = {
    stiletto: `M806 ${seat - 4} C810 ${at(0.3)} 796 ${at(0.62)} 786 ${ground} L765 ${ground} C764 ${at(0.66)} 752 ${at(0.36)} 696 ${seat + 26} C736 ${seat + 20} 780 ${seat + 20} 806 ${seat - 4} Z`,
    block: `M806 ${seat - 4} C810 ${at(0.4)} 808 ${at(0.8)} 802 ${ground} L704 ${ground} C706 ${at(0.7)} 700 ${at(0.4)} 672 ${seat + 30} C724 ${seat + 16} 780 ${seat + 20} 806 ${seat - 4} Z`,
    flared: `M806 ${seat - 4} C800 ${at(0.4)} 806 ${at(0.8)} 822 ${ground} L702 ${ground} C722 ${at(0.8)} 722 ${at(0.4)} 684 ${seat + 28} C730 ${seat + 18} 780 ${seat + 20} 806 ${seat - 4} Z`,
  }
  sketch.piece(shapes[kind])
  const [left, right] = kind === 'stiletto' ? [763, 788] : kind === 'block' ? [703, 803] : [700, 823]
  sketch.mark(`<path d="M${left} ${ground + 2}H${right}" stroke="${sketch.dye('negro').base}" stroke-width="8"/>`)
}

function drawSling(sketch: Sketch, seat: number) {
  sketch.piece(`M480 756 C580 ${seat + 60} 700 ${seat + 10} 790 ${seat - 84}`, { band: 20, cap: 'round', lifted: 4 })
  const gold = sketch.dye('dorado')
  sketch.mark(
    `<rect x="640" y="${round(seat + 8)}" width="28" height="28" rx="4" fill="none" stroke="${gold.base}" stroke-width="6" transform="rotate(-34 654 ${round(seat + 22)})"/>`,
  )
}

function drawCounter(sketch: Sketch, seat: number) {
  sketch.piece(
    `M640 ${seat + 42} C680 ${seat + 10} 720 ${seat - 70} 784 ${seat - 104} C802 ${seat - 96} 810 ${seat - 40} 806 ${seat} C798 ${seat + 22} 764 ${seat + 32} 732 ${seat + 26} C700 ${seat + 22} 668 ${seat + 32} 640 ${seat + 42} Z`,
  )
  sketch.stitch(`M660 ${seat + 28} C700 ${seat - 6} 732 ${seat - 66} 784 ${seat - 90}`)
}

function drawStraps(sketch: Sketch, seat: number) {
  const far = { shade: 0.4, thickness: 0.5, cloth: 'plain' } as const
  for (const [x, y] of [
    [130, 836],
    [232, 832],
  ] as const) {
    sketch.piece(`M${x + 70} ${y - 84} C${x + 112} ${y - 84} ${x + 124} ${y - 50} ${x + 122} ${y - 14}`, {
      ...far,
      band: 30,
    })
    sketch.piece(
      `M${x} ${y} C${x + 4} ${y - 52} ${x + 26} ${y - 92} ${x + 72} ${y - 98} C${x + 92} ${y - 100} ${x + 106} ${y - 92} ${x + 112} ${y - 80} C${x + 66} ${y - 74} ${x + 46} ${y - 44} ${x + 44} ${y} Z`,
      { lifted: 5 },
    )
  }
  const y = seat - 168
  sketch.piece(`M640 ${y + 8} C660 ${y - 34} 770 ${y - 44} 802 ${y - 8}`, { ...far, band: 18 })
  sketch.piece(
    `M716 ${seat + 22} C704 ${seat - 20} 724 ${seat - 64} 760 ${seat - 76} C786 ${seat - 80} 804 ${seat - 62} 806 ${seat} C800 ${seat + 22} 760 ${seat + 32} 716 ${seat + 22} Z`,
    { lifted: 3 },
  )
  sketch.piece(`M780 ${seat - 68} C788 ${seat - 110} 794 ${seat - 140} 798 ${y}`, { band: 20, lifted: 3 })
  sketch.piece(`M640 ${y} C656 ${y + 40} 760 ${y + 34} 802 ${y - 12}`, { band: 20, lifted: 5 })
}

/** One bar from the near edge over the instep to the far one. */
function drawBar(sketch: Sketch) {
  const gold = sketch.dye('dorado')
  sketch.piece('M418 754 C424 716 446 690 486 672', { band: 26, lifted: 5 })
  sketch.mark(
    `<rect x="410" y="714" width="30" height="26" rx="4" fill="none" stroke="${gold.base}" stroke-width="6" transform="rotate(14 425 727)"/>`,
  )
}

function drawTrim(sketch: Sketch, kind: 'plain' | 'bow' | 'buckle' | 'cap') {
  const gold = sketch.dye('dorado')
  const loose = { cloth: 'plain', lifted: 5, thickness: 0.9 } as const
  if (kind === 'bow') {
    sketch.piece('M296 708 C250 670 206 680 208 706 C212 732 260 736 296 718 Z', loose)
    sketch.piece('M296 708 C330 662 384 664 386 692 C384 722 336 732 296 718 Z', loose)
    sketch.piece('M284 702 C292 694 304 696 310 704 C314 714 310 724 304 728 C294 730 286 726 282 720 Z', loose)
  }
  if (kind === 'buckle') {
    sketch.piece('M236 728 C270 716 316 706 348 704 L356 740 C320 742 282 752 250 764 Z', loose)
    sketch.mark(
      `<rect x="268" y="706" width="52" height="46" rx="5" fill="none" stroke="${gold.base}" stroke-width="8" transform="rotate(-14 294 729)"/><path d="M272 712l46 -10" stroke="${gold.glow}" stroke-width="3"/>`,
    )
  }
  if (kind === 'cap')
    sketch.piece('M60 834 C66 806 110 782 166 758 C160 790 172 820 196 842 C150 844 90 844 60 838 Z', {
      ink: sketch.ink.lightness < 0.35 ? sketch.dye('camel') : sketch.dye('negro'),
      cloth: 'plain',
      material: 'leather',
      inner: true,
    })
}
