import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useCall } from '#app/platform/api/use-call.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { Overlay } from '#app/platform/ui/overlay.tsx'
import type { CatalogFilter, CatalogOption } from '#contract/browse/catalog.ts'
import { writeAddress } from '#domain/browse/catalog/address/catalog-address.ts'
import { filterKeyOf } from '#domain/browse/catalog/address/parameters.ts'
import {
  hasFilters,
  valuesOf,
  withoutFilters,
  withValues,
  type Selection,
} from '#domain/browse/catalog/address/selection.ts'
import { steadyFilters } from '#domain/browse/catalog/steady-filters.ts'
import { useCatalogWords, useListing } from '../catalog-context.ts'
import { useFilterWords } from './use-filter-words.ts'
import { FilterBody, FilterPanel } from './filter-panel.tsx'
import { listQuery, initialPageOf } from '../query/list-query.ts'

const overlayName = 'filters'

/** Which filters the open sheet shows: all, or the one whose chip was tapped. */
function useOpenFilters(): { isOpen: boolean; only: string | undefined } {
  const { state } = useLocation()
  const name = (state as { overlay?: string } | null)?.overlay ?? ''
  return { isOpen: name === overlayName || name.startsWith(`${overlayName}:`), only: name.split(':')[1] }
}

/** A draft of the filters: the results are counted after each choice and applied with the button (U30, CAT-25). */
export default function FilterSheet() {
  const { words: shell } = useCountry()
  const { filters: title } = useCatalogWords()
  const words = useFilterWords()
  const call = useCall()
  const navigate = useNavigate()
  const { selection, answer, answeredFor } = useListing()
  const { isOpen, only } = useOpenFilters()
  const [draft, setDraft] = useState<Selection>(selection)
  const [wasOpen, setWasOpen] = useState(isOpen)
  const [shownOnly, setShownOnly] = useState(only)
  const [initialFilters, setInitialFilters] = useState(answer.availableFilters)
  const [isPriceWrong, setIsPriceWrong] = useState(false)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) {
      setDraft(selection)
      setShownOnly(only)
      setInitialFilters(answer.availableFilters)
      setIsPriceWrong(false)
    }
  }

  const { data, isPlaceholderData, isError, refetch } = useInfiniteQuery({
    ...listQuery(draft, { call, type: answer.pageType, place: answeredFor }),
    select: initialPageOf,
    enabled: isOpen,
    placeholderData: keepPreviousData,
  })
  const counted = data ?? answer
  const close = () => void navigate(-1)
  const address = writeAddress(draft)
  const filters = steadyFilters<CatalogOption, CatalogFilter>(initialFilters, counted.availableFilters)
  const single = filters.find(({ key }) => key === shownOnly)
  const singleKey = single && filterKeyOf(single.key)

  function apply() {
    if (isError) return void refetch()
    // The sheet's history entry becomes the new list, so that going back leads to the previous one.
    if (address === writeAddress({ ...selection, page: draft.page })) close()
    else void navigate(address, { replace: true })
  }

  const hasChoices = singleKey ? valuesOf(draft, singleKey).length > 0 : hasFilters(draft)
  const clear = () => setDraft(singleKey ? withValues(draft, singleKey, []) : withoutFilters(draft))
  const status = isError ? words.countFailed : isPlaceholderData ? words.counting : words.show(counted.total)
  const isBlocked = isPriceWrong || (!isError && (isPlaceholderData || counted.total === 0))
  return (
    <Overlay
      place="sheet"
      isOpen={isOpen}
      onClose={close}
      title={single?.name ?? title}
      closeLabel={shell.menu.close}
      footer={
        <div className="flex flex-wrap items-center gap-2">
          {isError && <p className="w-full text-14">{words.countFailed}</p>}
          {hasChoices && (
            <Button look="tertiary" className="shrink-0 px-3!" onClick={clear}>
              {words.clear}
            </Button>
          )}
          <Button className="flex-1" isBusy={isBlocked} onClick={apply}>
            {isError ? words.retry : status}
          </Button>
          <p role="status" className="sr-only">
            {status}
          </p>
        </div>
      }
    >
      {isOpen && single && singleKey ? (
        <FilterBody
          filter={{ ...single, key: singleKey }}
          draft={draft}
          onChange={setDraft}
          onFault={setIsPriceWrong}
        />
      ) : (
        isOpen && <FilterPanel filters={filters} draft={draft} onChange={setDraft} onFault={setIsPriceWrong} />
      )}
    </Overlay>
  )
}
