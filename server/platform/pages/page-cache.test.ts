import { expect, test } from 'vitest'
import { changeLog } from '#server/platform/caches/change-log.ts'
import { pageCache } from './page-cache.ts'

const shoe = 'product ZM0001'
const always = () => true

function openCache() {
  let now = 0
  let rendered = 0
  const changes = changeLog({ now: () => now })
  const cache = pageCache(() => now)
  const render = () =>
    cache.render('/bota.html', changes, always, async () => ({
      response: new Response(`page ${++rendered}`),
      tags: new Set([shoe]),
      answers: [],
    }))
  return {
    changes,
    render,
    isRendering: () => cache.isRendering('/bota.html'),
    at: (ms: number) => {
      now = ms
    },
    state: () => cache.get('/bota.html', changes)?.state,
    isFresh: () => cache.get('/bota.html', changes)?.isFresh,
    text: () => String(cache.get('/bota.html', changes)?.page.body.plain),
  }
}

test('a page is current while nothing it shows changes, is replaced before it is a minute old, and then not served', async () => {
  const { changes, render, at, state } = openCache()
  expect(state()).toBeUndefined()
  await render()
  changes.add(['product ZM0002'])
  at(49_999)
  expect(state()).toBe('current')
  at(50_000)
  expect(state()).toBe('due')
  at(60_000)
  expect(state()).toBe('outdated')
})

test('after a change of a product a page is served while it is replaced, and never longer than two seconds', async () => {
  const { changes, render, at, state, text } = openCache()
  await render()
  at(10_000)
  changes.add([shoe])
  expect(state()).toBe('due')
  at(11_799)
  expect(state()).toBe('due')
  at(11_800)
  expect(state()).toBe('outdated')
  await render()
  expect([state(), text()]).toEqual(['current', 'page 2'])
})

test('a page whose products change all the time is rendered every one and a half seconds', async () => {
  const { changes, render, at, state } = openCache()
  await render()
  at(1)
  changes.add([shoe])
  at(1_499)
  expect(state()).toBe('current')
  at(1_500)
  expect(state()).toBe('due')
})

test('a cache in front gets a page to keep only while nothing it shows has changed', async () => {
  const { changes, render, at, isFresh } = openCache()
  await render()
  expect(isFresh()).toBe(true)
  at(1)
  changes.add([shoe])
  // It is still served here, for a moment.
  expect(isFresh()).toBe(false)
  at(2000)
  await render()
  expect(isFresh()).toBe(true)
  at(52_000)
  expect(isFresh()).toBe(false)
})

test('an operator who changes content sees it at once', async () => {
  const { changes, render, state } = openCache()
  await render()
  changes.add('content')
  expect(state()).toBe('outdated')
  await render()
  expect(state()).toBe('current')
})

test('everyone who waits for a page shares one rendering', async () => {
  const { render, isRendering, text } = openCache()
  const pages = Promise.all([render(), render(), render()])
  expect(isRendering()).toBe(true)
  expect(new Set((await pages).map(({ hash }) => hash)).size).toBe(1)
  expect([isRendering(), text()]).toEqual([false, 'page 1'])
})

test('a change during a rendering outdates its page', async () => {
  const { changes, render, at, state } = openCache()
  const page = render()
  changes.add([shoe])
  await page
  at(1_500)
  expect(state()).toBe('due')
})

test('a page that would be rendered the same is kept, and only as long as its dates allow', async () => {
  let now = 0
  const changes = changeLog({ now: () => now })
  const cache = pageCache(() => now)
  const formers: boolean[] = []
  const render = () =>
    cache.render('/bota.html', changes, always, async (_isAwaited, former) => {
      formers.push(former !== undefined)
      return { tags: new Set([shoe]), answers: [], ...(!former && { response: new Response('page') }) }
    })
  await render()
  for (const ms of [10_000, 20_000, 55_000]) {
    now = ms
    changes.add([shoe])
    expect(cache.get('/bota.html', changes)?.state).toBe('due')
    await render()
    expect(cache.get('/bota.html', changes)?.state).toBe('current')
  }
  changes.add('content')
  await render()
  expect(formers).toEqual([false, true, true, false, false])
})
