import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCall } from '#app/api/use-call.ts'
import type { CatalogPage } from '#contract/catalog.ts'
import { withPage, type Selection } from '#domain/catalog/selection.ts'
import { askCatalog } from './ask-catalog.ts'
import { catalogKey, entryOf, heldForMs, withAnswer, type CatalogEntry } from './catalog-entry.ts'
import { visitorOf } from './visitor.ts'

type Asked = { page: number; isAutomatic: boolean }

/** The pages of a list on this screen: those held, and the ways to the next and the previous one. */
export function useCatalogPages(selection: Selection, answer: CatalogPage, onLoaded: (page: number) => void) {
  const call = useCall()
  const client = useQueryClient()
  const key = catalogKey(selection)
  const ask = (page: number) =>
    askCatalog(call, withPage(selection, page), visitorOf(document.cookie), { type: answer.pageType })
  const { data: entry } = useQuery<CatalogEntry>({
    queryKey: key,
    queryFn: async () => entryOf(await ask(selection.page)),
    initialData: () => entryOf(answer),
    // The address decides when a list is asked for anew, not the clock: a list must not change under the thumb.
    staleTime: Infinity,
    gcTime: heldForMs * 2,
  })
  const { mutate, isPending, isError, variables, reset } = useMutation({
    mutationFn: ({ page }: Asked) => ask(page),
    onSuccess: (loaded, { page, isAutomatic }) => {
      client.setQueryData<CatalogEntry>(key, (held) => held && withAnswer(held, loaded, isAutomatic))
      if (page > 2 || !isAutomatic) onLoaded(page)
    },
  })

  const { held, automatic } = entry
  const hasNext = held.page * answer.itemsPerPage < answer.total
  const next = (isAutomatic: boolean) => !isPending && mutate({ page: held.page + 1, isAutomatic })

  // Ten products do not fill a screen: the second page comes at once (U35).
  const isAlone = held.firstHeld === held.page && hasNext
  useEffect(() => {
    if (isAlone) next(true)
    // oxlint-disable-next-line react/exhaustive-deps -- once per list
  }, [key[1]])

  return {
    products: held.products,
    shown: Math.min(held.page * answer.itemsPerPage, answer.total),
    automatic,
    hasNext,
    hasPrevious: held.firstHeld > 1,
    firstHeld: held.firstHeld,
    nextPage: held.page + 1,
    isLoadingNext: isPending && variables.page > held.page,
    isLoadingPrevious: isPending && variables.page < held.firstHeld,
    hasFailed: isError,
    next,
    previous: () => !isPending && mutate({ page: held.firstHeld - 1, isAutomatic: false }),
    reset,
  }
}
