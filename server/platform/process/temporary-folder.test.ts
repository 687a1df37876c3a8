import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { inTemporaryFolder, removeAbandonedFolders } from './temporary-folder.ts'

test('a folder lives as long as its work; one of a killed process goes at the next start, one of a running process stays', async () => {
  const ended = spawnSync(process.execPath, ['-e', '']).pid
  const abandoned = mkdtempSync(path.join(os.tmpdir(), `shop-work-${ended}-`))
  mkdirSync(path.join(abandoned, 'more'))
  writeFileSync(path.join(abandoned, 'more', 'feed'), 'id,title')
  const used = await inTemporaryFolder(async (folder) => {
    expect(removeAbandonedFolders()).toBeGreaterThanOrEqual(1)
    expect([existsSync(abandoned), existsSync(folder)]).toEqual([false, true])
    return folder
  })
  expect(existsSync(used)).toBe(false)
})
