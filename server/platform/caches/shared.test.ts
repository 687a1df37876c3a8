import { expect, test } from 'vitest'
import { shared } from './shared.ts'

function counted() {
  const runs: { argument: number; end(fails?: boolean): void }[] = []
  const work = shared(
    (argument: number) =>
      new Promise<string>((resolve, reject) => {
        const number = runs.length + 1
        const end = (fails = false) => (fails ? reject(new Error('lost')) : resolve(`run ${number} with ${argument}`))
        runs.push({ argument, end })
      }),
  )
  return { runs, work }
}
const turn = () => new Promise((resolve) => void setImmediate(resolve))

test('R32 all who ask while work runs share the next run, with what the last of them asked', async () => {
  const { runs, work } = counted()
  const first = work(1)
  const others = [work(2), work(3), work(4)]
  expect(runs).toHaveLength(1)
  runs[0]!.end()
  expect(await first).toBe('run 1 with 1')
  await turn()
  expect(runs.map(({ argument }) => argument)).toEqual([1, 4])
  runs[1]!.end()
  expect(await Promise.all(others)).toEqual(Array.from({ length: 3 }, () => 'run 2 with 4'))
  await turn()
  const later = work(5)
  expect(runs).toHaveLength(3)
  runs[2]!.end()
  expect(await later).toBe('run 3 with 5')
})

test('R32 a run that fails fails those who asked for it alone', async () => {
  const { runs, work } = counted()
  const first = work(1)
  const second = work(2)
  runs[0]!.end(true)
  await expect(first).rejects.toThrow('lost')
  await turn()
  runs[1]!.end()
  expect(await second).toBe('run 2 with 2')
})
