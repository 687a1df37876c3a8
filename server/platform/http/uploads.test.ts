import { EventEmitter } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { limitUploads } from './uploads.ts'

test('S23 a few uploads at once; the next begins when one ends, and one that left keeps no one waiting', async () => {
  const admit = limitUploads(2)
  const begun: string[] = []
  const arrive = (name: string) => {
    const raw = new EventEmitter()
    admit(undefined as never, { raw } as never, () => begun.push(name))
    return raw
  }
  const first = arrive('first')
  const second = arrive('second')
  const third = arrive('third')
  arrive('fourth')
  await nextTurn()
  expect(begun).toEqual(['first', 'second'])
  third.emit('close')
  first.emit('finish')
  first.emit('close')
  await nextTurn()
  expect(begun).toEqual(['first', 'second', 'fourth'])
  second.emit('close')
  arrive('fifth')
  await nextTurn()
  expect(begun).toEqual(['first', 'second', 'fourth', 'fifth'])
})
