import { ArrowDownUp, ChevronDown, SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCountry } from '#app/platform/country/use-country.ts'
import { hasPlainFilters } from '#app/platform/country/visitor.ts'
import { useOverlay } from '#app/platform/ui/use-overlay.ts'
import { Chip } from '#app/platform/ui/chip.tsx'
import type { CatalogFilter } from '#contract/browse/catalog.ts'
import { writeAddress } from '#domain/browse/catalog/address/catalog-address.ts'
import { filterKeyOf } from '#domain/browse/catalog/address/parameters.ts'
import { valuesOf, withoutValue, withValue } from '#domain/browse/catalog/address/selection.ts'
import { isSizeFilter, sizeFilterKeys } from '#domain/browse/catalog/sizes.ts'
import { chipsOf } from './filters/chips.ts'
import { useCatalogWords, useListing } from './catalog-context.ts'
import { MySizeFilter } from './filters/my-size-filter.tsx'
import { panelAddress, type Panel } from './filters/panel-address.ts'

const maxPromotedFilters = 5
/** The filters used most in a fashion list (U29); the server decides which exist. */
const promotedKeys = [...sizeFilterKeys, 'fast_shipping', 'price', 'color_family', 'brand', 'special_price'] as const

const main =
  'inline-flex min-h-12 shrink-0 items-center gap-2 rounded-full border border-ink bg-surface px-4 text-14 font-semibold'

type OpenerProps = { overlay: string; panel: Panel; className: string; children: ReactNode }

/** Opens a sheet; without scripts it links to the same controls within the page. */
function Opener({ overlay, panel, className, children }: OpenerProps) {
  const { openInstead } = useOverlay(overlay)
  const { selection } = useListing()
  return (
    <Link
      to={panelAddress(selection, panel)}
      role="button"
      rel="nofollow"
      aria-haspopup="dialog"
      onClick={(event) => {
        if (panel === 'orden' || !hasPlainFilters(document.cookie)) openInstead(event)
      }}
      className={className}
    >
      {children}
    </Link>
  )
}

function PromotedFilter({ filter, isOnlySize }: { filter: CatalogFilter; isOnlySize: boolean }) {
  const words = useCatalogWords()
  const { selection, chosen, choose } = useListing()
  const key = filterKeyOf(filter.key)
  if (!key) return null
  const values = valuesOf(selection, key)
  if (filter.type === 'boolean') {
    const isOn = valuesOf(chosen, key).length > 0
    const next = isOn ? withoutValue(chosen, key, '1') : withValue(chosen, key, '1')
    return <Chip label={filter.name} to={writeAddress(next)} isOn={isOn} onToggle={() => choose(next)} />
  }
  return (
    <Opener
      overlay={`filters:${filter.key}`}
      panel="filtros"
      className={`inline-flex min-h-12 items-center gap-1 rounded-full border bg-surface pr-3 pl-4 text-14 font-medium whitespace-nowrap ${values.length > 0 ? 'border-ink bg-lima' : 'border-ink-2'}`}
    >
      {isSizeFilter(filter.key) && isOnlySize ? words.size : filter.name}
      {values.length > 0 && filter.type === 'multiple' && <span className="figures">({values.length})</span>}
      <ChevronDown aria-hidden="true" size={18} strokeWidth={1.5} />
    </Opener>
  )
}

/** Filters and sorting in one row that stays visible while the list scrolls (U29). */
export function ListBar() {
  const shop = useCountry()
  const words = useCatalogWords()
  const { answer, selection, chosen, choose } = useListing()
  const applied = chipsOf(answer, selection, shop).length
  const promoted = promotedKeys
    .flatMap((key) => answer.availableFilters.filter((filter) => filter.key === key && filter.options.length > 0))
    .slice(0, maxPromotedFilters)
  const isOnlySize = promoted.filter(({ key }) => isSizeFilter(key)).length === 1
  return (
    <div className="sticky top-(--bar-height) z-10 -mx-4 border-b tablet:-mx-6 border-line bg-paper wide:hidden">
      <div className="flex snap-x gap-2 overflow-x-auto px-4 py-2 [scrollbar-width:none] *:shrink-0">
        <Opener overlay="filters" panel="filtros" className={main}>
          <SlidersHorizontal aria-hidden="true" size={20} strokeWidth={1.5} />
          {words.filter}
          {applied > 0 && <span className="figures">({applied})</span>}
        </Opener>
        <Opener overlay="sort" panel="orden" className={main}>
          <ArrowDownUp aria-hidden="true" size={20} strokeWidth={1.5} />
          {words.sort}
        </Opener>
        <MySizeFilter
          filters={answer.availableFilters}
          products={answer.products}
          selection={chosen}
          onChange={choose}
        />
        {promoted.map((filter) => (
          <PromotedFilter key={filter.key} filter={filter} isOnlySize={isOnlySize} />
        ))}
      </div>
    </div>
  )
}
