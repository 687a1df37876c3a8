import { across } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'
import { silhouette } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'
import { drawBareTop } from './bare-tops.ts'
import { drawWrap } from './blouse.ts'
import { drawInside, drawNeckTrim, neckOf, necklineOf } from './necklines.ts'
import { button } from './notions.ts'
import { drawSkirt } from './skirts.ts'
import { drawSleeves } from './sleeves.ts'
import { drawBody, seamArmholes, torsoOf } from './torso.ts'

/** The hem position, and the scale that fits the whole into the picture. */
const lengths = { mini: [960, 0.96], midi: [1200, 0.82], maxi: [1400, 0.71] } as const

export const dress: Silhouette = silhouette({
  span: 105,
  materials: ['linen', 'satin', 'cotton', 'knit'],
  patterns: ['plain', 'floral', 'dots', 'stripes', 'print', 'checks'],
  parts: {
    neckline: ['crew', 'v', 'square', 'boat', 'shirt', 'wrap', 'halter', 'straps', 'scoop', 'tank'],
    sleeve: ['none', 'cap', 'short', 'puff', 'elbow', 'three-quarter', 'bell', 'long', 'bishop'],
    skirt: ['a-line', 'straight', 'bias', 'pleated', 'tiered', 'circle'],
    length: ['midi', 'mini', 'maxi'],
    waist: ['seam', 'belt', 'elastic', 'high', 'bow'],
    front: ['plain', 'buttons', 'gathers', 'pockets'],
  },
  draw(sketch, side, form) {
    const back = side === 'other'
    const [hem, scale] = lengths[form.length]
    const dy = 610 - ((hem + 190) / 2) * scale
    const top = form.waist === 'high' ? 540 : 620
    sketch.lay({ scale, dx: 450 * (1 - scale), dy }, () => {
      drawBodice(sketch, back, form.neckline, form.sleeve, top, (edge) =>
        drawSkirt(sketch, form.skirt, { top: top - 6, waist: edge, hem }),
      )
      const edge = bare(form.neckline) ? 622 : 612
      drawWaist(sketch, form.waist, top, edge, back, form.neckline === 'wrap')
      if (!back) drawFront(sketch, form.front, form.neckline, hem, top)
    })
    const y = (value: number) => Math.round(value * scale + dy)
    return {
      focus: [450, y(470), 2.2],
      hanger: bare(form.neckline) ? undefined : { y: y(200), reach: 150 * scale, drop: 20 },
    }
  },
})

const bare = (neckline: string) => neckline === 'halter' || neckline === 'straps' || neckline === 'tank'

type DressNeck = 'crew' | 'v' | 'square' | 'boat' | 'shirt' | 'wrap' | 'halter' | 'straps' | 'scoop' | 'tank'
type DressSleeve = 'none' | 'cap' | 'short' | 'puff' | 'elbow' | 'three-quarter' | 'bell' | 'long' | 'bishop'
const sleeves = {
  cap: ['cap', 'straight'],
  short: ['short', 'straight'],
  puff: ['short', 'puff'],
  elbow: ['elbow', 'straight'],
  'three-quarter': ['three-quarter', 'straight'],
  bell: ['three-quarter', 'bell'],
  long: ['long', 'straight'],
  bishop: ['long', 'bishop'],
} as const

function drawBodice(
  sketch: Sketch,
  back: boolean,
  neckline: DressNeck,
  sleeve: DressSleeve,
  top: number,
  skirt: (waist: number) => void,
) {
  if (neckline === 'halter' || neckline === 'straps' || neckline === 'tank') {
    skirt(622)
    drawBareTop(sketch, back, { style: neckline, hem: top, fitted: true, skirted: true })
    return
  }
  // A dress without sleeves has narrow shoulders; the armhole is its edge.
  const whole = torsoOf('slim', top, neckOf(neckline))
  const torso = {
    ...whole,
    hem: [612, top] as const,
    ...(sleeve === 'none' && { shoulder: [610, 234] as const, armpit: [634, 440] as const }),
  }
  if (!back) drawInside(sketch, neckline)
  if (sleeve !== 'none') {
    const [length, shape] = sleeves[sleeve]
    drawSleeves(sketch, torso, {
      length,
      shape,
      cuff: shape === 'bishop' ? 'buttoned' : shape === 'puff' ? 'band' : 'plain',
    })
  }
  skirt(612)
  drawBody(sketch, torso, necklineOf(neckline, back), 'straight')
  if (sleeve === 'none') {
    const [[sx, sy], [ax, ay]] = [torso.shoulder, torso.armpit]
    sketch.onBothSides(
      (line) => sketch.piece(line, { band: 11, cloth: 'plain', thickness: 0.6 }),
      `M${sx} ${sy} C${sx - 12} ${sy + 70} ${ax - 44} ${ay - 74} ${ax} ${ay}`,
    )
  } else seamArmholes(sketch, torso)
  if (neckline === 'wrap' && !back) drawWrap(sketch, { ...torso, hem: [612, top + 10], waist: [612, top - 46] })
  drawNeckTrim(sketch, neckline, back, { width: 14 })
}

