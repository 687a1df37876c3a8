import { bannerRatios, bannerThemes, type View } from '#domain/browse/product/drawn-source.ts'
import { bannerSizes, drawBanner } from './banner.ts'
import type { Silhouette } from './catalogue.ts'
import { catalogue, silhouettes } from './catalogue.ts'
import { drawBrandLogo } from './logo.ts'
import type { Material } from './material.ts'
import { materials } from './material.ts'
import type { ColourName } from './palette.ts'
import { colours } from './palette.ts'
import type { Pattern } from './pattern.ts'
import { patterns } from './pattern.ts'
import { drawPlaceholder } from './placeholder.ts'
import type { Form, Parts } from './form.ts'
import { composeView } from './views.ts'

export {
  bannerRatios,
  bannerSizes,
  bannerThemes,
  colours,
  drawBanner,
  drawBrandLogo,
  drawPlaceholder,
  materials,
  patterns,
  silhouettes,
}
export type { ColourName, Material, Pattern, Silhouette, View }

export type Drawing = {
  silhouette: Silhouette
  colour: ColourName
  /** Second colour: stripes, prints, trims. A matching one is chosen by default. */
  accent?: ColourName
  material: Material
  pattern: Pattern
  /** 1 main view, 2 the other side, 3 detail, 4 beside a tape measure. */
  view: View
  /** How it is built, part by part; omitted parts are chosen by the seed. */
  form?: Form
  /**
   * Small variation between products of one kind: pockets, soles, stripe widths. The same seed draws the same picture.
   */
  seed?: number
}

type Fit = { materials: readonly Material[]; patterns: readonly Pattern[] }

/** The plausible materials and patterns of a silhouette. Others draw without failing, but no shop would sell them. */
export const fits = Object.fromEntries(
  silhouettes.map((name): [Silhouette, Fit] => [
    name,
    { materials: catalogue[name].materials, patterns: catalogue[name].patterns },
  ]),
) as Record<Silhouette, Fit>

/** The parts of a silhouette and their options. */
export const partsOf = (silhouette: Silhouette): Parts => catalogue[silhouette].parts

/** Materials that come in one colour: denim is not printed, and leather is not woven. */
const plainOnly: readonly Material[] = ['denim', 'leather', 'suede', 'metal', 'mesh']

/** Whether a shop would sell this silhouette in this material with this pattern. */
export function suits(silhouette: Silhouette, material: Material, pattern: Pattern): boolean {
  const fit = fits[silhouette]
  return (
    fit.materials.includes(material) &&
    fit.patterns.includes(pattern) &&
    (pattern === 'plain' || !plainOnly.includes(material))
  )
}

export function drawPicture({ silhouette, view, ...dress }: Drawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 1200" width="900" height="1200">${composeView(catalogue[silhouette], dress, view)}</svg>`
}
