import { round } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'
import { silhouette } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'
import { drawPairFromAbove } from './shoe-from-above.ts'

type Ink = Sketch['ink']
type Base = 'flat' | 'footbed' | 'eva' | 'platform' | 'jute' | 'jute-wedge' | 'block'
/** Thickness under the ball, and the extra height under the heel. */
const bases: Readonly<Record<Base, readonly [ball: number, heel: number]>> = {
  flat: [22, 6],
  footbed: [46, 12],
  eva: [58, 14],
  platform: [86, 30],
  jute: [56, 14],
  'jute-wedge': [58, 116],
  block: [26, 112],
}
const ground = 844
const beds = { tan: 'camel', sand: 'arena', brown: 'chocolate' } as const

/** Sandals: a footbed at its own height, with straps over it. */
export const sandal: Silhouette = silhouette({
  span: 31,
  materials: ['leather', 'suede', 'canvas'],
  patterns: ['plain', 'print'],
  parts: {
    straps: ['two-bands', 'slide', 'crossed', 'thong', 'fisherman', 'thin', 'closed-toe'],
    back: ['open', 'ankle', 'sling'],
    base: ['flat', 'footbed', 'eva', 'platform', 'jute', 'jute-wedge', 'block'],
    trim: ['plain', 'buckle', 'stitch', 'braid'],
    bed: ['tan', 'sand', 'brown'],
  },
  draw(sketch, side, form) {
    const molded = form.base === 'eva'
    const bed = molded ? sketch.ink : sketch.dye(beds[form.bed])
    const mouth = form.straps === 'slide' ? 'band' : form.straps === 'thong' ? 'thong' : 'straps'
    if (side === 'other')
      return drawPairFromAbove(sketch, { toe: 'round', mouth, wall: bed, ankle: form.back !== 'open' })
    const [ball, heel] = bases[form.base]
    /** The height of the bed's upper edge: level under the ball, then rising to the heel. */
    const at = (x: number) => {
      const share = Math.min(1, Math.max(0, (x - 330) / 400))
      return round(ground - ball - heel * share * share * (3 - 2 * share))
    }
    drawBed(sketch, form.base, bed, at)
    if (form.back !== 'open') drawBack(sketch, form.back, at)
    drawStraps(sketch, form.straps, at)
    if (form.trim === 'buckle') buckle(sketch, form.straps === 'slide' ? 300 : 236, at(236) - 62)
    if (form.trim === 'stitch')
      sketch.stitch(`M160 ${at(160) - 40} C200 ${at(200) - 92} 260 ${at(260) - 108} 320 ${at(320) - 104}`)
    if (form.trim === 'braid')
      sketch.mark(
        `<path d="M168 ${at(168) - 30} C210 ${at(210) - 84} 262 ${at(262) - 98} 316 ${at(316) - 92}" fill="none" stroke="${sketch.dye('arena').base}" stroke-width="13" stroke-dasharray="9 5"/>`,
      )
    return { focus: [300, at(300) - 40, 2.3], ground: { x: 450, y: ground, reach: 388 } }
  },
})

function drawBed(sketch: Sketch, base: Base, bed: Ink, at: (x: number) => number) {
  const top = `M66 ${at(66) + 4} C120 ${at(66) - 12} 240 ${at(240) - 4} 330 ${at(330)} C460 ${at(420)} 540 ${at(560)} 620 ${at(640)} C700 ${at(720) - 6} 780 ${at(800) - 12} 830 ${at(830) - 4}`
  const side = `C838 ${at(830) + 8} 838 ${at(830) + 14} 836 ${at(830) + 20}`
  if (base === 'block') {
    sketch.piece(
      `M676 ${at(700) + 18} C700 ${at(720) + 40} 708 ${ground - 60} 706 ${ground} L818 ${ground} C824 ${ground - 50} 834 ${at(830) + 60} 836 ${at(830) + 12} Z`,
      { ink: bed, cloth: 'bare', material: 'leather' },
    )
    sketch.piece(
      `${top} ${side} C740 ${at(760) + 26} 600 ${at(600) + 22} 470 ${ground - 8} C400 ${ground} 200 ${ground} 110 ${ground} C74 ${ground} 60 ${ground - 12} 66 ${at(66) + 4} Z`,
      { ink: bed, cloth: 'bare', material: 'leather' },
    )
    return
  }
  const isJute = base === 'jute' || base === 'jute-wedge'
  const wall = isJute ? sketch.dye('arena') : base === 'platform' ? sketch.dye('crudo') : bed
  sketch.piece(
    `${top} ${side} L830 ${ground - 26} C828 ${ground - 6} 812 ${ground} 780 ${ground} L130 ${ground} C86 ${ground} 62 ${ground - 10} 64 ${at(66) + 20} Z`,
    { ink: wall, cloth: 'bare', material: base === 'eva' ? 'technical' : 'suede', thickness: 0.9 },
  )
  sketch.piece(
    `${top} ${side} C760 ${at(760) + 22} 620 ${at(640) + 18} 540 ${at(540) + 20} C420 ${at(420) + 24} 200 ${at(200) + 20} 70 ${at(66) + 18} Z`,
    { ink: bed, cloth: 'plain', material: base === 'eva' ? 'technical' : 'suede', thickness: 0.6 },
  )
  if (isJute)
    for (let step = 1; step * 13 < ground - at(66) - 14 + bases[base][1]; step += 1) {
      const y = ground - step * 13 + 4
      const from = y > at(66) + 22 ? 70 : 400
      sketch.markInside(
        `<path d="M${from} ${y} C360 ${y + 6} 560 ${y + 4} 834 ${y - 6}" fill="none" stroke="${sketch.dye('camel').base}" stroke-width="9" stroke-dasharray="7 4" stroke-opacity=".62"/>`,
      )
    }
  else if (base !== 'flat')
    sketch.mark(
      `<path d="M72 ${ground - 15} C300 ${ground - 10} 600 ${ground - 10} 828 ${ground - 18}" fill="none" stroke="${wall.line}" stroke-opacity=".55" stroke-width="3"/>`,
    )
}

