import { useInfiniteQuery, useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { DeskInput, DeskReply } from '#contract/desk/desk-endpoint.ts'
import {
  listProducts,
  readProductLists,
  showProduct,
  type DeskProduct,
  type GridProduct,
} from '#contract/desk/products.ts'
import { gridSorts } from '#domain/browse/assortment/grid-filter.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { deskCall } from '#desk/platform/call.ts'
import { useSession } from '#desk/platform/session.tsx'

const filterNames = ['text', 'brand', 'category', 'shown', 'stock', 'special', 'check'] as const
export type GridFilters = Partial<Record<(typeof filterNames)[number], string>>

/** What an address asks for: a store, filters, an order. */
export function useGridAddress() {
  const { stores } = useSession()
  const [search, setSearch] = useSearchParams()
  const country = stores.find((code) => code === search.get('country')) ?? stores[0]!
  const filters: GridFilters = Object.fromEntries(
    filterNames.flatMap((name) => (search.get(name) ? [[name, search.get(name)!]] : [])),
  )
  const sort = gridSorts.find((one) => one === search.get('sort')) ?? 'newest'
  const apply = (changed: GridFilters & { country?: string; sort?: string }) => {
    const all = Object.entries({ country, sort, ...filters, ...changed }).filter(([, value]) => value)
    setSearch(new URLSearchParams(all), { replace: true })
  }
  const open = (all: Readonly<Record<string, string>>) => setSearch(new URLSearchParams(all), { replace: true })
  return { country, filters, sort, apply, open }
}
export type GridAddress = Pick<ReturnType<typeof useGridAddress>, 'country' | 'filters' | 'sort'>

export const gridKey = ['products'] as const
type Page = DeskReply<typeof listProducts>

/** Products page by page as one scrolls. */
export function useProducts({ country, filters, sort }: GridAddress) {
  return useInfiniteQuery({
    queryKey: [...gridKey, country, filters, sort],
    queryFn: ({ pageParam, signal }) => {
      const query = { country, ...filters, sort, ...(pageParam && { after: pageParam }) }
      return deskCall(listProducts, { query } as DeskInput<typeof listProducts>, { signal })
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}

export const useProductLists = (country: OpenCountry) =>
  useQuery({
    queryKey: ['product lists', country],
    queryFn: ({ signal }) => deskCall(readProductLists, { query: { country } }, { signal }),
    staleTime: 60_000,
  })

export const productKey = (country: OpenCountry, sku: string) => ['product', country, sku] as const

export const useProduct = (country: OpenCountry, sku: string, isWanted = true) =>
  useQuery({
    queryKey: productKey(country, sku),
    queryFn: ({ signal }) => deskCall(showProduct, { params: { country, sku } }, { signal }),
    enabled: isWanted,
    refetchOnMount: 'always',
  })

/** A row of the grid that is what it is now, in every list that shows it and wherever its model is expanded. */
export function useShowChanged() {
  const client = useQueryClient()
  return (country: OpenCountry, product: DeskProduct) => {
    const row: GridProduct = product
    const changed = (one: GridProduct) => (one.sku === row.sku ? row : one)
    client.setQueryData(productKey(country, product.sku), { product })
    client.setQueriesData<InfiniteData<Page>>(
      { queryKey: [...gridKey, country] },
      (data) =>
        data && { ...data, pages: data.pages.map((page) => ({ ...page, products: page.products.map(changed) })) },
    )
    client.setQueriesData<{ product: DeskProduct }>({ queryKey: ['product', country] }, (data) =>
      data && data.product.sku !== row.sku
        ? { product: { ...data.product, colours: data.product.colours.map(changed) } }
        : data,
    )
  }
}
