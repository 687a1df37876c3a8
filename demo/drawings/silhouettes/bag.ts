import type { Cut, Silhouette } from '../silhouette.ts'
import { silhouette } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'
import { zip } from './notions.ts'

type Ink = Sketch['ink']
type BagForm = {
  shape: 'satchel' | 'crossbody' | 'tote' | 'baguette' | 'bucket' | 'belt-bag'
  closing: 'flap' | 'zip' | 'open'
  strap: 'plain' | 'chain' | 'wide'
  trim: 'plain' | 'stitched' | 'tassel' | 'pocket'
}

const bodies = {
  satchel:
    'M180 494 C300 512 600 512 720 494 C732 496 736 504 737 514 L772 946 C774 972 758 988 732 988 L168 988 C142 988 126 972 128 946 L163 514 C164 504 168 496 180 494 Z',
  crossbody:
    'M212 640 C300 628 600 628 688 640 C712 644 722 660 722 682 L728 920 C728 962 708 984 668 986 L232 986 C192 984 172 962 172 920 L178 682 C178 660 188 644 212 640 Z',
  tote: 'M150 480 L750 480 C756 480 760 484 760 490 L724 960 C722 980 708 988 690 988 L210 988 C192 988 178 980 176 960 L140 490 C140 484 144 480 150 480 Z',
  baguette:
    'M140 720 C300 704 600 704 760 720 C784 724 794 740 794 762 L786 910 C784 962 752 986 700 986 L200 986 C148 986 116 962 114 910 L106 762 C106 740 116 724 140 720 Z',
  bucket:
    'M236 540 C330 556 570 556 664 540 C690 660 706 800 708 920 C708 966 680 986 630 986 L270 986 C220 986 192 966 192 920 C194 800 210 660 236 540 Z',
  'belt-bag':
    'M170 690 C280 660 620 660 730 690 C772 706 786 750 770 800 C740 880 660 910 450 910 C240 910 160 880 130 800 C114 750 128 706 170 690 Z',
} as const
const tops = { satchel: 500, crossbody: 640, tote: 484, baguette: 718, bucket: 546, 'belt-bag': 680 } as const

export const bag: Silhouette = silhouette({
  span: 40,
  materials: ['leather', 'suede', 'canvas', 'technical'],
  patterns: ['plain', 'checks', 'stripes', 'print'],
  parts: {
    shape: ['satchel', 'crossbody', 'tote', 'baguette', 'bucket', 'belt-bag'],
    closing: ['flap', 'zip', 'open'],
    strap: ['plain', 'chain', 'wide'],
    trim: ['plain', 'stitched', 'tassel', 'pocket'],
  },
  draw(sketch, side, form): Cut {
    const { ink, random } = sketch
    const gold = sketch.dye(random.often(0.7) ? 'dorado' : 'plata')
    const strap = sketch.dress.material === 'canvas' ? sketch.dye('camel') : ink
    if (side === 'other') sketch.faceOtherWay()
    drawHandles(sketch, form, strap, gold)
    const top = tops[form.shape]
    const [left, right] = form.shape === 'bucket' ? [240, 660] : form.shape === 'tote' ? [150, 750] : [0, 0]
    if (right)
      sketch.piece(`M${left} ${top - 4} L${right} ${top - 4} L${right} ${top + 26} L${left} ${top + 26} Z`, {
        shade: 0.55,
        thickness: 0.4,
        cloth: 'plain',
      })
    sketch.piece(bodies[form.shape])
    sketch.fold([200, top + 70], [300, (top + 986) / 2], [220, 950], 46, 0.3)
    sketch.fold([610, top + 70], [650, (top + 986) / 2], [690, 950], 56, -0.28)
    sketch.fold([260, 962], [450, 936], [670, 966], 24, -0.2)
    drawClosing(sketch, form, gold, top)
    drawTrim(sketch, form, gold, top)
    return {
      focus: [340, top + 110, 2.3],
      ground: { x: 450, y: form.shape === 'belt-bag' ? 908 : 986, reach: 320 },
      flipped: side === 'other',
    }
  },
})

function drawHandles(sketch: Sketch, { shape, strap }: BagForm, of: Ink, gold: Ink) {
  const handle = {
    ink: of,
    cloth: 'plain',
    material: 'leather',
    cap: 'round',
    band: strap === 'wide' ? 40 : 24,
  } as const
  const line = {
    satchel: 'M318 520 C312 330 360 236 450 236 C540 236 588 330 582 520',
    crossbody: 'M196 680 C170 420 300 210 450 206 C600 210 730 420 704 680',
    tote: 'M300 540 C290 330 350 210 450 206 C550 210 610 330 600 540',
    baguette: 'M150 760 C160 500 300 400 450 398 C600 400 740 500 750 760',
    bucket: 'M250 580 C240 360 330 230 450 226 C570 230 660 360 650 580',
    'belt-bag': 'M140 740 C60 560 180 380 450 372 C720 380 840 560 760 740',
  }[shape]
  if (shape === 'satchel' || shape === 'tote')
    sketch.lay({ dx: 22, dy: -14 }, () => sketch.piece(line, { ...handle, shade: 0.4 }))
  if (strap === 'chain' && shape !== 'tote')
    return sketch.mark(
      `<path d="${line}" fill="none" stroke="${gold.deep}" stroke-width="17" stroke-dasharray="20 6"/><path d="${line}" fill="none" stroke="${gold.base}" stroke-width="11" stroke-dasharray="18 8"/><path d="${line}" fill="none" stroke="${gold.glow}" stroke-width="3" stroke-dasharray="10 16"/>`,
    )
  sketch.piece(line, handle)
  sketch.stitch(line, of)
}

