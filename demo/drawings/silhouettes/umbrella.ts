import type { Silhouette } from '../silhouette.ts'

export const umbrella: Silhouette = {
  parts: {},
  span: 125,
  materials: ['technical'],
  patterns: ['plain', 'stripes', 'dots', 'checks', 'floral'],
  draw(sketch, side) {
    const wood = sketch.dye('camel')
    if (side === 'other') {
      sketch.piece('M450 170 L450 240', {
        band: 10,
        ink: sketch.dye('plata'),
        cloth: 'bare',
        material: 'metal',
        cap: 'round',
      })
      sketch.piece('M450 220 C470 260 520 620 506 800 C480 830 420 830 394 800 C380 620 430 260 450 220 Z', {
        thickness: 1.1,
      })
      for (const [x, d] of [
        [424, -0.5],
        [450, 0.5],
        [478, -0.5],
      ] as const)
        sketch.fold([450, 270], [x, 540], [x + (x - 450) * 0.4, 800], 16, d)
      sketch.piece('M390 610 C420 630 480 630 512 610', { band: 30, cloth: 'plain', lifted: 4 })
      sketch.piece('M450 800 L450 960 C450 1030 540 1030 540 960', {
        band: 28,
        ink: wood,
        cloth: 'bare',
        material: 'leather',
        cap: 'round',
      })
      return { focus: [460, 620, 2.25] }
    }
    sketch.piece('M450 240 L450 940 C450 1040 570 1040 570 950', {
      band: 20,
      ink: wood,
      cloth: 'bare',
      material: 'leather',
      cap: 'round',
    })
    sketch.piece('M450 190 L450 250', {
      band: 10,
      ink: sketch.dye('plata'),
      cloth: 'bare',
      material: 'metal',
      cap: 'round',
    })
    // The far side first, seen from below.
    sketch.piece(
      'M92 610 C140 576 210 566 270 590 C330 560 400 556 450 578 C500 556 570 560 630 590 C690 566 760 576 808 610 C760 500 620 440 450 440 C280 440 140 500 92 610 Z',
      { shade: 0.5, thickness: 0.4, cloth: 'plain' },
    )
    const panels = [
      'M450 234 C290 250 130 400 92 610 C134 580 190 574 236 604 C260 470 340 310 450 234 Z',
      'M450 234 C340 310 260 470 236 604 C300 568 390 568 450 612 C450 480 450 340 450 234 Z',
      'M450 234 C450 340 450 480 450 612 C510 568 600 568 664 604 C640 470 560 310 450 234 Z',
      'M450 234 C560 310 640 470 664 604 C710 574 766 580 808 610 C770 400 610 250 450 234 Z',
    ]
    for (const [i, panel] of panels.entries()) sketch.piece(panel, { thickness: 0.9, grain: i * 20 - 30 })
    for (const x of [92, 236, 450, 664, 808])
      sketch.mark(
        `<circle cx="${x}" cy="${x === 450 ? 612 : x === 92 || x === 808 ? 610 : 604}" r="6" fill="${sketch.dye('plata').shade}"/>`,
      )
    return { focus: [330, 470, 2] }
  },
}
