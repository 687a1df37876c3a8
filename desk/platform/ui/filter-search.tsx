import { Search } from 'lucide-react'
import { typed } from '#desk/platform/typed.ts'
import { filterClass } from './filter-choice.tsx'

type FilterSearchProps = { label: string; value: string; onSearch(text: string): void; className?: string }

/** The words that a list is searched by; `/` brings one here. */
export function FilterSearch({ label, value, onSearch, className = '' }: FilterSearchProps) {
  return (
    <form
      // Another search begins with its own words.
      key={value}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed(event.currentTarget, 'text').trim())
      }}
      className={`relative min-w-0 grow ${className}`}
    >
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
        aria-label={label}
        placeholder={label}
        defaultValue={value}
        maxLength={100}
        className={`${filterClass} w-full pl-8`}
      />
    </form>
  )
}
