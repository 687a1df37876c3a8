import { readdirSync, rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

const nameForm = /^shop-work-(\d+)-/

/** Runs work with a folder of its own, which is removed afterwards. Its name has the process, for those that are killed. */
export async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `shop-work-${process.pid}-`))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user is running too.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Removes what killed processes left behind; a feed may have hundreds of megabytes. Returns how many folders. */
export function removeAbandonedFolders(): number {
  const abandoned = readdirSync(os.tmpdir()).filter((name) => {
    const [, pid] = nameForm.exec(name) ?? []
    return pid !== undefined && !isRunning(Number(pid))
  })
  for (const name of abandoned) rmSync(path.join(os.tmpdir(), name), { recursive: true, force: true })
  return abandoned.length
}
