import {
  catalogueChecks,
  gridSorts,
  shownFilters,
  specialFilters,
  stockFilters,
} from '#domain/browse/assortment/grid-filter.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { useSession } from '#desk/platform/session.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { FilterChoice } from '#desk/platform/ui/filter-choice.tsx'
import { FilterSearch } from '#desk/platform/ui/filter-search.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { productWords } from './product-words.ts'
import { useGridAddress, useProductLists } from './products-query.ts'

const words = wordsIn({
  es: {
    search: 'Nombre, SKU o código',
    store: 'Tienda',
    brand: 'Marca',
    anyBrand: 'Todas las marcas',
    category: 'Categoría',
    anyCategory: 'Todas las categorías',
    shown: 'Estado',
    anyShown: 'Visibles y ocultos',
    stock: 'Stock',
    anyStock: 'Con y sin stock',
    special: 'Oferta',
    anySpecial: 'Con y sin oferta',
    check: 'Controles',
    anyCheck: 'Sin control',
    sort: 'Orden',
    stocks: { some: 'Con stock', none: 'Sin stock', gaps: 'Con talles agotados' },
    specials: { now: 'En oferta hoy', soon: 'Oferta por empezar', over: 'Oferta vencida', none: 'Sin oferta' },
    clear: 'Quitar filtros',
  },
  en: {
    search: 'Name, SKU or code',
    store: 'Store',
    brand: 'Brand',
    anyBrand: 'All brands',
    category: 'Category',
    anyCategory: 'All categories',
    shown: 'Status',
    anyShown: 'Visible and hidden',
    stock: 'Stock',
    anyStock: 'Any stock',
    special: 'Offer',
    anySpecial: 'Any offer',
    check: 'Checks',
    anyCheck: 'No check',
    sort: 'Order',
    stocks: { some: 'In stock', none: 'Out of stock', gaps: 'With sizes sold out' },
    specials: { now: 'On offer today', soon: 'Offer to come', over: 'Offer over', none: 'No offer' },
    clear: 'Clear filters',
  },
})

const choiceClass = 'max-w-56 max-tablet:w-full max-tablet:max-w-none'

/** What the grid shows; the address says all of it, so that it can be kept and shared. */
export function GridFilterBar() {
  const text = useWords(words)
  const names = useWords(productWords)
  const { stores } = useSession()
  const { country, filters, sort, apply } = useGridAddress()
  const { data: lists } = useProductLists(country)
  const isFiltered = Object.keys(filters).length > 0

  return (
    <div className="grid gap-2">
      <div className="flex gap-2">
        <FilterSearch
          label={text.search}
          value={filters.text ?? ''}
          onSearch={(searched) => apply({ text: searched })}
        />
        {stores.length > 1 && (
          <div className="w-36 shrink-0">
            <FilterChoice
              className={choiceClass}
              label={text.store}
              value={country}
              options={stores.map((code) => [code, countryProfiles[code].name])}
              onChoose={(code) => apply({ country: code, brand: '', category: '' })}
            />
          </div>
        )}
      </div>
      <div className="grid grid-cols-2 gap-2 tablet:flex tablet:flex-wrap">
        <FilterChoice
          className={choiceClass}
          label={text.brand}
          value={filters.brand ?? ''}
          any={text.anyBrand}
          options={(lists?.brands ?? []).map(({ id, name }) => [String(id), name])}
          onChoose={(brand) => apply({ brand })}
        />
        <FilterChoice
          className={choiceClass}
          label={text.category}
          value={filters.category ?? ''}
          any={text.anyCategory}
          options={(lists?.categories ?? []).map(({ id, name, level }) => [
            String(id),
            `${'\u2003'.repeat(level - 1)}${name}`,
          ])}
          onChoose={(category) => apply({ category })}
        />
        <FilterChoice
          className={choiceClass}
          label={text.shown}
          value={filters.shown ?? ''}
          any={text.anyShown}
          options={shownFilters.map((key) => [key, names.shown[key]])}
          onChoose={(shown) => apply({ shown })}
        />
        <FilterChoice
          className={choiceClass}
          label={text.stock}
          value={filters.stock ?? ''}
          any={text.anyStock}
          options={stockFilters.map((key) => [key, text.stocks[key]])}
          onChoose={(stock) => apply({ stock })}
        />
        <FilterChoice
          className={choiceClass}
          label={text.special}
          value={filters.special ?? ''}
          any={text.anySpecial}
          options={specialFilters.map((key) => [key, text.specials[key]])}
          onChoose={(special) => apply({ special })}
        />
        <FilterChoice
          className={choiceClass}
          label={text.check}
          value={filters.check ?? ''}
          any={text.anyCheck}
          options={catalogueChecks.map((key) => [key, names.checks[key]])}
          onChoose={(check) => apply({ check })}
        />
        <FilterChoice
          className={choiceClass}
          label={text.sort}
          value={sort}
          options={gridSorts.map((key) => [key, names.sorts[key]])}
          onChoose={(key) => apply({ sort: key })}
        />
        {isFiltered && (
          <Button
            look="quiet"
            onClick={() => apply(Object.fromEntries(Object.keys(filters).map((name) => [name, ''])))}
          >
            {text.clear}
          </Button>
        )}
      </div>
    </div>
  )
}
