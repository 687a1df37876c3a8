import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'

/** Pictures on disk, evicted least recently used; the most popular also in memory. */
export type PictureCache = {
  get(name: string): Promise<Buffer | undefined>
  set(name: string, picture: Buffer): Promise<void>
  /** Leaves nothing on disk. */
  setInMemory(name: string, picture: Buffer): void
}

type Options = {
  diskBytes: number
  memoryBytes: number
  /** Called once per row of failures: the disk is full or the folder may not be written. */
  onWriteFailed?: (error: Error) => void
}

export async function openPictureCache(
  folder: string,
  { diskBytes, memoryBytes, onWriteFailed = () => {} }: Options,
): Promise<PictureCache> {
  await mkdir(folder, { recursive: true })
  const placeOf = (name: string) => path.join(folder, name)
  /** The size of each file; an evicted entry deletes its file. */
  const onDisk = new LRUCache<string, number>({
    maxSize: diskBytes,
    sizeCalculation: (size) => Math.max(1, size),
    dispose: (_size, name, reason) => {
      if (reason === 'evict') void rm(placeOf(name), { force: true }).catch(() => {})
    },
  })
  const inMemory = new LRUCache<string, Buffer>({
    maxSize: memoryBytes,
    sizeCalculation: ({ length }) => Math.max(1, length),
  })
  const found = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      // Another shop on the same folder finishes its drafts and evicts files meanwhile: missing files are skipped.
      const file = await stat(placeOf(name)).catch(() => undefined)
      return file ? [{ name, size: file.size, mtimeMs: file.mtimeMs }] : []
    }),
  )
  for (const { name, size } of found.flat().sort((a, b) => a.mtimeMs - b.mtimeMs)) onDisk.set(name, size)

  let hasFailed = false
  async function write(name: string, picture: Buffer): Promise<void> {
    const draft = placeOf(`${name}.${process.pid}.draft`)
    try {
      await writeFile(draft, picture)
      await rename(draft, placeOf(name))
      onDisk.set(name, picture.length)
      hasFailed = false
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {})
      if (!hasFailed) onWriteFailed(error as Error)
      hasFailed = true
    }
  }

  return {
    async get(name) {
      const hot = inMemory.get(name)
      if (hot) return hot
      if (onDisk.get(name) === undefined) return undefined
      const picture = await readFile(placeOf(name)).catch(() => undefined)
      if (picture) inMemory.set(name, picture)
      return picture
    },
    setInMemory: (name, picture) => void inMemory.set(name, picture),
    async set(name, picture) {
      inMemory.set(name, picture)
      // A disk that cannot be written costs speed, not the picture.
      await write(name, picture)
    },
  }
}
