import type { Silhouette } from '../silhouette.ts'
import { silhouette } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'

/** How far above the heel the leg of the sock ends; a footie has none. */
const heights = { invisible: 0, ankle: 76, quarter: 170, crew: 300, knee: 470 } as const

/** A pair laid flat, folded along the foot: heel and toe have their own knit. */
export const socks: Silhouette = silhouette({
  span: 36,
  materials: ['cotton', 'knit', 'wool'],
  patterns: ['plain', 'stripes', 'dots', 'checks'],
  parts: {
    height: ['crew', 'quarter', 'ankle', 'invisible', 'knee'],
    trim: ['tone', 'contrast', 'rings'],
    foot: ['plain', 'ribbed', 'cushioned'],
  },
  draw(sketch, side, form) {
    const trim = form.trim === 'contrast' ? sketch.accent : sketch.ink
    if (side === 'other') sketch.faceOtherWay()
    const leg = heights[form.height]
    const scale = form.height === 'knee' ? 0.9 : form.height === 'crew' ? 1.02 : 1.16
    const middle = 640 - leg / 2
    for (const [dx, dy, shade] of [
      [86, -58, 0.06],
      [-46, 46, 0],
    ] as const)
      sketch.lay({ scale, dx: 450 - 450 * scale + dx, dy: 600 - middle * scale + dy }, () => {
        drawSock(sketch, leg, trim, form.foot, shade)
        if (form.trim === 'rings' && leg)
          for (const y of leg > 100 ? [86, 112] : [44])
            sketch.markInside(`<path d="M440 ${560 - leg + y} H640" stroke="${sketch.accent.base}" stroke-width="16"/>`)
      })
    return { focus: [440, 640, 2.1], flipped: side === 'other' }
  },
})

function drawSock(
  sketch: Sketch,
  leg: number,
  trim: Sketch['ink'],
  foot: 'plain' | 'ribbed' | 'cushioned',
  shade: number,
) {
  const top = 560 - leg
  // The foot points left, the leg stands up: a long flat foot, a rounded heel, a straight leg.
  const shape = leg
    ? `M448 ${top} C510 ${top + 8} 570 ${top + 8} 628 ${top} C634 ${top + leg * 0.5} 640 560 652 640 C664 706 640 760 588 772 C500 790 330 802 220 796 C160 790 140 742 164 704 C190 676 250 668 320 662 C390 656 430 630 440 580 C446 ${top + leg * 0.6} 446 ${top + leg * 0.3} 448 ${top} Z`
    : 'M330 664 C400 700 540 690 630 596 C646 600 658 630 656 660 C662 714 636 762 588 772 C500 790 330 802 220 796 C160 790 140 742 164 704 C190 676 260 664 330 664 Z'
  if (!leg)
    sketch.piece('M330 664 C420 640 560 610 630 596 C600 680 460 720 330 664 Z', {
      shade: 0.4,
      thickness: 0.3,
      cloth: 'plain',
    })
  sketch.piece(shape, { thickness: 0.85, shade })
  sketch.piece('M652 640 C664 706 640 760 588 772 C560 776 540 778 520 779 C530 720 580 650 652 640 Z', {
    ink: trim,
    cloth: 'plain',
    thickness: 0.6,
    inner: true,
    shade: trim === sketch.ink ? 0.08 : 0,
  })
  sketch.piece(
    'M236 676 C190 680 170 690 164 704 C140 742 160 790 220 796 C238 797 250 797 262 797 C226 760 220 714 236 676 Z',
    { ink: trim, cloth: 'plain', thickness: 0.6, inner: true, shade: trim === sketch.ink ? 0.08 : 0 },
  )
  sketch.fold([300, 690], [420, 690], [540, 660], 22, 0.34)
  sketch.fold([448, 640], [500, 640], [560, 610], 14, -0.4)
  if (leg > 150) sketch.fold([500, top + 70], [510, top + leg * 0.6], [500, 580], 26, 0.34)
  if (foot !== 'plain') {
    const line = foot === 'ribbed' ? 'M290 720 C360 716 440 708 510 700' : 'M280 784 C360 782 440 776 520 768'
    sketch.mark(
      `<path d="${line}" fill="none" stroke="${sketch.ink.deep}" stroke-opacity=".26" stroke-width="${foot === 'ribbed' ? 92 : 26}" stroke-dasharray="${foot === 'ribbed' ? '3 9' : '4 5'}"/>`,
    )
  }
  if (!leg) {
    sketch.piece('M330 664 C400 700 540 690 630 596', {
      band: 16,
      ink: trim,
      cloth: 'plain',
      thickness: 0.6,
      lifted: 2,
    })
    return
  }
  const cuff = Math.min(70, Math.max(34, leg * 0.4))
  sketch.piece(
    `M446 ${top - 6} C510 ${top + 2} 570 ${top + 2} 630 ${top - 6} L632 ${top + cuff} C570 ${top + cuff + 10} 510 ${top + cuff + 10} 447 ${top + cuff} Z`,
    { ink: trim, cloth: 'plain', thickness: 0.7 },
  )
  sketch.rib(
    `M446 ${top + cuff / 2 - 2} C510 ${top + cuff / 2 + 6} 570 ${top + cuff / 2 + 6} 632 ${top + cuff / 2 - 2}`,
    cuff - 4,
    trim,
    9,
  )
}
