import { across, mirror, symmetric } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'
import { drawCuffs, drawLongSleeves, wideSleeve } from './long-sleeves.ts'
import { pocket, rivet, zip } from './notions.ts'
import { drawPuffer } from './puffer.ts'
import { drapeBody, fillNeck } from './top-parts.ts'

/** The cloth decides the cut: leather makes a biker, denim a trucker, technical cloth a puffer, wool and cotton a bomber. */
export const jacket: Silhouette = {
  parts: {},
  span: 78,
  materials: ['leather', 'denim', 'technical', 'suede', 'cotton', 'wool'],
  patterns: ['plain'],
  draw(sketch, side) {
    const back = side === 'other'
    const { material } = sketch.dress
    fillNeck(sketch, 'M450 176 C490 176 520 182 546 196 C530 246 494 310 450 350', 198)
    if (material === 'technical') return drawPuffer(sketch, back)
    drawLongSleeves(sketch, wideSleeve)
    if (material === 'leather') return drawBiker(sketch, back)
    if (material === 'denim') return drawTrucker(sketch, back)
    return drawBomber(sketch, back)
  },
}

const body = (hem: number) =>
  `L654 236 C688 320 690 410 680 500 C672 600 670 700 674 790 L676 ${hem - 20} C600 ${hem - 4} 520 ${hem} 450 ${hem}`
const frontNeck = 'M450 330 C484 290 524 244 546 198'
const backNeck = 'M450 222 C500 222 528 214 546 198'
const onHanger = { y: 196, reach: 200, drop: 46 }

function drawBomber(sketch: Sketch, back: boolean) {
  const { ink } = sketch
  drawCuffs(sketch, 'rib', true)
  sketch.piece(symmetric(`${back ? backNeck : frontNeck} ${body(920)}`))
  drapeBody(sketch, { left: 222, right: 678, armpit: 500, hem: 900 })
  sketch.onBothSides((line) => sketch.seam(line), 'M654 236 C688 320 690 410 680 500')
  sketch.piece(symmetric('M450 910 C520 910 600 906 678 890 C676 916 674 940 666 966 C600 980 520 984 450 984'), {
    cloth: 'plain',
    thickness: 0.8,
  })
  sketch.rib(across('M450 947 C520 947 600 943 672 928'), 76, ink, 8)
  const collar = across(back ? 'M450 208 C500 208 530 202 548 186' : 'M462 312 C494 274 524 236 542 190')
  if (!back) {
    zip(sketch, 'M450 322 L450 984', sketch.dye('plata'), [450, 350])
    sketch.onBothSides((line) => {
      sketch.piece(line, { band: 22, cloth: 'plain', thickness: 0.6, lifted: 4, inner: true })
      sketch.stitch(line)
    }, 'M540 690 L596 832')
  }
  sketch.piece(collar, { band: 46, cloth: 'plain', thickness: 0.8, lifted: 6 })
  sketch.rib(collar, 44, ink, 8)
  return { focus: [500, 360, 2.25] as const, hanger: onHanger }
}

function drawBiker(sketch: Sketch, back: boolean) {
  const { ink } = sketch
  const metal = sketch.dye('plata')
  sketch.piece(symmetric(`${back ? backNeck : frontNeck} ${body(930)}`))
  drapeBody(sketch, { left: 222, right: 678, armpit: 500, hem: 930 }, 0.9)
  sketch.onBothSides((line) => sketch.seam(line), 'M654 236 C688 320 690 410 680 500')
  sketch.onBothSides((line) => zip(sketch, line, metal, undefined, 11), 'M762 842 C766 780 762 730 752 680')
  sketch.piece(symmetric('M450 874 C520 874 600 870 677 856 L677 916 C600 930 520 934 450 934'), {
    cloth: 'plain',
    thickness: 0.6,
    lifted: 3,
  })
  sketch.stitch(across('M450 886 C520 886 600 882 676 868'))
  if (back) {
    sketch.seam(across('M450 360 C540 360 620 350 676 330'))
    sketch.onBothSides((line) => sketch.seam(line), 'M560 352 C556 520 548 700 552 870')
    return { focus: [520, 360, 2.25] as const, hanger: onHanger }
  }
  sketch.seam('M398 470 C404 620 424 780 436 930')
  zip(sketch, 'M372 400 C392 560 424 760 440 932', metal, [376, 420])
  for (const line of ['M546 640 L626 560', 'M276 560 L352 640']) zip(sketch, line, metal, undefined, 11)
  zip(sketch, 'M560 790 L640 770', metal, undefined, 11)
  const lapel =
    'M548 204 C580 260 606 330 600 396 C566 412 520 420 484 410 C466 386 456 356 452 326 C486 290 524 250 548 204 Z'
  const wide =
    'M352 204 C316 260 286 330 282 400 C306 430 340 446 372 440 C410 420 440 380 450 326 C414 290 376 250 352 204 Z'
  sketch.piece(lapel, { lifted: 8, thickness: 0.9 })
  sketch.piece(wide, { lifted: 8, thickness: 0.9 })
  const collar =
    'M540 180 C566 190 590 214 602 244 C596 276 580 300 560 318 C540 300 530 276 526 250 C532 226 538 200 540 180 Z'
  for (const shape of [mirror(collar), collar]) sketch.piece(shape, { lifted: 6, thickness: 0.9 })
  for (const [x, y] of [
    [588, 384],
    [298, 388],
    [572, 300],
    [328, 300],
  ] as const)
    rivet(sketch, x, y, 8, metal)
  sketch.piece('M600 852 L690 852 L690 884 L600 884 Z', { cloth: 'plain', thickness: 0.6, lifted: 4, inner: true })
  rivet(sketch, 626, 868, 8, metal)
  sketch.mark(
    `<rect x="652" y="846" width="30" height="44" rx="4" fill="none" stroke="${metal.base}" stroke-width="6"/><path d="M653 848H680" stroke="${metal.glow}" stroke-width="2.4"/>`,
  )
  sketch.stitch('M560 228 C576 240 588 256 592 270', ink)
  return { focus: [440, 420, 2.25] as const, hanger: onHanger }
}

