import { Search } from 'lucide-react'
import { Link } from 'react-router'
import { useOverlay } from '#app/platform/ui/use-overlay.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { searchPath } from '#domain/browse/catalog/address/api-path.ts'

/** Looks like a field and opens the search overlay; without scripts it links to the search page (U19, U24). */
export function SearchEntry({ q }: { q?: string | undefined }) {
  const { words } = useCountry()
  const { openInstead } = useOverlay('search')
  return (
    <Link
      to={searchPath}
      role="button"
      aria-haspopup="dialog"
      onClick={openInstead}
      className={`flex min-h-12 items-center gap-3 rounded-field border border-ink-2 bg-surface px-3 ${q ? '' : 'text-ink-2'}`}
    >
      <Search aria-hidden="true" size={20} strokeWidth={1.5} className="shrink-0" />
      <span className="truncate">{q ?? words.bar.searchHint}</span>
    </Link>
  )
}
