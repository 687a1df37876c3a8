import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { youIn } from '#domain/platform/text/voice.ts'

/** How it fits: chico, justo, grande. */
export const reviewFits = ['small', 'just', 'large'] as const
export type ReviewFit = (typeof reviewFits)[number]

/** A review is shown only after the shop has approved it. */
export const reviewStatuses = ['pending', 'approved', 'rejected'] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

export const maxReviewLength = 1000
/** An answer of the shop below a review. */
export const maxAnswerLength = 600
export const maxAuthorLength = 30
/** In centimetres: from a child to the tallest adults. */
export const heights = { min: 80, max: 230 } as const

/** The invitation is sent once the product has been worn and washed. */
export const inviteAfterDays = 10
/** Deliveries older than this get no invitation. */
export const inviteUntilDays = 45

/** Raw form values: text in every field. */
export type ReviewForm = Record<'stars' | 'fit' | 'height' | 'size' | 'author' | 'text', string>

/** A stored review. What its author leaves out is null or empty. */
export type ReviewInput = {
  stars: number
  fit: ReviewFit | null
  height: number | null
  size: string | null
  author: string
  text: string
}

export type ReviewErrors = Partial<Record<keyof ReviewForm | 'photos', string>>

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Parses a form, or returns its errors. The size must be one that was bought. */
export function readReview(
  form: ReviewForm,
  { country, sizes }: { country: OpenCountry; sizes: readonly string[] },
): { review: ReviewInput } | { errors: ReviewErrors } {
  const you = youIn(country)
  const errors: ReviewErrors = {}
  const stars = /^[1-5]$/.test(form.stars) ? Number(form.stars) : undefined
  if (stars === undefined) errors.stars = you('Elegí de 1 a 5 estrellas.', 'Elige de 1 a 5 estrellas.')
  const fit = form.fit === '' ? null : reviewFits.find((known) => known === form.fit)
  if (fit === undefined) errors.fit = you('Elegí cómo te quedó.', 'Elige cómo te quedó.')
  const height = form.height.trim() === '' ? null : Number(form.height.trim())
  if (height !== null && !(Number.isInteger(height) && height >= heights.min && height <= heights.max)) {
    errors.height = `La altura va en centímetros, de ${heights.min} a ${heights.max}.`
  }
  const size = form.size === '' ? null : form.size
  if (size !== null && !sizes.includes(size)) {
    const { sizeWord } = countryProfiles[country]
    errors.size = sizeWord === 'talle' ? 'Ese talle no está en tu compra.' : 'Esa talla no está en tu compra.'
  }
  const author = oneLine(form.author)
  if (author.length > maxAuthorLength) errors.author = `El nombre puede tener hasta ${maxAuthorLength} caracteres.`
  const text = form.text.replaceAll('\r\n', '\n').trim()
  if (text.length > maxReviewLength) errors.text = `El texto puede tener hasta ${maxReviewLength} caracteres.`
  if (stars === undefined || fit === undefined || Object.keys(errors).length > 0) return { errors }
  return { review: { stars, fit, height, size, author, text } }
}
