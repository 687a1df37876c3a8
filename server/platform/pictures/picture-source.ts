import { createHash } from 'node:crypto'
import type { Handle } from '#db/connection/handle.ts'
import { RuleError } from '#domain/platform/errors.ts'
import type { Subject } from './address.ts'
import type { DrawnSource } from '#domain/browse/product/drawn-source.ts'
import { photoRepository } from './photo-repository.ts'
import { reviewPhotoName, type PhotoStore } from './photo-store.ts'
import { pictureRepository } from './repository.ts'

/** Everything the renderer needs for a picture: it has neither the database nor the photos. */
export type PictureSource = DrawnSource | { kind: 'photo'; photo: Uint8Array }

/** A feed names the photo, but it has not been fetched yet. */
export class PhotoNotFetched extends Error {}

/** Another photo took its place. */
export class PhotoReplaced extends Error {
  readonly by: string
  constructor(by: string) {
    super(`replaced by ${by}`)
    this.by = by
  }
}

type PictureOrigins = {
  db: Handle
  photos: PhotoStore
  /** Whether the demo's drawings are shown; a shop without the demo loads none of them. */
  hasDrawings: boolean
}

const seedOf = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0)

async function readPhoto({ db, photos }: PictureOrigins, key: string): Promise<PictureSource> {
  const photo = await photos.get(key)
  if (photo) return { kind: 'photo', photo }
  const known = await photoRepository(db).find(key)
  if (known?.replacedBy) throw new PhotoReplaced(known.replacedBy)
  throw known ? new PhotoNotFetched() : new RuleError('not_found')
}

async function readReviewPhoto({ photos }: PictureOrigins, key: string): Promise<PictureSource> {
  const photo = await photos.get(reviewPhotoName(key))
  if (!photo) throw new RuleError('not_found')
  return { kind: 'photo', photo }
}

export async function readPictureSource(parts: PictureOrigins, subject: Subject): Promise<PictureSource> {
  if (subject.kind === 'review photo') return readReviewPhoto(parts, subject.key)
  if (subject.kind === 'photo') return readPhoto(parts, subject.key)
  if (!parts.hasDrawings) throw new RuleError('not_found')
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
