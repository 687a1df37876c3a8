import sharp, { type Sharp } from 'sharp'
import type { Format } from './format.ts'
import type { PhotoFault, PhotoLimits } from './renderer-messages.ts'
import type { PictureSource } from './picture-source.ts'

// Several pictures at once use the cores better than one picture on all of them.
sharp.concurrency(1)
sharp.cache(false)

/**
 * Efforts are chosen so that a new picture still costs little; one step up doubles the time for a tenth of the bytes.
 */
const encode = {
  avif: (image: Sharp) => image.avif({ quality: 52, effort: 0, chromaSubsampling: '4:2:0' }),
  webp: (image: Sharp) => image.webp({ quality: 78, effort: 2 }),
  jpeg: (image: Sharp) => image.jpeg({ quality: 80, progressive: true }),
} as const satisfies Record<Format, (image: Sharp) => Sharp>

const paper = '#f1eee8'

/** Rasterised at the requested width, not scaled down from a large one. */
function rasterise(svg: string, width: number): Sharp {
  const drawn = Number(/viewBox="0 0 ([\d.]+)/.exec(svg)![1])
  return sharp(Buffer.from(svg), { density: (72 * width) / drawn, limitInputPixels: 40_000_000 }).resize({ width })
}

/** The maximum size of a stored photo; /img renders nothing wider. */
const maxPhotoSize = { width: 1500, height: 3000 }

const maxPhotoPixels = 50_000_000

/** Decoded completely, so that a broken file is found now; re-encoded, so that nothing of the original file remains. */
export async function preparePhoto(photo: Uint8Array, { side, minSide = 1 }: PhotoLimits = {}): Promise<Buffer> {
  const box = side ? { width: side, height: side } : maxPhotoSize
  const { width, height } = await sharp(photo, { limitInputPixels: false }).metadata()
  if (width * height > maxPhotoPixels) throw new Error('too many pixels' satisfies PhotoFault)
  if (Math.min(width, height) < minSide) throw new Error('too few pixels' satisfies PhotoFault)
  return sharp(photo, { limitInputPixels: maxPhotoPixels, failOn: 'truncated' })
    .autoOrient()
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 92 })
    .toBuffer()
}

/** The demo's drawings are loaded with the first of them: a shop with only photos never loads them. */
async function imageOf(source: PictureSource, width: number): Promise<Sharp> {
  if (source.kind === 'photo') return sharp(source.photo).resize({ width, withoutEnlargement: true })
  const { drawSource } = await import('#demo/drawings/draw-source.ts')
  return rasterise(drawSource(source), width)
}

/** Runs on the threads of sharp's process: only the renderer's process may call it. */
export async function render(source: PictureSource, width: number, format: Format): Promise<Buffer> {
  const image = await imageOf(source, width)
  return encode[format](image.flatten({ background: paper })).toBuffer()
}
