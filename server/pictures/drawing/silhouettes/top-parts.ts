import { symmetric } from '../path.ts'
import type { Sketch } from '../sketch.ts'

/** The inside of the back, seen through the neck opening, with the label. */
export function fillNeck(sketch: Sketch, half: string, label = 206) {
  sketch.piece(symmetric(half), { thickness: 0.5, shade: 0.36, cloth: 'plain' })
  sketch.mark(
    `<rect x="424" y="${label}" width="52" height="26" rx="2" fill="${sketch.dye('crudo').base}" opacity=".9"/><path d="M433 ${label + 10}H467M433 ${label + 17}H456" stroke="${sketch.ink.deep}" stroke-opacity=".5" stroke-width="2.4"/>`,
  )
}

/** Soft folds of a hanging body: drags from the armpits, long verticals that open towards the hem. */
export function drapeBody(
  sketch: Sketch,
  body: { left: number; right: number; armpit: number; hem: number },
  strength = 1,
) {
  const { left, right, armpit, hem } = body
  const x = (share: number) => left + (right - left) * share
  const y = (share: number) => armpit + (hem - armpit) * share
  const sway = () => sketch.chance.between(-0.025, 0.025)
  const fold = (from: [number, number], bend: [number, number], to: [number, number], width: number, depth: number) =>
    sketch.fold([x(from[0]), y(from[1])], [x(bend[0]), y(bend[1])], [x(to[0]), y(to[1])], width, depth * strength)
  fold([0.01, -0.02], [0.18, 0.1], [0.46, 0.12 + sway()], 22, -0.42)
  fold([0.99, -0.02], [0.8, 0.11], [0.56, 0.16 + sway()], 22, -0.42)
  fold([0.02, 0.1], [0.14, 0.24], [0.36, 0.36], 20, -0.3)
  fold([0.98, 0.1], [0.86, 0.28], [0.66, 0.44], 20, -0.3)
  fold([0.14, 0.36], [0.1 + sway(), 0.7], [0.2, 1.06], 30, 0.5)
  fold([0.34, 0.5], [0.36, 0.8], [0.3, 1.08], 28, -0.4)
  fold([0.69, 0.46], [0.65 + sway(), 0.8], [0.74, 1.08], 28, -0.42)
  fold([0.87, 0.38], [0.9, 0.72], [0.83, 1.06], 28, 0.45)
}

/** Creases of a short sleeve, running from the shoulder and from the armpit. */
export function creaseSleeves(sketch: Sketch) {
  sketch.foldPair([664, 456], [716, 440], [768, 392], 16, -0.42)
  sketch.foldPair([700, 580], [716, 480], [696, 340], 18, 0.3)
  sketch.foldPair([764, 560], [764, 470], [724, 340], 22, 0.38)
}
