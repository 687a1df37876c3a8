import { across, symmetric } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'
import { silhouette } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'

export const beanie: Silhouette = silhouette({
  parts: { top: ['plain', 'pompom'], cuff: ['deep', 'narrow'] },
  span: 34,
  materials: ['knit', 'wool'],
  patterns: ['plain', 'stripes'],
  draw(sketch, side, form) {
    const { ink, random } = sketch
    const pompom = form.top === 'pompom'
    sketch.piece(symmetric('M450 330 C560 330 650 400 676 540 C684 600 690 700 692 800 L450 812'), { thickness: 1.2 })
    for (const at of [-0.8, -0.4, 0.05, 0.45, 0.82])
      sketch.fold(
        [450 + at * 60, 350],
        [450 + at * 190, 480],
        [450 + at * 236, 720],
        22,
        at < 0.3 && at > -0.3 ? 0.4 : 0.45 * Math.sign(at || 1),
      )
    sketch.fold([300, 700], [450, 720], [600, 700], 18, -0.5)
    const high = form.cuff === 'deep' ? 0 : 70
    const cuff = `M450 ${672 + high} C540 ${672 + high} 630 ${668 + high} 694 ${652 + high} C704 ${690 + high} 706 780 698 830 C620 852 530 858 450 858`
    sketch.piece(symmetric(cuff), { cloth: 'plain', thickness: 1, lifted: 5 })
    sketch.rib(
      across(`M450 ${766 + high / 2} C540 ${766 + high / 2} 630 ${760 + high / 2} 702 ${742 + high / 2}`),
      168 - high,
      ink,
      13,
    )
    if (side !== 'other')
      sketch.piece('M540 748 L606 742 L608 800 L542 806 Z', {
        ink: sketch.dye('camel'),
        cloth: 'plain',
        material: 'leather',
        thickness: 0.5,
        lifted: 4,
        inner: true,
      })
    if (pompom) {
      const yarn = sketch.dress.accent ? sketch.accent : ink
      sketch.piece('M450 190 C540 190 566 260 552 312 C530 372 370 372 348 312 C334 260 360 190 450 190 Z', {
        ink: yarn,
        material: 'wool',
        cloth: 'plain',
        thickness: 1.3,
      })
      const strands = Array.from({ length: 46 }, (_, i) => {
        const angle = (i / 46) * Math.PI * 2
        const inner = random.between(30, 70)
        const outer = random.between(92, 116)
        const at = (r: number) =>
          `${Math.round(450 + Math.cos(angle) * r)} ${Math.round(272 + Math.sin(angle) * r * 0.84)}`
        return `M${at(inner)}L${at(outer)}`
      })
      sketch.mark(
        `<path d="${strands.join('')}" stroke="${yarn.base}" stroke-width="9" stroke-linecap="round" fill="none"/><path d="${strands.join('')}" stroke="${yarn.glow}" stroke-opacity=".3" stroke-width="3" stroke-linecap="round" fill="none" transform="translate(-2 -3)"/>`,
      )
    }
    return { focus: [540, 640, 2.25] }
  },
})

/** Where the two tails hang, and how wide the cloth is. */
const drapes = {
  looped: [
    'M470 380 C520 380 570 370 600 356 C610 560 616 740 622 900 L470 914 C466 740 462 560 470 380 Z',
    'M322 380 C370 402 430 406 486 396 C476 600 466 800 462 1010 L300 1000 C304 800 308 580 322 380 Z',
  ],
  wide: [
    'M440 360 C520 380 620 370 668 336 C690 560 700 740 706 930 L440 944 C436 740 432 560 440 360 Z',
    'M230 350 C300 402 420 416 500 396 C496 600 490 800 486 1020 L196 1006 C202 800 208 580 230 350 Z',
  ],
} as const

