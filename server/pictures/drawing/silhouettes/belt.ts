import type { Silhouette } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'

export const belt: Silhouette = {
  parts: {},
  span: 18,
  materials: ['leather', 'suede', 'canvas'],
  patterns: ['plain'],
  draw(sketch, side) {
    const metal = sketch.dye(sketch.chance.pick(['dorado', 'plata', 'dorado']))
    const round = sketch.chance.often(0.3)
    if (side === 'other') return drawUnrolled(sketch, metal)
    // Rolled up on its edge, the buckle in front.
    const coil = (rx: number, ry: number, y: number) =>
      `M${450 - rx} ${y} C${450 - rx} ${y - ry * 1.32} ${450 + rx} ${y - ry * 1.32} ${450 + rx} ${y}`
    for (const [rx, ry, shade] of [
      [306, 150, 0.32],
      [268, 124, 0.4],
      [230, 98, 0.46],
    ] as const)
      sketch.piece(
        `${coil(rx, ry, 560)} L${450 + rx} 676 C${450 + rx} ${676 - ry * 1.32} ${450 - rx} ${676 - ry * 1.32} ${450 - rx} 676 Z`,
        { shade, thickness: 0.6 },
      )
    const front = (rx: number, ry: number) =>
      `M${450 - rx} 560 C${450 - rx} ${560 + ry * 1.32} ${450 + rx} ${560 + ry * 1.32} ${450 + rx} 560 L${450 + rx} 676 C${450 + rx} ${676 + ry * 1.32} ${450 - rx} ${676 + ry * 1.32} ${450 - rx} 676 Z`
    for (const [rx, ry] of [
      [230, 98],
      [268, 124],
      [306, 150],
    ] as const) {
      sketch.piece(front(rx, ry), { thickness: 1, lifted: rx === 306 ? 6 : 0 })
      sketch.stitch(
        `M${450 - rx + 6} 574 C${450 - rx + 6} ${574 + ry * 1.3} ${450 + rx - 6} ${574 + ry * 1.3} ${450 + rx - 6} 574`,
      )
      sketch.stitch(
        `M${450 - rx + 6} 662 C${450 - rx + 6} ${662 + ry * 1.3} ${450 + rx - 6} ${662 + ry * 1.3} ${450 + rx - 6} 662`,
      )
    }
    sketch.fold([180, 640], [300, 760], [460, 770], 26, 0.4)
    drawBuckle(sketch, metal, 430, 732, round)
    sketch.piece('M556 664 L592 656 L600 800 L562 806 Z', { thickness: 0.8, lifted: 6, cloth: 'plain' })
    return { focus: [430, 720, 2.5] }
  },
}

function drawBuckle(sketch: Sketch, metal: ReturnType<Sketch['dye']>, x: number, y: number, round: boolean) {
  const frame = round
    ? `M${x} ${y - 92} C${x + 122} ${y - 92} ${x + 122} ${y + 92} ${x} ${y + 92} C${x - 122} ${y + 92} ${x - 122} ${y - 92} ${x} ${y - 92} Z`
    : `M${x - 76} ${y - 86} L${x + 60} ${y - 86} C${x + 84} ${y - 86} ${x + 92} ${y - 74} ${x + 92} ${y - 56} L${x + 92} ${y + 56} C${x + 92} ${y + 74} ${x + 84} ${y + 86} ${x + 60} ${y + 86} L${x - 76} ${y + 86} C${x - 88} ${y + 86} ${x - 92} ${y + 80} ${x - 92} ${y + 70} L${x - 92} ${y - 70} C${x - 92} ${y - 80} ${x - 88} ${y - 86} ${x - 76} ${y - 86} Z`
  sketch.piece(frame, { band: 20, ink: metal, cloth: 'bare', material: 'metal', lifted: 8 })
  sketch.piece(`M${x - 90} ${y} L${x + 84} ${y + 4}`, {
    band: 13,
    ink: metal,
    cloth: 'bare',
    material: 'metal',
    cap: 'round',
    lifted: 5,
  })
}

function drawUnrolled(sketch: Sketch, metal: ReturnType<Sketch['dye']>) {
  // One long S, as a belt falls on a table.
  const line = 'M250 250 C620 220 760 340 620 480 C480 610 220 590 220 730 C220 880 520 940 700 900'
  sketch.piece(line, { band: 84, lifted: 6, thickness: 0.35 })
  sketch.stitch('M250 284 C590 256 708 350 592 454 C450 576 186 570 186 734 C186 916 520 976 706 934')
  sketch.stitch('M250 216 C650 184 812 332 648 506 C510 644 254 610 254 726 C254 844 520 904 694 866')
  for (const [x, y] of [
    [560, 913],
    [600, 914],
    [640, 911],
    [520, 909],
  ] as const)
    sketch.mark(`<ellipse cx="${x}" cy="${y}" rx="6" ry="7" fill="${sketch.ink.deep}"/>`)
  drawBuckle(sketch, metal, 240, 250, false)
  return { focus: [290, 270, 2.5] as const }
}
