import type { ViewFilters } from '#domain/desk/views/saved-view.ts'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { SavedViewBar } from '#desk/views/saved-view-bar.tsx'
import { useGridAddress } from './products-query.ts'

const words = wordsIn({
  es: { names: { all: 'Todos', hidden: 'Ocultos', none: 'Sin stock', now: 'En oferta hoy' } },
  en: { names: { all: 'All', hidden: 'Hidden', none: 'Out of stock', now: 'On offer today' } },
})

const usual = [
  ['all', {}],
  ['hidden', { shown: 'hidden' }],
  ['none', { stock: 'none' }],
  ['now', { special: 'now' }],
] as const satisfies readonly [string, ViewFilters][]

/** The views of the grid of products: a store, filters, what was searched for and an order. */
export function ProductViewBar() {
  const text = useWords(words)
  const { country, filters, sort, open } = useGridAddress()
  const current: ViewFilters = { country, sort, ...filters }
  return (
    <SavedViewBar
      screen="products"
      usual={usual.map(([id, own]) => ({ id, name: text.names[id], filters: { country, sort: 'newest', ...own } }))}
      current={current}
      kept={current}
      open={(saved) => saved}
      onChoose={open}
    />
  )
}
