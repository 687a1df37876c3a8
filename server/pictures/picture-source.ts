import { createHash } from 'node:crypto'
import type { Pictured } from '#db/seed/assortment/picture-of.ts'
import type { Handle } from '#db/open.ts'
import { RuleError } from '#domain/errors.ts'
import type { Subject } from './address.ts'
import type { BannerRatio, BannerTheme, View } from './drawing/draw.ts'
import type { PhotoStore } from '#server/photos/photo-store.ts'
import { photoRepository } from '#server/photos/repository.ts'
import { storedNameOf } from '#server/reviews/keep-photos.ts'
import { pictureRepository } from './repository.ts'

/** What one of our drawings is made from. */
export type DrawnSource =
  | { kind: 'product'; product: Pictured; view: View }
  | { kind: 'banner'; theme: BannerTheme; ratio: BannerRatio; seed: number }
  | { kind: 'logo'; name: string; seed: number }

/** Everything the renderer needs to make a picture: it has no database and no photographs of its own. */
export type PictureSource = DrawnSource | { kind: 'photo'; photo: Uint8Array }

/** A feed names the photograph, and it has not been fetched yet. */
export class PhotoNotFetched extends Error {}

type Origins = { db: Handle; photos: PhotoStore }

const seedOf = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0)

async function readPhoto({ db, photos }: Origins, key: string): Promise<PictureSource> {
  const photo = await photos.get(key)
  if (photo) return { kind: 'photo', photo }
  throw (await photoRepository(db).isKnown(key)) ? new PhotoNotFetched() : new RuleError('not_found')
}

async function readReviewPhoto({ photos }: Origins, key: string): Promise<PictureSource> {
  const photo = await photos.get(storedNameOf(key))
  if (!photo) throw new RuleError('not_found')
  return { kind: 'photo', photo }
}

export async function readPictureSource(parts: Origins, subject: Subject): Promise<PictureSource> {
  if (subject.kind === 'review photo') return readReviewPhoto(parts, subject.key)
  if (subject.kind === 'photo') return readPhoto(parts, subject.key)
  return readDrawn(parts.db, subject)
}

async function readDrawn(db: Handle, subject: Exclude<Subject, { key: string }>): Promise<DrawnSource> {
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