/** One strap over the foot, from its near edge to the top: the far half in shade behind it. */
function band(sketch: Sketch, at: (x: number) => number, from: number, to: number, height: number, lean = 34) {
  const [a, b] = [at(from) + 16, at(to) + 16]
  const crown = at((from + to) / 2) - height
  sketch.piece(
    `M${from + lean + 40} ${crown + 6} C${to + lean} ${crown - 8} ${to + lean + 36} ${crown + 30} ${to + lean + 30} ${b - 18} L${to - 10} ${b - 10} Z`,
    { shade: 0.42, thickness: 0.5, cloth: 'plain' },
  )
  sketch.piece(
    `M${from} ${a} C${from + 4} ${round(a - height * 0.62)} ${from + lean} ${crown + 6} ${from + lean + 44} ${crown} C${round((from + to) / 2 + lean)} ${crown - 12} ${to + lean - 6} ${crown - 12} ${to + lean + 12} ${crown + 2} C${to + lean + 4} ${crown + 30} ${to - 2} ${round(b - height * 0.5)} ${to} ${b} C${round((from + to) / 2)} ${round((a + b) / 2 + 6)} ${from + 20} ${a + 4} ${from} ${a} Z`,
    { lifted: 5 },
  )
  sketch.fold([from + 26, a - 26], [from + lean + 10, crown + 44], [to + lean - 20, crown + 30], 18, 0.42)
  sketch.stitch(
    `M${from + 10} ${a - 6} C${from + 14} ${round(a - height * 0.56)} ${from + lean + 8} ${crown + 18} ${from + lean + 48} ${crown + 12}`,
  )
}

