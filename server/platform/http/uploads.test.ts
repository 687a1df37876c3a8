import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { fewUploadsAtOnce } from './uploads.ts'

test('S23 a few uploads at once; the next begins when one ends, and one that left keeps nobody waiting', () => {
  const admit = fewUploadsAtOnce(2)
  const begun: string[] = []
  const come = (name: string) => {
    const raw = new EventEmitter()
    admit(undefined as never, { raw } as never, () => begun.push(name))
    return raw
  }
  const first = come('first')
  const second = come('second')
  const third = come('third')
  come('fourth')
  expect(begun).toEqual(['first', 'second'])
  third.emit('close')
  first.emit('finish')
  first.emit('close')
  expect(begun).toEqual(['first', 'second', 'fourth'])
  second.emit('close')
  come('fifth')
  expect(begun).toEqual(['first', 'second', 'fourth', 'fifth'])
})
