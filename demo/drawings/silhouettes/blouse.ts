import { round, symmetric } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'
import { silhouette } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'
import { drawBareTop } from './bare-tops.ts'
import { drawInside, drawNeckTrim, neckOf, necklineOf } from './necklines.ts'
import { button } from './notions.ts'
import { drawSleeves } from './sleeves.ts'
import type { Torso } from './torso.ts'
import { drawBody, seamArmholes, stitchHem, torsoOf } from './torso.ts'

export const blouse: Silhouette = silhouette({
  span: 76,
  materials: ['satin', 'linen', 'cotton'],
  patterns: ['plain', 'floral', 'dots', 'print', 'stripes'],
  parts: {
    neckline: ['crew', 'v', 'wrap', 'bow', 'square', 'band', 'halter'],
    sleeve: ['bishop', 'bell', 'puff', 'straight', 'none'],
    length: ['long', 'three-quarter', 'short'],
    fit: ['regular', 'loose'],
    front: ['plain', 'buttons', 'ruffle', 'gathers', 'pintucks'],
    hem: ['straight', 'curved', 'peplum'],
  },
  draw(sketch, side, form) {
    const back = side === 'other'
    if (sketch.random.often(0.6)) sketch.hangStripes()
    if (form.neckline === 'halter') return drawHalter(sketch, back, form)
    const torso = torsoOf(form.fit, form.hem === 'peplum' ? 760 : 950, neckOf(form.neckline))
    if (!back) drawInside(sketch, form.neckline)
    if (form.sleeve !== 'none')
      drawSleeves(sketch, torso, {
        length: form.length,
        shape: form.sleeve,
        cuff: form.length === 'short' ? 'plain' : 'buttoned',
      })
    if (form.hem === 'peplum') drawPeplum(sketch, torso)
    drawBody(sketch, torso, necklineOf(form.neckline, back), form.hem === 'curved' ? 'curved' : 'straight')
    seamArmholes(sketch, torso)
    if (form.hem !== 'peplum') stitchHem(sketch, torso, form.hem)
    if (!back) drawFront(sketch, form.front, form.neckline, torso)
    if (form.neckline === 'wrap' && !back) drawWrap(sketch, torso)
    drawNeckTrim(sketch, form.neckline, back, { width: 16 })
    if (form.neckline === 'bow' && !back) drawBow(sketch)
    return { focus: [490, 400, 2.25], hanger: { y: 200, reach: 180, drop: 40 } }
  },
})

/** Tied at the neck, with a bare back: gathered or plain, close or loose, with or without buttons. */
function drawHalter(sketch: Sketch, back: boolean, { front, fit, hem }: { front: string; fit: string; hem: string }) {
  const low = hem === 'straight' ? 960 : hem === 'curved' ? 900 : 1020
  const cut = drawBareTop(sketch, back, {
    style: 'halter',
    hem: low,
    gathered: front === 'gathers',
    fitted: fit === 'regular',
  })
  if (!back && front === 'buttons')
    for (let y = 320; y < low - 40; y += 84)
      button(sketch, 450, y, 8, sketch.ink.lightness > 0.5 ? sketch.dye('crudo') : sketch.ink)
  if (!back && front === 'pintucks')
    for (const at of [-60, -40, 40, 60])
      sketch.seam(
        `M${450 + at * 0.6} 270 C${450 + at} 340 ${450 + at * 1.2} 460 ${450 + at * 1.2} 620`,
        sketch.ink,
        0.8,
      )
  return cut
}

