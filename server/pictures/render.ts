import sharp, { type Sharp } from 'sharp'
import { drawSource } from './draw-source.ts'
import type { Format } from './format.ts'
import type { PictureSource } from './picture-source.ts'

// Several pictures at once use the cores better than one picture on all of them.
sharp.concurrency(1)
sharp.cache(false)

/** Efforts are chosen where a cold picture still costs little; one step up doubles the price for a tenth of the bytes. */
const encode = {
  avif: (image: Sharp) => image.avif({ quality: 52, effort: 0, chromaSubsampling: '4:2:0' }),
  webp: (image: Sharp) => image.webp({ quality: 78, effort: 2 }),
  jpeg: (image: Sharp) => image.jpeg({ quality: 80, progressive: true }),
} as const satisfies Record<Format, (image: Sharp) => Sharp>

const paper = '#f1eee8'

/** Rasterised at the asked width, not scaled down from a large one. */
function rasterise(svg: string, width: number): Sharp {
  const drawn = Number(/viewBox="0 0 ([\d.]+)/.exec(svg)![1])
  return sharp(Buffer.from(svg), { density: (72 * width) / drawn, limitInputPixels: 40_000_000 }).resize({ width })
}

/** Runs on the threads of sharp's process: only the renderer's process may call it. */
export function render(source: PictureSource, width: number, format: Format): Promise<Buffer> {
  return encode[format](rasterise(drawSource(source), width).flatten({ background: paper })).toBuffer()
}
