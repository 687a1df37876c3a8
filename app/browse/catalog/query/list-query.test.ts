import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { Call } from '#app/platform/api/client.ts'
import type { CatalogPage } from '#contract/browse/catalog.ts'
import { readAddress } from '#domain/browse/catalog/address/catalog-address.ts'
import {
  hasFreshPage,
  listKey,
  listQuery,
  mergeList,
  initialListData,
  initialPageOf,
  type ListData,
} from './list-query.ts'

type Answers = (page: number) => Promise<unknown>

const answer = (page: number, ids = [`P${page}`], error: string | null = null) =>
  ({
    page,
    itemsPerPage: 1,
    total: 5,
    products: ids.map((id) => ({ id })),
    title: 'Mujer',
    messages: { error },
  }) as unknown as CatalogPage

const selection = readAddress('/mujer/', '?shoe_size=38&page=2')
const scopeOf = (answers: Answers) => ({
  call: ((_: unknown, { body }: { body: { pageInfo: { page: number } } }) =>
    answers(body.pageInfo.page)) as unknown as Call,
  type: 'category' as const,
  place: undefined,
})

function open(answers: Answers) {
  vi.stubGlobal('document', { cookie: '' })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const options = listQuery(selection, scopeOf(answers))
  const state = () => client.getQueryState<ListData>(options.queryKey)!
  const ids = () => mergeList(state().data!).products.map(({ id }) => id)
  return { client, options, state, ids }
}

/** The list as a screen has it that was opened on page 2. */
function opened(answers: Answers) {
  const list = open(answers)
  const observer = new InfiniteQueryObserver(list.client, { ...list.options, initialData: initialListData(answer(2)) })
  observer.subscribe(() => {})
  return { ...list, observer }
}

afterEach(() => vi.unstubAllGlobals())

test('CAT-08 GEO-05 a list is cached under its address and the place it is shipped to', () => {
  expect(listKey(selection, undefined)).toEqual(['catalog', '/mujer/?shoe_size=38', null])
  expect(listKey(selection, '1-2')).not.toEqual(listKey(selection, '1-3'))
})

test('CAT-08 STATE-02 a list is pending, loaded or failed', async () => {
  const pending = Promise.withResolvers<CatalogPage>()
  const { client, options, state } = open(() => pending.promise)
  const fetching = client.fetchInfiniteQuery(options)
  expect(state()).toMatchObject({ fetchStatus: 'fetching', data: undefined, error: null })
  pending.resolve(answer(2))
  await fetching
  expect(state()).toMatchObject({ fetchStatus: 'idle', status: 'success' })
  expect(initialPageOf(state().data!)).toMatchObject({ title: 'Mujer', page: 2 })

  const broken = open(() => Promise.reject(new Error('no line')))
  await expect(broken.client.fetchInfiniteQuery(broken.options)).rejects.toThrow('no line')
  expect(broken.state()).toMatchObject({ fetchStatus: 'idle', status: 'error', error: { message: 'no line' } })
})

test('OP-022 a list that came with the page is not fetched again when it is shown', async () => {
  const requested: number[] = []
  const { state } = opened(async (page) => void requested.push(page))
  await Promise.resolve()
  expect(state()).toMatchObject({ dataUpdateCount: 0, fetchStatus: 'idle' })
  expect(requested).toEqual([])
})

test('CAT-24 ERR-03 U80 an error message in an answer is the error of the list until the next answer', async () => {
  let error: string | null = 'Demasiadas páginas'
  const { observer, state, ids } = opened(async (page) => answer(page, undefined, error))
  await observer.fetchNextPage()
  expect(state()).toMatchObject({ status: 'error', error: { message: 'Demasiadas páginas' } })
  expect(ids()).toEqual(['P2'])
  error = null
  await observer.fetchNextPage()
  expect(state()).toMatchObject({ status: 'success', error: null })
  expect(ids()).toEqual(['P2', 'P3'])
})

test('U35 a page requested twice at the same time is fetched and counted once', async () => {
  const requested: number[] = []
  const { observer, state } = opened(async (page) => {
    requested.push(page)
    return answer(page)
  })
  await Promise.all([
    observer.fetchNextPage({ cancelRefetch: false }),
    observer.fetchNextPage({ cancelRefetch: false }),
  ])
  expect(requested).toEqual([3])
  expect(state().data!.pages.map(({ page }) => page)).toEqual([2, 3])
})

test('CAT-20 CAT-21 CAT-23 U36 pages are added before or after, and a product that is already listed keeps its place', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { observer, state, ids } = opened(async (page) => {
    vi.advanceTimersByTime(1000)
    return answer(page, page === 1 ? ['P1', 'P3'] : [`P${page}`, 'P1'])
  })
  await observer.fetchNextPage()
  await observer.fetchPreviousPage()
  await observer.fetchNextPage()
  vi.useRealTimers()
  expect(ids()).toEqual(['P2', 'P3', 'P1', 'P4'])
  expect(mergeList(state().data!)).toMatchObject({ page: 4, firstLoaded: 1, openedAt: 2 })
  expect(observer.getCurrentResult()).toMatchObject({ hasNextPage: true, hasPreviousPage: false })
})

test('U35 a list may be opened with two pages', () => {
  const list = initialListData({ ...answer(1), following: [{ id: 'P2' }] as never })
  expect(mergeList(list)).toMatchObject({ products: [{ id: 'P1' }, { id: 'P2' }], page: 2, openedAt: 1 })
})

test('U9 a list is shown again as it was left for five minutes, if it has the requested page', () => {
  const data = initialListData(answer(2))
  const state = { data, dataUpdatedAt: Date.now() }
  expect(hasFreshPage(state, selection)).toBe(true)
  expect(hasFreshPage(state, { ...selection, page: 1 })).toBe(false)
  expect(hasFreshPage({ ...state, dataUpdatedAt: Date.now() - 5 * 60 * 1000 }, selection)).toBe(false)
  expect(hasFreshPage(undefined, selection)).toBe(false)
})
