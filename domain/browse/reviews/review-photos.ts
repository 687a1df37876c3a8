import { photoTypeOf, type PhotoType } from '#domain/platform/pictures/photos.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { youIn } from '#domain/platform/text/voice.ts'

export const mostPhotos = 3
export const largestPhotoMegabytes = 8
const taken: readonly PhotoType[] = ['jpeg', 'png', 'webp']
/** For a form's field: a phone that keeps its photographs in a format of its own sends one of these then. */
export const photosAccepted = 'image/jpeg,image/png,image/webp'

/** A key is random: nobody finds a photograph by trying. */
export const reviewPhotoPath = (key: string) => `/img/r/${key}.jpg`

/** What is wrong with photographs by their number and weight alone, as a browser knows it too. */
export function photosFault(files: readonly { size: number }[], country: OpenCountry): string | undefined {
  const you = youIn(country)
  if (files.length > mostPhotos) return you(`Elegí hasta ${mostPhotos} fotos.`, `Elige hasta ${mostPhotos} fotos.`)
  const heavy = files.findIndex(({ size }) => size > largestPhotoMegabytes * 1024 * 1024)
  if (heavy < 0) return undefined
  const other = you('elegí una más liviana', 'elige una más liviana')
  return `La foto ${heavy + 1} pesa más de ${largestPhotoMegabytes} MB: ${other}.`
}

/** What is said of one that is no photograph, or is broken. */
export const unreadablePhoto = (at: number, country: OpenCountry) =>
  `No pudimos leer la foto ${at + 1}: ${youIn(country)('elegí', 'elige')} una JPEG, PNG o WebP.`

/** Whether a file is a photograph that a review may have, by its first bytes. */
export const isReviewPhoto = (bytes: Uint8Array) => taken.some((type) => type === photoTypeOf(bytes))
