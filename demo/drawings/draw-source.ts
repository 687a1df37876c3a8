import { pictureOf } from '../catalogue/assortment/picture-of.ts'
import { drawBanner, drawBrandLogo, drawPicture, fits, suits, type Drawing } from './draw.ts'
import type { DrawnSource } from '#domain/browse/product/drawn-source.ts'

/** Replaces a material or pattern the silhouette does not support with the nearest one that it does. */
function drawable(picture: Drawing): Drawing {
  const supported = fits[picture.silhouette].materials
  const material = supported.includes(picture.material) ? picture.material : supported[0]!
  const pattern = suits(picture.silhouette, material, picture.pattern) ? picture.pattern : 'plain'
  return { ...picture, material, pattern }
}

/** The drawing of a source, as SVG. */
export function drawSource(source: DrawnSource): string {
  if (source.kind === 'banner') return drawBanner(source)
  if (source.kind === 'logo') return drawBrandLogo(source.name, source.seed)
  return drawPicture(drawable({ ...pictureOf(source.product), view: source.view } as Drawing))
}
