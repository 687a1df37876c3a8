import { rollPicture } from './chance.ts'
import type { Material } from './material.ts'
import type { Pattern } from './pattern.ts'
import type { Form, Parts } from './form.ts'
import type { Sketch } from './sketch.ts'

/** Front is the main view; other is the back of a garment, the pair from above, the bag from its other side. */
export type Side = 'front' | 'other'

/** What the views need to know about a drawing once it is drawn. */
export type Cut = {
  /** The point and zoom of the detail crop. */
  focus: readonly [x: number, y: number, zoom: number]
  /** Where the neck sits on a clothes hanger, for what is hung in the second view. */
  hanger?: { y: number; reach: number; drop: number } | undefined
  /** Turns the thing about a point: a card on the table, a shoe that stands on its heel and its ball. */
  tilt?: { degrees: number; x: number; y: number }
  /** The drawing was mirrored, and so must be the places named here. */
  flipped?: boolean
  /** Where a standing thing touches the ground. */
  ground?: { y: number; x: number; reach: number }
}

export type Silhouette = {
  parts: Parts
  draw: (sketch: Sketch, side: Side, form: Form) => Cut
  materials: readonly Material[]
  patterns: readonly Pattern[]
  /** Real length of the 900 units of the drawing, in centimetres: gives the tape measure its scale. */
  span: number
}

/** Keeps the names of the parts known while a thing is drawn. */
export function silhouette<const P extends Parts>(
  of: Omit<Silhouette, 'parts' | 'draw'> & { parts: P; draw: (sketch: Sketch, side: Side, form: Form<P>) => Cut },
): Silhouette {
  return of as unknown as Silhouette
}

/** Parts nobody chose are chosen by the seed: the same seed builds the same thing. */
export function completeForm(parts: Parts, given: Form, seed: number): Form {
  const chance = rollPicture(seed)
  return Object.fromEntries(
    Object.entries(parts).map(([part, ways]) => {
      const any = chance.pick(ways)
      const chosen = given[part]
      return [part, chosen !== undefined && ways.includes(chosen) ? chosen : any]
    }),
  )
}
