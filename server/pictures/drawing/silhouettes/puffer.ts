import { mirror, symmetric } from '../path.ts'
import type { Cut } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'
import { drawCuffs } from './long-sleeves.ts'
import { zip } from './notions.ts'

/** Down held in baffles: the outline swells between the seams, and every seam pulls small creases into the cloth beside it. */
export function drawPuffer(sketch: Sketch, back: boolean): Cut {
  const black = sketch.dye('negro')
  drawCuffs(sketch, 'rib', true)
  sketch.pair(sleeve, { thickness: 1.1 })
  for (const [y, inner, outer] of sleeveSeams)
    quilt(
      sketch,
      `M${inner} ${y + 6} C${inner + 40} ${y + 18} ${outer - 40} ${y + 8} ${outer} ${y - 16}`,
      [inner, y + 6],
      [outer, y - 16],
    )
  const neck = back ? 'M450 214 C500 214 530 208 548 196 L656 236' : 'M450 320 C486 280 524 240 546 196 L656 236'
  sketch.piece(symmetric(`${neck} ${swell(700, 1)} C600 946 520 950 450 950`), { thickness: 1.1 })
  for (const y of [336, 436, 536, 636, 736, 836]) {
    const line = `M${450 - 236} ${y} C330 ${y + 14} 570 ${y + 14} ${450 + 236} ${y}`
    sketch.fold([214, y + 14], [450, y + 26], [686, y + 14], 20, -0.5)
    sketch.seam(line, sketch.ink, 1.1)
    for (const at of [-0.7, -0.28, 0.3, 0.72]) {
      const x = 450 + at * 220 + sketch.chance.between(-12, 12)
      sketch.fold([x, y + 10], [x + 4, y + 30], [x + 8, y + 50], 7, -0.32)
    }
  }
  if (!back) {
    zip(sketch, 'M450 312 L450 950', black, [450, 330], 17)
    for (const line of ['M566 700 L606 826', 'M334 700 L294 826']) zip(sketch, line, black, undefined, 10)
  }
  drawCollar(sketch, back)
  return { focus: [520, 420, 2] }
}

const sleeveSeams = [
  [330, 686, 790],
  [430, 684, 826],
  [530, 700, 846],
  [630, 716, 860],
  [730, 730, 868],
] as const

const sleeve =
  'M650 232 C730 244 776 278 790 318 C824 340 836 382 828 416 C852 444 858 486 848 516 C872 548 872 588 862 616 C882 650 880 690 870 716 C884 750 880 790 866 820 C830 852 778 860 738 846 C728 700 712 596 676 500 C690 400 682 306 650 232 Z'

/** The bulging side of the body, from the shoulder down to the hem. */
function swell(x: number, side: 1 | -1): string {
  let path = `C${x - 20} 262 ${x - 8} 300 ${x - 16} 336`
  for (let y = 336; y < 900; y += 100) {
    const end = y + 100 > 900 ? 932 : y + 100
    path += ` C${x + side * 6} ${y + 26} ${x + side * 6} ${end - 26} ${x - 16} ${end}`
  }
  return path
}

function quilt(sketch: Sketch, line: string, from: readonly [number, number], to: readonly [number, number]) {
  sketch.foldPair([from[0], from[1] + 12], [(from[0] + to[0]) / 2, from[1] + 18], [to[0], to[1] + 12], 17, -0.5)
  sketch.onBothSides((path) => sketch.seam(path, sketch.ink, 1), line)
}

function drawCollar(sketch: Sketch, back: boolean) {
  if (back) {
    sketch.piece(symmetric('M450 140 C510 140 546 150 560 170 C570 196 572 220 566 244 C530 260 490 264 450 264'), {
      lifted: 6,
    })
    return
  }
  const half =
    'M452 330 L452 240 C480 220 510 190 528 152 C548 150 564 162 572 182 C582 216 578 252 556 280 C528 310 490 326 452 334 Z'
  for (const shape of [mirror(half), half]) sketch.piece(shape, { lifted: 6 })
  sketch.foldPair([462, 290], [520, 260], [566, 210], 12, -0.4)
}
