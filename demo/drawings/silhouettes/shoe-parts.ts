import type { Ink } from '../palette.ts'
import { round, through } from '../path.ts'
import type { Sketch } from '../sketch.ts'

type Point = readonly [number, number]

/** Flat laces from each eyelet over the throat of the shoe, with the bow on top. */
export function lace(sketch: Sketch, eyelets: readonly Point[], reach: Point, of: Ink, width = 13) {
  for (const [x, y] of eyelets) {
    sketch.mark(
      `<circle cx="${x}" cy="${y}" r="7.5" fill="${sketch.ink.deep}"/><circle cx="${x}" cy="${y}" r="7.5" fill="none" stroke="${of.line}" stroke-width="2.4"/>`,
    )
    const path = `M${x} ${y} Q${round(x + reach[0] * 0.4)} ${round(y + reach[1] * 0.9)} ${x + reach[0]} ${y + reach[1]}`
    sketch.piece(path, { band: width, ink: of, cloth: 'bare', material: 'canvas', cap: 'round', lifted: 5 })
  }
}

export function bow(sketch: Sketch, [x, y]: Point, of: Ink, width = 10) {
  const at = (dx: number, dy: number): Point => [x + dx, y + dy]
  const cord = { band: width, ink: of, cloth: 'bare', material: 'canvas', cap: 'round', lifted: 5 } as const
  sketch.piece(through([at(4, 0), at(34, -26), at(66, -22), at(60, 6), at(26, 10), at(2, 4)]), cord)
  sketch.piece(through([at(0, 2), at(-24, 28), at(-50, 36), at(-58, 20), at(-34, 2), at(0, 0)]), cord)
  sketch.piece(through([at(4, 6), at(22, 34), at(30, 66), at(24, 88)]), cord)
  sketch.piece(through([at(-2, 8), at(-10, 34), at(-6, 58), at(-14, 76)]), cord)
  sketch.piece(through([at(-8, -2), at(2, 4), at(10, 8)]), { ...cord, band: width + 5 })
}

/** Rows of punched holes. */
export function perforate(sketch: Sketch, points: readonly Point[], radius = 4) {
  const holes = points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`).join('')
  sketch.mark(
    `<g fill="${sketch.ink.glow}" fill-opacity=".35" transform="translate(1.2 1.6)">${holes}</g><g fill="${sketch.ink.deep}" fill-opacity=".8">${holes}</g>`,
  )
}