function drawClosing(sketch: Sketch, { shape, closing }: BagForm, gold: Ink, top: number) {
  if (shape === 'tote') return sketch.stitch(`M152 ${top + 16} L748 ${top + 16} M152 ${top + 26} L748 ${top + 26}`)
  if (shape === 'bucket') {
    // A cord through eyelets closes the opening.
    const cord = {
      band: 13,
      cloth: 'plain',
      cap: 'round',
      lifted: 4,
      ink: sketch.dye(sketch.ink.lightness > 0.5 ? 'chocolate' : 'camel'),
    } as const
    for (const x of [280, 350, 420, 490, 560, 625])
      sketch.mark(
        `<circle cx="${x}" cy="${top + 56}" r="11" fill="${gold.base}"/><circle cx="${x}" cy="${top + 56}" r="6" fill="${sketch.ink.deep}"/>`,
      )
    sketch.piece(
      `M240 ${top + 60} C310 ${top + 50} 380 ${top + 66} 450 ${top + 58} C520 ${top + 50} 600 ${top + 64} 662 ${top + 56}`,
      cord,
    )
    sketch.piece(`M450 ${top + 58} C436 ${top + 130} 430 ${top + 190} 418 ${top + 240}`, cord)
    sketch.piece(`M456 ${top + 58} C470 ${top + 120} 480 ${top + 170} 478 ${top + 220}`, cord)
    return
  }
  if (closing === 'flap') {
    const deep = shape === 'baguette' || shape === 'belt-bag' ? 130 : shape === 'crossbody' ? 180 : 250
    const [l, r] = shape === 'satchel' ? [172, 728] : shape === 'crossbody' ? [178, 722] : [108, 792]
    sketch.piece(
      `M${l + 14} ${top} C300 ${top + 12} 600 ${top + 12} ${r - 14} ${top} C${r} ${top + 20} ${r + 4} ${top + deep * 0.4} ${r} ${top + deep * 0.6} C${r - 40} ${top + deep} 580 ${top + deep + 30} 450 ${top + deep + 30} C320 ${top + deep + 30} ${l + 40} ${top + deep} ${l} ${top + deep * 0.6} C${l - 4} ${top + deep * 0.4} ${l} ${top + 20} ${l + 14} ${top} Z`,
      { lifted: 12 },
    )
    sketch.stitch(
      `M${l + 14} ${top + deep * 0.6} C${l + 50} ${top + deep - 14} 330 ${top + deep + 14} 450 ${top + deep + 14} C570 ${top + deep + 14} ${r - 50} ${top + deep - 14} ${r - 14} ${top + deep * 0.6}`,
    )
    return drawClasp(sketch, gold, top + deep + 4)
  }
  if (closing === 'zip' || shape === 'belt-bag')
    zip(
      sketch,
      `M${shape === 'satchel' ? 190 : 200} ${top + 34} C350 ${top + 44} 550 ${top + 44} ${shape === 'satchel' ? 710 : 700} ${top + 34}`,
      gold,
      [230, top + 38],
      14,
    )
  else drawClasp(sketch, gold, top + 50)
}

function drawTrim(sketch: Sketch, { shape, trim }: BagForm, gold: Ink, top: number) {
  const low = shape === 'belt-bag' ? 880 : 966
  if (trim === 'stitched')
    sketch.stitch(
      `M190 ${low - 60} C196 ${low - 16} 220 ${low} 260 ${low} L640 ${low} C680 ${low} 704 ${low - 16} 710 ${low - 60}`,
    )
  if (trim === 'pocket' && shape !== 'baguette') {
    sketch.piece(
      `M290 ${low - 190} L610 ${low - 190} L614 ${low - 30} C612 ${low - 18} 604 ${low - 14} 592 ${low - 14} L308 ${low - 14} C296 ${low - 14} 288 ${low - 18} 286 ${low - 30} Z`,
      { cloth: 'plain', thickness: 0.5, lifted: 5, inner: true },
    )
    sketch.stitch(`M300 ${low - 176} L600 ${low - 176}`)
  }
  if (trim === 'tassel') {
    sketch.piece(`M250 ${top + 20} C246 ${top + 50} 244 ${top + 70} 242 ${top + 90}`, {
      band: 8,
      lifted: 3,
      cloth: 'plain',
    })
    sketch.piece(`M226 ${top + 88} L260 ${top + 92} L266 ${top + 200} L214 ${top + 196} Z`, {
      lifted: 6,
      cloth: 'plain',
      thickness: 0.8,
    })
    sketch.mark(
      `<path d="M228 ${top + 112}L224 ${top + 196}M238 ${top + 112}L236 ${top + 198}M248 ${top + 114}L250 ${top + 198}" stroke="${sketch.ink.deep}" stroke-opacity=".45" stroke-width="3"/><rect x="224" y="${top + 86}" width="38" height="16" rx="4" fill="${gold.base}"/>`,
    )
  }
}

function drawClasp(sketch: Sketch, gold: Ink, y: number) {
  sketch.piece(
    `M424 ${y - 28} L476 ${y - 28} C482 ${y - 28} 486 ${y - 24} 486 ${y - 18} L486 ${y + 22} C486 ${y + 34} 470 ${y + 42} 450 ${y + 42} C430 ${y + 42} 414 ${y + 34} 414 ${y + 22} L414 ${y - 18} C414 ${y - 24} 418 ${y - 28} 424 ${y - 28} Z`,
    { ink: gold, cloth: 'bare', material: 'metal', lifted: 6, thickness: 0.9 },
  )
  sketch.mark(`<path d="M444 ${y - 4}A8 8 0 1 1 456 ${y - 4}L460 ${y + 18}H440Z" fill="${gold.deep}"/>`)
}
