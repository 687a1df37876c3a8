import type { ProductPicture } from '#domain/browse/product/product-picture.ts'

export const maxPictures = 30
export const maxPictureText = 250
/** The shorter side: below it a phone already shows a picture blurred. */
export const minPictureSide = 400
export const maxPictureMegapixels = 50

/** A picture as a form says it; one that takes the place of another says of which. */
export type WantedPicture = ProductPicture & { replaces?: string | undefined }

export type PictureFault = 'other_pictures' | 'twice' | 'no_picture' | 'no_picture_text'

/**
 * The pictures a product is to have. A text that is taken back is one that nobody wrote; only those that came without one
 * stay so.
 */
export function picturesAfter(
  before: readonly ProductPicture[],
  wanted: readonly WantedPicture[],
): readonly ProductPicture[] {
  const had = new Map(before.map((picture) => [picture.url, picture]))
  return wanted.map(({ url, alt, focus }) => {
    const text = alt?.trim() ?? ''
    return { url, alt: text === '' && had.get(url)?.alt === null ? null : text, focus }
  })
}

export const lackText = (pictures: readonly ProductPicture[]): number => pictures.filter(({ alt }) => alt === '').length

type PictureContext = {
  before: readonly ProductPicture[]
  /** Whether shoppers see the product after the change. */
  isShown: boolean
  /** Addresses that were uploaded here. */
  uploaded: ReadonlySet<string>
}

/** Why a product cannot have these pictures, if so. */
export function faultOfPictures(
  after: readonly ProductPicture[],
  { before, isShown, uploaded }: PictureContext,
): PictureFault | undefined {
  const urls = after.map(({ url }) => url)
  const had = new Set(before.map(({ url }) => url))
  if (new Set(urls).size < urls.length) return 'twice'
  if (!urls.every((url) => had.has(url) || uploaded.has(url))) return 'other_pictures'
  if (!isShown) return undefined
  if (urls.length === 0 && before.length > 0) return 'no_picture'
  return lackText(after) > 0 ? 'no_picture_text' : undefined
}

/** Which picture stands for one that is gone, so that its address leads there. */
export function replacedBy(
  after: readonly ProductPicture[],
  wanted: readonly WantedPicture[],
): ReadonlyMap<string, string> {
  const kept = new Set(after.map(({ url }) => url))
  return new Map(wanted.flatMap(({ url, replaces }) => (replaces && !kept.has(replaces) ? [[replaces, url]] : [])))
}