function drawTrucker(sketch: Sketch, back: boolean) {
  const { ink } = sketch
  const thread = sketch.dye('mostaza').light
  const copper = sketch.dye('dorado')
  sketch.pair('M738 830 C778 842 826 832 852 806 L856 872 C828 894 786 900 748 892 Z', { thickness: 0.6, grain: 10 })
  sketch.onBothSides((line) => sketch.stitch(line, ink, thread), 'M744 846 C782 856 826 848 852 824')
  sketch.piece(symmetric(`${back ? backNeck : frontNeck} ${body(900)}`))
  drapeBody(sketch, { left: 222, right: 678, armpit: 500, hem: 880 }, 0.8)
  sketch.onBothSides((line) => sketch.seam(line), 'M654 236 C688 320 690 410 680 500')
  sketch.onBothSides((line) => sketch.stitch(line, ink, thread), 'M644 240 C676 322 678 412 669 500')
  const seams = back ? across('M450 372 C540 372 630 366 684 350') : across('M470 404 C540 404 630 400 686 386')
  sketch.seam(seams)
  sketch.stitch(
    back ? across('M450 382 C540 382 630 376 684 360') : across('M470 414 C540 414 630 410 686 396'),
    ink,
    thread,
  )
  sketch.onBothSides(
    (line) => {
      sketch.seam(line, ink, 0.8)
      sketch.stitch(line, ink, thread)
    },
    back ? 'M570 372 C556 540 536 720 524 880' : 'M566 500 C548 640 520 760 506 880',
  )
  sketch.piece(symmetric('M450 858 C520 858 600 854 677 840 L678 904 C600 918 520 922 450 922'), {
    thickness: 0.5,
    lifted: 3,
  })
  sketch.stitch(across('M450 868 C520 868 600 864 676 850'), ink, thread)
  if (back) {
    drawDenimCollar(sketch, true, thread)
    return { focus: [520, 360, 2.25] as const, hanger: onHanger }
  }
  sketch.piece('M426 326 L476 322 L476 922 L426 922 Z', { thickness: 0.3, lifted: 4, inner: true })
  sketch.stitch('M434 336 L434 918 M468 336 L468 918', ink, thread)
  for (const path of [(shape: string) => shape, mirror]) {
    pocket(
      sketch,
      path('M520 410 L640 404 L640 546 L582 574 L524 548 Z'),
      path('M528 470 L632 466 L632 540 L582 564 L532 542 Z'),
      thread,
    )
    sketch.piece(path('M516 400 L646 394 L646 440 L582 470 L518 444 Z'), { thickness: 0.5, lifted: 5, inner: true })
    sketch.stitch(path('M524 438 L582 461 L639 434'), ink, thread)
  }
  for (const [x, y] of [
    [582, 452],
    [318, 452],
    [451, 366],
    [451, 462],
    [451, 560],
    [451, 658],
    [451, 756],
    [451, 888],
  ] as const)
    rivet(sketch, x, y, 10, copper)
  drawDenimCollar(sketch, false, thread)
  return { focus: [520, 440, 2.25] as const, hanger: onHanger }
}

function drawDenimCollar(sketch: Sketch, back: boolean, thread: string) {
  if (back) {
    sketch.piece(symmetric('M450 166 C500 166 534 172 550 188 C566 206 574 222 580 240 C536 262 492 266 450 266'), {
      thickness: 0.7,
      lifted: 6,
    })
    return sketch.stitch(across('M450 256 C490 256 530 252 570 234'), sketch.ink, thread)
  }
  const leaf =
    'M540 170 C566 188 590 222 602 270 C576 300 546 322 520 342 C504 326 480 316 456 312 C486 272 516 226 532 176 Z'
  for (const shape of [mirror(leaf), leaf]) sketch.piece(shape, { thickness: 0.8, lifted: 7 })
  sketch.onBothSides(
    (line) => sketch.stitch(line, sketch.ink, thread),
    'M548 186 C570 208 584 238 592 268 C570 292 544 312 521 330',
  )
}
