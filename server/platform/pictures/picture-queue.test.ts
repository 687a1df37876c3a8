import { expect, test } from 'vitest'
import { pictureQueue, PictureRefused } from './picture-queue.ts'

/** A queue whose pictures the test finishes, and what has begun so far. */
function trial(limits: { maxConcurrent?: number; limit?: number; maxWaitMs?: number } = {}) {
  const queue = pictureQueue({ maxConcurrent: 1, limit: 3, ...limits })
  const begun: string[] = []
  const finishers = new Map<string, (error?: Error) => void>()
  const ask = (name: string, width: number, more: { isAhead?: boolean; signal?: AbortSignal } = {}) => {
    const asked = queue.make(name, { width, ...more }, () => {
      begun.push(name)
      return new Promise<Buffer>((resolve, reject) => {
        finishers.set(name, (error) => (error ? reject(error) : resolve(Buffer.from(name))))
      })
    })
    asked.catch(() => {})
    return asked
  }
  const finish = async (name: string, error?: Error) => {
    finishers.get(name)!(error)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { queue, begun, ask, finish }
}

test('narrow pictures are rendered first, the widest last, those in advance after all of them', async () => {
  const { begun, ask, finish } = trial({ limit: 10 })
  void ask('first', 1500)
  void ask('ahead', 48, { isAhead: true })
  void ask('widest', 1500)
  void ask('narrow', 360)
  void ask('narrow too', 360)
  void ask('narrowest', 96)
  const order = ['first', 'narrowest', 'narrow', 'narrow too', 'widest', 'ahead']
  for (const name of order) await finish(name)
  expect(begun).toEqual(order)
})

test('no more than the configured number are rendered at once', async () => {
  const { queue, begun, ask, finish } = trial({ maxConcurrent: 2, limit: 10 })
  for (const name of ['a', 'b', 'c', 'd']) void ask(name, 360)
  expect([begun, queue.count()]).toEqual([['a', 'b'], { waiting: 2, running: 2 }])
  await finish('a')
  await finish('b', new Error('broken'))
  expect([begun, queue.count()]).toEqual([['a', 'b', 'c', 'd'], { waiting: 0, running: 2 }])
})

test('a full queue refuses the next as wide, and lets a narrower one in instead of the widest', async () => {
  const { queue, ask, begun, finish } = trial()
  void ask('being made', 1500)
  const wide = ['a', 'b', 'c'].map((name) => ask(name, 1500))
  await expect(ask('one too many', 1500)).rejects.toThrow(PictureRefused)
  await expect(ask('ahead', 48, { isAhead: true })).rejects.toThrow(PictureRefused)
  const narrow = ask('narrow', 360)
  await expect(wide[2]).rejects.toThrow(PictureRefused)
  expect(queue.count().waiting).toBe(3)
  await finish('being made')
  await finish('narrow')
  expect(String(await narrow)).toBe('narrow')
  expect(begun).toEqual(['being made', 'narrow', 'a'])
})

test('requests for a waiting or running picture share its result', async () => {
  const { begun, ask, finish } = trial()
  const asked = [ask('a', 360), ask('a', 360), ask('b', 360), ask('b', 360)]
  await finish('a')
  await finish('b')
  expect((await Promise.all(asked)).map(String)).toEqual(['a', 'a', 'b', 'b'])
  expect(begun).toEqual(['a', 'b'])
})

test('a visitor’s request moves a picture in advance before the wide ones', async () => {
  const { begun, ask, finish } = trial({ limit: 10 })
  void ask('first', 360)
  void ask('popular', 360, { isAhead: true })
  void ask('wide', 1500)
  void ask('popular', 360)
  await finish('first')
  expect(begun).toEqual(['first', 'popular'])
})

test('a picture is dropped when the last who waited for it has gone, not before', async () => {
  const { queue, begun, ask, finish } = trial()
  void ask('first', 360)
  const [one, other] = [new AbortController(), new AbortController()]
  const asked = [ask('a', 360, { signal: one.signal }), ask('a', 360, { signal: other.signal })]
  one.abort()
  expect(queue.count().waiting).toBe(1)
  other.abort()
  expect(queue.count().waiting).toBe(0)
  for (const each of asked) await expect(each).rejects.toThrow(PictureRefused)
  await finish('first')
  expect(begun).toEqual(['first'])
  await expect(ask('b', 360, { signal: other.signal })).rejects.toThrow(PictureRefused)
})

test('a failure reaches all waiters, and the picture can be requested again', async () => {
  const { ask, finish } = trial()
  const asked = [ask('a', 360), ask('a', 360)]
  await finish('a', new Error('broken'))
  for (const each of asked) await expect(each).rejects.toThrow('broken')
  const again = ask('a', 360)
  await finish('a')
  expect(String(await again)).toBe('a')
})

test('a visitor does not wait forever; running pictures are finished, those in advance keep waiting', async () => {
  const { queue, ask, finish } = trial({ maxWaitMs: 20 })
  const first = ask('first', 1500)
  void ask('ahead', 360, { isAhead: true })
  await expect(ask('second', 1500)).rejects.toThrow('waited too long')
  expect(queue.count()).toEqual({ waiting: 1, running: 1 })
  await finish('first')
  expect(String(await first)).toBe('first')
})

test('R32 where few wait no one is refused, however slow the machine', async () => {
  const { queue, ask, finish } = trial({ maxWaitMs: 5, limit: 12 })
  void ask('first', 1500)
  const few = ['a', 'b', 'c'].map((name) => ask(name, 360))
  const waited = Promise.withResolvers<void>()
  setTimeout(waited.resolve, 50)
  await waited.promise
  expect(queue.count()).toEqual({ waiting: 3, running: 1 })
  for (const name of ['first', 'a', 'b', 'c']) await finish(name)
  expect((await Promise.all(few)).map(String)).toEqual(['a', 'b', 'c'])
})
