import type { Form } from '../form.ts'
import type { Silhouette } from '../silhouette.ts'
import { silhouette } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'
import { drawPairFromAbove } from './shoe-from-above.ts'
import { drawClosure, drawHeelPanel, drawMark, drawToePanel, marks } from './sneaker-panels.ts'
import { drawFlatSole, soleRise } from './sneaker-soles.ts'
import { drawLacedUpper, drawSlipOnUpper } from './sneaker-uppers.ts'

const parts = {
  collar: ['low', 'mid', 'high'],
  sole: ['cup', 'gum', 'vulcanised', 'platform', 'double'],
  toe: ['round', 'slim', 'full'],
  panel: ['plain', 'perforated', 'cap', 'mudguard', 'foxing'],
  closure: ['laces', 'tied', 'straps', 'elastic'],
  heel: ['tab', 'counter', 'loop'],
  mark: marks,
} as const

/** Sneakers on a flat last: court, retro, skate, platform, high-tops and slip-ons. */
export const sneaker: Silhouette = silhouette({
  span: 34,
  materials: ['canvas', 'leather', 'suede'],
  patterns: ['plain', 'checks', 'floral', 'print', 'stripes'],
  parts,
  draw(sketch, side, form) {
    const { wall, laces, mark, stay } = coloursOf(sketch, form)
    if (side === 'other')
      return drawPairFromAbove(sketch, {
        toe: form.toe === 'slim' ? 'almond' : 'round',
        wall,
        laces,
        mouth: form.closure === 'elastic' ? 'slip' : form.closure === 'straps' ? 'hook' : 'laced',
        cap: form.panel !== 'plain',
      })
    sketch.lay({ dy: -soleRise[form.sole] }, () => {
      if (form.closure === 'elastic') {
        drawSlipOnUpper(sketch, form.toe)
        if (form.panel === 'cap' || form.panel === 'foxing') drawToePanel(sketch, form.panel, wall)
        drawHeelPanel(sketch, form.heel === 'counter' ? 'counter' : 'loop', 'low', mark)
        return
      }
      drawLacedUpper(sketch, form.toe, form.collar)
      drawToePanel(sketch, form.panel, wall)
      drawMark(sketch, form.mark, mark)
      drawHeelPanel(sketch, form.heel, form.collar, mark)
      drawClosure(sketch, form.closure, form.collar, laces, stay)
    })
    drawFlatSole(sketch, form.sole, wall, mark)
    return { focus: [340, 630 - soleRise[form.sole], 2.5], ground: { x: 455, y: 808, reach: 390 } }
  },
})

function coloursOf(sketch: Sketch, form: Form<typeof parts>) {
  const { ink, accent, dress, random } = sketch
  const wall = ink.lightness > 0.3 && random.often(0.35) ? sketch.dye('crudo') : sketch.dye('blanco')
  const laces =
    ink.lightness < 0.3 && random.often(0.4)
      ? sketch.dye('negro')
      : sketch.dye(wall.lightness < 0.94 ? 'crudo' : 'blanco')
  const mark = dress.accent
    ? accent
    : ink.lightness > 0.6
      ? sketch.dye(random.pick(['marino', 'oliva', 'bordo', 'negro', 'camel', 'verde-salvia']))
      : sketch.dye(random.pick(['crudo', 'crudo', 'blanco', 'arena']))
  return { wall, laces, mark, stay: form.panel === 'mudguard' || form.heel === 'counter' ? mark : ink }
}
