import { isPictureWidth, type PictureWidth } from '#domain/platform/pictures/image-address.ts'
import { RuleError } from '#domain/platform/errors.ts'
import {
  bannerRatios,
  bannerThemes,
  type BannerRatio,
  type BannerTheme,
  type View,
} from '#domain/browse/product/drawn-source.ts'

/** What an address under /img/ refers to. Nothing else is looked up: no visitor's path reaches the disk. */
export type Subject =
  | { kind: 'product'; sku: string; view: View }
  | { kind: 'banner'; theme: BannerTheme; ratio: BannerRatio }
  | { kind: 'logo'; slug: string }
  | { kind: 'photo'; key: string }
  | { kind: 'review photo'; key: string }

const product = /^p\/([A-Z0-9]{1,40})-([1-4])\.jpg$/
const banner = /^b\/([a-z]+)-([a-z]+)\.jpg$/
const photo = /^f\/([0-9a-f]{32})\.jpg$/
const reviewPhoto = /^r\/([0-9a-f]{32})\.jpg$/
const logo = /^l\/([a-z0-9-]{1,60})\.jpg$/

export function readSubject(path: string): Subject {
  const [, sku, view] = product.exec(path) ?? []
  if (sku) return { kind: 'product', sku, view: Number(view) as View }
  const [, theme, ratio] = banner.exec(path) ?? []
  const knownTheme = bannerThemes.find((known) => known === theme)
  const knownRatio = bannerRatios.find((known) => known === ratio)
  if (knownTheme && knownRatio) return { kind: 'banner', theme: knownTheme, ratio: knownRatio }
  const [, slug] = logo.exec(path) ?? []
  if (slug) return { kind: 'logo', slug }
  const [, key] = photo.exec(path) ?? []
  if (key) return { kind: 'photo', key }
  const [, ofReview] = reviewPhoto.exec(path) ?? []
  if (ofReview) return { kind: 'review photo', key: ofReview }
  throw new RuleError('not_found')
}

const defaultWidth: PictureWidth = 720

export function readWidth(requested: unknown): PictureWidth {
  if (requested === undefined) return defaultWidth
  const width = typeof requested === 'string' && /^\d{1,4}$/.test(requested) ? Number(requested) : Number.NaN
  if (!isPictureWidth(width)) throw new RuleError('invalid_input', { width: 'Ese ancho no existe.' })
  return width
}
