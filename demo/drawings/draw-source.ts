import { pictureOf } from '../catalogue/assortment/picture-of.ts'
import { drawBanner, drawBrandLogo, drawPicture, fits, suits, type Drawing } from './draw.ts'
import type { DrawnSource } from '#domain/browse/product/drawn-source.ts'

/** A product may be of a cloth or a pattern that its drawing does not know: it then gets the nearest one that it does. */
function drawable(picture: Drawing): Drawing {
  const known = fits[picture.silhouette].materials
  const material = known.includes(picture.material) ? picture.material : known[0]!
  const pattern = suits(picture.silhouette, material, picture.pattern) ? picture.pattern : 'plain'
  return { ...picture, material, pattern }
}

/** The drawing of a source, as SVG. */
export function drawSource(source: DrawnSource): string {
  if (source.kind === 'banner') return drawBanner(source)
  if (source.kind === 'logo') return drawBrandLogo(source.name, source.seed)
  return drawPicture(drawable({ ...pictureOf(source.product), view: source.view } as Drawing))
}
