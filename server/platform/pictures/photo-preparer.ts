import pLimit from 'p-limit'
import { openRenderer } from './renderer.ts'

export type PhotoPreparer = {
  /** Checked by decoding it, turned upright, without metadata, within a square of `side` or what any screen needs. */
  prepare(photo: Buffer, side?: number): Promise<Buffer>
  close(): Promise<void>
}

/** A renderer of its own decodes what others made: a file made to crash it leaves the shop's pictures alone. */
export function photoPreparer(): PhotoPreparer {
  const renderer = openRenderer()
  // Fifty megapixels that have to be turned take a few hundred megabytes.
  const oneAtATime = pLimit(1)
  return {
    prepare: (photo, side) => oneAtATime(() => renderer.prepare(photo, side)),
    close: renderer.close,
  }
}
