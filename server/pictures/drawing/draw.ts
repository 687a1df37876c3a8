import type { Silhouette } from './catalogue.ts'
import { catalogue, silhouettes } from './catalogue.ts'
import type { Material } from './material.ts'
import { materials } from './material.ts'
import type { ColourName } from './palette.ts'
import { colours } from './palette.ts'
import type { Pattern } from './pattern.ts'
import { patterns } from './pattern.ts'
import type { View } from './views.ts'
import { composeView } from './views.ts'

export { colours, materials, patterns, silhouettes }
export type { ColourName, Material, Pattern, Silhouette, View }

export type Drawing = {
  silhouette: Silhouette
  colour: ColourName
  /** Second colour: stripes, prints, trims. One that goes with the first is chosen when there is none. */
  accent?: ColourName
  material: Material
  pattern: Pattern
  /** 1 main view, 2 the other side, 3 detail, 4 beside a tape measure. */
  view: View
  /** Small variation between products of one kind: pockets, soles, stripe widths. The same seed draws the same picture. */
  seed?: number
}

type Fit = { materials: readonly Material[]; patterns: readonly Pattern[] }

/** Which cloths and patterns make sense for a thing. Others draw without failing, but no shop would sell them. */
export const fits = Object.fromEntries(
  silhouettes.map((name): [Silhouette, Fit] => [name, { materials: catalogue[name].materials, patterns: catalogue[name].patterns }]),
) as Record<Silhouette, Fit>

export function drawPicture({ silhouette, view, ...dress }: Drawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 1200" width="900" height="1200">${composeView(catalogue[silhouette], dress, view)}</svg>`
}
