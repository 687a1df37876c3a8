import { across, mirror, symmetric } from '../path.ts'
import type { Cut, Silhouette } from '../silhouette.ts'
import { silhouette } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'
import { necklineOf } from './necklines.ts'
import { button } from './notions.ts'
import { drawSleeves } from './sleeves.ts'
import type { Torso } from './torso.ts'
import { drawBody, seamArmholes, stitchHem, torsoOf } from './torso.ts'

/** The hem position, and the scale that fits the whole into the picture. */
const lengths = { short: [1000, 0.94], midi: [1230, 0.8], long: [1350, 0.73] } as const

export const coat: Silhouette = silhouette({
  span: 102,
  materials: ['wool', 'cotton', 'suede'],
  patterns: ['plain', 'checks'],
  parts: {
    construction: ['single', 'double', 'trench', 'robe'],
    length: ['midi', 'short', 'long'],
    fit: ['regular', 'loose', 'slim'],
    lapel: ['notched', 'peaked', 'shawl'],
    pockets: ['flap', 'patch', 'welt'],
    belt: ['none', 'tied'],
  },
  draw(sketch, side, form) {
    const back = side === 'other'
    const [hem, scale] = lengths[form.length]
    const straight = torsoOf(form.fit, hem, [540, 200])
    const torso: Torso = { ...straight, hem: [straight.hem[0] + (form.length === 'short' ? 14 : 40), hem] }
    const dy = 600 - ((hem + 190) / 2) * scale
    sketch.lay({ scale, dx: 450 * (1 - scale), dy }, () => {
      if (!back)
        sketch.piece(symmetric('M450 184 C496 184 524 190 540 200 C528 300 500 440 450 560'), {
          thickness: 0.5,
          shade: 0.36,
          cloth: 'plain',
        })
      drawSleeves(sketch, torso, { length: 'long', cuff: 'plain', thickness: 0.75 })
      drawBody(sketch, torso, back ? necklineOf('shirt', true) : 'M450 520 C474 400 520 290 540 200', 'straight')
      seamArmholes(sketch, torso)
      stitchHem(sketch, torso, 'straight')
      for (const at of [-0.7, 0.72])
        sketch.fold([450 + at * 180, 760], [450 + at * 190, 950], [450 + at * 220, hem + 20], 34, at > 0 ? -0.4 : 0.42)
      const belted = form.construction === 'trench' || form.construction === 'robe' || form.belt === 'tied'
      if (back) drawBack(sketch, torso, belted)
      else drawFront(sketch, torso, form, belted)
      if (form.construction === 'trench') drawStorm(sketch, torso, back)
    })
    return placedCut(scale, dy)
  },
})

const placedCut = (scale: number, dy: number): Cut => ({
  focus: [490, Math.round(440 * scale + dy), 2.2],
  hanger: { y: Math.round(196 * scale + dy), reach: 180 * scale, drop: 40 },
})

function drawBack(sketch: Sketch, { hem: [, hy], waist: [wx, wy] }: Torso, belted: boolean) {
  sketch.seam(`M450 226 L450 ${hy - 300}`)
  sketch.seam(`M450 ${hy - 300} L462 ${hy + 18}`, sketch.ink, 1.4)
  if (belted)
    sketch.piece(across(`M450 ${wy} C510 ${wy} 580 ${wy - 4} ${wx + 2} ${wy - 14}`), {
      band: 50,
      cloth: 'plain',
      thickness: 0.7,
      lifted: 5,
    })
  sketch.piece(symmetric('M450 164 C496 164 530 170 546 186 C560 204 568 222 574 240 C536 258 492 262 450 262'), {
    thickness: 0.7,
    lifted: 6,
  })
}

type CoatForm = {
  construction: 'single' | 'double' | 'trench' | 'robe'
  lapel: 'notched' | 'peaked' | 'shawl'
  pockets: 'flap' | 'patch' | 'welt'
}

