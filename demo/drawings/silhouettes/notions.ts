import type { Ink } from '../palette.ts'
import { round } from '../path.ts'
import type { Sketch } from '../sketch.ts'

/** A sewn button with four holes. */
export function button(sketch: Sketch, x: number, y: number, radius: number, of: Ink) {
  const hole = (dx: number, dy: number) =>
    `<circle cx="${round(x + dx * radius)}" cy="${round(y + dy * radius)}" r="${round(radius * 0.13)}"/>`
  sketch.mark(
    `<circle cx="${x + 2.5}" cy="${y + 4}" r="${radius}" fill="${sketch.ink.deep}" fill-opacity=".45"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${of.base}"/><circle cx="${x}" cy="${y}" r="${round(radius * 0.86)}" fill="none" stroke="${of.deep}" stroke-opacity=".35" stroke-width="${round(radius * 0.2)}"/><path d="M${round(x - radius * 0.8)} ${y}A${round(radius * 0.8)} ${round(radius * 0.8)} 0 0 1 ${x} ${round(y - radius * 0.8)}" fill="none" stroke="${of.glow}" stroke-width="${round(radius * 0.18)}" stroke-linecap="round"/><g fill="${of.deep}">${hole(-0.24, -0.24)}${hole(0.24, -0.24)}${hole(-0.24, 0.24)}${hole(0.24, 0.24)}</g>`,
  )
}

/** A metal shank button or rivet. */
export function rivet(sketch: Sketch, x: number, y: number, radius: number, of: Ink) {
  sketch.mark(
    `<circle cx="${x + 1.5}" cy="${y + 2.5}" r="${radius}" fill="${sketch.ink.deep}" fill-opacity=".5"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${of.shade}"/><circle cx="${x}" cy="${y}" r="${round(radius * 0.62)}" fill="${of.base}"/><circle cx="${round(x - radius * 0.3)}" cy="${round(y - radius * 0.32)}" r="${round(radius * 0.26)}" fill="${of.glow}"/>`,
  )
}

/** A zip along a line: tape, teeth and puller. */
export function zip(sketch: Sketch, line: string, of: Ink, puller?: readonly [number, number], width = 15) {
  sketch.mark(
    `<path d="${line}" fill="none" stroke="${sketch.ink.deep}" stroke-width="${width + 7}" stroke-opacity=".5"/><path d="${line}" fill="none" stroke="${of.shade}" stroke-width="${round(width * 0.62)}"/><path d="${line}" fill="none" stroke="${of.deep}" stroke-width="${round(width * 0.62)}" stroke-dasharray="2.4 3.2"/><path d="${line}" fill="none" stroke="${of.glow}" stroke-width="1.6" stroke-opacity=".6"/>`,
  )
  if (!puller) return
  const [x, y] = puller
  sketch.mark(
    `<path d="M${x - 9} ${y - 6}H${x + 9}L${x + 7} ${y + 12}H${x - 7}Z" fill="${of.base}"/><rect x="${x - 5.5}" y="${y + 9}" width="11" height="34" rx="4" fill="${of.base}" stroke="${of.deep}" stroke-opacity=".5" stroke-width="1.6"/><path d="M${x - 2} ${y + 14}V${y + 36}" stroke="${of.glow}" stroke-width="2"/>`,
  )
}

/** A cord with a tip, hanging from an eyelet. */
export function cord(sketch: Sketch, line: string, end: readonly [number, number], of: Ink, metal: Ink, width = 10) {
  sketch.piece(line, { band: width, ink: of, cloth: 'bare', material: 'canvas', cap: 'round', lifted: 6, inner: true })
  sketch.mark(
    `<rect x="${end[0] - width * 0.6}" y="${end[1] - 4}" width="${round(width * 1.2)}" height="26" rx="3" fill="${metal.base}"/><path d="M${end[0] - 2} ${end[1]}v18" stroke="${metal.glow}" stroke-width="2"/>`,
  )
}

/** A patch pocket with its double row of stitches. */
export function pocket(sketch: Sketch, shape: string, stitches: string, thread?: string) {
  sketch.piece(shape, { thickness: 0.45, lifted: 4, inner: true })
  sketch.stitch(stitches, sketch.ink, thread)
}
