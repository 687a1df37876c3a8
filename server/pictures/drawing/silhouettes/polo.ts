import { across, mirror, symmetric } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'
import { drawTile } from '../tile-mark.ts'
import { button } from './notions.ts'
import { creaseSleeves, drapeBody, fillNeck } from './top-parts.ts'

export const polo: Silhouette = {
  parts: {},
  span: 76,
  materials: ['cotton', 'knit'],
  patterns: ['plain', 'stripes'],
  draw(sketch, side) {
    const { ink } = sketch
    const back = side === 'other'
    const tipped = sketch.chance.often(0.4)
    fillNeck(sketch, 'M450 190 C490 190 520 196 536 206 C524 250 480 290 450 320', 206)
    sketch.pair(
      'M652 240 C714 262 752 306 776 372 C794 424 808 470 820 508 C790 540 746 562 704 570 C694 530 684 496 672 462 C684 384 678 306 652 240 Z',
      { grain: 26, thickness: 0.9 },
    )
    const neck = back ? 'M450 226 C500 226 528 220 546 204' : 'M450 330 C480 292 520 250 540 206'
    sketch.piece(
      symmetric(
        `${neck} L656 242 C682 312 682 390 674 462 C666 560 664 660 668 760 C670 850 674 930 678 1000 C600 1018 520 1022 450 1022`,
      ),
    )
    drapeBody(sketch, { left: 226, right: 674, armpit: 464, hem: 1000 }, 0.8)
    creaseSleeves(sketch)
    sketch.onBothSides((line) => sketch.seam(line, ink, 0.7), 'M656 242 C682 312 682 390 674 462')
    const cuff = 'M700 558 C744 550 786 528 814 498'
    sketch.onBothSides((line) => {
      sketch.piece(line, { band: 30, cloth: 'plain', thickness: 0.6 })
      sketch.rib(line, 28, ink, 5.5)
      if (tipped) sketch.mark(`<path d="${line}" fill="none" stroke="${sketch.accent.base}" stroke-width="6"/>`)
    }, cuff)
    sketch.stitch(across('M450 1000 C520 1000 600 996 677 979'))
    const wing =
      'M540 184 C560 200 574 226 580 256 C562 290 530 318 504 332 C486 318 466 322 452 330 C476 286 512 238 530 192 Z'
    if (back) {
      sketch.piece(symmetric('M450 178 C500 178 536 182 548 192 C566 208 576 226 580 244 C540 262 500 266 450 266'), {
        cloth: 'plain',
        thickness: 0.7,
        lifted: 6,
      })
    } else {
      sketch.piece('M424 322 L476 322 L476 486 L450 496 L424 486 Z', { cloth: 'plain', thickness: 0.4, lifted: 3 })
      sketch.stitch('M430 330 L430 480 M470 330 L470 480')
      const buttons = ink.lightness > 0.7 ? sketch.dye('blanco') : ink
      for (const y of [352, 404, 456]) button(sketch, 450, y, 9, buttons)
      for (const shape of [mirror(wing), wing]) sketch.piece(shape, { cloth: 'plain', thickness: 0.7, lifted: 7 })
      if (tipped)
        sketch.onBothSides(
          (line) => sketch.mark(`<path d="${line}" fill="none" stroke="${sketch.accent.base}" stroke-width="6"/>`),
          'M572 256 C554 286 526 310 504 322',
        )
      sketch.mark(drawTile(570, 440, 30, ink.lightness > 0.5 ? sketch.accent.base : sketch.dye('crudo').base))
    }
    return { focus: [470, 360, 2.5], hanger: { y: 200, reach: 205, drop: 50 } }
  },
}
