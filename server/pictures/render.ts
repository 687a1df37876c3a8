import sharp, { type Sharp } from 'sharp'
import type { Format } from './format.ts'

// One thread per picture: several pictures at once use the cores better than one picture on all of them.
sharp.concurrency(1)
sharp.cache(false)

/** Efforts are chosen where a cold picture still costs little; one step up doubles the price for a tenth of the bytes. */
const encode = {
  avif: (image: Sharp) => image.avif({ quality: 52, effort: 0, chromaSubsampling: '4:2:0' }),
  webp: (image: Sharp) => image.webp({ quality: 78, effort: 2 }),
  jpeg: (image: Sharp) => image.jpeg({ quality: 80, progressive: true }),
} as const satisfies Record<Format, (image: Sharp) => Sharp>

/** Rasterised at the asked width, not scaled down from a large one. Runs on sharp's threads, off the event loop. */
export function renderSvg(svg: string, width: number, format: Format): Promise<Buffer> {
  const drawn = Number(/viewBox="0 0 ([\d.]+)/.exec(svg)![1])
  const image = sharp(Buffer.from(svg), { density: (72 * width) / drawn, limitInputPixels: 40_000_000 })
  return encode[format](image.resize({ width }).flatten({ background: '#f1eee8' })).toBuffer()
}
