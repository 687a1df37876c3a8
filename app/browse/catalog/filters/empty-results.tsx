import { Link } from 'react-router'
import { useDepartments } from '#app/browse/menu/departments.ts'
import { SearchForm } from '#app/browse/search/search-form.tsx'
import { useCountry } from '#app/platform/country/use-country.ts'
import { StateBlock } from '#app/platform/ui/state-block.tsx'
import { hasFilters } from '#domain/browse/catalog/address/selection.ts'
import { PopularProducts } from './popular-products.tsx'
import { ClearFilters, FilterChips } from './applied-chips.tsx'
import { useListing } from '../catalog-context.ts'
import { useFilterWords } from './use-filter-words.ts'

function Departments() {
  const { empty } = useFilterWords()
  return (
    <nav aria-label={empty.explore} className="mt-8 border-t border-line pt-4">
      <p className="text-14 text-ink-2">{empty.explore}</p>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {useDepartments().map(({ url: to, label }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-12 items-center font-semibold underline underline-offset-4">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Shown when filters exclude every product; each of them can be removed here (U23). */
function FilteredOut() {
  const { empty } = useFilterWords()
  return (
    <StateBlock title={empty.title} text={empty.text} action={<ClearFilters label={empty.clear} />}>
      <ul className="mt-6 flex flex-wrap gap-2">
        <FilterChips />
      </ul>
    </StateBlock>
  )
}

/** The empty state of a list, with ways to continue. */
export default function EmptyResults() {
  const { words: shell } = useCountry()
  const { empty } = useFilterWords()
  const { selection } = useListing()
  if (hasFilters(selection)) return <FilteredOut />
  return (
    <StateBlock
      title={selection.q ? empty.searchTitle(selection.q) : empty.shelfTitle}
      text={selection.q ? empty.searchText : empty.shelfText}
    >
      {/* A search has its field above already. */}
      {!selection.q && <SearchForm label={empty.again} action={shell.bar.search} className="mt-8 wide:hidden" />}
      <Departments />
      {selection.q && <PopularProducts />}
    </StateBlock>
  )
}
