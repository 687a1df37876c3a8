import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Handle } from '#db/connection/handle.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { reviewPhotoPath } from '#domain/browse/reviews/review-photos.ts'
import type { PhotoAccess } from '#server/platform/pictures/routes.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import { reviewPhotoRepository } from './photo-repository.ts'

const sealOf = (key: string, secret: string) =>
  createHmac('sha256', secret).update(`photo ${key}`).digest('base64url').slice(0, 22)

/** An address that shows a photo before approval, to the moderator and to its author. */
export const sealedPhotoPath = (key: string, secret: string) =>
  `${reviewPhotoPath(key)}?width=1080&seal=${sealOf(key, secret)}`

/** Checked on every request: the photos of a withdrawn review disappear at once. */
export const photoAccess =
  (db: Handle, secrets: Secrets): PhotoAccess =>
  async (key, seal) => {
    const status = await reviewPhotoRepository(db).statusOf(key)
    if (status === 'approved') return 'everybody'
    if (status === undefined || typeof seal !== 'string') throw new RuleError('not_found')
    const right = Buffer.from(sealOf(key, await secrets('review link')))
    const provided = Buffer.from(seal)
    if (provided.length !== right.length || !timingSafeEqual(provided, right)) throw new RuleError('not_found')
    return 'holder of the seal'
  }
