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

type Limits = { diskBytes: number; memoryBytes: number }

export async function openPictureCache(folder: string, { diskBytes, memoryBytes }: Limits): Promise<PictureCache> {
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
      const draft = placeOf(`${name}.${process.pid}.draft`)
      // A full disk costs speed, not the picture.
      await writeFile(draft, picture).then(
        () => rename(draft, placeOf(name)),
        () => rm(draft, { force: true }),
      )
      onDisk.set(name, picture.length)
    },
  }
}
