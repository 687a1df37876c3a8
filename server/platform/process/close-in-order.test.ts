import { expect, test } from 'vitest'
import { closeInOrder } from './close-in-order.ts'

test('R30 what was opened last is closed first, each before the next', async () => {
  const closed: string[] = []
  const slowly = (name: string) => async () => {
    await new Promise(setImmediate)
    closed.push(name)
  }
  await closeInOrder([slowly('database'), slowly('server'), slowly('jobs')], 60_000)
  expect(closed).toEqual(['jobs', 'server', 'database'])
})

test('R30 what hangs or fails while closing keeps nothing else open', async () => {
  const closed: string[] = []
  const never = () => new Promise(() => {})
  const fails = async () => {
    throw new Error('lost')
  }
  await closeInOrder([async () => closed.push('database'), fails, never], 5)
  expect(closed).toEqual(['database'])
})
