import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { readConfig } from '#contract/platform/config.ts'
import { CallFailure, Refused } from './failures.ts'
import { createQueryClient } from './query-client.ts'
import { remoteState } from './remote-state.ts'
import { retries, retryDelay, shouldRetry } from './retry-policy.ts'

const client = () => createQueryClient(() => 0)

async function settled<T>(observer: QueryObserver<T, Error, T, T, string[]>) {
  return new Promise<ReturnType<typeof observer.getCurrentResult>>((resolve) => {
    const stop = observer.subscribe((result) => {
      if (result.fetchStatus !== 'idle') return
      stop()
      resolve(result)
    })
  })
}

test('STATE-01 a load is idle, then fetching, then a success with its data', async () => {
  const observer = new QueryObserver(client(), { queryKey: ['home'], queryFn: async () => 'ready', enabled: false })
  const phases: string[] = [remoteState(observer.getCurrentResult()).phase]
  observer.subscribe((result) => phases.push(remoteState(result).phase))
  await observer.refetch()
  expect(phases[0]).toBe('idle')
  expect(phases).toContain('fetching')
  expect(phases.at(-1)).toBe('success')
  expect(observer.getCurrentResult().data).toBe('ready')
})

test('STATE-01 a failure keeps its message; a refetch clears it while fetching', async () => {
  let attempts = 0
  const observer = new QueryObserver(client(), {
    queryKey: ['menu'],
    queryFn: async () => {
      attempts += 1
      if (attempts <= 4) throw new CallFailure(500)
      return 'menu'
    },
  })
  const failed = remoteState(await settled(observer))
  expect(failed).toMatchObject({
    phase: 'failure',
    errorMessage: 'Ha ocurrido un error. No se perdió nada: se puede probar de nuevo en un momento.',
  })
  const phases: object[] = []
  observer.subscribe((result) => phases.push(remoteState(result)))
  await observer.refetch()
  expect(phases).toContainEqual({ phase: 'fetching', data: undefined })
  expect(remoteState(observer.getCurrentResult())).toEqual({ phase: 'success', data: 'menu' })
})

test('API-05 R33 a connection error is retried three times', async () => {
  let attempts = 0
  const observer = new QueryObserver(client(), {
    queryKey: ['cities'],
    queryFn: async () => {
      attempts += 1
      throw new CallFailure()
    },
  })
  await settled(observer)
  expect(attempts).toBe(4)
})

test.each([
  ['no connection', new CallFailure(), true],
  ['status 500', new CallFailure(500), true],
  ['status 503', new CallFailure(503), true],
  ['status 400', new CallFailure(400), false],
  ['status 429', new CallFailure(429, 'Demasiados intentos'), false],
  ['a refusal', new Refused(readConfig, { code: 'not_found', message: 'x' }), false],
  ['a mistake of ours', new TypeError('x is undefined'), false],
])('API-05 OP-046 repeated after %s: %s', (_, error, isRepeated) => {
  expect(shouldRetry(0, error)).toBe(isRepeated)
  expect(shouldRetry(retries, error)).toBe(false)
})

test('delays grow and have jitter', () => {
  expect([retryDelay(0, 0), retryDelay(0, 0.999)].map(Math.round)).toEqual([150, 450])
  expect([retryDelay(2, 0), retryDelay(2, 0.999)].map(Math.round)).toEqual([600, 1799])
})

test('C8 the retries of one change carry the key of that change', async () => {
  const keys: string[] = []
  const change = new MutationObserver<string, Error, { idempotencyKey: string }>(client(), {
    mutationFn: async ({ idempotencyKey }) => {
      keys.push(idempotencyKey)
      if (keys.length < 3) throw new CallFailure(502)
      return 'done'
    },
  })
  expect(await change.mutate({ idempotencyKey: 'tap-000001' })).toBe('done')
  expect(keys).toEqual(['tap-000001', 'tap-000001', 'tap-000001'])
})
