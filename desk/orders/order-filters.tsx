import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import { orderStatuses } from '#domain/buy/orders/statuses.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { orderWords } from '#desk/platform/order-words.ts'
import { useSession } from '#desk/platform/session.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { typed } from '#desk/platform/typed.ts'
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

const controlClass = 'min-h-9 max-tablet:min-h-11 rounded-field border border-ink-2 bg-surface px-2 text-14'

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
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    apply({ text: typed(event.currentTarget, 'text').trim() })
  }

  return (
    <div className="grid gap-3">
      <ViewBar />
      <div className="flex flex-wrap items-end gap-2">
        <form key={filters.text} role="search" onSubmit={submit} className="relative min-w-0 grow basis-64">
          <Search
            aria-hidden="true"
            size={16}
            strokeWidth={1.5}
            className="absolute top-1/2 left-2.5 -translate-y-1/2 text-ink-2"
          />
          <input
            type="search"
            name="text"
            data-search=""
            aria-label={text.searchHelp}
            placeholder={text.searchHelp}
            defaultValue={filters.text ?? ''}
            className={`${controlClass} w-full pl-8`}
          />
        </form>
        {stores.length > 1 && (
          <select
            aria-label={text.store}
            value={country ?? ''}
            onChange={({ target }) => apply({ country: target.value })}
            className={controlClass}
          >
            <option value="">{text.allStores}</option>
            {stores.map((code) => (
              <option key={code} value={code}>
                {countryProfiles[code].name}
              </option>
            ))}
          </select>
        )}
        <select
          aria-label={text.status}
          value={filters.status ?? ''}
          onChange={({ target }) => apply({ status: target.value })}
          className={controlClass}
        >
          <option value="">{text.anyStatus}</option>
          {orderStatuses.map((status) => (
            <option key={status} value={status}>
              {names.status[status]}
            </option>
          ))}
        </select>
        <div className="grid grid-cols-2 gap-2 max-tablet:w-full tablet:flex">
          <label className="grid min-w-0 items-center gap-x-1.5 text-13 text-ink-2 tablet:flex">
            {text.from}
            <input
              type="date"
              value={filters.from ?? ''}
              onChange={({ target }) => apply({ from: target.value })}
              className={`${controlClass} min-w-0 text-ink`}
            />
          </label>
          <label className="grid min-w-0 items-center gap-x-1.5 text-13 text-ink-2 tablet:flex">
            {text.to}
            <input
              type="date"
              value={filters.to ?? ''}
              onChange={({ target }) => apply({ to: target.value })}
              className={`${controlClass} min-w-0 text-ink`}
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