export const scarf: Silhouette = silhouette({
  span: 90,
  materials: ['knit', 'wool', 'satin'],
  patterns: ['plain', 'checks', 'stripes', 'dots', 'floral'],
  parts: {
    size: ['looped', 'wide'],
    ends: ['fringe', 'plain', 'rib', 'tassels'],
    knit: ['plain', 'ribbed', 'cable'],
    border: ['none', 'stripe'],
  },
  draw(sketch, side, form) {
    const [right, left] = drapes[form.size]
    const wide = form.size === 'wide'
    if (side === 'other') {
      // Folded in three.
      sketch.piece('M300 300 L600 300 L606 930 L294 930 Z')
      sketch.seam('M400 300 L402 930 M502 300 L504 930')
      sketch.fold([350, 320], [356, 600], [348, 920], 30, 0.35)
      sketch.fold([560, 320], [566, 600], [560, 920], 30, -0.35)
      endTail(sketch, form.ends, 296, 604, 930)
      return { focus: [450, 860, 2.25] }
    }
    sketch.piece(right)
    endTail(sketch, form.ends, wide ? 442 : 472, wide ? 704 : 620, wide ? 936 : 906)
    sketch.piece(left, { lifted: 9 })
    endTail(sketch, form.ends, wide ? 198 : 302, wide ? 484 : 460, wide ? 1012 : 1004)
    if (form.knit === 'ribbed' || form.knit === 'cable') drawRibs(sketch, wide, form.knit === 'cable' ? 44 : 22)
    if (form.border === 'stripe')
      sketch.markInside(
        `<path d="M180 860H500M440 ${wide ? 800 : 780}H720M180 900H500M440 ${wide ? 840 : 820}H720" stroke="${sketch.accent.base}" stroke-width="18"/>`,
      )
    sketch.fold([380, 420], [370, 700], [360, 990], 26, 0.4)
    sketch.fold([440, 420], [430, 700], [420, 1000], 22, -0.36)
    sketch.fold([560, 400], [566, 640], [570, 890], 24, 0.36)
    sketch.piece(
      'M300 300 C310 240 380 220 450 220 C520 220 596 240 604 300 C560 270 500 262 450 262 C400 262 340 272 300 300 Z',
      { shade: 0.4, thickness: 0.6 },
    )
    sketch.piece(
      wide
        ? 'M214 330 C230 240 330 232 372 264 C420 290 490 290 536 262 C590 226 680 250 690 326 C690 400 620 440 560 446 C500 466 400 466 344 448 C270 440 206 400 214 330 Z'
        : 'M292 290 C300 256 340 250 372 274 C420 300 490 300 536 272 C570 250 606 258 612 292 C620 350 600 396 560 416 C500 440 400 440 344 418 C302 398 286 346 292 290 Z',
      { lifted: 8, thickness: 1 },
    )
    sketch.fold([320, 310], [450, 370], [590, 306], 18, -0.5)
    sketch.fold([330, 360], [450, 410], [580, 356], 16, 0.42)
    if (wide) sketch.fold([260, 340], [450, 440], [640, 340], 20, -0.4)
    return { focus: [450, 400, 2.1] }
  },
})

function drawRibs(sketch: Sketch, wide: boolean, gap: number) {
  let lines = ''
  for (let x = wide ? 200 : 304; x < (wide ? 704 : 620); x += gap) lines += `M${x} 420V${wide ? 1010 : 1004}`
  sketch.markInside(
    `<path d="${lines}" stroke="${sketch.ink.deep}" stroke-opacity=".26" stroke-width="5" fill="none"/><path d="${lines}" stroke="${sketch.ink.glow}" stroke-opacity=".2" stroke-width="4" fill="none" transform="translate(${gap / 3} 0)"/>`,
  )
}

function endTail(sketch: Sketch, kind: 'fringe' | 'plain' | 'rib' | 'tassels', left: number, right: number, y: number) {
  const { ink } = sketch
  if (kind === 'plain') return sketch.stitch(`M${left + 4} ${y - 20} L${right - 4} ${y - 26}`)
  if (kind === 'rib') return sketch.rib(`M${left} ${y - 34} L${right} ${y - 38}`, 56, ink, 9)
  let strands = ''
  const gap = kind === 'fringe' ? 13 : 44
  for (let x = left + 8; x < right; x += gap)
    strands +=
      kind === 'fringe'
        ? `M${x} ${y - 6}C${x - 2} ${y + 20} ${x + 3} ${y + 36} ${x + (x % 3) - 1} ${y + 56}`
        : `M${x} ${y - 6}V${y + 70}`
  sketch.mark(
    `<path d="${strands}" stroke="${ink.shade}" stroke-width="${kind === 'fringe' ? 7 : 18}" stroke-linecap="round" fill="none"/><path d="${strands}" stroke="${ink.glow}" stroke-opacity=".35" stroke-width="2" fill="none" transform="translate(-1.5 0)"/>`,
  )
}
