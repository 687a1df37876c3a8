import { mirror, symmetric } from '../path.ts'
import type { Cut } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'
import { drawHood } from './hoodie.ts'
import { zip } from './notions.ts'

/** Down baffles: the outline swells between the seams, and every seam pulls small creases into the cloth beside it. */
export function drawPuffer(
  sketch: Sketch,
  back: boolean,
  { hooded, wide, length, contrast }: { hooded: boolean; wide: boolean; length: number; contrast: boolean },
): Cut {
  const black = sketch.dye('negro')
  const gap = wide ? 72 : 104
  sketch.pair('M744 836 L842 812 L838 876 C812 890 780 894 752 888 Z', { cloth: 'plain', thickness: 0.7 })
  sketch.pair(sleeve, { thickness: 1, ink: contrast ? sketch.accent : sketch.ink })
  for (const [y, inner, outer] of sleeveSeams)
    quilt(
      sketch,
      `M${inner} ${y + 6} C${inner + 40} ${y + 18} ${outer - 40} ${y + 8} ${outer} ${y - 16}`,
      [inner, y + 6],
      [outer, y - 16],
    )
  const neck = back ? 'M450 214 C500 214 530 208 546 198 L640 242' : 'M450 320 C486 280 524 240 544 198 L640 242'
  sketch.piece(
    symmetric(`${neck} ${swell(684, gap, length)} C600 ${length + 14} 520 ${length + 18} 450 ${length + 18}`),
    {
      thickness: 1,
    },
  )
  for (let y = 336; y < length - 40; y += gap) {
    const line = `M${450 - 222} ${y} C330 ${y + 14} 570 ${y + 14} ${450 + 222} ${y}`
    sketch.fold([226, y + 14], [450, y + 26], [674, y + 14], 20, -0.46)
    sketch.seam(line, sketch.ink, 1.1)
    for (const at of [-0.7, -0.28, 0.3, 0.72]) {
      const x = 450 + at * 206 + sketch.random.between(-12, 12)
      sketch.fold([x, y + 10], [x + 4, y + 30], [x + 8, y + 46], 7, -0.3)
    }
  }
  if (!back) {
    zip(sketch, `M450 ${hooded ? 390 : 312} L450 ${length + 16}`, black, [450, hooded ? 410 : 330], 17)
    for (const line of [`M566 ${length - 230} L604 ${length - 110}`, `M334 ${length - 230} L296 ${length - 110}`])
      zip(sketch, line, black, undefined, 10)
  }
  if (hooded) drawHood(sketch, back, true, false)
  else drawCollar(sketch, back)
  return { focus: [520, 420, 2] }
}

const sleeveSeams = [
  [352, 676, 762],
  [448, 680, 792],
  [544, 700, 812],
  [640, 716, 828],
  [736, 730, 838],
] as const

const sleeve =
  'M610 228 C680 254 730 284 752 322 C786 346 800 384 794 416 C818 444 826 484 816 512 C840 544 844 582 834 608 C856 640 856 682 846 706 C862 744 858 788 844 818 C814 846 776 852 744 846 C732 700 706 560 662 470 C664 400 650 306 610 228 Z'

/** The bulging side of the body, from the shoulder down to the hem. */
function swell(x: number, gap: number, length: number): string {
  let path = `C${x - 34} 270 ${x - 24} 304 ${x - 16} 336`
  for (let y = 336; y < length - 40; y += gap) {
    const end = y + gap > length - 40 ? length : y + gap
    path += ` C${x + 6} ${y + 22} ${x + 6} ${end - 22} ${x - 16} ${end}`
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
