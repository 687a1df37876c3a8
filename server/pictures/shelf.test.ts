import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openShelf } from './shelf.ts'

function folder(): string {
  const place = mkdtempSync(path.join(os.tmpdir(), 'vereda-shelf-'))
  onTestFinished(() => rmSync(place, { recursive: true, force: true }))
  return place
}

test('the shelf keeps to its size: what was asked for longest ago goes first', async () => {
  const place = folder()
  const shelf = await openShelf(place, { diskBytes: 300, memoryBytes: 0 })
  for (const name of ['a', 'b', 'c']) await shelf.put(name, Buffer.alloc(100, name))
  expect(await shelf.get('a')).toHaveLength(100)
  await shelf.put('d', Buffer.alloc(100, 'd'))
  await expect.poll(() => readdirSync(place).sort()).toEqual(['a', 'c', 'd'])
  expect(await shelf.get('b')).toBeUndefined()
})

test('what lies on the disk is found again by the next shop', async () => {
  const place = folder()
  const first = await openShelf(place, { diskBytes: 1000, memoryBytes: 1000 })
  await first.put('a', Buffer.from('picture'))
  const second = await openShelf(place, { diskBytes: 1000, memoryBytes: 1000 })
  expect(String(await second.get('a'))).toBe('picture')
})

test('a picture that someone removed from the disk is drawn anew, not failed on', async () => {
  const place = folder()
  const shelf = await openShelf(place, { diskBytes: 1000, memoryBytes: 0 })
  await shelf.put('a', Buffer.from('picture'))
  rmSync(path.join(place, 'a'))
  expect(await shelf.get('a')).toBeUndefined()
})
