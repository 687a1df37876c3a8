import type { Silhouette } from '../silhouette.ts'
import { drawTile } from '../tile-mark.ts'

export const giftCard: Silhouette = {
  parts: {},
  span: 12,
  materials: ['card'],
  patterns: ['plain', 'floral', 'dots', 'stripes', 'print'],
  draw(sketch, side) {
    const { ink, accent } = sketch
    const ribbon = sketch.dress.accent ? accent : sketch.dye(ink.lightness > 0.6 ? 'terracota' : 'crudo')
    const card =
      'M156 420 L744 420 C762 420 774 432 774 450 L774 782 C774 800 762 812 744 812 L156 812 C138 812 126 800 126 782 L126 450 C126 432 138 420 156 420 Z'
    if (side === 'other') {
      // In its envelope.
      sketch.piece('M150 330 L750 330 L750 640 L150 640 Z', { thickness: 0.4 })
      sketch.piece('M110 470 L790 470 L790 900 L110 900 Z', {
        ink: sketch.dye('crudo'),
        cloth: 'plain',
        thickness: 0.5,
        lifted: 8,
      })
      sketch.seam('M110 900 L400 660 M790 900 L500 660', sketch.dye('crudo'))
      sketch.piece('M110 470 L790 470 L480 712 C462 726 438 726 420 712 Z', {
        ink: sketch.dye('crudo'),
        cloth: 'plain',
        thickness: 0.5,
        lifted: 9,
      })
      sketch.mark(`<circle cx="450" cy="700" r="44" fill="${ribbon.base}"/>${drawTile(450, 700, 52, ribbon.glow)}`)
      return { focus: [450, 640, 2] }
    }
    sketch.piece(card, { thickness: 0.6 })
    sketch.mark(
      drawTile(
        640,
        540,
        112,
        sketch.dress.pattern === 'plain' ? (ink.lightness > 0.5 ? ink.line : ink.glow) : ribbon.base,
      ),
    )
    sketch.piece('M270 420 L330 420 L330 812 L270 812 Z', {
      ink: ribbon,
      cloth: 'bare',
      material: 'satin',
      thickness: 0.6,
      inner: true,
    })
    const loop = { ink: ribbon, cloth: 'bare', material: 'satin', lifted: 8 } as const
    sketch.piece('M300 616 C250 540 170 520 158 574 C150 630 230 650 300 628 Z', loop)
    sketch.piece('M300 616 C350 540 430 520 442 574 C450 630 370 650 300 628 Z', loop)
    sketch.piece('M296 624 C270 680 236 720 206 744 L250 762 C280 730 300 680 310 630 Z', loop)
    sketch.piece('M304 624 C330 680 362 716 396 736 L356 762 C324 730 304 680 294 630 Z', loop)
    sketch.piece(
      'M278 596 C290 588 312 588 322 598 C328 614 326 632 320 644 C308 650 290 650 280 642 C272 628 272 610 278 596 Z',
      { ...loop, lifted: 4 },
    )
    return { focus: [400, 610, 2.25], tilt: { degrees: -7, x: 450, y: 620 } }
  },
}
