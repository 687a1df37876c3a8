import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { pictureOf } from '#db/seed/assortment/picture-of.ts'
import type { Handle } from '#db/open.ts'
import { palette } from '#domain/catalog/palette.ts'
import { RuleError } from '#domain/errors.ts'
import type { Subject } from './address.ts'
import { drawBanner, drawBrandLogo, drawPicture, fits, suits, type Drawing } from './drawing/draw.ts'
import { pictureRepository } from './repository.ts'

const seedOf = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0)

/** A product may be of a cloth or a pattern that its drawing does not know: it then gets the nearest one that it does. */
function drawable(picture: Drawing): Drawing {
  const known = fits[picture.silhouette].materials
  const material = known.includes(picture.material) ? picture.material : known[0]!
  const pattern = suits(picture.silhouette, material, picture.pattern) ? picture.pattern : 'plain'
  return { ...picture, material, pattern }
}

/** The drawing behind an address, as SVG. */
export async function drawSubject(db: Handle, subject: Subject): Promise<string> {
  const pictures = pictureRepository(db)
  if (subject.kind === 'banner') return drawBanner({ ...subject, seed: seedOf(subject.theme) })
  if (subject.kind === 'logo') {
    const name = await pictures.brandNamed(subject.slug)
    if (!name) throw new RuleError('not_found')
    return drawBrandLogo(name, seedOf(subject.slug))
  }
  const product = await pictures.productOf(subject.sku)
  if (!product) throw new RuleError('not_found')
  return drawPicture(drawable({ ...pictureOf(product), view: subject.view } as Drawing))
}

/** Changes when the drawings change, so that a cache on disk never shows yesterday's hand. */
export function drawingVersion(): string {
  const hash = createHash('sha256').update(JSON.stringify(palette))
  for (const file of globSync('**/*.ts', { cwd: new URL('./drawing/', import.meta.url) }).sort()) {
    if (!file.includes('.test.')) hash.update(readFileSync(new URL(`./drawing/${file}`, import.meta.url)))
  }
  return hash.digest('hex').slice(0, 12)
}
