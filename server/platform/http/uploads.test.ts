import { EventEmitter } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { limitUploads } from './uploads.ts'

test('S23 a few uploads at once; the next begins when one ends, and one that left keeps no one waiting', async () => {
  const admit = limitUploads(2)
  const begun: string[] = []
  const arrive = (name: string, ip = name) => {
    const raw = new EventEmitter()
    admit({ ip } as never, { raw } as never, () => begun.push(name))
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

test('S23 each network has one place: its second upload waits for its first, and no other waits for it', async () => {
  const admit = limitUploads(3)
  const begun: string[] = []
  const arrive = (name: string, ip: string) => {
    const raw = new EventEmitter()
    admit({ ip } as never, { raw } as never, () => begun.push(name))
    return raw
  }
  const first = arrive('first', '2001:db8::1')
  for (const at of [2, 3, 4]) arrive(`same ${at}`, `2001:db8::${at}`)
  arrive('another', '10.0.0.1')
  await nextTurn()
  expect(begun).toEqual(['first', 'another'])
  first.emit('finish')
  await nextTurn()
  expect(begun).toEqual(['first', 'another', 'same 2'])
})
