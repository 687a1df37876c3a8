import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { Call } from '#app/api/client.ts'
import type { CatalogPage } from '#contract/catalog.ts'
import { readAddress } from '#domain/catalog/catalog-address.ts'
import { catalogKey, entryOf, withAnswer, type CatalogEntry } from './catalog-entry.ts'
import { listQuery } from './list-query.ts'

const answer = (page: number, error: string | null = null) =>
  ({ page, products: [{ id: `P${page}` }], title: 'Mujer', messages: { error } }) as unknown as CatalogPage

afterEach(() => vi.unstubAllGlobals())

test('CAT-08 STATE-02 a list is held under its address with what was asked: on its way, come, or failed', async () => {
  vi.stubGlobal('document', { cookie: '' })
  const selection = readAddress('/mujer/', '?shoe_size=38&page=2')
  const key = catalogKey(selection)
  expect(key).toEqual(['catalog', '/mujer/?shoe_size=38'])
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const state = () => client.getQueryState<CatalogEntry>(key)!
  const coming = Promise.withResolvers<CatalogPage>()

  const fetching = client.fetchQuery(listQuery((() => coming.promise) as unknown as Call, selection, 'category'))
  expect(state()).toMatchObject({ fetchStatus: 'fetching', data: undefined, error: null })
  coming.resolve(answer(2))
  await fetching
  expect(state()).toMatchObject({
    fetchStatus: 'idle',
    data: { answer: { title: 'Mujer' }, errorMessage: null, isFromPage: false },
  })

  client.removeQueries({ queryKey: key })
  const broken = (() => Promise.reject(new Error('no line'))) as unknown as Call
  await expect(client.fetchQuery(listQuery(broken, selection, 'category'))).rejects.toThrow('no line')
  expect(state()).toMatchObject({ fetchStatus: 'idle', status: 'error', error: { message: 'no line' } })
})

test('CAT-24 the error of a list is what its last answer complained of, and goes with the next', () => {
  const first = entryOf(answer(1), true)
  expect(first).toMatchObject({ errorMessage: null, isFromPage: true })
  const second = withAnswer(first, answer(2, 'Demasiadas páginas'), false)
  expect(second.errorMessage).toBe('Demasiadas páginas')
  expect(withAnswer(second, answer(3), false)).toMatchObject({ errorMessage: null, held: { page: 3 } })
})
