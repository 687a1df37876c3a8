import type { Sketch } from '../sketch.ts'
import { drawTile } from '../tile-mark.ts'

/** A graphic printed on the chest: shapes, never letters. */
export function printChest(sketch: Sketch, x: number, y: number, scale: number) {
  const { accent, ink } = sketch
  const second = ink.lightness > 0.6 ? '#B55D3F' : '#CD9A34'
  const art = sketch.random.pick([
    // Sun over two hills.
    `<circle cy="-30" r="62" fill="${second}"/><path d="M-120 62C-80 -8 -40 -6 0 40C30 0 76 -10 120 62Z" fill="${accent.base}"/>`,
    // The pavement tile.
    drawTile(0, 0, 216, accent.base),
    // Arches.
    `<g fill="none" stroke-width="17"><path d="M-96 80V0A96 96 0 0 1 96 0V80" stroke="${accent.base}"/><path d="M-62 80V0A62 62 0 0 1 62 0V80" stroke="${second}"/><path d="M-28 80V0A28 28 0 0 1 28 0V80" stroke="${accent.base}"/></g>`,
    // A branch.
    `<g fill="${accent.base}"><path d="M-4 110C-8 40 0 -40 30 -110L36 -108C12 -40 4 40 6 110Z"/>${[-70, -30, 12, 54].map((cy, i) => `<path d="M${20 - i * 6} ${cy}C60 ${cy - 44} 96 ${cy - 40} 104 ${cy - 34}C92 ${cy - 2} 60 ${cy + 12} ${20 - i * 6} ${cy}Z"/><path d="M${14 - i * 6} ${cy + 16}C-30 ${cy - 30} -64 ${cy - 26} -74 ${cy - 20}C-62 ${cy + 14} -30 ${cy + 26} ${14 - i * 6} ${cy + 16}Z" fill="${second}"/>`).join('')}</g>`,
  ])
  sketch.mark(`<g transform="translate(${x} ${y}) scale(${scale})" opacity=".94">${art}</g>`)
}
