import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { useCityRegion } from '#app/platform/device/city-region-store.ts'
import { useFloatingCart } from '#app/platform/device/floating-cart-store.ts'
import { useListHints } from '#app/platform/device/list-hints-store.ts'
import { useOnline } from '#app/platform/device/use-online.ts'
import type { CatalogPage } from '#contract/browse/catalog.ts'
import { readAddress } from '#domain/browse/catalog/address/catalog-address.ts'
import { listHint } from '#domain/browse/catalog/list-hint.ts'
import { hasFilters, settle } from '#domain/browse/catalog/address/selection.ts'
import { listKey, mergeList, type ListData } from '../query/list-query.ts'
import { useIsWide } from '../use-is-wide.ts'
import { useBrowseDepth } from './use-browse-depth.ts'

type OpenList = { answer: CatalogPage; answeredFor: string | undefined }

/** The list on screen, read from outside its own screen. */
function useOpenList() {
  const list = useRouteLoaderData<OpenList>('routes/browse/catalog')
  const { pathname, search } = useLocation()
  if (!list || list.answer.total === 0) return undefined
  const { basePath, resultDetails } = list.answer
  const selection = settle(readAddress(pathname, search), basePath, resultDetails.filters.brand ?? [])
  return { ...list, selection, name: basePath + (selection.q ?? '') }
}

/**
 * Reports to the hints store what happens to the list. Which sheet is open stays in the history; this is the hints'
 * copy.
 */
function useReportListState(hasAnswer: boolean): void {
  const overlay = (useLocation().state as { overlay?: string } | null)?.overlay
  const setFirstRequest = useListHints((flags) => flags.setFirstRequest)
  const setRenderCatalog = useListHints((flags) => flags.setRenderCatalog)
  useEffect(() => {
    if (hasAnswer) setFirstRequest()
  }, [hasAnswer, setFirstRequest])
  useEffect(() => {
    setRenderCatalog(overlay === undefined)
  }, [overlay, setRenderCatalog])
}

/** The hint for the list on screen, with the data it shows and a function to dismiss it. */
export function useListHint(isRoomTaken: boolean) {
  const client = useQueryClient()
  const flags = useListHints()
  const list = useOpenList()
  const isWide = useIsWide()
  const isOnline = useOnline()
  const place = useCityRegion((state) => state.place)
  const hasNotice = useFloatingCart(({ notice }) => notice !== undefined)
  const [answeredOn, setAnsweredOn] = useState<string>()
  useReportListState(list !== undefined)
  const countProducts = () => {
    const cached = list && client.getQueryData<ListData>(listKey(list.selection, list.answeredFor))
    return cached ? mergeList(cached).products.length : 0
  }
  const subscribeToProducts = useCallback(
    (listener: () => void) => client.getQueryCache().subscribe(listener),
    [client],
  )
  const depth = useBrowseDepth(list?.name, countProducts, subscribeToProducts)
  if (!list) return undefined
  const { answer, answeredFor, selection, name } = list
  const hint = listHint(flags, {
    ...depth,
    total: answer.total,
    lacksPlace: !place && !answeredFor && answer.resultDetails.fastShipping.availableCities.length > 0,
    hidesFilters: !isWide && answer.availableFilters.length > 0,
    isFiltered: hasFilters(selection),
    isRoomTaken: isRoomTaken || hasNotice || !isOnline,
    isAnswered: answeredOn === name,
  })
  return (
    hint && {
      hint,
      filters: answer.availableFilters,
      finish: () => {
        setAnsweredOn(name)
        if (hint === 'place') flags.setGeolocationBanner(false)
        else flags.setFiltersBanner(false)
      },
    }
  )
}
