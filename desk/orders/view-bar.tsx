import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { filtersOn } from '#domain/desk/orders/saved-view.ts'
import { useSession } from '#desk/platform/session.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Views } from '#desk/platform/ui/views.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { filtersOf, type OrderFilters } from './orders-query.ts'
import { SavedViewsDialog, useSavedViews } from './saved-views.tsx'
import { useViewKeys } from './use-view-keys.ts'

const words = wordsIn({
  es: {
    names: {
      all: 'Todos',
      toPack: 'Para preparar',
      packing: 'En preparación',
      unpaid: 'Sin pagar',
      held: 'Pagos a revisar',
    },
    label: 'Vistas',
    keep: 'Guardar vista',
  },
  en: {
    names: { all: 'All', toPack: 'To pack', packing: 'Being packed', unpaid: 'Unpaid', held: 'Payments to check' },
    label: 'Views',
    keep: 'Save view',
  },
})

const usual = [
  ['all', {}],
  ['toPack', { status: 'paid' }],
  ['packing', { status: 'preparing' }],
  ['unpaid', { status: 'payment_pending' }],
  ['held', { payment: 'held' }],
] as const satisfies readonly [string, OrderFilters][]

const textOf = (filters: OrderFilters) =>
  JSON.stringify(Object.entries(filters).toSorted(([one], [other]) => (one < other ? -1 : 1)))

const onlySet = (filters: Readonly<Record<string, string | undefined>>): OrderFilters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))

/** Views that are one click or one digit away: those of every shop, one's own, and those of all. */
export function ViewBar() {
  const text = useWords(words)
  const { now } = useSession()
  const { data } = useSavedViews()
  const [search, setSearch] = useSearchParams()
  const [isOpen, setIsOpen] = useState(false)
  const filters = filtersOf(search)
  const { country, ...others } = filters
  const today = now.slice(0, 10)
  const views = [
    ...usual.map(([name, view]) => ({
      id: name,
      name: text.names[name],
      filters: view as OrderFilters,
      isUsual: true,
    })),
    ...(data?.views ?? []).map(({ idView, name, filters: saved }) => ({
      id: String(idView),
      name,
      filters: onlySet(filtersOn(saved, today)),
      isUsual: false,
    })),
  ]
  // The usual views are of the store one looks at; a saved one says itself of which.
  const addressOf = (view: (typeof views)[number]) =>
    new URLSearchParams({ ...view.filters, ...(view.isUsual && country && { country }) })
  const chosen = views.findLast((view) => textOf(view.filters) === textOf(view.isUsual ? others : filters))
  useViewKeys((at) => views[at] && setSearch(addressOf(views[at])))
  return (
    <>
      <Views
        label={text.label}
        hasKeys
        views={views.map(({ id, name }) => [name, id] as const)}
        chosen={chosen?.id}
        onChoose={(id) => setSearch(addressOf(views.find((view) => view.id === id)!))}
      >
        <Button look="quiet" onClick={() => setIsOpen(true)}>
          {text.keep}
        </Button>
      </Views>
      {isOpen && <SavedViewsDialog filters={filters} onClose={() => setIsOpen(false)} />}
    </>
  )
}
