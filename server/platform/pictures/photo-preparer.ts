import { openRenderer } from './renderer.ts'

export type PhotoPreparer = {
  /** Checked by decoding it, turned upright, without metadata, within a square of `side` or what any screen needs. */
  prepare(photo: Buffer, side?: number): Promise<Buffer>
  close(): Promise<void>
}

/** A renderer of its own decodes what others made: a file made to crash it leaves the shop's pictures alone. */
export function photoPreparer(): PhotoPreparer {
  const renderer = openRenderer()
  let last: Promise<unknown> = Promise.resolve()
  return {
    /** One at a time: fifty megapixels that have to be turned take a few hundred megabytes. */
    prepare(photo, side) {
      const prepared = last.then(() => renderer.prepare(photo, side))
      last = prepared.catch(() => {})
      return prepared
    },
    close: renderer.close,
  }
}
