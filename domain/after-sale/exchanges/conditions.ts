import { photoTypeOf } from '#domain/platform/pictures/photos.ts'
import { defectReason, type ChangeReason } from './reasons.ts'

/** How goods came back, as the person who unpacked them saw it. */
export const returnConditions = ['sound', 'worn', 'faulty', 'incomplete'] as const
export type ReturnCondition = (typeof returnConditions)[number]

/** What can be sold again as new. */
export const goesBackToStock = (condition: ReturnCondition): boolean => condition === 'sound'

/** What is assumed where nobody said: what its shopper called faulty is. */
export const assumedCondition = (reason: ChangeReason | (string & {})): ReturnCondition =>
  reason === defectReason ? 'faulty' : 'sound'

/** Of one return: enough for a parcel and a stain, not an album. */
export const maxReturnPhotos = 6
/** The desk makes them smaller before it sends them. */
export const maxReturnPhotoBytes = 2 * 1024 * 1024
/** As long as a return may be argued about. */
export const returnPhotoLifetimeMs = 400 * 24 * 60 * 60 * 1000

/** Whether bytes are a photograph at all, by how they begin; decoding says the rest. */
export function isReturnPhoto(bytes: Uint8Array): boolean {
  const type = photoTypeOf(bytes)
  return type !== undefined && type !== 'avif' && bytes.length <= maxReturnPhotoBytes
}
