import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Pictures on disk, the least recently asked for going first when there are too many; the hottest also in memory. */
export type Shelf = {
  get(name: string): Promise<Buffer | undefined>
  put(name: string, picture: Buffer): Promise<void>
}

type Limits = { diskBytes: number; memoryBytes: number }

/** A map that forgets its oldest entries past a sum of sizes. */
function bounded<T>(limit: number, onDrop: (name: string) => void = () => {}) {
  const held = new Map<string, { value: T; size: number }>()
  let total = 0
  return {
    get(name: string): T | undefined {
      const entry = held.get(name)
      if (!entry) return undefined
      // Maps remember the order of insertion: asking for it makes it the newest.
      held.delete(name)
      held.set(name, entry)
      return entry.value
    },
    set(name: string, value: T, size: number) {
      total += size - (held.get(name)?.size ?? 0)
      held.delete(name)
      held.set(name, { value, size })
      for (const [oldest, entry] of held) {
        if (total <= limit) return
        held.delete(oldest)
        total -= entry.size
        onDrop(oldest)
      }
    },
  }
}

export async function openShelf(folder: string, { diskBytes, memoryBytes }: Limits): Promise<Shelf> {
  await mkdir(folder, { recursive: true })
  const placeOf = (name: string) => path.join(folder, name)
  const onDisk = bounded<true>(diskBytes, (name) => void rm(placeOf(name), { force: true }).catch(() => {}))
  const inMemory = bounded<Buffer>(memoryBytes)
  const found = await Promise.all(
    (await readdir(folder)).map(async (name) => ({
      name,
      ...(await stat(placeOf(name)).then(({ size, mtimeMs }) => ({ size, mtimeMs }))),
    })),
  )
  for (const { name, size } of found.sort((a, b) => a.mtimeMs - b.mtimeMs)) onDisk.set(name, true, size)

  return {
    async get(name) {
      const hot = inMemory.get(name)
      if (hot) return hot
      if (!onDisk.get(name)) return undefined
      const picture = await readFile(placeOf(name)).catch(() => undefined)
      if (picture) inMemory.set(name, picture, picture.length)
      return picture
    },
    async put(name, picture) {
      inMemory.set(name, picture, picture.length)
      const draft = placeOf(`${name}.${process.pid}.draft`)
      // A full disk costs speed, not the picture.
      await writeFile(draft, picture).then(
        () => rename(draft, placeOf(name)),
        () => rm(draft, { force: true }),
      )
      onDisk.set(name, true, picture.length)
    },
  }
}
