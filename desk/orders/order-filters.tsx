import { useSearchParams } from 'react-router'
import { orderStatuses } from '#domain/buy/orders/statuses.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { orderWords } from '#desk/platform/order-words.ts'
import { useSession } from '#desk/platform/session.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { FilterChoice, filterClass } from '#desk/platform/ui/filter-choice.tsx'
import { FilterSearch } from '#desk/platform/ui/filter-search.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { filtersOf, type OrderFilters } from './orders-query.ts'
import { ViewBar } from './view-bar.tsx'

const words = wordsIn({
  es: {
    search: 'Buscar',
    searchHelp: 'Número, e-mail, documento o producto',
    store: 'Tienda',
    allStores: 'Todas las tiendas',
    status: 'Estado',
    anyStatus: 'Cualquier estado',
    from: 'Desde',
    to: 'Hasta',
    clear: 'Quitar filtros',
  },
  en: {
    search: 'Search',
    searchHelp: 'Number, e-mail, document or product',
    store: 'Store',
    allStores: 'All stores',
    status: 'Status',
    anyStatus: 'Any status',
    from: 'From',
    to: 'To',
    clear: 'Clear filters',
  },
})

/** Views that are one click away, and the filters below them; the address says all of it, so that it can be kept and shared. */
export function OrderFilterBar() {
  const text = useWords(words)
  const names = useWords(orderWords)
  const { stores } = useSession()
  const [search, setSearch] = useSearchParams()
  const filters = filtersOf(search)
  const { country } = filters

  const apply = (changed: OrderFilters) => {
    const all = Object.entries({ ...filters, ...changed }).filter(([, value]) => value)
    setSearch(new URLSearchParams(all), { replace: true })
  }

  return (
    <div className="grid gap-3">
      <ViewBar />
      <div className="flex flex-wrap items-end gap-2">
        <FilterSearch
          label={text.searchHelp}
          value={filters.text ?? ''}
          onSearch={(searched) => apply({ text: searched })}
          className="basis-64"
        />
        {stores.length > 1 && (
          <FilterChoice
            label={text.store}
            value={country ?? ''}
            any={text.allStores}
            options={stores.map((code) => [code, countryProfiles[code].name])}
            onChoose={(code) => apply({ country: code })}
          />
        )}
        <FilterChoice
          label={text.status}
          value={filters.status ?? ''}
          any={text.anyStatus}
          options={orderStatuses.map((status) => [status, names.status[status]])}
          onChoose={(status) => apply({ status })}
        />
        <div className="grid grid-cols-2 gap-2 max-tablet:w-full tablet:flex">
          <label className="grid min-w-0 items-center gap-x-1.5 text-13 text-ink-2 tablet:flex">
            {text.from}
            <input
              type="date"
              value={filters.from ?? ''}
              onChange={({ target }) => apply({ from: target.value })}
              className={`${filterClass} text-ink`}
            />
          </label>
          <label className="grid min-w-0 items-center gap-x-1.5 text-13 text-ink-2 tablet:flex">
            {text.to}
            <input
              type="date"
              value={filters.to ?? ''}
              onChange={({ target }) => apply({ to: target.value })}
              className={`${filterClass} text-ink`}
            />
          </label>
        </div>
        {Object.keys(filters).length > 0 && (
          <Button look="quiet" onClick={() => setSearch(new URLSearchParams())}>
            {text.clear}
          </Button>
        )}
      </div>
    </div>
  )
}
