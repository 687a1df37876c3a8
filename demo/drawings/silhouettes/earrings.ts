import { mirror } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'

export const earrings: Silhouette = {
  parts: {},
  span: 12,
  materials: ['metal', 'acetate'],
  patterns: ['plain'],
  draw(sketch, side) {
    const metal = sketch.dress.material === 'metal' ? sketch.ink : sketch.dye('dorado')
    const kind = sketch.random.pick(['hoop', 'drop', 'tile'] as const)
    if (side === 'other') {
      // On their sales card.
      sketch.piece(
        'M230 190 L670 190 C684 190 692 198 692 212 L692 988 C692 1002 684 1010 670 1010 L230 1010 C216 1010 208 1002 208 988 L208 212 C208 198 216 190 230 190 Z',
        { ink: sketch.dye('crudo'), cloth: 'plain', material: 'card', thickness: 0.4 },
      )
      sketch.mark(
        `<circle cx="450" cy="258" r="20" fill="${sketch.dye('arena').shade}"/><path d="M330 880H570M370 920H530" stroke="${sketch.dye('camel').base}" stroke-opacity=".5" stroke-width="6"/>`,
      )
    }
    for (const path of [mirror, (shape: string) => shape]) drawEarring(sketch, path, metal, kind)
    return { focus: [610, 600, 2] }
  },
}

const loop = (cx: number, cy: number, r: number) =>
  `M${cx} ${cy - r} C${cx + r * 1.333} ${cy - r} ${cx + r * 1.333} ${cy + r} ${cx} ${cy + r} C${cx - r * 1.333} ${cy + r} ${cx - r * 1.333} ${cy - r} ${cx} ${cy - r} Z`

function drawEarring(
  sketch: Sketch,
  path: (shape: string) => string,
  metal: ReturnType<Sketch['dye']>,
  kind: 'hoop' | 'drop' | 'tile',
) {
  const x = kind === 'hoop' ? 616 : 600
  const bright = { ink: metal, cloth: 'bare', material: 'metal' } as const
  const stone = {
    ink: sketch.ink,
    cloth: 'bare',
    material: sketch.dress.material === 'metal' ? 'metal' : 'acetate',
  } as const
  if (kind === 'hoop') {
    sketch.piece(path(loop(x, 620, 128)), { ...stone, band: 34, lifted: 6 })
    sketch.piece(path(`M${x - 4} 500 C${x - 4} 460 ${x + 30} 450 ${x + 34} 480`), { ...bright, band: 9, cap: 'round' })
    return
  }
  sketch.piece(path(`M${x} 452 C${x - 8} 420 ${x + 4} 392 ${x + 26} 400 C${x + 44} 410 ${x + 36} 440 ${x + 20} 448`), {
    ...bright,
    band: 8,
    cap: 'round',
  })
  sketch.piece(path(loop(x, 480, 26)), { ...bright, lifted: 4 })
  if (kind === 'drop') {
    sketch.piece(path(loop(x, 540, 18)), { ...bright, band: 8 })
    sketch.piece(
      path(
        `M${x} 566 C${x + 30} 630 ${x + 84} 690 ${x + 84} 760 C${x + 84} 816 ${x + 46} 846 ${x} 846 C${x - 46} 846 ${x - 84} 816 ${x - 84} 760 C${x - 84} 690 ${x - 30} 630 ${x} 566 Z`,
      ),
      { ...stone, lifted: 8 },
    )
    return
  }
  for (const row of [0, 1, 2]) {
    sketch.piece(path(loop(x, 532 + row * 120, 11)), { ...bright, band: 6 })
    sketch.piece(
      path(
        `M${x - 46} ${548 + row * 120} L${x + 46} ${548 + row * 120} L${x + 46} ${640 + row * 120} L${x - 46} ${640 + row * 120} Z`,
      ),
      { ...(row === 1 ? bright : stone), lifted: 6 },
    )
  }
}
