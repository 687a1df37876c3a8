import { MessageChannel } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { RuleError } from '#domain/platform/errors.ts'
import { messages } from './messages.ts'

function twoEnds() {
  const { port1, port2 } = new MessageChannel()
  onTestFinished(() => port1.close())
  return { one: messages(port1), other: messages(port2), closeOther: () => port2.close() }
}

test('what a thread tells arrives in its order, and before the answer to a later question', async () => {
  const { one, other } = twoEnds()
  const heard: number[] = []
  one.listen('number', (number: number) => heard.push(number))
  other.answer('how many', () => {
    for (const number of [1, 2, 3]) other.tell('number', number)
    return 3
  })
  expect(await one.ask('how many')).toBe(3)
  expect(heard).toEqual([1, 2, 3])
})

test('a failure arrives as one, with its name and code; a question nobody knows fails too', async () => {
  const { one, other } = twoEnds()
  other.answer('product', () => {
    throw new RuleError('product_not_found')
  })
  await expect(one.ask('product')).rejects.toMatchObject({ name: 'RuleError', code: 'product_not_found' })
  await expect(one.ask('price')).rejects.toThrow('Nobody answers price.')
})

test('who leaves is no longer waited for on the other side', async () => {
  const { one, other } = twoEnds()
  const asked = Promise.withResolvers<AbortSignal>()
  const left = Promise.withResolvers<string>()
  other.answer('picture', (_query, signal) => {
    asked.resolve(signal)
    signal.addEventListener('abort', () => left.resolve('left'))
    return left.promise
  })
  const visitor = new AbortController()
  const answer = one.ask('picture', {}, visitor.signal)
  await asked.promise
  visitor.abort()
  expect(await answer).toBe('left')
})

test('a thread that is gone leaves no question open', async () => {
  const { one, other } = twoEnds()
  other.answer('picture', () => new Promise(() => {}))
  const answer = one.ask('picture')
  one.end()
  await expect(answer).rejects.toThrow('The thread ended.')
})
