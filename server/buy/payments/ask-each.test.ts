import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { askEach } from './ask-each.ts'
import type { PaymentRow } from './service.ts'

const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id, orderNr: `R${id}` }) as PaymentRow)

test('R26 providers are asked about five payments at once, and one that fails is one failure', async () => {
  let [running, most] = [0, 0]
  const result = await askEach(rows(20), async ({ id }) => {
    running += 1
    most = Math.max(most, running)
    await wait(5)
    running -= 1
    if (id === 3) throw new Error('no answer')
    return id % 2 === 0
  })
  expect(most).toBe(5)
  expect(result).toEqual({ done: 10, failures: [{ subject: 'payment 3 of order R3', reason: 'no answer' }] })
})

test('R26 a provider that is slow for every payment ends the run in time; the others are said to wait', async () => {
  const asked: number[] = []
  const result = await askEach(
    rows(20),
    async ({ id }) => {
      asked.push(id)
      await wait(100)
      return true
    },
    50,
  )
  expect(asked).toHaveLength(5)
  expect(result.done).toBe(5)
  expect(result.failures).toEqual([{ subject: '15 payments', reason: 'not asked: the time of this run was over' }])
})