function drawFront(sketch: Sketch, torso: Torso, form: CoatForm, belted: boolean) {
  const { ink } = sketch
  const {
    waist: [wx, wy],
    hem: [, hy],
  } = torso
  const isDouble = form.construction === 'double' || form.construction === 'trench'
  const edge = isDouble ? 366 : form.construction === 'robe' ? 384 : 430
  // The left front closes over the right one.
  sketch.seam(`M${edge + 24} 530 C${edge} 640 ${edge} 820 ${edge + 2} ${hy + 18}`, ink, 1.3)
  sketch.stitch(`M${edge + 38} 540 C${edge + 14} 650 ${edge + 14} 820 ${edge + 16} ${hy + 16}`)
  const low = Math.min(hy - 160, wy + 110)
  for (const path of [(shape: string) => shape, mirror]) {
    if (form.pockets === 'patch') {
      sketch.piece(path(`M524 ${low} L640 ${low - 8} L646 ${low + 150} L530 ${low + 156} Z`), {
        thickness: 0.5,
        lifted: 5,
        inner: true,
      })
      sketch.stitch(path(`M534 ${low + 20} L632 ${low + 13}`))
    } else if (form.pockets === 'flap') {
      sketch.piece(path(`M524 ${low} L642 ${low - 14} L646 ${low + 40} L528 ${low + 54} Z`), {
        thickness: 0.6,
        lifted: 5,
        inner: true,
      })
      sketch.stitch(path(`M532 ${low + 44} L638 ${low + 31}`))
    } else
      sketch.piece(path(`M546 ${low - 20} L596 ${low + 110}`), {
        band: 26,
        cloth: 'plain',
        thickness: 0.6,
        lifted: 4,
        inner: true,
      })
  }
  drawLapels(sketch, form.lapel)
  const buttons = sketch.dye(ink.lightness < 0.3 ? 'grafito' : 'chocolate')
  if (form.construction !== 'robe')
    for (let y = 590; y < Math.min(hy - 120, 960); y += 124) {
      if (belted && Math.abs(y - wy) < 60) continue
      button(sketch, isDouble ? 402 : 450, y, 16, buttons)
      if (isDouble) button(sketch, 520, y, 16, buttons)
    }
  if (!belted) return
  sketch.piece(across(`M450 ${wy + 6} C520 ${wy + 6} 590 ${wy + 2} ${wx + 4} ${wy - 8}`), {
    band: 50,
    thickness: 0.8,
    lifted: 6,
    cloth: 'plain',
  })
  if (form.construction === 'trench') {
    const metal = sketch.dye('dorado')
    sketch.mark(
      `<rect x="400" y="${wy - 36}" width="76" height="84" rx="8" fill="none" stroke="${metal.base}" stroke-width="10"/><path d="M404 ${wy + 6}h66" stroke="${metal.shade}" stroke-width="8"/>`,
    )
    return
  }
  sketch.piece(
    `M416 ${wy + 20} C404 ${wy + 100} 396 ${wy + 180} 378 ${wy + 270} L424 ${wy + 278} C442 ${wy + 190} 450 ${wy + 100} 452 ${wy + 20} Z`,
    { cloth: 'plain', lifted: 7, thickness: 0.8 },
  )
  sketch.piece(
    `M440 ${wy + 20} C452 ${wy + 90} 470 ${wy + 160} 468 ${wy + 226} L508 ${wy + 216} C510 ${wy + 150} 488 ${wy + 80} 472 ${wy + 16} Z`,
    { cloth: 'plain', lifted: 7, thickness: 0.8 },
  )
  sketch.piece(`M402 ${wy - 26} L458 ${wy - 28} L462 ${wy + 40} L404 ${wy + 42} Z`, {
    cloth: 'plain',
    lifted: 5,
    thickness: 0.8,
  })
}

function drawLapels(sketch: Sketch, kind: 'notched' | 'peaked' | 'shawl') {
  const shapes = {
    notched:
      'M540 206 C580 276 602 340 598 386 C560 430 512 500 474 580 C462 560 454 542 446 522 C472 410 512 300 540 206 Z',
    peaked:
      'M540 206 C580 270 618 320 632 344 C610 380 520 480 474 580 C462 560 454 542 446 522 C472 410 512 300 540 206 Z',
    shawl:
      'M536 172 C590 220 626 310 602 390 C566 450 512 510 474 584 C462 562 454 544 446 522 C476 410 514 290 528 186 Z',
  }
  for (const shape of [mirror(shapes[kind]), shapes[kind]])
    sketch.piece(shape, { lifted: 9, thickness: 0.8, grain: 14 })
  if (kind === 'shawl') return
  const collar = 'M532 174 C568 190 600 232 614 286 C602 308 588 322 570 334 L550 308 C544 266 534 226 524 202 Z'
  for (const shape of [mirror(collar), collar]) sketch.piece(shape, { lifted: 6, thickness: 0.8, grain: 30 })
}

/** The details of a trench coat: a flap over the chest, straps on shoulders and cuffs. */
function drawStorm(sketch: Sketch, { shoulder: [sx, sy] }: Torso, back: boolean) {
  if (back)
    sketch.piece(
      symmetric(
        `M450 262 C520 262 580 252 ${sx - 10} ${sy + 10} C${sx - 20} ${sy + 80} ${sx - 16} 390 ${sx - 6} 420 C560 470 500 480 450 480`,
      ),
      { lifted: 5, thickness: 0.5, inner: true },
    )
  sketch.onBothSides(
    (line) => sketch.piece(line, { band: 30, cloth: 'plain', thickness: 0.7, lifted: 4, inner: true }),
    `M580 220 L${sx - 4} ${sy}`,
  )
  sketch.mark(
    [590, 310].map((x) => `<circle cx="${x}" cy="224" r="9" fill="${sketch.dye('chocolate').base}"/>`).join(''),
  )
}