function drawFront(
  sketch: Sketch,
  kind: 'plain' | 'buttons' | 'ruffle' | 'gathers' | 'pintucks',
  neckline: string,
  { hem: [, hy] }: Torso,
) {
  const top = neckline === 'v' ? 370 : neckline === 'square' ? 326 : 300
  if (neckline === 'wrap') return
  if (kind === 'buttons') {
    sketch.seam(`M450 ${top} L450 ${hy + 18}`, sketch.ink, 0.8)
    sketch.stitch(`M466 ${top + 6} L466 ${hy + 16}`)
    for (let y = top + 40; y < hy - 20; y += 94)
      button(sketch, 452, y, 8, sketch.ink.lightness > 0.5 ? sketch.dye('crudo') : sketch.ink)
  }
  if (kind === 'gathers')
    for (const at of [-3, -2, -1, 1, 2, 3])
      sketch.fold(
        [450 + at * 24, top + 6 + Math.abs(at) * 2],
        [450 + at * 34, top + 110],
        [450 + at * 40, top + 240],
        11,
        at % 2 ? 0.4 : -0.36,
      )
  if (kind === 'pintucks')
    for (const at of [-84, -66, -48, 48, 66, 84])
      sketch.seam(`M${450 + at} ${top - 10 + Math.abs(at) * 0.1} L${450 + at} 560`, sketch.ink, 0.8)
  if (kind === 'ruffle')
    for (const dx of [-34, 34]) {
      let edge = `M${450 + dx * 0.4} ${top}`
      let backwards = ''
      for (let y = top; y < 640; y += 42) {
        edge += ` C${450 + dx * 2.3} ${y + 6} ${450 + dx * 2.3} ${y + 34} ${450 + dx * 1.5} ${y + 42}`
        backwards = ` L${450 + dx * 0.4} ${y + 42}`
      }
      sketch.piece(`${edge}${backwards} Z`, { lifted: 6, thickness: 0.7, inner: true })
      for (let y = top + 20; y < 620; y += 42)
        sketch.fold([450 + dx * 0.5, y], [450 + dx, y + 4], [450 + dx * 1.9, y + 8], 8, 0.4)
    }
}

function drawPeplum(sketch: Sketch, { waist: [wx], hem: [hx, hy] }: Torso) {
  sketch.piece(
    symmetric(
      `M450 ${hy} C520 ${hy} ${wx - 30} ${hy} ${hx} ${hy - 10} C${hx + 30} ${hy + 70} ${hx + 50} ${hy + 140} ${hx + 62} ${hy + 200} C${hx} ${hy + 226} 600 ${hy + 226} 560 ${hy + 220} C520 ${hy + 232} 490 ${hy + 232} 450 ${hy + 226}`,
    ),
  )
  for (const at of [-0.9, -0.55, -0.2, 0.2, 0.55, 0.9])
    sketch.fold(
      [450 + at * 190, hy + 20],
      [450 + at * 210, hy + 100],
      [450 + at * 260, hy + 230],
      18,
      Math.abs(at) > 0.6 ? 0.5 : -0.42,
    )
}

/** One front over the other, tied at the side. */
export function drawWrap(sketch: Sketch, { hem: [, hy], waist: [wx, wy] }: Torso) {
  const end = Math.min(hy - 40, wy + 40)
  sketch.fold([462, 420], [420, 520], [900 - wx + 30, end - 20], 20, 0.4)
  sketch.seam(`M454 424 C430 520 380 ${round(end - 90)} ${900 - wx + 10} ${end}`, sketch.ink, 1)
  const loose = { cloth: 'plain', lifted: 6, thickness: 0.7 } as const
  const x = 900 - wx + 30
  sketch.piece(
    `M${x - 8} ${end} C${x - 24} ${end + 60} ${x - 30} ${end + 120} ${x - 46} ${end + 176} L${x - 16} ${end + 182} C${x + 2} ${end + 120} ${x + 8} ${end + 60} ${x + 16} ${end} Z`,
    loose,
  )
  sketch.piece(
    `M${x} ${end} C${x + 8} ${end + 60} ${x + 20} ${end + 110} ${x + 16} ${end + 160} L${x + 42} ${end + 152} C${x + 44} ${end + 100} ${x + 30} ${end + 50} ${x + 20} ${end - 2} Z`,
    loose,
  )
  sketch.piece(`M${x - 14} ${end - 20} L${x + 22} ${end - 22} L${x + 26} ${end + 16} L${x - 12} ${end + 18} Z`, {
    ...loose,
    lifted: 4,
  })
}

function drawBow(sketch: Sketch) {
  const loose = { cloth: 'plain', lifted: 8, thickness: 0.9 } as const
  sketch.lay({ dy: -124 }, () => {
    sketch.piece('M440 392 C420 470 404 560 376 650 L424 672 C444 580 452 480 464 400 Z', loose)
    sketch.piece('M452 396 C470 470 500 540 512 620 L556 600 C540 520 498 440 474 388 Z', loose)
    sketch.piece('M450 384 C400 330 330 318 318 360 C312 402 390 420 450 402 Z', loose)
    sketch.piece('M454 384 C500 326 576 320 586 362 C590 402 516 420 454 402 Z', loose)
    sketch.fold([440, 392], [400, 370], [336, 362], 12, -0.6)
    sketch.fold([466, 392], [510, 370], [570, 364], 12, -0.6)
    sketch.piece(
      'M436 372 C446 366 462 366 472 374 C476 390 474 404 468 414 C456 418 444 416 436 410 C432 398 432 384 436 372 Z',
      { ...loose, lifted: 4 },
    )
  })
}
