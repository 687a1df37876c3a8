import type { Silhouette } from '../silhouette.ts'
import { silhouette } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'

type Ink = Sketch['ink']
/** A belt laid flat in one loose turn: the tail lies over the buckle end. */
const turns = {
  loop: 'M250 560 C250 380 430 300 590 330 C760 364 800 540 690 650 C580 752 380 760 250 700',
  wave: 'M220 330 C430 250 700 300 690 440 C680 580 270 560 250 700 C236 830 470 880 680 830',
} as const

export const belt: Silhouette = silhouette({
  span: 40,
  materials: ['leather', 'suede', 'canvas'],
  patterns: ['plain'],
  parts: {
    buckle: ['square', 'round', 'western', 'double', 'plate'],
    width: ['regular', 'narrow', 'wide'],
    strap: ['plain', 'stitched', 'braided', 'studded', 'tooled'],
    lay: ['wave', 'loop'],
  },
  draw(sketch, side, form) {
    const metal = sketch.dye(sketch.random.pick(['dorado', 'plata', 'dorado']))
    const width = { narrow: 46, regular: 64, wide: 86 }[form.width]
    if (side === 'other') sketch.faceOtherWay()
    const line = turns[form.lay]
    sketch.piece(line, { band: width, lifted: 7, thickness: 0.4 })
    drawStrap(sketch, form.strap, line, width, metal)
    const [x, y, turn] = form.lay === 'wave' ? [228, 332, -14] : [246, 700, 18]
    const [tx, ty, tturn] = form.lay === 'wave' ? [690, 828, -12] : [250, 548, 90]
    drawTip(sketch, tx, ty, tturn, width, form.buckle === 'western' ? metal : undefined)
    drawBuckle(sketch, form.buckle, metal, x, y, turn, width)
    return { focus: [x + 60, y, 2.5], flipped: side === 'other' }
  },
})

function drawStrap(
  sketch: Sketch,
  kind: 'plain' | 'stitched' | 'braided' | 'studded' | 'tooled',
  line: string,
  width: number,
  metal: Ink,
) {
  const { ink } = sketch
  if (kind === 'stitched')
    // Two rows of stitches near the edges: a dashed stroke with the middle painted over.
    sketch.mark(
      `<path d="${line}" fill="none" stroke="${ink.lightness > 0.5 ? ink.line : ink.glow}" stroke-opacity=".6" stroke-width="${width - 16}" stroke-dasharray="8 5"/><path d="${line}" fill="none" stroke="${ink.base}" stroke-width="${width - 21}"/>`,
    )
  if (kind === 'braided')
    sketch.mark(
      `<path d="${line}" fill="none" stroke="${ink.deep}" stroke-opacity=".5" stroke-width="${width - 6}" stroke-dasharray="5 17"/><path d="${line}" fill="none" stroke="${ink.glow}" stroke-opacity=".3" stroke-width="${width * 0.36}" stroke-dasharray="9 13"/>`,
    )
  if (kind === 'studded')
    sketch.mark(
      `<path d="${line}" fill="none" stroke="${metal.shade}" stroke-width="17" stroke-linecap="round" stroke-dasharray="0 46"/><path d="${line}" fill="none" stroke="${metal.glow}" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 46" transform="translate(-2 -3)"/>`,
    )
  if (kind === 'tooled')
    sketch.mark(
      `<path d="${line}" fill="none" stroke="${ink.deep}" stroke-opacity=".45" stroke-width="${width * 0.5}" stroke-linecap="round" stroke-dasharray="0 ${width * 0.7}"/><path d="${line}" fill="none" stroke="${ink.light}" stroke-width="${width * 0.3}" stroke-linecap="round" stroke-dasharray="0 ${width * 0.7}"/>`,
    )
}

/** The pointed end with its holes. */
function drawTip(sketch: Sketch, x: number, y: number, turn: number, width: number, metal?: Ink) {
  const half = width / 2
  const holes = [-22, -48, -74].map((dx) => `<ellipse cx="${dx}" cy="0" rx="6" ry="7"/>`).join('')
  sketch.mark(
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-6 ${-half}L22 ${-half}C44 ${-half * 0.6} 44 ${half * 0.6} 22 ${half}L-6 ${half}Z" fill="${metal ? metal.base : sketch.ink.base}"/><g fill="${sketch.ink.deep}">${holes}</g></g>`,
  )
}

function drawBuckle(
  sketch: Sketch,
  kind: 'square' | 'round' | 'western' | 'double' | 'plate',
  metal: Ink,
  x: number,
  y: number,
  turn: number,
  width: number,
) {
  const half = width / 2 + 16
  const long = kind === 'plate' ? 74 : 52
  const frame = (dx: number) =>
    kind === 'round' || kind === 'western'
      ? `<ellipse cx="${dx}" rx="${long + 4}" ry="${half + 4}"/>`
      : `<rect x="${dx - long}" y="${-half}" width="${long * 2}" height="${half * 2}" rx="${kind === 'plate' ? 8 : 14}"/>`
  const prong = (dx: number, dy: number) =>
    `<path d="M${dx - long} ${dy}H${dx + long + 2}" stroke-width="11" stroke-linecap="round"/>`
  const frames = kind === 'double' ? [0, 108] : [0]
  const bars = frames
    .map((dx) => (kind === 'plate' ? '' : kind === 'double' ? prong(dx, -12) + prong(dx, 12) : prong(dx, 0)))
    .join('')
  const shapes = frames.map(frame).join('')
  const solid =
    kind === 'plate'
      ? `<g fill="${metal.base}">${shapes}</g><path d="M-58 ${-half + 14}H58" stroke="${metal.glow}" stroke-width="4"/>`
      : ''
  const engraved =
    kind === 'western'
      ? `<ellipse rx="${long + 4}" ry="${half + 4}" fill="none" stroke="${metal.deep}" stroke-width="3" stroke-dasharray="3 7"/>`
      : ''
  sketch.mark(
    `<g transform="translate(${x} ${y}) rotate(${turn})"><g fill="none" stroke="#2A2018" stroke-opacity=".28" stroke-width="19" transform="translate(5 9)">${shapes}</g>${solid}<g fill="none" stroke="${metal.shade}" stroke-width="18">${shapes}${bars}</g><g fill="none" stroke="${metal.base}" stroke-width="12">${shapes}</g><g fill="none" stroke="${metal.glow}" stroke-width="3.4" transform="translate(-3 -4)">${shapes}${bars}</g>${engraved}</g>`,
  )
  const loop = Math.cos((turn * Math.PI) / 180)
  sketch.mark(
    `<g transform="translate(${x + (kind === 'double' ? 230 : 118) * loop} ${y + (kind === 'double' ? 230 : 118) * Math.sin((turn * Math.PI) / 180)}) rotate(${turn})"><rect x="-15" y="${-half + 8}" width="30" height="${half * 2 - 16}" rx="4" fill="${sketch.ink.shade}"/><path d="M-13 ${-half + 10}V${half - 10}" stroke="${sketch.ink.glow}" stroke-opacity=".5" stroke-width="3"/></g>`,
  )
}
