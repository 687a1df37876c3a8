import { across, round, symmetric } from '../path.ts'
import type { Sketch } from '../sketch.ts'

export type SkirtCut = 'a-line' | 'straight' | 'bias' | 'pleated' | 'tiered' | 'circle'
/** From the waist down: where it begins, its width there, and where it ends. */
export type SkirtFrame = { top: number; waist: number; hem: number }

const flare: Readonly<Record<SkirtCut, number>> = {
  straight: 0.1,
  bias: 0.17,
  'a-line': 0.3,
  pleated: 0.28,
  tiered: 0.32,
  circle: 0.4,
}

/** The hem falls in waves, because a straight edge would look like cardboard. */
export function drawSkirt(sketch: Sketch, cut: SkirtCut, { top, waist, hem }: SkirtFrame): number {
  const long = hem - top
  const half = waist - 450
  const out = Math.min(420, round(half + 26 + long * flare[cut]))
  const edge = 450 + out
  const hip =
    cut === 'straight' || cut === 'bias'
      ? `C${waist + 30} ${top + 80} ${450 + half + 50} ${top + 150} ${round(450 + half + 56)} ${top + 230} C${450 + half + 60} ${round(top + long * 0.6)} ${edge} ${hem - 120} ${edge} ${hem - 8}`
      : `C${waist + 40} ${top + long * 0.3} ${edge - out * 0.18} ${round(top + long * 0.7)} ${edge} ${hem - 20}`
  const wave =
    cut === 'straight' || cut === 'bias'
      ? `C${edge - 70} ${hem + 10} 520 ${hem + 14} 450 ${hem + 14}`
      : `C${round(450 + out * 0.94)} ${hem + 4} ${round(450 + out * 0.84)} ${hem + 6} ${round(450 + out * 0.76)} ${hem + 2} C${round(450 + out * 0.66)} ${hem + 4} ${round(450 + out * 0.58)} ${hem + 20} ${round(450 + out * 0.46)} ${hem + 22} C${round(450 + out * 0.36)} ${hem + 24} ${round(450 + out * 0.28)} ${hem + 16} ${round(450 + out * 0.18)} ${hem + 22} C${round(450 + out * 0.12)} ${hem + 26} ${round(450 + out * 0.06)} ${hem + 32} 450 ${hem + 32}`
  sketch.piece(symmetric(`M450 ${top + 8} C500 ${top + 8} ${waist - 30} ${top + 4} ${waist} ${top} ${hip} ${wave}`))
  const at = (u: number, t: number): readonly [number, number] => [
    round(450 + u * (half + (out - half) * t)),
    round(top + long * t),
  ]
  if (cut === 'pleated') drawPleats(sketch, at)
  else if (cut === 'straight' || cut === 'bias') {
    sketch.foldPair(at(0.9, 0.22), at(0.6, 0.28), at(0.3, 0.24), 20, -0.32)
    sketch.foldPair(at(0.74, 0.3), at(0.72, 0.6), at(0.7, 1), 34, 0.34)
    sketch.fold(at(-0.2, 0.3), at(-0.26, 0.6), at(-0.16, 1), 34, cut === 'bias' ? -0.4 : 0.26)
    if (cut === 'bias') sketch.fold(at(0.34, 0.36), at(0.26, 0.7), at(0.4, 1), 28, 0.4)
  } else {
    for (const [i, u] of [-0.86, -0.58, -0.3, -0.04, 0.24, 0.52, 0.8].entries()) {
      const sway = sketch.random.between(-0.05, 0.05)
      sketch.fold(
        at(u * 0.9, 0.05 + (i % 2) * 0.1),
        at(u + sway, 0.5),
        at(u * 1.02 + sway, 1.02),
        24 + (i % 3) * 7,
        i % 2 ? -0.56 : 0.54,
      )
    }
    if (cut === 'tiered')
      for (const t of [0.36, 0.68]) {
        const [x, y] = at(1, t)
        const line = across(
          `M450 ${y + 14} C${round(450 + (x - 450) * 0.5)} ${y + 16} ${x - 30} ${y + 4} ${x - 2} ${y}`,
        )
        sketch.markInside(
          `<path d="${line}" fill="none" stroke="${sketch.ink.deep}" stroke-opacity=".6" stroke-width="3"/><path d="${line}" fill="none" stroke="${sketch.ink.glow}" stroke-opacity=".4" stroke-width="3" transform="translate(0 4)"/>`,
        )
        for (const u of [-0.8, -0.5, -0.2, 0.1, 0.4, 0.7])
          sketch.fold(at(u, t + 0.02), at(u * 1.02, t + 0.08), at(u * 1.04, t + 0.16), 10, 0.4)
      }
  }
  if (cut !== 'pleated')
    sketch.stitch(
      across(
        `M450 ${hem + (cut === 'straight' || cut === 'bias' ? -2 : 14)} C${round(450 + out * 0.4)} ${hem + 2} ${round(450 + out * 0.7)} ${hem - 10} ${edge - 4} ${hem - 34}`,
      ),
    )
  return out
}

function drawPleats(sketch: Sketch, at: (u: number, t: number) => readonly [number, number]) {
  const { ink } = sketch
  let folds = ''
  let edges = ''
  for (let i = -6; i <= 6; i += 1) {
    const u = i / 6.6
    const [a, b, c, d] = [at(u, 0.02), at(u, 0.5), at(u, 1.04), at(u + 0.07, 1.04)]
    edges += `M${a[0]} ${a[1]} Q${b[0]} ${b[1]} ${c[0]} ${c[1]}`
    folds += `M${a[0]} ${a[1]} Q${b[0]} ${b[1]} ${c[0]} ${c[1]} L${d[0]} ${d[1]} Q${b[0] + 8} ${b[1]} ${a[0]} ${a[1]} Z`
  }
  sketch.markInside(
    `<path d="${folds}" fill="${ink.deep}" fill-opacity=".3"/><path d="${edges}" fill="none" stroke="${ink.deep}" stroke-opacity=".5" stroke-width="2.4"/><path d="${edges}" fill="none" stroke="${ink.glow}" stroke-opacity=".36" stroke-width="5" transform="translate(-6 0)"/>`,
  )
}
