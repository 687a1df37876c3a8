import { photoTypeOf, type PhotoType } from '#domain/platform/pictures/photos.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { youIn } from '#domain/platform/text/voice.ts'

export const maxPhotos = 3
export const maxPhotoMegabytes = 8
const taken: readonly PhotoType[] = ['jpeg', 'png', 'webp']
/** The `accept` value of a form field: it makes a phone that stores another format convert its photos. */
export const photosAccepted = 'image/jpeg,image/png,image/webp'

/** A key is random, so photos cannot be found by guessing. */
export const reviewPhotoPath = (key: string) => `/img/r/${key}.jpg`

/** The fault of photos by count and size alone, which a browser can check too. */
export function photosFault(files: readonly { size: number }[], country: OpenCountry): string | undefined {
  const you = youIn(country)
  if (files.length > maxPhotos) return you(`Elegí hasta ${maxPhotos} fotos.`, `Elige hasta ${maxPhotos} fotos.`)
  const heavy = files.findIndex(({ size }) => size > maxPhotoMegabytes * 1024 * 1024)
  if (heavy < 0) return undefined
  const other = you('elegí una más liviana', 'elige una más liviana')
  return `La foto ${heavy + 1} pesa más de ${maxPhotoMegabytes} MB: ${other}.`
}

/** The message for a file that is not a photo or is broken. */
export const unreadablePhoto = (at: number, country: OpenCountry) =>
  `No pudimos leer la foto ${at + 1}: ${youIn(country)('elegí', 'elige')} una JPEG, PNG o WebP.`

/** Whether a file is a photo type a review accepts, by its first bytes. */
export const isReviewPhoto = (bytes: Uint8Array) => taken.some((type) => type === photoTypeOf(bytes))
