import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openPictureCache } from './picture-cache.ts'

function folder(): string {
  const place = mkdtempSync(path.join(os.tmpdir(), 'vereda-pictures-'))
  onTestFinished(() => rmSync(place, { recursive: true, force: true }))
  return place
}

test('the cache keeps its size limit: the least recently used is evicted first', async () => {
  const place = folder()
  const cache = await openPictureCache(place, { diskBytes: 300, memoryBytes: 1 })
  for (const name of ['a', 'b', 'c']) await cache.set(name, Buffer.alloc(100, name))
  expect(await cache.get('a')).toHaveLength(100)
  await cache.set('d', Buffer.alloc(100, 'd'))
  await expect.poll(() => readdirSync(place).sort()).toEqual(['a', 'c', 'd'])
  expect(await cache.get('b')).toBeUndefined()
})

test('what lies on the disk is found again by the next shop', async () => {
  const place = folder()
  const first = await openPictureCache(place, { diskBytes: 1000, memoryBytes: 1000 })
  await first.set('a', Buffer.from('picture'))
  const second = await openPictureCache(place, { diskBytes: 1000, memoryBytes: 1000 })
  expect(String(await second.get('a'))).toBe('picture')
})

test('a shop opens on a folder where another one is at work: a file that is gone before it is looked at', async () => {
  const place = folder()
  // Listed, but deleted since.
  symlinkSync(path.join(place, 'gone'), path.join(place, 'b.1.draft'))
  const cache = await openPictureCache(place, { diskBytes: 1000, memoryBytes: 1000 })
  await cache.set('a', Buffer.from('picture'))
  expect(String(await cache.get('a'))).toBe('picture')
})

test('a picture that was removed from the disk is rendered again', async () => {
  const place = folder()
  const cache = await openPictureCache(place, { diskBytes: 1000, memoryBytes: 1 })
  await cache.set('a', Buffer.from('picture'))
  rmSync(path.join(place, 'a'))
  expect(await cache.get('a')).toBeUndefined()
})

test('a folder that cannot be written costs speed, not the picture, and is reported once', async () => {
  const place = path.join(folder(), 'pictures')
  const failed: Error[] = []
  const options = { diskBytes: 1000, memoryBytes: 1000, onWriteFailed: (error: Error) => failed.push(error) }
  const cache = await openPictureCache(place, options)
  rmSync(place, { recursive: true })
  // A file where the folder was: not even root can write below it.
  writeFileSync(place, '')
  for (const name of ['a', 'b']) {
    await cache.set(name, Buffer.from('picture'))
    expect(String(await cache.get(name))).toBe('picture')
  }
  expect(failed).toHaveLength(1)
})
