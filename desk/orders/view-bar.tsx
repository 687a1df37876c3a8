import { useSearchParams } from 'react-router'
import { filtersOn, savedFilters } from '#domain/desk/views/order-view.ts'
import type { ViewFilters } from '#domain/desk/views/saved-view.ts'
import { useToday } from '#desk/platform/today.ts'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { SavedViewBar } from '#desk/views/saved-view-bar.tsx'
import { filtersOf } from './orders-query.ts'

const words = wordsIn({
  es: {
    names: {
      all: 'Todos',
      toPack: 'Para preparar',
      packing: 'En preparación',
      unpaid: 'Sin pagar',
      held: 'Pagos a revisar',
    },
    notText: 'Lo que se buscó no se guarda: puede nombrar a una persona.',
  },
  en: {
    names: { all: 'All', toPack: 'To pack', packing: 'Being packed', unpaid: 'Unpaid', held: 'Payments to check' },
    notText: 'What was searched for is not kept: it may name a person.',
  },
})

const usual = [
  ['all', {}],
  ['toPack', { status: 'paid' }],
  ['packing', { status: 'preparing' }],
  ['unpaid', { status: 'payment_pending' }],
  ['held', { payment: 'held' }],
] as const satisfies readonly [string, ViewFilters][]

const onlySet = (filters: Readonly<Record<string, string | undefined>>): ViewFilters =>
  Object.fromEntries(Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))

/** The views of the queue of orders. */
export function ViewBar() {
  const text = useWords(words)
  const [search, setSearch] = useSearchParams()
  const current = onlySet(filtersOf(search))
  const today = useToday()
  // The usual views are of the store one looks at; a saved one says itself of which.
  const ofStore: ViewFilters = current.country === undefined ? {} : { country: current.country }
  return (
    <SavedViewBar
      screen="orders"
      usual={usual.map(([id, filters]) => ({ id, name: text.names[id], filters: { ...filters, ...ofStore } }))}
      current={current}
      kept={onlySet(savedFilters(current, today))}
      note={current.text === undefined ? undefined : text.notText}
      open={(saved) => onlySet(filtersOn(saved, today))}
      onChoose={(filters) => setSearch(new URLSearchParams(filters))}
      hasKeys
    />
  )
}
