import { across, mirror, symmetric } from '../path.ts'
import type { Cut } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'
import { necklineOf } from './necklines.ts'
import { rivet, zip } from './notions.ts'
import { drawSleeves } from './sleeves.ts'
import type { Torso } from './torso.ts'
import { drawBody, seamArmholes } from './torso.ts'

/** The leather jacket with the slanted zip and wide lapels. */
export function drawBiker(
  sketch: Sketch,
  torso: Torso,
  back: boolean,
  { pockets, detail }: { pockets: 'slanted' | 'flap' | 'zipped'; detail: 'plain' | 'contrast' | 'quilted' },
): Cut {
  const { ink } = sketch
  const metal = sketch.dye(detail === 'contrast' ? 'dorado' : 'plata')
  const [hx, hy] = torso.hem
  drawSleeves(sketch, torso, { length: 'long', cuff: 'plain', thickness: 0.9 })
  drawBody(sketch, torso, necklineOf('shirt', back), 'straight')
  seamArmholes(sketch, torso)
  if (detail === 'quilted')
    for (let i = 0; i < 5; i += 1)
      sketch.onBothSides(
        (line) => sketch.seam(line, ink, 0.8),
        `M${torso.shoulder[0] - 70} ${300 + i * 26} L${torso.shoulder[0] - 14} ${292 + i * 26}`,
      )
  sketch.piece(
    symmetric(
      `M450 ${hy - 44} C520 ${hy - 44} 600 ${hy - 48} ${hx + 1} ${hy - 62} L${hx + 1} ${hy} C600 ${hy + 14} 520 ${hy + 18} 450 ${hy + 18}`,
    ),
    { cloth: 'plain', thickness: 0.6, lifted: 3 },
  )
  sketch.stitch(across(`M450 ${hy - 32} C520 ${hy - 32} 600 ${hy - 36} ${hx} ${hy - 50}`))
  if (back) {
    sketch.seam(across('M450 360 C540 360 600 350 640 336'))
    sketch.onBothSides((line) => sketch.seam(line), `M560 352 C556 520 548 ${hy - 200} 552 ${hy - 50}`)
    return { focus: [520, 360, 2.25], hanger: { y: 196, reach: 200, drop: 46 } }
  }
  zip(sketch, `M372 400 C392 560 424 ${hy - 160} 440 ${hy + 14}`, metal, [376, 420])
  for (const line of ['M546 640 L620 560', 'M280 560 L352 640']) zip(sketch, line, metal, undefined, 11)
  zip(sketch, `M556 ${hy - 130} L630 ${hy - 150}`, metal, undefined, 11)
  if (pockets === 'flap') {
    sketch.piece(`M270 ${hy - 200} L350 ${hy - 186} L346 ${hy - 146} L266 ${hy - 160} Z`, {
      thickness: 0.6,
      lifted: 5,
      inner: true,
    })
    rivet(sketch, 308, hy - 164, 7, metal)
  }
  const lapel =
    'M544 204 C576 260 600 330 594 396 C560 412 516 420 484 410 C466 386 456 356 452 326 C486 290 522 250 544 204 Z'
  const wide =
    'M356 204 C320 260 290 330 286 400 C308 430 340 446 372 440 C410 420 440 380 450 326 C414 290 378 250 356 204 Z'
  sketch.piece(lapel, { lifted: 8, thickness: 0.9 })
  sketch.piece(wide, { lifted: 8, thickness: 0.9 })
  const collar =
    'M536 180 C562 190 584 214 596 244 C590 276 574 300 556 318 C538 300 528 276 524 250 C528 226 534 200 536 180 Z'
  for (const shape of [mirror(collar), collar]) sketch.piece(shape, { lifted: 6, thickness: 0.9 })
  for (const [x, y] of [
    [582, 384],
    [302, 388],
    [566, 300],
    [334, 300],
  ] as const)
    rivet(sketch, x, y, 8, metal)
  if (pockets === 'zipped') {
    sketch.piece(`M590 ${hy - 60} L676 ${hy - 62} L676 ${hy - 28} L590 ${hy - 26} Z`, {
      cloth: 'plain',
      thickness: 0.6,
      lifted: 4,
      inner: true,
    })
    sketch.mark(
      `<rect x="632" y="${hy - 68}" width="30" height="46" rx="4" fill="none" stroke="${metal.base}" stroke-width="6"/>`,
    )
  }
  return { focus: [440, 420, 2.25], hanger: { y: 196, reach: 200, drop: 46 } }
}
