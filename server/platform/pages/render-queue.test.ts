import { expect, test } from 'vitest'
import { renderQueue } from './render-queue.ts'

const wanted = () => true

/** Renderings that end on command. */
function slowPages() {
  const begun: string[] = []
  const finish = new Map<string, () => void>()
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name)
      finish.set(name, () => resolve(name))
    })
  return { begun, work, finish: (name: string) => finish.get(name)!() }
}

const settle = async () => {
  for (let turns = 0; turns < 3; turns++) await new Promise((resolve) => setImmediate(resolve))
}

test('R32 two pages are rendered at once, the others wait, and buying goes before browsing', async () => {
  const queue = renderQueue(() => 0)
  const { begun, work, finish } = slowPages()
  const lists = Array.from({ length: 6 }, (_, at) => queue.render('browse', wanted, work(`list ${at}`)))
  const cart = queue.render('buy', wanted, work('cart'))
  await settle()
  expect(begun).toEqual(['list 0', 'list 1'])
  expect(queue.waiting()).toBe(5)
  for (let at = 0; at < 7; at++) {
    finish(begun[at]!)
    await settle()
  }
  expect(begun).toEqual(['list 0', 'list 1', 'cart', 'list 2', 'list 3', 'list 4', 'list 5'])
  expect(await Promise.all([...lists, cart])).toHaveLength(7)
})

test('R32 what would wait too long is refused at once', async () => {
  const queue = renderQueue(() => 0)
  const { work, finish, begun } = slowPages()
  const asked = Array.from({ length: 200 }, (_, at) => queue.render('browse', wanted, work(`list ${at}`)))
  const outcomes = Promise.allSettled(asked)
  await settle()
  expect(queue.waiting()).toBe(40)
  for (let at = 0; at < begun.length; at++) {
    finish(begun[at]!)
    await settle()
  }
  const refused = (await outcomes).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(200 - 42)
  expect(refused[0]).toMatchObject({ reason: { code: 'unavailable' } })
})

test('R32 on a machine that others keep busy a few visitors wait, however slow it is', async () => {
  let time = 0
  const queue = renderQueue(() => time)
  const slowly = async () => void (time += 60_000)
  for (let at = 0; at < 50; at++) await queue.render('browse', wanted, slowly)
  const { work, begun, finish } = slowPages()
  const asked = Array.from({ length: 12 }, (_, at) => queue.render('browse', wanted, work(`list ${at}`)))
  const outcomes = Promise.allSettled(asked)
  await settle()
  expect(queue.waiting()).toBe(8)
  for (let at = 0; at < begun.length; at++) {
    finish(begun[at]!)
    await settle()
  }
  expect((await outcomes).map(({ status }) => status)).toEqual([
    ...Array.from({ length: 10 }, () => 'fulfilled'),
    'rejected',
    'rejected',
  ])
})

test('R32 a page that no one waits for any more is not rendered', async () => {
  const queue = renderQueue(() => 0)
  const { begun, work, finish } = slowPages()
  const first = Array.from({ length: 2 }, (_, at) => queue.render('browse', wanted, work(`${at}`)))
  let isHere = true
  const left = queue.render('browse', () => isHere, work('left')).catch((error: unknown) => error)
  const last = queue.render('browse', wanted, work('last'))
  await settle()
  isHere = false
  for (const at of [0, 1]) finish(`${at}`)
  await settle()
  expect(begun.slice(2)).toEqual(['last'])
  expect(await left).toMatchObject({ code: 'unavailable' })
  finish('last')
  await Promise.all([...first, last])
})

test('a rendering that fails makes room for the next', async () => {
  const queue = renderQueue(() => 0)
  const broken = () => Promise.reject(new Error('broken'))
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => queue.render('browse', wanted, broken)))
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
  expect(queue.waiting()).toBe(0)
})
