import pLimit from 'p-limit'
import { openRenderer } from './renderer.ts'
import type { PhotoLimits } from './renderer-messages.ts'

export type PhotoPreparer = {
  /**
   * Decodes it as a check, turns it upright, strips metadata and fits it into a square of `side` or the default size.
   */
  prepare(photo: Buffer, limits?: PhotoLimits): Promise<Buffer>
  close(): Promise<void>
}

/** A separate renderer decodes files from others: a file made to crash it does not affect the shop's pictures. */
export function photoPreparer(): PhotoPreparer {
  const renderer = openRenderer()
  // Fifty megapixels that have to be turned take a few hundred megabytes.
  const oneAtATime = pLimit(1)
  return {
    prepare: (photo, limits) => oneAtATime(() => renderer.prepare(photo, limits)),
    close: renderer.close,
  }
}