function drawWaist(
  sketch: Sketch,
  kind: 'seam' | 'belt' | 'elastic' | 'high' | 'bow',
  top: number,
  edge: number,
  back: boolean,
  wrapped: boolean,
) {
  const line = across(`M450 ${top + 10} C510 ${top + 10} 560 ${top + 6} ${edge} ${top - 4}`)
  if (kind === 'seam' || kind === 'high') return sketch.seam(line)
  if (kind === 'elastic') {
    for (const dy of [-8, 8])
      sketch.stitch(across(`M450 ${top + 10 + dy} C510 ${top + 10 + dy} 560 ${top + 6 + dy} ${edge} ${top - 4 + dy}`))
    for (let at = -0.9; at < 1; at += 0.2)
      sketch.fold(
        [450 + at * (edge - 460), top - 20],
        [450 + at * (edge - 456), top + 10],
        [450 + at * (edge - 448), top + 46],
        8,
        0.4,
      )
    return
  }
  sketch.piece(line, { band: kind === 'belt' ? 40 : 30, cloth: 'plain', thickness: 0.8, lifted: 5 })
  if (back || wrapped) return
  if (kind === 'belt') {
    const metal = sketch.dye('dorado')
    return sketch.mark(
      `<rect x="420" y="${top - 18}" width="60" height="58" rx="7" fill="none" stroke="${metal.base}" stroke-width="8"/><path d="M424 ${top + 10}h52" stroke="${metal.shade}" stroke-width="6"/>`,
    )
  }
  const loose = { cloth: 'plain', thickness: 0.7, lifted: 6 } as const
  sketch.piece(
    `M388 ${top + 12} C372 ${top + 70} 366 ${top + 140} 344 ${top + 206} L374 ${top + 212} C392 ${top + 144} 398 ${top + 76} 412 ${top + 14} Z`,
    loose,
  )
  sketch.piece(
    `M398 ${top + 14} C404 ${top + 74} 420 ${top + 136} 416 ${top + 186} L442 ${top + 178} C444 ${top + 126} 428 ${top + 66} 418 ${top + 12} Z`,
    loose,
  )
  sketch.piece(`M384 ${top - 8} L420 ${top - 10} L424 ${top + 28} L386 ${top + 30} Z`, { ...loose, lifted: 4 })
}

function drawFront(
  sketch: Sketch,
  kind: 'plain' | 'buttons' | 'gathers' | 'pockets',
  neckline: DressNeck,
  hem: number,
  top: number,
) {
  if (kind === 'buttons' || neckline === 'shirt') {
    const from = neckline === 'shirt' ? 320 : 380
    sketch.seam(`M450 ${from} L450 ${hem + 10}`, sketch.ink, 0.8)
    sketch.stitch(`M466 ${from + 10} L466 ${hem + 8}`)
    const of = sketch.ink.lightness > 0.6 ? sketch.dye('camel') : sketch.dye('crudo')
    for (let y = from + 46; y < hem - 60; y += 92) button(sketch, 451, y, 10, of)
  }
  if (kind === 'gathers' && !['wrap', 'v', 'shirt'].includes(neckline))
    for (const at of [-3, -2, -1, 1, 2, 3])
      sketch.fold([450 + at * 22, 400], [450 + at * 28, 480], [450 + at * 32, top - 20], 10, at % 2 ? 0.36 : -0.32)
  if (kind === 'pockets')
    sketch.onBothSides(
      (line) => sketch.seam(line),
      `M600 ${top + 40} C612 ${top + 90} 630 ${top + 130} 650 ${top + 160}`,
    )
}