function drawStraps(
  sketch: Sketch,
  kind: 'two-bands' | 'slide' | 'crossed' | 'thong' | 'fisherman' | 'thin' | 'closed-toe',
  at: (x: number) => number,
) {
  if (kind === 'slide') return band(sketch, at, 160, 400, 128, 44)
  if (kind === 'two-bands') {
    band(sketch, at, 140, 262, 104)
    return band(sketch, at, 356, 474, 128)
  }
  if (kind === 'thin')
    for (const [x, high] of [
      [150, 84],
      [226, 104],
      [302, 118],
    ] as const)
      band(sketch, at, x, x + 34, high, 26)
  if (kind === 'closed-toe') {
    sketch.piece(
      `M72 ${at(72) + 10} C66 ${at(100) - 60} 130 ${at(140) - 112} 250 ${at(250) - 118} C300 ${at(300) - 122} 340 ${at(340) - 112} 356 ${at(356) - 100} C352 ${at(356) - 40} 350 ${at(356)} 352 ${at(356) + 16} C250 ${at(250) + 20} 140 ${at(140) + 18} 72 ${at(72) + 10} Z`,
      { lifted: 5 },
    )
    sketch.fold([110, at(110) - 40], [190, at(190) - 90], [310, at(310) - 90], 22, 0.45)
    sketch.stitch(`M340 ${at(340) + 8} C338 ${at(340) - 40} 340 ${at(340) - 80} 344 ${at(344) - 100}`)
  }
  if (kind === 'crossed') {
    const strap = { band: 52, lifted: 6, thickness: 0.8 } as const
    sketch.piece(`M330 ${at(330) + 8} C312 ${at(320) - 84} 270 ${at(270) - 118} 214 ${at(214) - 100}`, {
      ...strap,
      shade: 0.3,
      lifted: 0,
    })
    sketch.piece(
      `M412 ${at(412) + 8} C410 ${at(400) - 60} 330 ${at(330) - 120} 250 ${at(250) - 106} C210 ${at(210) - 96} 180 ${at(180) - 40} 174 ${at(174) + 8}`,
      strap,
    )
    sketch.piece(
      `M190 ${at(190) + 8} C200 ${at(200) - 50} 260 ${at(260) - 110} 330 ${at(330) - 118} C372 ${at(370) - 116} 392 ${at(390) - 100} 400 ${at(400) - 84}`,
      strap,
    )
  }
  if (kind === 'fisherman') {
    sketch.piece(
      `M76 ${at(76) + 10} C74 ${at(100) - 40} 120 ${at(120) - 84} 190 ${at(190) - 100} C196 ${at(196) - 60} 190 ${at(190)} 196 ${at(196) + 16} C150 ${at(150) + 16} 110 ${at(110) + 14} 76 ${at(76) + 10} Z`,
      { lifted: 4 },
    )
    for (const [i, x] of [206, 272, 338].entries()) band(sketch, at, x, x + 40, 106 + i * 12, 26)
    sketch.piece(`M150 ${at(150) - 84} C240 ${at(240) - 116} 330 ${at(330) - 132} 430 ${at(430) - 140}`, {
      band: 34,
      lifted: 5,
    })
  }
  if (kind === 'thong') {
    const strap = { band: 30, lifted: 6, cap: 'round' } as const
    sketch.piece(`M190 ${at(190) - 8} C280 ${at(280) - 116} 380 ${at(380) - 90} 440 ${at(440) + 2}`, {
      ...strap,
      shade: 0.35,
      lifted: 0,
    })
    sketch.piece(
      `M176 ${at(176) - 4} C196 ${at(196) - 60} 246 ${at(246) - 78} 290 ${at(290) - 74} C350 ${at(350) - 66} 390 ${at(390) - 30} 410 ${at(410) + 12}`,
      strap,
    )
    sketch.piece(`M182 ${at(182) - 2} C190 ${at(190) - 34} 206 ${at(206) - 54} 226 ${at(226) - 64}`, {
      ...strap,
      band: 20,
    })
  }
}

function drawBack(sketch: Sketch, back: 'ankle' | 'sling', at: (x: number) => number) {
  const y = at(800)
  if (back === 'sling') {
    sketch.piece(`M480 ${at(480) + 6} C600 ${at(600) - 54} 700 ${y - 70} 812 ${y - 86}`, {
      band: 28,
      lifted: 4,
      cap: 'round',
    })
    buckle(sketch, 610, at(610) - 58)
    return
  }
  sketch.piece(`M610 ${y - 120} C640 ${y - 178} 770 ${y - 196} 812 ${y - 164}`, {
    shade: 0.42,
    thickness: 0.5,
    cloth: 'plain',
    band: 28,
  })
  sketch.piece(
    `M690 ${at(700) + 14} C684 ${y - 30} 706 ${y - 66} 742 ${y - 82} C776 ${y - 92} 806 ${y - 84} 818 ${y - 68} C828 ${y - 40} 832 ${y - 16} 834 ${y + 8} C790 ${y + 20} 740 ${at(740) + 20} 690 ${at(700) + 14} Z`,
    { lifted: 4 },
  )
  sketch.piece(`M786 ${y - 70} C792 ${y - 110} 798 ${y - 140} 806 ${y - 164}`, { band: 34, lifted: 3 })
  sketch.piece(`M608 ${y - 126} C630 ${y - 82} 760 ${y - 94} 814 ${y - 168}`, { band: 30, lifted: 6 })
  buckle(sketch, 662, y - 106)
}

function buckle(sketch: Sketch, x: number, y: number) {
  const gold = sketch.dye('dorado')
  sketch.mark(
    `<rect x="${x - 21}" y="${round(y - 19)}" width="42" height="38" rx="6" fill="none" stroke="${gold.base}" stroke-width="7.5" transform="rotate(-8 ${x} ${round(y)})"/><path d="M${x - 18} ${round(y - 17)}l36 -5" stroke="${gold.glow}" stroke-width="3"/><path d="M${x} ${round(y)}l24 -3" stroke="${gold.shade}" stroke-width="6"/>`,
  )
}
