import { createHash } from 'node:crypto'
import type { Pictured } from '#db/seed/assortment/picture-of.ts'
import type { Handle } from '#db/open.ts'
import { RuleError } from '#domain/errors.ts'
import type { Subject } from './address.ts'
import type { BannerRatio, BannerTheme, View } from './drawing/draw.ts'
import { pictureRepository } from './repository.ts'

/** Everything the renderer needs to make a picture: it has no database of its own. */
export type PictureSource =
  | { kind: 'product'; product: Pictured; view: View }
  | { kind: 'banner'; theme: BannerTheme; ratio: BannerRatio; seed: number }
  | { kind: 'logo'; name: string; seed: number }

const seedOf = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0)

export async function readPictureSource(db: Handle, subject: Subject): Promise<PictureSource> {
  const pictures = pictureRepository(db)
  if (subject.kind === 'banner') return { ...subject, seed: seedOf(subject.theme) }
  if (subject.kind === 'logo') {
    const name = await pictures.brandNamed(subject.slug)
    if (!name) throw new RuleError('not_found')
    return { kind: 'logo', name, seed: seedOf(subject.slug) }
  }
  const product = await pictures.productOf(subject.sku)
  if (!product) throw new RuleError('not_found')
  return { kind: 'product', product, view: subject.view }
}
