import { Suspense, useMemo, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { lazyPart, lazySheet, quietPart } from '#app/platform/lazy/lazy-part.tsx'
import { Skeleton } from '#app/platform/ui/skeleton.tsx'
import { useOpenedOverlays } from '#app/platform/ui/use-opened-overlays.ts'
import type { CatalogPage } from '#contract/browse/catalog.ts'
import { readAddress, writeAddress } from '#domain/browse/catalog/address/catalog-address.ts'
import { hasFilters, settle, withPage } from '#domain/browse/catalog/address/selection.ts'
import { AppliedChips } from './filters/applied-chips.tsx'
import { Breadcrumbs } from './seo/breadcrumbs.tsx'
import { ListingContext, useCatalogWords, useListing } from './catalog-context.ts'
import { BannerMenu, CouponBanner } from './banner/coupon-banner.tsx'
import { Heading } from './banner/heading.tsx'
import { ListBar } from './list-bar.tsx'
import { panelAddress, panelIn } from './filters/panel-address.ts'
import { ProductGrid } from './product-grid.tsx'
import { useCatalogPages } from './query/use-catalog-pages.ts'
import { useChoose } from './filters/use-choose.ts'
import { useTrackedAnswer } from './query/use-tracked-answer.ts'
import { useIsWide } from './use-is-wide.ts'

const waiting = [0, 1, 2, 3, 4, 5].map((line) => <Skeleton key={line} className="mb-3 h-11 noscript:hidden" />)

const EmptyResults = lazyPart(() => import('./filters/empty-results.tsx'), 'page')
const NearbyProducts = lazyPart(() => import('./nearby-products.tsx'), 'page')
const PlainPanel = lazyPart(() => import('./filters/plain-panel.tsx'), 'filters')
const Landing = quietPart(() => import('./banner/landing.tsx'))
const FilterSheet = lazySheet(() => import('./filters/filter-sheet.tsx'), 'filters')
const FilterSidebar = lazyPart(() => import('./filters/filter-sidebar.tsx'), 'filters', waiting)
const SortSelect = lazyPart(() => import('./sort-select.tsx'), 'sort')
const SortSheet = lazySheet(() => import('./sort-sheet.tsx'), 'sort')

function Sheets() {
  const opened = useOpenedOverlays(['filters', 'sort'])
  return (
    <>
      {opened.includes('filters') && <FilterSheet />}
      {opened.includes('sort') && <SortSheet />}
    </>
  )
}

function Sidebar() {
  const words = useCatalogWords()
  const isWide = useIsWide()
  const { selection } = useListing()
  return (
    <aside
      aria-label={words.filters}
      className="hidden wide:sticky wide:top-[calc(var(--bar-height)+16px)] wide:block wide:max-h-[calc(100dvh-var(--bar-height)-32px)] wide:self-start wide:overflow-y-auto wide:pr-2"
    >
      {isWide ? (
        <FilterSidebar />
      ) : (
        <>
          <noscript>
            <a href={panelAddress(selection, 'filtros')} rel="nofollow" className="underline underline-offset-4">
              {words.filter}
            </a>
          </noscript>
          {waiting}
        </>
      )}
    </aside>
  )
}

/** The current history state with its open overlay: a page may arrive between a tap and its rendering. */
const currentHistoryState = () => (window.history.state as { usr?: unknown } | null)?.usr ?? null

function List() {
  const navigate = useNavigate()
  const { selection, answer, answeredFor, pending } = useListing()
  const pages = useCatalogPages({ selection, answer, place: answeredFor }, (page) => {
    // The address follows the scroll position, so that a shared link or a reload opens the same page of the list.
    if (page > selection.page) {
      void navigate(writeAddress(withPage(selection, page)), {
        replace: true,
        preventScrollReset: true,
        state: currentHistoryState(),
      })
    }
  })
  return <ProductGrid pages={pages} isStale={pending !== undefined} />
}

type CatalogScreenProps = { answer: CatalogPage; answeredFor: string | undefined; search: ReactNode }

/** `search` is the search entry; it is passed in because features meet in the route. */
export function CatalogScreen({ answer, answeredFor, search: entry }: CatalogScreenProps) {
  const { pathname, search } = useLocation()
  const { pending, choose } = useChoose({ type: answer.pageType, place: answeredFor })
  const selection = useMemo(
    () => settle(readAddress(pathname, search), answer.basePath, answer.resultDetails.filters.brand ?? []),
    [pathname, search, answer],
  )
  useTrackedAnswer(answer, selection)
  const isWide = useIsWide()
  const isEmpty = answer.total === 0
  const panel = panelIn(search)
  const listing = { selection, answer, answeredFor, pending, chosen: pending ?? selection, choose }
  return (
    <ListingContext value={listing}>
      <div className="page pb-16 wide:pt-2">
        <div className="pt-2 empty:hidden wide:hidden">{entry}</div>
        <Breadcrumbs />
        {!isEmpty && <CouponBanner />}
        <div className="mt-2 flex items-end justify-between gap-8 wide:min-h-12">
          <div className="grow">
            <Heading />
          </div>
          {isWide && <SortSelect />}
        </div>
        <BannerMenu />
        <div className="wide:mt-4 wide:grid wide:grid-cols-[256px_1fr] wide:gap-8">
          <Sidebar />
          <div className="min-w-0">
            {/* An empty list without filters cannot be filtered or sorted. */}
            {(!isEmpty || hasFilters(selection)) && <ListBar />}
            <div className="my-3 wide:mt-0 wide:mb-6 wide:empty:hidden">{!isEmpty && <AppliedChips />}</div>
            {panel ? (
              <PlainPanel panel={panel} />
            ) : !isEmpty ? (
              <Suspense>
                <List />
              </Suspense>
            ) : (
              answer.nearby.length === 0 && <EmptyResults />
            )}
            {!panel && answer.nearby.length > 0 && <NearbyProducts />}
          </div>
        </div>
        {answer.metadata.landing && <Landing />}
      </div>
      <Sheets />
    </ListingContext>
  )
}
