import { RuleError, type ErrorCode } from '#domain/platform/errors.ts'
import { FaultOfThread, type Messages } from '#server/platform/threads/messages.ts'
import { PhotoStoreUnavailable } from './photo-store.ts'
import { PictureRefused } from './picture-queue.ts'
import { PhotoNotFetched } from './picture-source.ts'
import { RenderingFailed } from './renderer.ts'
import { pictureNames, type PictureQuery, type Pictures } from './service.ts'

/** Failures that decide what the visitor gets instead. */
function failureOf(error: unknown): unknown {
  if (!(error instanceof FaultOfThread)) return error
  const { name, message, code } = error
  if (name === PictureRefused.name) return new PictureRefused(message)
  if (name === PhotoNotFetched.name) return new PhotoNotFetched(message)
  if (name === PhotoStoreUnavailable.name) return new PhotoStoreUnavailable(error)
  if (name === RuleError.name) return new RuleError(code as ErrorCode)
  return new RenderingFailed(message)
}

/** Serves the pictures of the process to its other threads: one cache, one queue, one renderer. */
export function sharePictures({ answer }: Messages, pictures: Pick<Pictures, 'find' | 'findCached'>): void {
  answer('cached picture', (query: PictureQuery) => pictures.findCached(query))
  answer('picture', (query: PictureQuery, signal) => pictures.find(query, { signal }))
}

/** The pictures of a thread that has no cache and no renderer of its own. */
export function followPictures({ ask }: Messages, drawingsVersion: string): Pictures {
  const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength)
  async function findCached(query: PictureQuery): Promise<Buffer | undefined> {
    const cached = await ask<Uint8Array | undefined>('cached picture', query)
    return cached && bufferOf(cached)
  }
  return {
    nameOf: pictureNames(drawingsVersion),
    findCached,
    async find(query, { admit, signal } = {}) {
      try {
        const cached = await findCached(query)
        if (cached) return cached
        await admit?.()
        return bufferOf(await ask<Uint8Array>('picture', query, signal))
      } catch (error) {
        throw failureOf(error)
      }
    },
    queued: () => ({ waiting: 0, running: 0 }),
    rendererPid: () => undefined,
    stopQueue: () => {},
    close: async () => {},
  }
}
