import { across } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'
import { silhouette } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'
import { drawInside, drawNeckTrim, neckOf, necklineOf } from './necklines.ts'
import { button } from './notions.ts'
import { drawSleeves } from './sleeves.ts'
import type { Torso } from './torso.ts'
import { drawBody, fits, ribHem, seamArmholes, torsoOf } from './torso.ts'

const hems = { crop: 760, regular: 890, long: 990 } as const

export const sweater: Silhouette = silhouette({
  span: 78,
  materials: ['knit', 'wool'],
  patterns: ['plain', 'stripes', 'checks'],
  parts: {
    neckline: ['crew', 'v', 'high', 'mock', 'boat', 'polo'],
    knit: ['plain', 'cable', 'one-cable', 'ribbed', 'moss', 'yoke'],
    fit: fits,
    length: ['regular', 'crop', 'long'],
    sleeve: ['long', 'three-quarter'],
    front: ['closed', 'buttons'],
    hem: ['deep', 'narrow'],
  },
  draw(sketch, side, form) {
    const { ink } = sketch
    const back = side === 'other'
    const torso = torsoOf(form.fit, hems[form.length], neckOf(form.neckline))
    if (!back && form.neckline !== 'high') drawInside(sketch, form.neckline)
    drawSleeves(sketch, torso, { length: form.sleeve, cuff: 'rib', thickness: 0.85 })
    drawBody(sketch, torso, necklineOf(form.neckline, back), 'straight')
    if (sketch.dress.pattern === 'plain') drawKnit(sketch, form.knit, torso)
    seamArmholes(sketch, torso)
    ribHem(sketch, torso, ink, form.hem === 'deep' ? 84 : 44)
    if (form.front === 'buttons' && !back)
      drawButtons(sketch, torso, form.hem === 'deep' ? 84 : 44, form.neckline === 'v' ? 350 : 280)
    drawNeckTrim(sketch, form.neckline, back, { width: 32 })
    const isRolled = form.neckline === 'high' || form.neckline === 'mock'
    return { focus: [520, 360, 2.5], hanger: isRolled ? undefined : { y: 206, reach: 205, drop: 46 } }
  },
})

function drawButtons(sketch: Sketch, { hem: [, hy] }: Torso, rib: number, from: number) {
  sketch.piece(`M424 ${from} L476 ${from} L476 ${hy + rib + 14} L424 ${hy + rib + 14} Z`, {
    cloth: 'plain',
    thickness: 0.4,
    lifted: 4,
    inner: true,
  })
  sketch.rib(`M450 ${from} L450 ${hy + rib + 12}`, 50, sketch.ink, 8)
  sketch.seam(`M424 ${from} L424 ${hy + rib + 12}`, sketch.ink, 0.8)
  const of = sketch.dye(sketch.ink.lightness > 0.5 ? 'chocolate' : 'camel')
  for (let y = from + 40; y < hy + rib; y += 118) button(sketch, 450, y, 14, of)
}

/** The knit pattern on plain cloth. */
function drawKnit(
  sketch: Sketch,
  knit: 'plain' | 'cable' | 'one-cable' | 'ribbed' | 'moss' | 'yoke',
  { armpit: [ax], hem: [, hy] }: Torso,
) {
  const { ink } = sketch
  if (knit === 'cable') for (const x of [330, 450, 570]) drawCable(sketch, x, x === 450 ? 322 : 290, hy - 20)
  if (knit === 'one-cable') drawCable(sketch, 450, 310, hy - 20)
  if (knit === 'ribbed') {
    let lines = ''
    for (let x = 900 - ax; x <= ax; x += 26) lines += `M${x} 220V${hy + 10}`
    sketch.markInside(
      `<path d="${lines}" stroke="${ink.deep}" stroke-opacity=".3" stroke-width="6" fill="none"/><path d="${lines}" stroke="${ink.glow}" stroke-opacity=".22" stroke-width="4" fill="none" transform="translate(9 0)"/>`,
    )
  }
  if (knit === 'moss') {
    let dots = ''
    for (let y = 320; y < hy; y += 22)
      for (let x = 900 - ax + (y % 44 ? 0 : 11); x < ax; x += 22) dots += `M${x} ${y}h.1`
    sketch.markInside(
      `<path d="${dots}" stroke="${ink.deep}" stroke-opacity=".3" stroke-width="8" stroke-linecap="round" fill="none"/><path d="${dots}" stroke="${ink.glow}" stroke-opacity=".3" stroke-width="5" stroke-linecap="round" fill="none" transform="translate(-2 -3)"/>`,
    )
  }
  if (knit === 'yoke')
    for (const [i, r] of [0, 1, 2].entries()) {
      const y = 330 + r * 44
      const line = across(`M450 ${y} C520 ${y} 580 ${y - 20} 660 ${y - 70 - r * 6}`)
      sketch.markInside(
        `<path d="${line}" fill="none" stroke="${sketch.accent.base}" stroke-width="${i === 1 ? 22 : 10}" stroke-dasharray="${i === 1 ? '12 10' : '16 8'}" stroke-opacity=".9"/>`,
      )
    }
}

/** Two strands that cross over and under repeatedly. */
function drawCable(sketch: Sketch, x: number, from: number, to: number) {
  const { ink } = sketch
  sketch.mark(
    `<path d="M${x - 34} ${from}V${to}M${x + 34} ${from}V${to}" stroke="${ink.deep}" stroke-opacity=".28" stroke-width="5" fill="none"/>`,
  )
  for (let y = from; y < to - 40; y += 74) {
    const strand = (a: number, b: number) => `M${x + a} ${y} C${x + a} ${y + 30} ${x + b} ${y + 44} ${x + b} ${y + 74}`
    for (const [a, b] of [
      [16, -16],
      [-16, 16],
    ] as const)
      sketch.mark(
        `<g fill="none" stroke-linecap="round"><path d="${strand(a, b)}" stroke="${ink.deep}" stroke-width="27" stroke-opacity=".5"/><path d="${strand(a, b)}" stroke="${ink.base}" stroke-width="22"/><path d="${strand(a, b)}" stroke="${ink.glow}" stroke-width="7" stroke-opacity=".3" transform="translate(-4 -4)"/></g>`,
      )
  }
}
