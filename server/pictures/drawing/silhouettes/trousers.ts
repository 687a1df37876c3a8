import { across, symmetric } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'
import { creaseLegs } from './jeans.ts'
import { button, cord } from './notions.ts'

export const trousers: Silhouette = {
  parts: {},
  span: 96,
  materials: ['cotton', 'linen', 'wool', 'technical', 'satin'],
  patterns: ['plain', 'checks', 'stripes', 'print'],
  draw(sketch, side) {
    const { ink, chance, dress } = sketch
    const back = side === 'other'
    sketch.hangStripes()
    const jogger = dress.material === 'technical'
    const wide = !jogger && (dress.material === 'linen' || dress.material === 'satin' || chance.often(0.35))
    const outer = jogger ? 612 : wide ? 742 : 650
    const inner = jogger ? 498 : wide ? 466 : 490
    const hem = jogger ? 1020 : 1080
    if (!back)
      sketch.piece(symmetric('M450 124 L582 116 C589 130 592 140 589 150 C546 164 498 168 450 168'), {
        shade: 0.45,
        thickness: 0.3,
        cloth: 'plain',
      })
    sketch.pair(
      `M448 160 C510 160 553 154 594 144 C630 230 656 330 661 430 C671 640 ${outer - 4} 860 ${outer} ${hem} C${outer - 60} ${hem + 16} ${inner + 60} ${hem + 18} ${inner} ${hem + 10} C479 900 469 680 452 490 Z`,
      { grain: wide ? 6 : 4 },
    )
    creaseLegs(sketch, outer, inner, wide ? 0.7 : 0.8)
    if (wide)
      for (const at of [0.25, 0.5, 0.75])
        sketch.foldPair(
          [480 + at * 110, 300],
          [480 + at * 130, 700],
          [inner + (outer - inner) * at, hem + 10],
          24,
          at === 0.5 ? 0.5 : -0.45,
        )
    sketch.seam('M450 210 C452 300 445 420 452 490')
    if (!jogger) {
      // The pressed crease is what tells trousers from jeans at a glance.
      const crease = `M553 250 C568 480 ${(outer + inner) / 2 + 4} 800 ${(outer + inner) / 2} ${hem + 14}`
      sketch.onBothSides((line) => sketch.seam(line, ink, 0.6), crease)
      if (!back) sketch.foldPair([534, 214], [539, 270], [551, 360], 14, -0.6)
    }
    const band = symmetric(
      back
        ? 'M450 122 C510 122 553 118 589 110 L606 158 C558 172 505 176 450 176'
        : 'M450 160 C510 160 553 154 589 144 L608 196 C558 212 505 216 450 216',
    )
    sketch.piece(band, { thickness: 0.6, lifted: 3, cloth: jogger ? 'plain' : 'patterned' })
    if (jogger) {
      sketch.rib(across(back ? 'M450 149 C510 149 558 144 598 134' : 'M450 188 C510 188 558 182 599 170'), 48, ink, 9)
      sketch.pair(
        `M${inner} ${hem + 4} C${inner + 30} ${hem + 12} ${outer - 30} ${hem + 10} ${outer} ${hem - 4} L${outer - 6} ${hem + 60} C${outer - 30} ${hem + 72} ${inner + 30} ${hem + 74} ${inner + 8} ${hem + 66} Z`,
        { cloth: 'plain', thickness: 0.8 },
      )
      sketch.onBothSides(
        (line) => sketch.rib(line, 58, ink, 8),
        `M${inner + 4} ${hem + 38} C${inner + 40} ${hem + 44} ${outer - 30} ${hem + 42} ${outer} ${hem + 26}`,
      )
      if (!back)
        for (const [x, end] of [
          [436, 330],
          [466, 310],
        ] as const)
          cord(
            sketch,
            `M${x} 214 C${x - 6} 250 ${x + 4} 290 ${x} ${end}`,
            [x, end],
            sketch.dye('crudo'),
            sketch.dye('plata'),
            9,
          )
    } else if (!back) {
      button(sketch, 456, 188, 10, ink.lightness > 0.5 ? sketch.dye('camel') : sketch.dye('chocolate'))
      sketch.stitch('M467 216 C484 280 488 340 467 396')
    }
    if (back) {
      for (const side of [1, -1])
        sketch.mark(
          `<path d="M${450 + side * 60} 300H${450 + side * 140}" stroke="${ink.deep}" stroke-opacity=".7" stroke-width="5"/><path d="M${450 + side * 60} 306H${450 + side * 140}" stroke="${ink.glow}" stroke-opacity=".3" stroke-width="2.5"/>`,
        )
    } else {
      sketch.onBothSides((line) => {
        sketch.seam(line)
        sketch.stitch(line)
      }, 'M582 214 C596 262 618 310 644 352')
    }
    return { focus: [500, 300, 2.5] }
  },
}
