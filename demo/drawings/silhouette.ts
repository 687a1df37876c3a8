import { pictureRandom } from './picture-random.ts'
import type { Material } from './material.ts'
import type { Pattern } from './pattern.ts'
import type { Form, Parts } from './form.ts'
import type { Sketch } from './sketch.ts'

/** Front is the main view; other is the back of a garment, the pair from above, the bag from its other side. */
export type Side = 'front' | 'other'

/** What the views need to know about a finished drawing. */
export type Cut = {
  /** The point and zoom of the detail crop. */
  focus: readonly [x: number, y: number, zoom: number]
  /** The neck position on a clothes hanger, for garments hung in the second view. */
  hanger?: { y: number; reach: number; drop: number } | undefined
  /** Rotates the product about a point: a card on the table, a shoe on its heel and ball. */
  tilt?: { degrees: number; x: number; y: number }
  /** The drawing was mirrored, so the positions here must be as well. */
  flipped?: boolean
  /** Where a standing product touches the ground. */
  ground?: { y: number; x: number; reach: number }
}

export type Silhouette = {
  parts: Parts
  draw: (sketch: Sketch, side: Side, form: Form) => Cut
  materials: readonly Material[]
  patterns: readonly Pattern[]
  /** Real length of the drawing's 900 units, in centimetres: the scale of the tape measure. */
  span: number
}

/** Keeps the part names typed inside the draw function. */
export function silhouette<const P extends Parts>(
  of: Omit<Silhouette, 'parts' | 'draw'> & { parts: P; draw: (sketch: Sketch, side: Side, form: Form<P>) => Cut },
): Silhouette {
  return of as unknown as Silhouette
}

/** Parts that are not given are chosen by the seed: the same seed builds the same product. */
export function completeForm(parts: Parts, partial: Form, seed: number): Form {
  const random = pictureRandom(seed)
  return Object.fromEntries(
    Object.entries(parts).map(([part, ways]) => {
      const any = random.pick(ways)
      const chosen = partial[part]
      return [part, chosen !== undefined && ways.includes(chosen) ? chosen : any]
    }),
  )
}
